// A game as it goes by: which ply is shown, with whose eyes, and how fast it runs. Positions are the server's; they are
// fetched in chunks, one request at a time, and only for what is wanted by then.
import { request, errorMessage } from "$lib/api";
import type { GameRecord, Outline, OutlineRequest, Position, Positions, PositionsRequest } from "$lib/wire";

/** A seat's, everybody's, or a spectator's. */
export type Perspective = number | "all" | null;

export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4] as const;
const CHUNK_SIZE = 16;
const MS_PER_ACTION = 1100; // milliseconds of an action at speed 1

export class Playback {
  /** The ply that is asked for; `position` follows as soon as it is there. */
  ply = $state(0);
  plies = $state(0);
  eyes = $state<Perspective>("all");
  speed = $state<number>(1);
  running = $state(false);
  position = $state.raw<Position | null>(null);
  outline = $state.raw<Outline | null>(null);
  problem = $state("");

  #record: GameRecord;
  #chunks = new Map<string, Position[]>();
  #loading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #landed: Promise<void> = Promise.resolve();

  constructor(record: GameRecord, ply: number) {
    this.#record = record;
    this.ply = ply;
    void this.#sketch();
    void this.#follow();
  }

  /** Show the game after so many actions. */
  go(ply: number): void {
    this.ply = Math.min(Math.max(0, Math.round(ply)), this.plies);
    void this.#follow();
  }

  /** Go on by so many actions; by hand, so that it no longer runs. */
  step(by: number): void {
    this.pause();
    this.go(this.ply + by);
  }

  look(eyes: Perspective): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    void this.#sketch();
    void this.#follow();
  }

  run(): void {
    if (this.ply >= this.plies) this.go(0);
    this.running = true;
    this.#rest();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** A running game waits until the cards of what is shown have landed. */
  land(landed: Promise<void>): void {
    this.#landed = landed;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(async () => {
      await this.#landed;
      if (!this.running || timer !== this.#timer) return;
      const arrived = this.position?.ply === this.ply;
      if (arrived) this.go(this.ply + 1);
      if (this.ply >= this.plies) this.pause();
      else this.#rest();
    }, MS_PER_ACTION / this.speed);
    this.#timer = timer;
  }

  async #sketch(): Promise<void> {
    const { eyes } = this;
    try {
      const wanted: OutlineRequest = { record: this.#record, seat: eyes };
      const outline = await request<Outline>("POST", "/api/outline", wanted);
      if (eyes === this.eyes) this.outline = outline;
    } catch (problem) {
      this.problem = errorMessage(problem);
    }
  }

  async #follow(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (!this.#shown()) await this.#load(this.ply);
      const next = this.ply + CHUNK_SIZE / 2;
      if (next <= this.plies && !this.#chunks.has(this.#name(next))) await this.#load(next);
      this.problem = "";
    } catch (problem) {
      this.pause();
      this.problem = errorMessage(problem);
    } finally {
      this.#loading = false;
    }
    if (!this.problem && !this.#shown()) void this.#follow();
  }

  #shown(): boolean {
    const chunk = this.#chunks.get(this.#name(this.ply));
    if (chunk) this.position = chunk[this.ply % CHUNK_SIZE] ?? chunk.at(-1) ?? null;
    return chunk !== undefined;
  }

  #name = (ply: number): string => `${this.eyes}:${Math.floor(ply / CHUNK_SIZE)}`;

  async #load(ply: number): Promise<void> {
    const name = this.#name(ply);
    const from = Math.floor(ply / CHUNK_SIZE) * CHUNK_SIZE;
    const wanted: PositionsRequest = { record: this.#record, seat: this.eyes, from, count: CHUNK_SIZE };
    const { plies, positions } = await request<Positions>("POST", "/api/positions", wanted);
    this.plies = plies;
    this.ply = Math.min(this.ply, plies);
    this.#chunks.set(name, positions);
  }
}
