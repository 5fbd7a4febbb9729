// Earlier positions of a live game: one of them is shown instead of the current one, while the game goes on.
import { request, errorMessage } from "$lib/api";
import type { Position, Positions } from "$lib/wire";

const PREFETCHED = 8; // positions loaded on either side

class TableHistory {
  /** The position to show instead of the current one; null while the current one is shown. */
  position = $state.raw<Position | null>(null);
  problem = $state("");
  #code = "";
  #loaded = new Map<number, Position>();
  #requestedPly = 0;

  /** Show the table as it was after a number of actions. */
  async show(code: string, ply: number): Promise<void> {
    if (code !== this.#code) this.#loaded.clear();
    this.#code = code;
    this.#requestedPly = ply;
    this.problem = "";
    try {
      const position = this.#loaded.get(ply) ?? (await this.#load(ply));
      if (this.#requestedPly === ply && this.#code === code && position) this.position = position;
    } catch (error) {
      this.problem = errorMessage(error);
    }
  }

  /** Move by a number of plies. */
  async step(by: number): Promise<void> {
    if (this.position) await this.show(this.#code, Math.max(0, this.position.ply + by));
  }

  /** Return to the current position. Loaded positions are dropped, because actions may be taken back meanwhile. */
  close(): void {
    this.position = null;
    this.problem = "";
    this.#requestedPly = -1;
    this.#loaded.clear();
  }

  async #load(ply: number): Promise<Position | undefined> {
    const from = Math.max(0, ply - PREFETCHED);
    const path = `/api/tables/${this.#code}/positions?from=${from}&count=${2 * PREFETCHED + 1}`;
    const { positions } = await request<Positions>("GET", path);
    for (const position of positions) this.#loaded.set(position.ply, position);
    return this.#loaded.get(ply);
  }
}

export const tableHistory = new TableHistory();
