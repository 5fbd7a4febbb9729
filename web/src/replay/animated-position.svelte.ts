// The position that a replay shows. One action forwards is animated as at a live table; every other change is a cut.
// The next step ends an animation that is still running.
import { tick } from "svelte";
import { playSound } from "$lib/sounds";
import type { Position } from "$lib/wire";
import { animateChange, rippleAreas } from "../board/animation/card-flights";
import type { GameView } from "../game/card-moves";
import type { Perspective } from "./playback.svelte";

export class AnimatedPosition {
  shown = $state.raw<Position | null>(null);
  /** The places that the last action changed. */
  changedPlaces = $state.raw<string[]>([]);
  #perspective: Perspective = null;
  #animation = new AbortController();

  /** Show a position; `timeScale` shortens the animation. Resolves when it has ended. */
  async show(
    next: Position | null,
    perspective: Perspective,
    board: HTMLElement | undefined,
    timeScale: number,
  ): Promise<void> {
    const before = this.shown;
    const forwards = before !== null && next?.ply === before.ply + 1 && perspective === this.#perspective;
    this.#animation.abort();
    this.#perspective = perspective;
    if (!forwards || !board || document.visibilityState === "hidden") {
      this.shown = next;
      this.changedPlaces = [];
      return;
    }
    this.#animation = new AbortController();
    const timing = { timeScale, signal: this.#animation.signal };
    const seat = perspective === "all" ? 1 : perspective;
    if (next.last?.step === "attack") rippleAreas(board, next.last.seat);
    const draw = async (moves: { to: string }[]): Promise<void> => {
      this.changedPlaces = moves.map(({ to }) => to);
      if (moves.length) playSound(next.last?.step === "play" ? "wood" : "paper");
      this.shown = next;
      await tick();
    };
    await animateChange(board, [gameView(before, perspective), gameView(next, perspective)], seat, timing, draw);
  }
}

/** A position in a perspective. With all hands visible, cards instead of backs move from and to them. */
const gameView = ({ game, own }: Position, perspective: Perspective): GameView =>
  perspective === "all" ? { game: { ...game, hands: own.map(({ hand }) => hand) }, own } : { game, own };
