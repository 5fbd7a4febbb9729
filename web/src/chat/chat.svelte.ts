// What people say at a table: which of it is new, and whom one does not want to hear.
import { ask } from "$lib/api";
import type { Live, Seen } from "$lib/live-table.svelte";
import { me } from "$lib/user.svelte";
import type { Phrased, Said } from "$lib/wire";

export type Utterance = Seen & { event: Said | Phrased };

/** The drawer that holds log and talk. `read` is the last event that one has had before one's eyes there. */
export const drawer = $state({ open: false, tab: "log" as "log" | "talk", read: 0 });

let muted = $state.raw<readonly string[]>([]);

export const isMuted = (person: string): boolean => muted.includes(person);

/** Find out whom one has muted before. */
export async function recallMutes(): Promise<void> {
  if (me()) muted = await ask<string[]>("GET", "/api/me/mutes");
}

/** Hear somebody no more, or again. */
export async function mute(person: string, silent: boolean): Promise<void> {
  await ask<void>(silent ? "PUT" : "DELETE", `/api/me/mutes/${encodeURIComponent(person)}`);
  muted = silent ? [...muted, person] : muted.filter((other) => other !== person);
}

/** Everything that was said and that one wants to hear, the first first. */
export const utterances = (live: Live): Utterance[] =>
  live.events.filter(isTalk).filter(({ event }) => !isMuted(event.person) && (event.kind === "phrased" || event.text));

const isTalk = (seen: Seen): seen is Utterance => seen.event.kind === "said" || seen.event.kind === "phrased";

/** How much of it is by others and new. */
export const unread = (live: Live): number =>
  utterances(live).filter(({ seq, event }) => seq > drawer.read && event.person !== me()?.person).length;
