import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DOMAIN_STYLES } from "../src/art/domains";
import { svgLabel } from "../src/art/svg-label";
import { cardScene } from "../src/art/cards/scenes";
import { ICONS } from "../src/art/symbols/icons";
import { PICTOGRAMS } from "../src/art/symbols/pictograms";
import { chatMessages, drawer, setMuted, unreadCount } from "../src/chat/chat.svelte";
import { dismissToast, showToast, toasts } from "../src/controls/toasts.svelte";
import { DOMAIN_LETTERS } from "../src/game/cards";
import { parseAction } from "../src/game/notation";
import { isLessonDone, markLessonDone } from "../src/learn/course-progress.svelte";
import { hasText, loadTextGroup, setLanguage } from "../src/lib/texts.svelte";
import type { Rulesheet, VisibleEvent } from "../src/lib/wire";
import { matchesCommitment } from "../src/result/commitment";
import { RULEBOOK, rulebookFacts } from "../src/rulebook/rulebook";
import { containsAll, searchTerms, splitAtMatches } from "../src/rulebook/text-search";
import { numbered } from "./samples";

beforeAll(() => setLanguage("en"));

describe("search", () => {
  test.each([
    ["Holy  BOOK ", ["holy", "book"]],
    ["Érudition", ["erudition"]],
    ["  ", []],
  ])("the terms of %j", (query, terms) => expect(searchTerms(query)).toEqual(terms));

  test("all terms must occur, in any order, as parts of words", () => {
    expect(containsAll("The Holy Book", searchTerms("boo hol"))).toBe(true);
    expect(containsAll("The Holy Book", searchTerms("holy war"))).toBe(false);
    expect(containsAll("anything", [])).toBe(true);
  });

  test("matches keep their case and accents, and the pieces join to the original text", () => {
    const text = "L’Économie et l’économie";
    const pieces = splitAtMatches(text, searchTerms("economie"));
    expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(["Économie", "économie"]);
    expect(pieces.map(({ text }) => text).join("")).toBe(text);
  });

  test("overlapping terms are one match", () => {
    expect(splitAtMatches("abcd", ["abc", "bcd"])).toEqual([{ text: "abcd", match: true }]);
  });

  test("letters that fold to several letters or to none are matched as a whole", () => {
    expect(splitAtMatches("a\u0301b", ["a"])[0]).toEqual({ text: "a", match: true });
    expect(splitAtMatches("xİy", searchTerms("i"))).toContainEqual({ text: "İ", match: true });
  });
});

describe("the rulebook", () => {
  test("every section has its own id and texts", async () => {
    await loadTextGroup("learn");
    expect(new Set(RULEBOOK.map(({ id }) => id)).size).toBe(RULEBOOK.length);
    for (const { title, passages } of RULEBOOK) {
      expect(hasText(title)).toBe(true);
      for (const passage of passages) {
        if ("text" in passage) expect(hasText(passage.text), passage.text).toBe(true);
        if ("step" in passage) expect(hasText(passage.step), passage.step).toBe(true);
        if ("effect" in passage) expect(hasText(`rulebook-effect-${passage.effect}`), passage.effect).toBe(true);
      }
    }
  });

  test("every effect has a passage under its domain and level", () => {
    const effects = RULEBOOK.flatMap(({ passages }) => passages.filter((passage) => "effect" in passage));
    expect(effects.map(({ effect }) => effect).sort()).toEqual(Object.keys(PICTOGRAMS).sort());
    for (const { effect, domain, level } of effects) {
      if (domain !== "C") expect(parseAction(level ? `${domain}${level}` : `!${domain}`).effect).toBe(effect);
    }
  });

  test("the arguments of texts agree with the server", () => {
    const sheet = {
      cards: 120,
      limit: 3,
      limits: { "holy-book": 5, "divine-right": 7 },
      tables: [
        { players: 2, levels: [3, 5], hegemony: 8, removed: 3 },
        { players: 4, levels: [3, 5], hegemony: 7, removed: 0 },
      ],
      domains: [],
    } as unknown as Rulesheet;
    expect(rulebookFacts(sheet)).toEqual({
      cards: 120,
      limit: 3,
      removed: 3,
      goal: 7,
      duel: 8,
      holybook: 5,
      divineright: 7,
    });
  });
});

describe("the commitment of a shuffle", () => {
  const seed = "00ff10";
  const commitment = "0".repeat(64);

  test("the commitment is the SHA-256 of the seed's bytes", async () => {
    const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([0x00, 0xff, 0x10]));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(await matchesCommitment(seed, hex)).toBe(true);
    expect(await matchesCommitment("00ff11", hex)).toBe(false);
    expect(await matchesCommitment(seed, commitment)).toBe(false);
  });

  test("known bytes have the known digest", async () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    expect(await matchesCommitment("", empty)).toBe(true);
  });

  test("a browser without TLS cannot check it", async () => {
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", {});
    expect(await matchesCommitment(seed, commitment)).toBeNull();
    vi.stubGlobal("crypto", crypto);
  });
});

describe("art", () => {
  test("every card of the box and every back has its own scene", () => {
    const box = "1M 1R 1E 1S 1C 2M 2R 2E 2S 2C 3M 3E 3S 3C 3U 1? 2? 3?".split(" ");
    expect(new Set(box.map(cardScene)).size).toBe(box.length);
    expect(box.map(cardScene)).not.toContain(undefined);
    expect(cardScene("1U")).toBeUndefined();
  });

  test("domains differ in hue, shape and letter", () => {
    const styles = DOMAIN_LETTERS.map((letter) => DOMAIN_STYLES[letter]);
    for (const part of ["hue", "shape", "stroke"] as const) {
      expect(new Set(styles.map((style) => style[part])).size).toBe(6);
    }
  });

  test("pictograms and icons all differ", () => {
    for (const table of [PICTOGRAMS, ICONS]) {
      const drawings = Object.values(table).map((drawing) => JSON.stringify(drawing));
      expect(new Set(drawings).size).toBe(drawings.length);
    }
  });

  test("a picture without a label is decoration", () => {
    expect(svgLabel(undefined)).toEqual({ "aria-hidden": true });
    expect(svgLabel("Science")).toEqual({ role: "img", "aria-label": "Science" });
  });
});

describe("chat", () => {
  const said = (person: string, text: string): VisibleEvent => ({ kind: "said", at: 0, person, name: person, text });
  const live = (events: VisibleEvent[]) => ({ events: numbered(events) }) as any;

  beforeEach(() => {
    drawer.readSeq = 0;
    vi.stubGlobal("location", new URL("http://localhost/"));
    vi.stubGlobal("fetch", async () => ({ ok: true, status: 204 }));
  });

  test("messages are listed in order", () => {
    const table = live([said("a", "one"), { kind: "dealt", at: 0 }, said("b", "two"), said("c", "")]);
    expect(chatMessages(table).map(({ seq }) => seq)).toEqual([1, 3]);
  });

  test("only later messages are unread", () => {
    const table = live([said("a", "one"), said("b", "two")]);
    expect(unreadCount(table)).toBe(2);
    drawer.readSeq = 1;
    expect(unreadCount(table)).toBe(1);
  });

  test("messages of muted people are hidden until they are unmuted", async () => {
    const table = live([said("a", "one"), said("b", "two")]);
    await setMuted("a", true);
    expect(chatMessages(table).map(({ event }) => event.person)).toEqual(["b"]);
    await setMuted("a", false);
    expect(chatMessages(table)).toHaveLength(2);
  });
});

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const texts = () => toasts().map(({ text }) => text);

  test("at most three different toasts are shown, the latest last", () => {
    for (const text of ["one", "two", "three", "four", "two"]) showToast(text);
    expect(texts()).toEqual(["three", "four", "two"]);
  });

  test("errors stay longer than notes", () => {
    showToast("note");
    showToast("problem", "problem");
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(["problem"]);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });

  test("a toast can be dismissed", () => {
    showToast("note");
    dismissToast(toasts()[0]!.number);
    expect(texts()).toEqual([]);
  });
});

test("a finished lesson stays finished", () => {
  expect(isLessonDone("attack")).toBe(false);
  markLessonDone("attack");
  markLessonDone("attack");
  expect(isLessonDone("attack")).toBe(true);
  expect(JSON.parse(localStorage.getItem("civ-lessons")!)).toEqual(["attack"]);
});
