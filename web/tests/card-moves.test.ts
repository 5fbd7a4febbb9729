import { expect, test } from "vitest";
import { cardsByPlace, cardsMatch, cardsTakenFromHands, findMoves, type GameView } from "../src/game/card-moves";
import { own, shared } from "./samples";

const moves = (before: GameView, after: GameView, seat: number | null = 1) =>
  findMoves(cardsByPlace(before, seat), cardsByPlace(after, seat));

test("an unchanged game has no moves", () => {
  const view = { game: shared({ areas: ["1M 2S", "3U"], pile: "1R" }), own: [own({ hand: "2E 2E" })] };
  expect(moves(view, view)).toEqual([]);
});

test("a played card moves from the hand to its column", () => {
  const before = { game: shared({ hands: ["1? 2?", ""] }), own: [own({ hand: "1M 2S" })] };
  const after = { game: shared({ hands: ["1?", ""], areas: ["2S", ""] }), own: [own({ hand: "1M" })] };
  expect(moves(before, after)).toEqual([{ card: "2S", from: "hand-1", to: "area-1-S" }]);
});

test("for others, a back of the right era becomes the card", () => {
  const before = { game: shared({ hands: ["", "1? 2?"] }), own: [own()] };
  const after = { game: shared({ hands: ["", "1?"], areas: ["", "2S"] }), own: [own()] };
  expect(moves(before, after)).toEqual([{ card: "2S", from: "hand-2", to: "area-2-S" }]);
});

test("a drawn card comes from the deck, after the played cards", () => {
  const before = { game: shared({ deck: [2, 0, 0] }), own: [own({ hand: "1M" })] };
  const after = { game: shared({ deck: [1, 0, 0], pile: "1M" }), own: [own({ hand: "1R" })] };
  expect(moves(before, after)).toEqual([
    { card: "1M", from: "hand-1", to: "pile" },
    { card: "1R", from: "deck", to: "hand-1" },
  ]);
});

test("only one of two equal cards moves", () => {
  const before = { game: shared({ areas: ["1M 1M", ""] }), own: [] };
  const after = { game: shared({ areas: ["1M", ""], pile: "1M" }), own: [] };
  expect(moves(before, after, null)).toEqual([{ card: "1M", from: "area-1-M", to: "pile" }]);
});

test("an embargo is an Economy card of its era on the column", () => {
  const before = { game: shared({ areas: ["2E", ""] }), own: [] };
  const after = { game: shared({ embargo: [[], ["S"]], embargo_eras: [[], [2]] }), own: [] };
  expect(moves(before, after, null)).toEqual([{ card: "2E", from: "area-1-E", to: "marker-2-S" }]);
});

test("a Democracy marker is a Utopia card of unknown era on the column", () => {
  const before = { game: shared({ areas: ["3U", ""] }), own: [] };
  const after = { game: shared({ democracy: [[], ["S"]] }), own: [] };
  expect(moves(before, after, null)).toEqual([{ card: "?U", from: "area-1-U", to: "marker-2-S" }]);
});

test("a kept card of a draft moves from the pack to the hand", () => {
  const before = { game: shared(), own: [own({ pack: "1M 1R" })] };
  const after = { game: shared(), own: [own({ hand: "1M", pack: "1R" })] };
  expect(moves(before, after)).toEqual([{ card: "1M", from: "pack", to: "hand-1" }]);
});

test("a spectator sees no pack", () => {
  const places = cardsByPlace({ game: shared(), own: [own({ seat: null, pack: "1M" })] }, null);
  expect(places.has("pack")).toBe(false);
});

test("cards taken from other hands are the new cards in the seat's hand", () => {
  const found = [
    { card: "1M", from: "hand-2", to: "hand-1" },
    { card: "2?", from: "deck", to: "hand-1" },
    { card: "3?", from: "hand-1", to: "hand-2" },
  ];
  expect(cardsTakenFromHands(found, 1)).toEqual(["1M"]);
  expect(cardsTakenFromHands(found, 2)).toEqual(["3?"]);
});

test.each([
  ["1M", "1M", true],
  ["1M", "1?", true],
  ["?U", "3U", true],
  ["1M", "2?", false],
  ["1M", "1R", false],
])("%s and %s can be the same card: %s", (one, other, same) => {
  expect(cardsMatch(one, other)).toBe(same);
});
