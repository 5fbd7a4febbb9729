// Which cards have moved from where to where between two sights of a game. Places hold multisets of cards; a back is a
// card of its era, and a card that lies face down across a column one of its domain.
import { cardsIn, embargoesOn, LETTERS } from "./cards";
import type { Own, Shared } from "$lib/wire";

export interface Sight {
  game: Shared;
  own: readonly Own[];
}

/** A card that changed its place. A place is `deck`, `pile`, `middle`, `pack`, `hand-2`, `area-2-S`, `marker-2-S`. */
export interface Move {
  card: string;
  from: string;
  to: string;
}

type Contents = Map<string, string[]>;

/** All that lies anywhere, as one viewer sees it. */
export function contents({ game, own }: Sight, seat: number | null): Contents {
  const places: Contents = new Map();
  const mine = own.find((part) => part.seat === seat && seat !== null);
  places.set(
    "deck",
    game.deck.flatMap((left, era) => Array<string>(left).fill(`${era + 1}?`)),
  );
  places.set("pile", cardsIn(game.pile));
  places.set("middle", cardsIn(game.middle));
  if (mine) places.set("pack", cardsIn(mine.pack));
  game.hands.forEach((hand, index) => {
    places.set(`hand-${index + 1}`, cardsIn(index + 1 === seat && mine ? mine.hand : hand));
    for (const letter of LETTERS) {
      const spot = `${index + 1}-${letter}`;
      const democracies = (game.democracy[index] ?? []).filter((domain) => domain === letter);
      places.set(
        `area-${spot}`,
        cardsIn(game.areas[index] ?? "").filter((card) => card[1] === letter),
      );
      places.set(`marker-${spot}`, [
        ...embargoesOn(game, index + 1, letter).map((era) => `${era}E`),
        ...democracies.map(() => "?U"),
      ]);
    }
  });
  return places;
}

/** What has moved, in the order in which it is shown. */
export function moves(before: Contents, after: Contents): Move[] {
  const left = difference(before, after);
  const came = difference(after, before);
  const found: Move[] = [];
  for (const fits of [same, alikeInDomain, alike]) {
    for (const target of came.filter(({ taken }) => !taken)) {
      const source = left.find(({ taken, place, card }) => !taken && place !== target.place && fits(card, target.card));
      if (!source) continue;
      source.taken = target.taken = true;
      found.push({ card: target.card, from: source.place, to: target.place });
    }
  }
  return found.sort((one, other) => rank(one) - rank(other));
}

/** The cards that came into a seat's hand out of another's, as that seat sees them. */
export const takenFromHands = (found: Move[], seat: number | null): string[] =>
  found.filter(({ from, to }) => from.startsWith("hand") && to === `hand-${seat}`).map(({ card }) => card);

interface Piece {
  place: string;
  card: string;
  taken: boolean;
}

function difference(these: Contents, others: Contents): Piece[] {
  const rest: Piece[] = [];
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
const same = (one: string, other: string): boolean => one === other;
const alikeInDomain = (one: string, other: string): boolean =>
  one[1] === other[1] && one[1] !== "?" && alike(one, other);
export const alike = (one: string, other: string): boolean =>
  [0, 1].every((side) => one[side] === other[side] || one[side] === "?" || other[side] === "?");

// Cards are laid down before others are drawn.
const rank = ({ to }: Move): number => (to.startsWith("hand") ? 1 : 0);
