// The chat of a table: its messages, which of them are new, and who is muted.
import { request } from "$lib/api";
import type { LiveEvent, LiveTable } from "$lib/live-table.svelte";
import { currentUser } from "$lib/user.svelte";
import type { PhraseSent, ChatSent } from "$lib/wire";

export type ChatMessage = LiveEvent & { event: ChatSent | PhraseSent };

/** The drawer that holds log and chat. `readSeq` is the number of the last chat message that was on screen. */
export const drawer = $state({ open: false, tab: "log" as "log" | "chat", readSeq: 0 });

let muted = $state.raw<readonly string[]>([]);

export const isMuted = (person: string): boolean => muted.includes(person);

/** Load the people whom the user has muted. */
export async function loadMutes(): Promise<void> {
  if (currentUser()) muted = await request<string[]>("GET", "/api/me/mutes");
}

/** Mute a person for this user, or unmute them. */
export async function setMuted(person: string, silent: boolean): Promise<void> {
  await request<void>(silent ? "PUT" : "DELETE", `/api/me/mutes/${encodeURIComponent(person)}`);
  muted = silent ? [...muted, person] : muted.filter((other) => other !== person);
}

/** The messages of people who are not muted, the oldest first. */
export const chatMessages = (live: LiveTable): ChatMessage[] =>
  live.events.filter(isChat).filter(({ event }) => !isMuted(event.person) && (event.kind === "phrased" || event.text));

const isChat = (event: LiveEvent): event is ChatMessage =>
  event.event.kind === "said" || event.event.kind === "phrased";

/** The number of new messages by other people. */
export const unreadCount = (live: LiveTable): number =>
  chatMessages(live).filter(({ seq, event }) => seq > drawer.readSeq && event.person !== currentUser()?.person).length;
