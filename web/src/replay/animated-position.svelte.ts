// What a replay shows: of one action forwards the cards move as they did at the table; anything else is a cut. A next step
// does not wait: what is still in the air lands at once.
import { tick } from "svelte";
import { playSound } from "$lib/sounds";
import type { Position } from "$lib/wire";
import { animateChange, rippleAreas } from "../board/animation/card-flights";
import type { GameView } from "../game/card-moves";
import type { Perspective } from "./playback.svelte";

export class AnimatedPosition {
  shown = $state.raw<Position | null>(null);
  /** The places that the last action changed. */
  fresh = $state.raw<string[]>([]);
  #eyes: Perspective = null;
  #flights = new AbortController();

  /** Show a position; `hurry` shortens the flights. Resolves when all have landed. */
  async show(next: Position | null, eyes: Perspective, board: HTMLElement | undefined, hurry: number): Promise<void> {
    const before = this.shown;
    const forwards = before !== null && next?.ply === before.ply + 1 && eyes === this.#eyes;
    this.#flights.abort();
    this.#eyes = eyes;
    if (!forwards || !board || document.visibilityState === "hidden") {
      this.shown = next;
      this.fresh = [];
      return;
    }
    this.#flights = new AbortController();
    const way = { hurry, landing: this.#flights.signal };
    const seat = eyes === "all" ? 1 : eyes;
    if (next.last?.step === "attack") rippleAreas(board, next.last.seat);
    const draw = async (found: { to: string }[]): Promise<void> => {
      this.fresh = found.map(({ to }) => to);
      if (found.length) playSound(next.last?.step === "play" ? "wood" : "paper");
      this.shown = next;
      await tick();
    };
    await animateChange(board, [gameView(before, eyes), gameView(next, eyes)], seat, way, draw);
  }
}

/** A position as it is looked at: where all hands are open, cards and not backs move from and to them. */
const gameView = ({ game, own }: Position, eyes: Perspective): GameView =>
  eyes === "all" ? { game: { ...game, hands: own.map(({ hand }) => hand) }, own } : { game, own };
