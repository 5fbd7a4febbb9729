import { beforeAll, describe, expect, test } from "vitest";
import { setLanguage } from "../src/lib/texts.svelte";
import { DEFAULT_SETTINGS, LEVELS } from "../src/lib/wire";
import {
  absenceOptions,
  clockOptions,
  dealOptions,
  formatOptions,
  levelOptions,
  paceOptions,
  seatOptions,
  stallOptions,
  standInOptions,
} from "../src/setup/form-options";
import { tablePath } from "../src/setup/table-opening";
import {
  applyFormat,
  defaultSettings,
  formatOf,
  loadSettings,
  storeSettings,
  TABLE_FORMATS,
} from "../src/setup/table-settings";

beforeAll(() => setLanguage("en"));

describe("drafts of settings", () => {
  test("the visitor has seat 1, the other seats are as requested", () => {
    expect(defaultSettings("novice", 3).seats).toEqual(["me", "novice", "novice"]);
    expect(defaultSettings("novice", 3).rules.players).toBe(3);
  });

  test("a draft never changes the defaults", () => {
    const draft = defaultSettings("open");
    applyFormat(draft, "teams", "adept");
    draft.rules.deal = "draft";
    expect(DEFAULT_SETTINGS.rules).toMatchObject({ players: 2, teams: false, deal: "basic" });
    expect(DEFAULT_SETTINGS.seats).toHaveLength(2);
  });

  test("new seats are filled as requested, surplus seats are removed", () => {
    const draft = defaultSettings("open", 2);
    applyFormat(draft, "4", "adept");
    expect(draft.seats).toEqual(["me", "open", "adept", "adept"]);
    applyFormat(draft, "3", "adept");
    expect(draft.seats).toEqual(["me", "open", "adept"]);
  });

  test.each(Object.keys(TABLE_FORMATS) as (keyof typeof TABLE_FORMATS)[])("format %s is recognized again", (format) => {
    const draft = defaultSettings("open");
    applyFormat(draft, format, "open");
    expect(formatOf(draft)).toBe(format);
  });

  test("stored settings are loaded, and missing ones are filled in", () => {
    const draft = { ...defaultSettings("adept", 3), pace: 4 };
    storeSettings("test-draft", draft);
    expect(loadSettings("test-draft", defaultSettings("open"))).toEqual(draft);
    localStorage.setItem("test-draft", JSON.stringify({ pace: 2 }));
    expect(loadSettings("test-draft", defaultSettings("open"))).toEqual({ ...defaultSettings("open"), pace: 2 });
  });

  test.each(["", "no JSON", '{"seats": ["me"]}', '{"seats": "me"}', '{"rules": {"players": 4}}', "null"])(
    "an invalid draft (%s) is replaced",
    (stored) => {
      localStorage.setItem("test-draft", stored);
      expect(loadSettings("test-draft", defaultSettings("open"))).toEqual(defaultSettings("open"));
    },
  );
});

describe("options", () => {
  const values = (options: [unknown, string][]) => options.map(([value]) => value);

  test("every level can play and stand in", () => {
    expect(values(levelOptions())).toEqual([...LEVELS]);
    expect(values(standInOptions())).toEqual([null, ...LEVELS]);
    expect(values(seatOptions())).toEqual(["me", "open", "here", ...LEVELS]);
  });

  test("every format is offered", () => expect(values(formatOptions())).toEqual(Object.keys(TABLE_FORMATS)));

  test("an unusual value is added to the options, a usual one is listed once", () => {
    expect(values(clockOptions(45))).toContain(45);
    expect(values(clockOptions(60)).filter((value) => value === 60)).toHaveLength(1);
    expect(values(absenceOptions(7))[0]).toBe(7);
    expect(values(stallOptions(10))).toEqual([0, 5, 10, 20, 50]);
    expect(values(stallOptions(7))).toContain(7);
    expect(values(absenceOptions(null)).filter((value) => value === null)).toHaveLength(1);
  });

  test("no two options have the same label", () => {
    const lists = [clockOptions(45), absenceOptions(7), paceOptions(), dealOptions(), seatOptions(), stallOptions(7)];
    for (const options of lists) {
      const labels = options.map(([, label]) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

test.each([
  ["abc123", "/t/abc123"],
  ["  ABC123 ", "/t/abc123"],
  ["https://example.org/t/abc123", "/t/abc123"],
  ["https://example.org/t/abc123/?lang=fr#x", "/t/abc123"],
  ["", null],
  ["two words", null],
  ["a-b", null],
])("%j leads to %j", (typed, path) => expect(tablePath(typed)).toBe(path));
