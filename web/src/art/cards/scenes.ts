// What is drawn on a card, by its notation: a motif for each of the fifteen kinds, a pattern for each of the three backs.
import type { Component } from "svelte";

const FILES = import.meta.glob<Component>(["./motifs/*.svelte", "./backs/*.svelte"], {
  eager: true,
  import: "default",
});

/** "2M" is motifs/M2.svelte, "2?" is backs/Back2.svelte. */
export function scene(card: string): Component | undefined {
  const [era, domain] = card;
  return FILES[domain === "?" ? `./backs/Back${era}.svelte` : `./motifs/${domain}${era}.svelte`];
}
