// Live regions for screen readers, one polite and one urgent; App.svelte and open dialogs render them.
import { untrack } from "svelte";

export const announcements = $state({ polite: "", urgent: "" });

/** Announce a text at the next pause; `urgent` interrupts. Repeated texts are announced again. */
export function announce(words: string, { urgent = false } = {}): void {
  const line = urgent ? "urgent" : "polite";
  // A changed text is announced, so a repetition gets an invisible change. Untracked: effects may announce.
  announcements[line] = untrack(() => announcements[line]) === words ? `${words}\u00a0` : words;
}
