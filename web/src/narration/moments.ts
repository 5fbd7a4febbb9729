// The notable moments of a game, in sentences.
import { t } from "$lib/texts.svelte";
import type { Moment } from "$lib/wire";

const KEY_BY_KIND: Record<Moment["kind"], string> = {
  attack: "replay-moment-attack",
  democracy: "log-democracy",
  threat: "replay-moment-threat",
  "last-round": "table-last-round",
  end: "end-title",
};

/** A moment in a sentence that names the players and the domain. */
export const momentSentence = ({ kind, seat, domain, target }: Moment, names: string[]): string =>
  t(KEY_BY_KIND[kind], {
    name: names[seat - 1] ?? "",
    target: target ? (names[target - 1] ?? "") : "",
    domain: domain ? `domain-${domain}` : "",
  });
