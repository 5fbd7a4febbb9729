// Cards as they are written, `2S`, and as they lie: in domain order, or by domain with the earliest era first.
import type { Era } from "$art/domains";
import type { Letter, Shared } from "$lib/wire";

export const LETTERS: readonly Letter[] = ["M", "R", "E", "S", "C", "U"];
export const NUMERALS = ["I", "II", "III"] as const;

export const cardsIn = (cards: string): string[] => cards.split(" ").filter(Boolean);
export const domainOf = (card: string): Letter => card[1] as Letter;
export const eraOf = (card: string): number => Number(card[0]);

/** Cards in the order in which one holds them: by domain, then by era. */
export const sorted = (cards: string): string[] =>
  cardsIn(cards).sort((one, other) => place(one) - place(other) || eraOf(one) - eraOf(other));

const place = (card: string): number => LETTERS.indexOf(domainOf(card));

/** Those of a domain, the earliest era first: the order in which they are taken (rule 1.3). */
export const ofDomain = (cards: string, domain: Letter): string[] =>
  cardsIn(cards)
    .filter((card) => domainOf(card) === domain)
    .sort();

/** The eras of the embargoes that lie across a column, as their backs show. */
export const embargoesOn = ({ embargo, embargo_eras }: Shared, seat: number, domain: Letter): Era[] =>
  (embargo[seat - 1] ?? []).flatMap((laid, index) =>
    laid === domain ? [String(embargo_eras[seat - 1]![index]) as Era] : [],
  );

/** How often something is among others. */
export const count = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;
