import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../src/lib/texts.svelte";
import { LANGUAGES, LEVELS, type VisibleEvent } from "../src/lib/wire";
import {
  actionName,
  cardName,
  cardNames,
  describeArea,
  describeColumn,
  domainCounts,
  eraCounts,
  outcomeText,
  promptText,
  reasonText,
  threatText,
} from "../src/narration/board";
import { formatDate, timeAgo, timeOfDay } from "../src/narration/dates";
import { actionSentence, botReason, consequenceSentences, eventSentence, phraseText } from "../src/narration/events";
import { momentSentence } from "../src/narration/moments";
import { isLevel, levelName, recordNames, seatNames } from "../src/narration/names";
import { resultSentence } from "../src/narration/results";
import { clockText, durationText, settingsSummary } from "../src/narration/settings";
import { hostName, isSeatFree, seatLabel } from "../src/lobby/seats";
import { board, column } from "./board-samples";
import { acted, seat, settings, shared } from "./samples";

const NAMES = ["Ann", "Ben"];

beforeAll(() => setLanguage("en"));

describe("names", () => {
  test("people are named by name, bots by level, empty seats by number", () => {
    const seats = [seat({ person: "p1", name: "Ann" }), seat({ seat: 2, bot: "adept" }), seat({ seat: 3 })];
    expect(seatNames(seats)).toEqual(["Ann", "Adept", "Seat 3"]);
  });

  test("equal names are numbered by seat", () => {
    const bots = [1, 2, 3].map((number) => seat({ seat: number, bot: number === 2 ? "novice" : "adept" }));
    expect(seatNames(bots)).toEqual(["Adept 1", "Novice", "Adept 3"]);
  });

  test("names in the notes of a record may be missing", () => {
    expect(recordNames(["Ann", "adept"], 3)).toEqual(["Ann", "Adept", "Seat 3"]);
    expect(recordNames(undefined, 2)).toEqual(["Seat 1", "Seat 2"]);
  });

  test("every level has a name, and other names are unchanged", () => {
    for (const level of LEVELS) expect(levelName(level)).not.toBe(level);
    expect(levelName("Ann")).toBe("Ann");
    expect([isLevel("expert"), isLevel("Ann")]).toEqual([true, false]);
  });

  test("a seat of a lobby has a person, a bot, or nobody", () => {
    const labels = [seat({ person: "p1", name: "Ann" }), seat({ bot: "adept" }), seat()].map(seatLabel);
    expect(labels).toEqual(["Ann", t("home-seat-bot", { level: "Adept" }), t("lobby-free")]);
    expect([seat({ bot: "adept" }), seat()].map(isSeatFree)).toEqual([false, true]);
  });

  test("the host has a name only at the table", () => {
    const table = { host: "p1", seats: [seat({ person: "p2", name: "Ben" })] } as any;
    expect(hostName(table)).toBeUndefined();
    expect(hostName({ ...table, host: "p2" })).toBe("Ben");
    expect(hostName({ ...table, host: null, seats: [seat()] })).toBeUndefined();
  });
});

describe("events", () => {
  test.each([
    [acted(1, "M"), "Ann plays Military."],
    [acted(2, "S", { step: "discard-from-hand" }), "Ben discards Science from hand."],
    [{ kind: "said", at: 0, person: "p1", name: "Ann", text: "Hello" } as VisibleEvent, "Ann: Hello"],
    [{ kind: "said", at: 0, person: "p1", name: "Ann", text: "" } as VisibleEvent, ""],
    [{ kind: "taken-back", at: 0, seat: 1, count: 1 } as VisibleEvent, "Ann takes back 1 action."],
  ])("%j is narrated as %s", (event, sentence) => {
    expect(eventSentence(event, NAMES)).toBe(sentence);
  });

  test("bots taking seats and people getting ready have no sentence", () => {
    expect(eventSentence({ kind: "sat", at: 0, seat: 1, player: { bot: "adept" } }, NAMES)).toBe("");
    expect(eventSentence({ kind: "readied", at: 0, person: "p1", ready: true }, NAMES)).toBe("");
  });

  test("every kind of action and every step has a text", () => {
    const tokens = ["M1", "~S2", "!E", "."].map((token) => acted(1, token));
    const steps = ["play", "take-back", "take-from-pile", "attack", "keep", "take-from-middle", "give-back"];
    const cards = steps.map((step) => acted(1, "M", { step, target: 2 }));
    for (const event of [...tokens, ...cards]) expect(eventSentence(event, NAMES)).toMatch(/^Ann .*[^-]\.$/);
  });

  test("a hidden card is not named", () => {
    const hidden = actionSentence({ seat: 1, step: "keep", action: null }, NAMES);
    expect(hidden).toBe(t("log-keep", { name: "Ann" }));
    expect(hidden).not.toMatch(/Military|Religion|Economy|Science|Culture|Utopia/);
  });

  test("a target is named", () => {
    expect(actionSentence({ seat: 1, step: "take-hand", action: "@2" }, NAMES)).toContain("Ben");
    expect(actionSentence({ seat: 1, step: "embargo", action: "@2S" }, NAMES)).toMatch(/Ben.*Science|Science.*Ben/);
  });

  test("consequences of an action are narrated: drawn cards, the last round, a skipped play", () => {
    const before = shared({ deck: [3, 0, 0] });
    expect(consequenceSentences(before, before, NAMES)).toEqual([]);
    const drawn = consequenceSentences(before, shared({ deck: [1, 0, 0] }), NAMES);
    expect(drawn).toEqual([t("log-draws", { name: "Ann", count: 2 })]);
    const one = shared({ deck: [1, 0, 0] });
    const last = consequenceSentences(one, shared({ deck: [0, 0, 0], last_round: true }), NAMES);
    expect(last).toEqual([t("log-draws", { name: "Ann", count: 1 }), t("table-last-round-begins")]);
    const stalled = consequenceSentences(before, shared({ deck: [3, 0, 0], last_round: true }), NAMES);
    expect(stalled).toEqual([t("table-last-round-stalled")]);
    const skipped = consequenceSentences(before, shared({ deck: [3, 0, 0], turn: 2, step: "effects" }), NAMES);
    expect(skipped).toEqual([t("log-skips-play", { name: "Ben" })]);
    expect(
      consequenceSentences(before, shared({ deck: [3, 0, 0], turn: 2, step: "effects", over: true }), NAMES),
    ).toEqual([]);
  });

  test("people have no reasons, and obvious reasons are omitted", () => {
    const event = acted(1, "M") as any;
    expect(botReason(event, NAMES)).toBe("");
    expect(botReason({ ...event, why: "why-only" }, NAMES)).toBe("");
  });

  test("phrases may be about a player and a domain", () => {
    const plain = phraseText({ phrase: "watch-out" }, NAMES);
    const about = phraseText({ phrase: "watch-out", seat: 2, domain: "S" }, NAMES);
    expect(plain).not.toMatch(/Ben|Science/);
    expect(about).toMatch(/Ben/);
    expect(about).toMatch(/Science/);
  });
});

describe("the board", () => {
  test("cards and backs have names", () => {
    expect(cardName("2S")).toBe("Science II");
    expect(cardName("1?")).toBe(t("area-back", { era: "I" }));
    expect(cardNames(["2S", "3U"])).toBe("Science II, Utopia III");
    expect(cardNames([])).toBe(t("table-none"));
  });

  test("cards are counted by domain in the order of domains, backs by era", () => {
    expect(domainCounts("2S 1M 1M")).toBe("Military 2, Science 1");
    expect(eraCounts("2? 1? 2?")).toBe("I 1, II 2");
    expect([domainCounts(""), eraCounts("")]).toEqual([t("table-none"), t("table-none")]);
  });

  test("a column is described by its count, its level, the next level and its markers", () => {
    const words = describeColumn(
      column({ domain: "S", cards: 4, next: { what: "research", missing: 1 }, embargoed: true }),
    );
    expect(words).toMatch(/^Science: 4/);
    expect(words).toContain("Research");
    expect(words).toContain(t("plain-embargoed"));
  });

  test("an area omits its empty columns", () => {
    expect(describeArea([column({ domain: "M", cards: 0 })], "Ann")).toBe(`Ann: ${t("area-empty")}`);
    expect(describeArea([column({ domain: "M", cards: 0 }), column({ domain: "S", cards: 1 })], "Ann")).not.toContain(
      "Military",
    );
  });

  test("actions have names", () => {
    const names = ["M", "S2", "~S2", "@2", "@2S", "."].map((token) => actionName(token, board()));
    expect(names).toEqual([
      "Military",
      "Research",
      t("play-copy", { effect: "Research" }),
      "Ben",
      "Ben · Science",
      t("table-end-turn"),
    ]);
  });

  test("the choices of a step with several cards are counted", () => {
    const choice = { place: "hand", destination: "pile", number: 1, total: 2, effect: null, forced: false };
    const game = shared({ step: "discard-from-hand" });
    expect(promptText({ game, ownAid: { choice } as any })).toMatch(/ · .*1.*2/);
    expect(promptText({ game, ownAid: { choice: { ...choice, total: 1 } } as any })).not.toContain("·");
    expect(promptText({ game, ownAid: null })).not.toContain("·");
  });

  test("an attack names the players it hits, but not its owner", () => {
    const columns = [[column({ domain: "S", cards: 2 })], [column({ domain: "S", cards: 1 })]];
    const attacked = outcomeText("S", board({ game: shared({ step: "attack" }), columns }));
    expect(attacked).toBe(t("play-will-attack", { domain: "domain-S", names: "Ben" }));
    const alone = outcomeText("M", board({ game: shared({ step: "attack" }), columns }));
    expect(alone).toBe(t("play-will-attack-alone", { domain: "domain-M" }));
  });

  test("a reason does not repeat its action", () => {
    const words = reasonText({ code: "effect-used", facts: { action: "S2" } }, board());
    expect(words).not.toMatch(/^Research/);
    expect(words[0]).toBe(words[0]!.toUpperCase());
  });

  test("a threat shows the number of cards and the number needed", () => {
    const threat = { seat: 2, domain: "S", missing: 1, cards: "", known: "", sure: false, plays: 1 } as const;
    const words = threatText(threat, board({ columns: [[], [column({ domain: "S", cards: 6, goal: 7 })]] }));
    for (const part of ["Ben", "Science", "6", "7"]) expect(words).toContain(part);
  });
});

describe("results and moments", () => {
  test("winners are joined by the rules of the language", () => {
    const result = { winners: [1], reason: "majority" as const, points: [3, 3] };
    expect(resultSentence({ ...result, winners: [1, 2] }, NAMES)).toContain("Ann and Ben");
    expect(resultSentence({ ...result, winners: [] }, NAMES)).toBe(t("end-nobody"));
  });

  test("every reason has its own sentence", () => {
    const sentences = (["hegemony", "majority", "resignation"] as const).map((reason) =>
      resultSentence({ winners: [1], reason, points: [] }, NAMES),
    );
    expect(new Set(sentences).size).toBe(3);
  });

  test("a moment names the player", () => {
    const moment = { ply: 3, kind: "threat", seat: 2, domain: "S", target: null } as const;
    expect(momentSentence(moment, NAMES)).toMatch(/Ben.*Science|Science.*Ben/);
  });
});

describe("settings", () => {
  test.each([
    [30, "count-seconds", 30],
    [120, "count-minutes", 2],
    [90, "count-seconds", 90],
    [172_800, "count-days", 2],
  ])("%d seconds are shown in the largest unit that fits", (seconds, key, count) => {
    expect(durationText(seconds)).toBe(t(key, { count }));
  });

  test("a game without a clock says so", () => expect(clockText(null)).toBe(t("home-clock-none")));

  test("only unusual settings are listed", () => {
    expect(settingsSummary(settings())).toHaveLength(2);
    const unusual = settings({
      public: true,
      chat: false,
      watch: false,
      take_backs: false,
      turn_seconds: 60,
      rules: {
        deal: "draft",
        draft_order: "clockwise",
        last_round: "one_more_each",
        democracy_needs_card: false,
        hand_limit: "while_held",
        stall_rounds: 0,
      },
    });
    expect(settingsSummary(unusual)).toHaveLength(12);
  });

  test("the draft order is omitted without a draft", () => {
    expect(settingsSummary(settings({ rules: { draft_order: "clockwise" } }))).toHaveLength(2);
  });

  test("teams are distinguished from four players", () => {
    const four = settingsSummary(settings({ rules: { players: 4 } }));
    const teams = settingsSummary(settings({ rules: { players: 4, teams: true } }));
    expect(four[0]).not.toBe(teams[0]);
  });
});

describe("dates", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());
  const now = Date.parse("2026-03-01T12:00:00Z") / 1000;

  test.each([
    [5, "5 seconds ago"],
    [59, "59 seconds ago"],
    [60, "1 minute ago"],
    [3 * 3600, "3 hours ago"],
    [86_400, "yesterday"],
    [0, "now"],
  ])("%d seconds ago", (seconds, words) => expect(timeAgo(now - seconds)).toBe(words));

  test("a date follows the language", async () => {
    const english = formatDate(now);
    await setLanguage("fr");
    const french = formatDate(now);
    await setLanguage("en");
    expect(english).toContain("Mar");
    expect(french).toContain("mars");
  });

  test("a time of day has two digits for hours and minutes", () => expect(timeOfDay(now)).toMatch(/^\d\d:00/));
});

describe("languages", () => {
  afterEach(() => setLanguage("en"));

  test.each(LANGUAGES)("%s has texts, and facts that are keys are translated", async (language) => {
    await setLanguage(language);
    const sentence = actionSentence({ seat: 1, step: "play", action: "S" }, NAMES);
    expect(sentence).toContain("Ann");
    expect(sentence).not.toContain("domain-S");
    expect(t("domain-S")).not.toBe("domain-S");
  });
});
