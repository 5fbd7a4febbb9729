import { describe, expect, test } from "vitest";
import {
  cardsOfDomain,
  countOf,
  DOMAIN_LETTERS,
  domainOf,
  embargoEras,
  eraOf,
  parseCards,
  sortCards,
} from "../src/game/cards";
import { actionDomain, DOMAIN_EFFECTS, isEffectToken, parseAction } from "../src/game/notation";
import { shared } from "./samples";

describe("actions", () => {
  test.each([
    ["M", { kind: "card", domain: "M", effect: null, seat: null }],
    ["S2", { kind: "permanent", domain: "S", effect: "research", seat: null }],
    ["~S2", { kind: "copy", domain: "S", effect: "research", seat: null }],
    ["!E", { kind: "sacrifice", domain: "E", effect: "embargo", seat: null }],
    ["@3", { kind: "seat", domain: null, effect: null, seat: 3 }],
    ["@3S", { kind: "column", domain: "S", effect: null, seat: 3 }],
    [".", { kind: "end", domain: null, effect: null, seat: null }],
  ])("%s is parsed", (token, action) => {
    expect(parseAction(token)).toEqual(action);
  });

  test("levels and sacrifices of every domain except Culture name different effects", () => {
    const tokens = [..."MRESU"].flatMap((letter) => [`${letter}1`, `${letter}2`, `!${letter}`]);
    const effects = tokens.map((token) => parseAction(token).effect);
    expect(effects).not.toContain(null);
    expect(new Set(effects).size).toBe(15);
  });

  test("an action names at most one domain, and a hidden action names none", () =>
    expect(["M", "~S2", "@3S", "@3", ".", "", null, undefined].map(actionDomain)).toEqual([
      "M",
      "S",
      "S",
      null,
      null,
      null,
      null,
      null,
    ]));

  test("every domain but Culture has two levels and a sacrifice", () => {
    for (const letter of DOMAIN_LETTERS) {
      const levels = DOMAIN_EFFECTS.filter(({ domain }) => domain === letter).map(({ level }) => level);
      expect(levels).toEqual(letter === "C" ? [] : [1, 2, 0]);
    }
  });

  test("only tokens that use an effect count as effects", () => {
    expect(["M1", "~U2", "!R"].map(isEffectToken)).toEqual([true, true, true]);
    expect(["M", ".", "@2", "@2S"].map(isEffectToken)).toEqual([false, false, false, false]);
  });
});

describe("cards", () => {
  test("an empty list has no cards", () => expect(parseCards("")).toEqual([]));

  test("a card has an era and a domain", () => {
    expect([eraOf("3U"), domainOf("3U")]).toEqual([3, "U"]);
  });

  test("cards are sorted by domain, then by era", () => {
    expect(sortCards("3U 2S 1S 1M 2E")).toEqual(["1M", "2E", "1S", "2S", "3U"]);
  });

  test("the earliest card of a domain comes first (rule 1.3)", () => {
    expect(cardsOfDomain("3S 1M 1S 2S", "S")).toEqual(["1S", "2S", "3S"]);
  });

  test("embargo eras are those of the column", () => {
    const game = shared({ embargo: [["S", "M", "S"], []], embargo_eras: [[1, 2, 3], []] });
    expect(embargoEras(game, 1, "S")).toEqual(["1", "3"]);
    expect(embargoEras(game, 2, "S")).toEqual([]);
  });

  test("items are counted", () => expect(countOf(["M", "S", "M"], "M")).toBe(2));
});
