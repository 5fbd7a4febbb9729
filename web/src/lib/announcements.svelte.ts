// Live regions for screen readers. LiveRegions.svelte renders them: on the page, and again in open dialogs.
import { untrack } from "svelte";

/** `notice` has a region of its own: a toast that arrives together with an event must not replace its sentence. */
export type LiveRegion = "polite" | "notice" | "urgent";

export const announcements = $state<Record<LiveRegion, string>>({ polite: "", notice: "", urgent: "" });

/** Announce a text at the next pause; `urgent` interrupts. Repeated texts are announced again. */
export function announce(text: string, region: LiveRegion = "polite"): void {
  // A changed text is announced, so a repetition gets an invisible change. Untracked: effects may announce.
  announcements[region] = untrack(() => announcements[region]) === text ? `${text}\u00a0` : text;
}
