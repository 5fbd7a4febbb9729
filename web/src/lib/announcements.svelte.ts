// What a screen reader is told without anybody asking: one polite and one urgent line, both in App.svelte.
import { untrack } from "svelte";

export const announced = $state({ polite: "", urgent: "" });

/** Say something when there is a pause; `urgent` interrupts. The same words twice are said twice. */
export function announce(words: string, { urgent = false } = {}): void {
  const line = urgent ? "urgent" : "polite";
  announced[line] = untrack(() => announced[line]) === words ? `${words}\u00a0` : words; // an effect may announce
}
