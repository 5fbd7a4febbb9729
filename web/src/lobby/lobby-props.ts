// The properties that the parts of a lobby share.
import type { LiveTable } from "$lib/live-table.svelte";
import type { Command } from "$lib/wire";

export interface LobbyProps {
  live: LiveTable;
  isHost: boolean;
  busy: boolean;
  /** Send a command; resolves to whether it was accepted. */
  send: (command: Command) => Promise<boolean>;
  sit: (seat: number, name: string) => Promise<void>;
}
