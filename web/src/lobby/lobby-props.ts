// What the parts of a lobby are given to ask the table with.
import type { Live } from "$lib/live-table.svelte";
import type { Command } from "$lib/wire";

export interface Asking {
  live: Live;
  isHost: boolean;
  busy: boolean;
  send: (command: Command) => Promise<boolean>;
  sit: (seat: number, name: string) => Promise<void>;
}
