// What the table shows, which is what has happened, one event after the other: each waits until the cards of the one
// before have landed. If much is waiting, it hurries; if too much, it jumps; and what one did oneself does not wait.
import type { Aid, VisibleEvent, Own, Shared, TurnInfo } from "$lib/wire";

/** The table after an event, whole. */
export interface TableFrame {
  seq: number;
  event: VisibleEvent | null;
  game: Shared;
  own: readonly Own[];
  aid: Aid;
  turn: TurnInfo | null;
}

/** Shows the way from one frame to the next by drawing it when told to; resolves when the eye could follow, or once it
    shall land. */
export type FrameAnimation = (
  before: TableFrame,
  after: TableFrame,
  way: AnimationTiming,
  draw: () => void,
) => Promise<void>;

export interface AnimationTiming {
  /** What part of the usual time there is. */
  hurry: number;
  /** Ends it at once. */
  landing: AbortSignal;
}

const MAX_QUEUED = 14; // frames that are more than anybody wants to watch
const HURRY_THRESHOLD = 2; // frames that may wait at the usual pace
const MAX_HISTORY = 120; // frames that can be shown again

export class AnimationQueue {
  shown = $state.raw<TableFrame | null>(null);
  /** Whether something has happened that is not drawn yet. */
  behind = $state(false);
  /** Whether what is shown has been before. */
  again = $state(false);
  #queue: TableFrame[] = [];
  #kept: TableFrame[] = [];
  #show: FrameAnimation;
  #running = false;
  #flights = new AbortController();

  constructor(show: FrameAnimation) {
    this.#show = show;
  }

  /** The table as it is now, at once: the first sight of it, or after one was away. */
  settle(frame: TableFrame): void {
    this.#queue = [];
    this.shown = frame;
    if (this.#kept.at(-1)?.seq !== frame.seq) this.#kept = [...this.#kept, frame].slice(-MAX_HISTORY);
  }

  /** Something happened; at once if one waits to see it. */
  add(frame: TableFrame, awaited = false): void {
    if (awaited && !this.again) this.#flights.abort();
    this.#kept = [...this.#kept, frame].slice(-MAX_HISTORY);
    this.#queue.push(frame);
    this.behind = true;
    void this.#run();
  }

  /** Show again what others did since one's own last action. */
  replay(seat: number | null): void {
    const mine = (frame: TableFrame): boolean => frame.event?.kind === "acted" && frame.event.seat === seat;
    const latest = this.#kept.findLastIndex(mine);
    const others = this.#kept.findLastIndex((frame) => frame.event?.kind === "acted" && !mine(frame));
    // Once one has acted oneself, it is the turn before that which is shown.
    let from = latest > others ? this.#kept.findLastIndex((frame, index) => index < others && mine(frame)) : latest;
    from = Math.max(from, this.#kept.length - MAX_QUEUED * 3, 0);
    const first = this.#kept[from];
    if (!first || this.again || others < from) return;
    this.again = this.behind = true;
    this.#queue = [{ ...first, event: null }, ...this.#kept.slice(from + 1)];
    void this.#run();
  }

  /** Whether others have done something that can be shown again. */
  get watchable(): boolean {
    return !!this.shown && this.#kept.length > 2;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = this.behind = true;
    while (this.#queue.length) {
      if (this.#queue.length > MAX_QUEUED && !this.again) this.#queue.splice(0, this.#queue.length - 1);
      const next = this.#queue.shift()!;
      const before = this.shown;
      const hurry = this.#queue.length > HURRY_THRESHOLD && !this.again ? 0.4 : 1;
      this.#flights.abort(); // what has landed may still be lit
      this.#flights = new AbortController();
      const draw = (): void => {
        this.shown = next;
        this.behind = this.#queue.length > 0;
      };
      if (before && next.event) await this.#show(before, next, { hurry, landing: this.#flights.signal }, draw); // else there is no way to show
      draw();
    }
    this.#running = this.behind = this.again = false;
  }
}
