// The queue between what has happened and what the board shows: each event waits until the animation of the one before
// has ended. A long queue is animated faster, a very long one is skipped, and the player's own actions are not delayed.
import type { Aid, VisibleEvent, Own, Shared, TurnInfo } from "$lib/wire";

/** The whole table after an event. */
export interface TableFrame {
  seq: number;
  event: VisibleEvent | null;
  game: Shared;
  own: readonly Own[];
  aid: Aid;
  turn: TurnInfo | null;
}

/** Animates the change from one frame to the next, and calls `draw` to render the new one. Resolves when it ends. */
export type FrameAnimation = (
  before: TableFrame,
  after: TableFrame,
  timing: AnimationTiming,
  draw: () => void,
) => Promise<void>;

export interface AnimationTiming {
  /** The factor by which durations are multiplied. */
  timeScale: number;
  /** Ends the animation at once. */
  signal: AbortSignal;
}

const MAX_QUEUED = 14; // with more frames, skip to the last
const HURRY_THRESHOLD = 2; // with more frames, animate faster
const HURRY_SCALE = 0.4;
const MAX_HISTORY = 120; // frames that can be replayed

export class AnimationQueue {
  shown = $state.raw<TableFrame | null>(null);
  /** Whether there are frames that are not drawn yet. */
  pending = $state(false);
  /** Whether earlier frames are being shown again. */
  replaying = $state(false);
  #queue: TableFrame[] = [];
  #history: TableFrame[] = [];
  #animate: FrameAnimation;
  #running = false;
  #current = new AbortController();

  constructor(animate: FrameAnimation) {
    this.#animate = animate;
  }

  /** Show a frame at once, without animation: the first one, or one after a reconnection. */
  jumpTo(frame: TableFrame): void {
    this.#queue = [];
    this.shown = frame;
    if (this.#history.at(-1)?.seq !== frame.seq) this.#history = [...this.#history, frame].slice(-MAX_HISTORY);
  }

  /** Enqueue a frame. `immediate` ends the current animation: the player is waiting for this frame. */
  enqueue(frame: TableFrame, immediate = false): void {
    if (immediate && !this.replaying) this.#current.abort();
    this.#history = [...this.#history, frame].slice(-MAX_HISTORY);
    this.#queue.push(frame);
    this.pending = true;
    void this.#run();
  }

  /** Replay what the others did since the seat's last action. */
  replay(seat: number | null): void {
    const byViewer = (frame: TableFrame): boolean => frame.event?.kind === "acted" && frame.event.seat === seat;
    const latest = this.#history.findLastIndex(byViewer);
    const others = this.#history.findLastIndex((frame) => frame.event?.kind === "acted" && !byViewer(frame));
    // If the seat has acted since, replay the others' turns before that.
    let from =
      latest > others ? this.#history.findLastIndex((frame, index) => index < others && byViewer(frame)) : latest;
    from = Math.max(from, this.#history.length - MAX_QUEUED * 3, 0);
    const first = this.#history[from];
    if (!first || this.replaying || others < from) return;
    this.replaying = this.pending = true;
    this.#queue = [{ ...first, event: null }, ...this.#history.slice(from + 1)];
    void this.#run();
  }

  get canReplay(): boolean {
    return !!this.shown && this.#history.length > 2;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = this.pending = true;
    while (this.#queue.length) {
      if (this.#queue.length > MAX_QUEUED && !this.replaying) this.#queue.splice(0, this.#queue.length - 1);
      const next = this.#queue.shift()!;
      const before = this.shown;
      const timeScale = this.#queue.length > HURRY_THRESHOLD && !this.replaying ? HURRY_SCALE : 1;
      this.#current.abort(); // also ends glows of the previous frame
      this.#current = new AbortController();
      const draw = (): void => {
        this.shown = next;
        this.pending = this.#queue.length > 0;
      };
      // A frame without an event, or the first one, has nothing to animate from.
      if (before && next.event) await this.#animate(before, next, { timeScale, signal: this.#current.signal }, draw);
      draw();
    }
    this.#running = this.pending = this.replaying = false;
  }
}
