// The scenes on cards, by notation: a motif for each of the fifteen kinds, a pattern for each of the three backs.
import type { Component } from "svelte";

const SCENES = import.meta.glob<Component>(["./motifs/*.svelte", "./backs/*.svelte"], {
  eager: true,
  import: "default",
});

/** "2M" is motifs/M2.svelte, "2?" is backs/Back2.svelte. */
export function cardScene(card: string): Component | undefined {
  const [era, domain] = card;
  return SCENES[domain === "?" ? `./backs/Back${era}.svelte` : `./motifs/${domain}${era}.svelte`];
}
