// What the parts of a lobby are given to ask the table with.
import type { LiveTable } from "$lib/live-table.svelte";
import type { Command } from "$lib/wire";

export interface LobbyProps {
  live: LiveTable;
  isHost: boolean;
  busy: boolean;
  send: (command: Command) => Promise<boolean>;
  sit: (seat: number, name: string) => Promise<void>;
}
