// The playback of a record: the current ply, the perspective and the speed. Positions come from the server in chunks,
// one request at a time; a position that is no longer needed is not fetched.
import { request, errorMessage } from "$lib/api";
import type { GameRecord, Outline, OutlineRequest, Position, Positions, PositionsRequest } from "$lib/wire";

/** The hands that are visible: those that a seat sees, all of them, or (null) those that a spectator sees. */
export type Perspective = number | "all" | null;

export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4] as const;
const CHUNK_SIZE = 16;
const MS_PER_ACTION = 1100; // at speed 1

export class Playback {
  /** The requested ply; `position` follows once it is loaded. */
  ply = $state(0);
  plies = $state(0);
  perspective = $state<Perspective>("all");
  speed = $state<number>(1);
  running = $state(false);
  position = $state.raw<Position | null>(null);
  outline = $state.raw<Outline | null>(null);
  problem = $state("");

  #record: GameRecord;
  #chunks = new Map<string, Position[]>();
  #loading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #animation: Promise<void> = Promise.resolve();

  constructor(record: GameRecord, ply: number) {
    this.#record = record;
    this.ply = ply;
    void this.#loadOutline();
    void this.#loadPositions();
  }

  /** Go to a ply, within the bounds of the game. */
  seek(ply: number): void {
    this.ply = Math.min(Math.max(0, Math.round(ply)), this.plies);
    void this.#loadPositions();
  }

  /** Pause, and move by a number of plies. */
  step(by: number): void {
    this.pause();
    this.seek(this.ply + by);
  }

  setPerspective(perspective: Perspective): void {
    if (perspective === this.perspective) return;
    this.perspective = perspective;
    void this.#loadOutline();
    void this.#loadPositions();
  }

  /** Start playing, from the beginning if the game is at its end. */
  play(): void {
    if (this.ply >= this.plies) this.seek(0);
    this.running = true;
    this.#scheduleNext();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Wait for this animation before playing the next action. */
  waitFor(animation: Promise<void>): void {
    this.#animation = animation;
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(async () => {
      await this.#animation;
      if (!this.running || timer !== this.#timer) return;
      const loaded = this.position?.ply === this.ply;
      if (loaded) this.seek(this.ply + 1);
      if (this.ply >= this.plies) this.pause();
      else this.#scheduleNext();
    }, MS_PER_ACTION / this.speed);
    this.#timer = timer;
  }

  async #loadOutline(): Promise<void> {
    const { perspective } = this;
    try {
      const body: OutlineRequest = { record: this.#record, seat: perspective };
      const outline = await request<Outline>("POST", "/api/outline", body);
      if (perspective === this.perspective) this.outline = outline;
    } catch (error) {
      this.problem = errorMessage(error);
    }
  }

  /** Load the current position, then the chunk that will be needed next. */
  async #loadPositions(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (!this.#showLoaded()) await this.#loadChunk(this.ply);
      const next = this.ply + CHUNK_SIZE / 2;
      if (next <= this.plies && !this.#chunks.has(this.#chunkKey(next))) await this.#loadChunk(next);
      this.problem = "";
    } catch (error) {
      this.pause();
      this.problem = errorMessage(error);
    } finally {
      this.#loading = false;
    }
    if (!this.problem && !this.#showLoaded()) void this.#loadPositions();
  }

  /** Show the current position if it is loaded; returns whether it is. */
  #showLoaded(): boolean {
    const chunk = this.#chunks.get(this.#chunkKey(this.ply));
    if (chunk) this.position = chunk[this.ply % CHUNK_SIZE] ?? chunk.at(-1) ?? null;
    return chunk !== undefined;
  }

  #chunkKey = (ply: number): string => `${this.perspective}:${Math.floor(ply / CHUNK_SIZE)}`;

  async #loadChunk(ply: number): Promise<void> {
    const key = this.#chunkKey(ply);
    const from = Math.floor(ply / CHUNK_SIZE) * CHUNK_SIZE;
    const body: PositionsRequest = { record: this.#record, seat: this.perspective, from, count: CHUNK_SIZE };
    const { plies, positions } = await request<Positions>("POST", "/api/positions", body);
    this.plies = plies;
    this.ply = Math.min(this.ply, plies);
    this.#chunks.set(key, positions);
  }
}
