// A learner's attempt at a lesson: what they have done so far, and what the server says of it. The server remembers
// nothing; it is told everything each time.
import { request } from "$lib/api";
import type { LessonState, LessonRequest, Position } from "$lib/wire";
import { consequenceSentences, actionSentence } from "../narration/events";
import { END_TURN } from "../board/input/action-input.svelte";
import type { TableFrame, AnimationQueue } from "../board/animation/animation-queue.svelte";

export class LessonAttempt {
  /** How it stands; what the eye sees may be a little behind. */
  state = $state.raw<LessonState | null>(null);
  /** What the others did since one's own last action, in sentences. */
  happened = $state.raw<string[]>([]);
  #lesson: string;
  #scene: AnimationQueue;
  #names: () => string[];
  #drawn = 0;

  constructor(lesson: string, scene: AnimationQueue, names: () => string[]) {
    this.#lesson = lesson;
    this.#scene = scene;
    this.#names = names;
  }

  /** The first position, or the first again. */
  async begin(): Promise<void> {
    await this.#jump("");
  }

  /** One action more. After a mistake there is nothing to do but to take it back. */
  async play(token: string): Promise<void> {
    const before = this.state;
    if (!before || before.mistake || before.done) return;
    const after = await this.#tried(`${before.actions} ${token}`.trim());
    this.state = after;
    let seen = before.positions.at(-1)!;
    const sentences: string[] = [];
    for (const position of after.positions) {
      sentences.push(...this.#said(seen, position));
      this.#scene.add(this.#frame(position), position === after.positions[0]);
      seen = position;
    }
    this.happened = sentences;
  }

  /** As though the last action had not been. */
  async takeBack(): Promise<void> {
    const actions = this.state?.actions.split(" ") ?? [];
    await this.#jump(actions.slice(0, -1).join(" "));
  }

  async #jump(actions: string): Promise<void> {
    const state = await this.#tried(actions);
    this.state = state;
    this.happened = [];
    this.#scene.settle(this.#frame(state.positions.at(-1)!));
  }

  #tried(actions: string): Promise<LessonState> {
    const tried: LessonRequest = { actions };
    return request<LessonState>("POST", `/api/lessons/${encodeURIComponent(this.#lesson)}`, tried);
  }

  /** What the others did; that they ended their turn and drew is seen, and need not be read. */
  #said(before: Position, { last, game }: Position): string[] {
    const deed =
      last && last.seat !== before.own[0]?.seat && last.action !== END_TURN
        ? [actionSentence(last, this.#names())]
        : [];
    return [...deed, ...consequenceSentences({ ...before.game, deck: game.deck }, game, this.#names())];
  }

  #frame({ game, own, aid, last }: Position): TableFrame {
    const event = last ? { kind: "acted" as const, at: 0, ...last, bot: last.seat !== own[0]?.seat } : null;
    return { seq: ++this.#drawn, game, own, aid, turn: null, event };
  }
}
