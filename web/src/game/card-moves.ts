// Which cards have moved from where to where between two sights of a game. Places hold multisets of cards; a back is a
// card of its era, and a card that lies face down across a column one of its domain.
import { parseCards, embargoEras, DOMAIN_LETTERS } from "./cards";
import type { Own, Shared } from "$lib/wire";

export interface GameView {
  game: Shared;
  own: readonly Own[];
}

/** A card that changed its place. A place is `deck`, `pile`, `middle`, `pack`, `hand-2`, `area-2-S`, `marker-2-S`. */
export interface CardMove {
  card: string;
  from: string;
  to: string;
}

type CardsByPlace = Map<string, string[]>;

/** All that lies anywhere, as one viewer sees it. */
export function cardsByPlace({ game, own }: GameView, seat: number | null): CardsByPlace {
  const places: CardsByPlace = new Map();
  const mine = own.find((part) => part.seat === seat && seat !== null);
  places.set(
    "deck",
    game.deck.flatMap((left, era) => Array<string>(left).fill(`${era + 1}?`)),
  );
  places.set("pile", parseCards(game.pile));
  places.set("middle", parseCards(game.middle));
  if (mine) places.set("pack", parseCards(mine.pack));
  game.hands.forEach((hand, index) => {
    places.set(`hand-${index + 1}`, parseCards(index + 1 === seat && mine ? mine.hand : hand));
    for (const letter of DOMAIN_LETTERS) {
      const spot = `${index + 1}-${letter}`;
      const democracies = (game.democracy[index] ?? []).filter((domain) => domain === letter);
      places.set(
        `area-${spot}`,
        parseCards(game.areas[index] ?? "").filter((card) => card[1] === letter),
      );
      places.set(`marker-${spot}`, [
        ...embargoEras(game, index + 1, letter).map((era) => `${era}E`),
        ...democracies.map(() => "?U"),
      ]);
    }
  });
  return places;
}

/** What has moved, in the order in which it is shown. */
export function findMoves(before: CardsByPlace, after: CardsByPlace): CardMove[] {
  const left = unmatchedCards(before, after);
  const came = unmatchedCards(after, before);
  const found: CardMove[] = [];
  for (const fits of [sameCard, sameDomain, cardsMatch]) {
    for (const target of came.filter(({ taken }) => !taken)) {
      const source = left.find(({ taken, place, card }) => !taken && place !== target.place && fits(card, target.card));
      if (!source) continue;
      source.taken = target.taken = true;
      found.push({ card: target.card, from: source.place, to: target.place });
    }
  }
  return found.sort((one, other) => moveOrder(one) - moveOrder(other));
}

/** The cards that came into a seat's hand out of another's, as that seat sees them. */
export const cardsTakenFromHands = (found: CardMove[], seat: number | null): string[] =>
  found.filter(({ from, to }) => from.startsWith("hand") && to === `hand-${seat}`).map(({ card }) => card);

interface UnmatchedCard {
  place: string;
  card: string;
  taken: boolean;
}

function unmatchedCards(these: CardsByPlace, others: CardsByPlace): UnmatchedCard[] {
  const rest: UnmatchedCard[] = [];
  for (const [place, cards] of these) {
    const there = [...(others.get(place) ?? [])];
    for (const card of cards) {
      const index = there.indexOf(card);
      if (index >= 0) there.splice(index, 1);
      else rest.push({ place, card, taken: false });
    }
  }
  return rest;
}

// From the surest to the least sure: the same card, a face-down card of known domain, a back of the same era.
const sameCard = (one: string, other: string): boolean => one === other;
const sameDomain = (one: string, other: string): boolean =>
  one[1] === other[1] && one[1] !== "?" && cardsMatch(one, other);
export const cardsMatch = (one: string, other: string): boolean =>
  [0, 1].every((side) => one[side] === other[side] || one[side] === "?" || other[side] === "?");

// Cards are laid down before others are drawn.
const moveOrder = ({ to }: CardMove): number => (to.startsWith("hand") ? 1 : 0);
