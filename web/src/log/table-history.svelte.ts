// A look back during a live game: one position of the past, shown instead of the present one, which goes on meanwhile.
import { request, errorMessage } from "$lib/api";
import type { Position, Positions } from "$lib/wire";

const PREFETCHED = 8; // positions fetched on either side, for stepping on

class TableHistory {
  /** The position to show instead of the present one; null while one looks at the present. */
  position = $state.raw<Position | null>(null);
  problem = $state("");
  #code = "";
  #near = new Map<number, Position>();
  #wanted = 0;

  /** Show the table as it was after so many actions. */
  async lookAt(code: string, ply: number): Promise<void> {
    if (code !== this.#code) this.#near.clear();
    this.#code = code;
    this.#wanted = ply;
    this.problem = "";
    try {
      const found = this.#near.get(ply) ?? (await this.#fetched(ply));
      if (this.#wanted === ply && this.#code === code && found) this.position = found;
    } catch (problem) {
      this.problem = errorMessage(problem);
    }
  }

  /** Show a neighbour of the position that is shown. */
  async step(by: number): Promise<void> {
    if (this.position) await this.lookAt(this.#code, Math.max(0, this.position.ply + by));
  }

  /** Show the present again. What was fetched is forgotten: actions may be taken back meanwhile. */
  backToNow(): void {
    this.position = null;
    this.problem = "";
    this.#wanted = -1;
    this.#near.clear();
  }

  async #fetched(ply: number): Promise<Position | undefined> {
    const from = Math.max(0, ply - PREFETCHED);
    const path = `/api/tables/${this.#code}/positions?from=${from}&count=${2 * PREFETCHED + 1}`;
    const { positions } = await request<Positions>("GET", path);
    for (const position of positions) this.#near.set(position.ply, position);
    return this.#near.get(ply);
  }
}

export const tableHistory = new TableHistory();
