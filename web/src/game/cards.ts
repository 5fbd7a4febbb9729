// Lists of cards in notation ("2S 1M"), sorted by domain and era.
import type { Era } from "$art/domains";
import type { Letter, Shared } from "$lib/wire";

export const DOMAIN_LETTERS: readonly Letter[] = ["M", "R", "E", "S", "C", "U"];
export const ERA_NUMERALS = ["I", "II", "III"] as const;

/** The cards of a list in notation. */
export const parseCards = (cards: string): string[] => cards.split(" ").filter(Boolean);
export const domainOf = (card: string): Letter => card[1] as Letter;
export const eraOf = (card: string): number => Number(card[0]);

/** The cards sorted by domain, then by era. */
export const sortCards = (cards: string): string[] =>
  parseCards(cards).sort((one, other) => domainRank(one) - domainRank(other) || eraOf(one) - eraOf(other));

const domainRank = (card: string): number => DOMAIN_LETTERS.indexOf(domainOf(card));

/** The cards of one domain, the earliest era first: the order in which they are taken (rule 1.3). */
export const cardsOfDomain = (cards: string, domain: Letter): string[] =>
  parseCards(cards)
    .filter((card) => domainOf(card) === domain)
    .sort();

/** How many cards of the same domain come before the one at an index. */
export const sameDomainBefore = (cards: readonly string[], index: number): number =>
  cards.slice(0, index).filter((card) => domainOf(card) === domainOf(cards[index]!)).length;

/** The eras of the embargo cards on a column; their backs show the era. */
export const embargoEras = ({ embargo, embargo_eras }: Shared, seat: number, domain: Letter): Era[] =>
  (embargo[seat - 1] ?? []).flatMap((laid, index) =>
    laid === domain ? [String(embargo_eras[seat - 1]![index]) as Era] : [],
  );

/** How often an item occurs in a list. */
export const countOf = <T>(items: readonly T[], item: T): number => items.filter((other) => other === item).length;
