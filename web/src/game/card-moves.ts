// Which cards moved between two views of a game. Places hold multisets of cards; a back is a card of its era, and a
// card that lies face down across a column is a card of its domain.
import { embargoEras, DOMAIN_LETTERS, parseCards } from "./cards";
import type { Own, Shared } from "$lib/wire";

/** A game as one viewer sees it. */
export interface GameView {
  game: Shared;
  own: readonly Own[];
}

/** A card that changed its place: `deck`, `pile`, `middle`, `pack`, `hand-2`, `area-2-S` or `marker-2-S`. */
export interface CardMove {
  card: string;
  from: string;
  to: string;
}

type CardsByPlace = Map<string, string[]>;

/** Every visible card by its place, as the given seat sees it. */
export function cardsByPlace({ game, own }: GameView, seat: number | null): CardsByPlace {
  const places: CardsByPlace = new Map();
  const ownPart = own.find((part) => part.seat === seat && seat !== null);
  places.set(
    "deck",
    game.deck.flatMap((left, era) => Array<string>(left).fill(`${era + 1}?`)),
  );
  places.set("pile", parseCards(game.pile));
  places.set("middle", parseCards(game.middle));
  if (ownPart) places.set("pack", parseCards(ownPart.pack));
  game.hands.forEach((hand, index) => {
    places.set(`hand-${index + 1}`, parseCards(index + 1 === seat && ownPart ? ownPart.hand : hand));
    for (const letter of DOMAIN_LETTERS) {
      const column = `${index + 1}-${letter}`;
      const democracies = (game.democracy[index] ?? []).filter((domain) => domain === letter);
      places.set(
        `area-${column}`,
        parseCards(game.areas[index] ?? "").filter((card) => card[1] === letter),
      );
      places.set(`marker-${column}`, [
        ...embargoEras(game, index + 1, letter).map((era) => `${era}E`),
        ...democracies.map(() => "?U"),
      ]);
    }
  });
  return places;
}

/** The cards that moved, in the order in which to animate them. */
export function findMoves(before: CardsByPlace, after: CardsByPlace): CardMove[] {
  const left = unmatchedCards(before, after);
  const arrived = unmatchedCards(after, before);
  const moves: CardMove[] = [];
  for (const fits of [sameCard, sameDomain, cardsMatch]) {
    for (const target of arrived.filter(({ matched }) => !matched)) {
      const source = left.find(
        ({ matched, place, card }) => !matched && place !== target.place && fits(card, target.card),
      );
      if (!source) continue;
      source.matched = target.matched = true;
      moves.push({ card: target.card, from: source.place, to: target.place });
    }
  }
  return moves.sort((one, other) => moveOrder(one) - moveOrder(other));
}

/** The cards that a seat took from other hands. */
export const cardsTakenFromHands = (moves: CardMove[], seat: number | null): string[] =>
  moves.filter(({ from, to }) => from.startsWith("hand") && to === `hand-${seat}`).map(({ card }) => card);

interface UnmatchedCard {
  place: string;
  card: string;
  matched: boolean;
}

/** The cards that are at a place in `these` but not in `others`. */
function unmatchedCards(these: CardsByPlace, others: CardsByPlace): UnmatchedCard[] {
  const unmatched: UnmatchedCard[] = [];
  for (const [place, cards] of these) {
    const rest = [...(others.get(place) ?? [])];
    for (const card of cards) {
      const index = rest.indexOf(card);
      if (index >= 0) rest.splice(index, 1);
      else unmatched.push({ place, card, matched: false });
    }
  }
  return unmatched;
}

// From the surest match to the least sure: the same card, a face-down card of known domain, a back of the same era.
const sameCard = (one: string, other: string): boolean => one === other;
const sameDomain = (one: string, other: string): boolean =>
  one[1] === other[1] && one[1] !== "?" && cardsMatch(one, other);

/** Whether two cards can be the same card; `?` stands for an unknown era or domain. */
export const cardsMatch = (one: string, other: string): boolean =>
  [0, 1].every((side) => one[side] === other[side] || one[side] === "?" || other[side] === "?");

// Cards are laid down before others are drawn.
const moveOrder = ({ to }: CardMove): number => (to.startsWith("hand") ? 1 : 0);
