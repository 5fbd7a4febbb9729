// What people say at a table: which of it is new, and whom one does not want to hear.
import { request } from "$lib/api";
import type { LiveTable, LiveEvent } from "$lib/live-table.svelte";
import { currentUser } from "$lib/user.svelte";
import type { PhraseSent, ChatSent } from "$lib/wire";

export type ChatMessage = LiveEvent & { event: ChatSent | PhraseSent };

/** The drawer that holds log and talk. `read` is the last event that one has had before one's eyes there. */
export const drawer = $state({ open: false, tab: "log" as "log" | "talk", read: 0 });

let muted = $state.raw<readonly string[]>([]);

export const isMuted = (person: string): boolean => muted.includes(person);

/** Find out whom one has muted before. */
export async function loadMutes(): Promise<void> {
  if (currentUser()) muted = await request<string[]>("GET", "/api/me/mutes");
}

/** Hear somebody no more, or again. */
export async function setMuted(person: string, silent: boolean): Promise<void> {
  await request<void>(silent ? "PUT" : "DELETE", `/api/me/mutes/${encodeURIComponent(person)}`);
  muted = silent ? [...muted, person] : muted.filter((other) => other !== person);
}

/** Everything that was said and that one wants to hear, the first first. */
export const chatMessages = (live: LiveTable): ChatMessage[] =>
  live.events.filter(isChat).filter(({ event }) => !isMuted(event.person) && (event.kind === "phrased" || event.text));

const isChat = (seen: LiveEvent): seen is ChatMessage => seen.event.kind === "said" || seen.event.kind === "phrased";

/** How much of it is by others and new. */
export const unreadCount = (live: LiveTable): number =>
  chatMessages(live).filter(({ seq, event }) => seq > drawer.read && event.person !== currentUser()?.person).length;
