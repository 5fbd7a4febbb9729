// A learner's attempt at a lesson. The server keeps no state: every request sends all actions so far.
import { request } from "$lib/api";
import type { LessonState, LessonRequest, Position } from "$lib/wire";
import type { AnimationQueue, TableFrame } from "../board/animation/animation-queue.svelte";
import { END_TURN } from "../game/notation";
import { actionSentence, consequenceSentences } from "../narration/events";

export class LessonAttempt {
  /** The state of the attempt; the board may be a little behind. */
  state = $state.raw<LessonState | null>(null);
  /** What the others did since the learner's last action, in sentences. */
  happened = $state.raw<string[]>([]);
  #lesson: string;
  #queue: AnimationQueue;
  #names: () => string[];
  #frames = 0;

  constructor(lesson: string, queue: AnimationQueue, names: () => string[]) {
    this.#lesson = lesson;
    this.#queue = queue;
    this.#names = names;
  }

  /** Start, or start over. */
  async begin(): Promise<void> {
    await this.#jumpTo("");
  }

  /** Play one more action. Does nothing after a mistake, which has to be taken back, or at the end. */
  async play(token: string): Promise<void> {
    const before = this.state;
    if (!before || before.mistake || before.done) return;
    const after = await this.#try(`${before.actions} ${token}`.trim());
    this.state = after;
    let previous = before.positions.at(-1)!;
    const sentences: string[] = [];
    for (const position of after.positions) {
      sentences.push(...this.#sentences(previous, position));
      this.#queue.enqueue(this.#frame(position), position === after.positions[0]);
      previous = position;
    }
    this.happened = sentences;
  }

  /** Take the last action back. */
  async takeBack(): Promise<void> {
    const actions = this.state?.actions.split(" ") ?? [];
    await this.#jumpTo(actions.slice(0, -1).join(" "));
  }

  async #jumpTo(actions: string): Promise<void> {
    const state = await this.#try(actions);
    this.state = state;
    this.happened = [];
    this.#queue.jumpTo(this.#frame(state.positions.at(-1)!));
  }

  #try(actions: string): Promise<LessonState> {
    const tried: LessonRequest = { actions };
    return request<LessonState>("POST", `/api/lessons/${encodeURIComponent(this.#lesson)}`, tried);
  }

  /** What the others did. The end of their turn and the cards they draw are visible and need no sentence. */
  #sentences(before: Position, { last, game }: Position): string[] {
    const action =
      last && last.seat !== before.own[0]?.seat && last.action !== END_TURN
        ? [actionSentence(last, this.#names())]
        : [];
    return [...action, ...consequenceSentences({ ...before.game, deck: game.deck }, game, this.#names())];
  }

  #frame({ game, own, aid, last }: Position): TableFrame {
    const event = last ? { kind: "acted" as const, at: 0, ...last, bot: last.seat !== own[0]?.seat } : null;
    return { seq: ++this.#frames, game, own, aid, turn: null, event };
  }
}
