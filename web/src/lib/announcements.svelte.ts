// What a screen reader is told without anybody asking: one polite and one urgent line, both in App.svelte.
import { untrack } from "svelte";

export const announcements = $state({ polite: "", urgent: "" });

/** Say something when there is a pause; `urgent` interrupts. The same words twice are said twice. */
export function announce(words: string, { urgent = false } = {}): void {
  const line = urgent ? "urgent" : "polite";
  announcements[line] = untrack(() => announcements[line]) === words ? `${words}\u00a0` : words; // an effect may announce
}
