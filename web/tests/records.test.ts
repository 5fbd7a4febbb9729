import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../src/lib/api";
import { setLanguage } from "../src/lib/texts.svelte";
import { DEFAULT_SETTINGS, type GameRecord } from "../src/lib/wire";
import { bareRecord, importGames, parseGameFile, rulesOf } from "../src/records/game-files";
import { gamesOfFile } from "../src/replay/played-game";

const RECORD = { rules: { players: 2 }, actions: "M ." };

beforeAll(() => setLanguage("en"));

describe("files of games", () => {
  test("the whole text may be one value on several lines", () => {
    expect(parseGameFile(JSON.stringify(RECORD, null, 2))).toEqual([{ line: 1, value: RECORD }]);
  });

  test("otherwise every line is a value, numbered as in the file", () => {
    expect(parseGameFile(`\n${JSON.stringify(RECORD)}\n\n nonsense \n`)).toEqual([
      { line: 2, value: RECORD },
      { line: 4, value: undefined },
    ]);
  });

  test("an empty file has no entries", () => expect(parseGameFile(" \n\n")).toEqual([]));

  test("a record may be bare or have notes", () => {
    expect(bareRecord(RECORD)).toBe(RECORD);
    expect(bareRecord({ record: RECORD, players: ["Ann"] })).toBe(RECORD);
    expect(bareRecord([RECORD])).toEqual([RECORD]);
    expect(bareRecord(undefined)).toBeUndefined();
  });
});

describe("rules of a record", () => {
  test("missing rules have their defaults, except that decks of old records never stall", () => {
    expect(rulesOf(RECORD as GameRecord)).toEqual({ ...DEFAULT_SETTINGS.rules, stall_rounds: 0 });
  });

  test("the rules in the record take precedence", () => {
    const rules = { ...DEFAULT_SETTINGS.rules, hand_limit: "while_held", stall_rounds: 3 } as const;
    expect(rulesOf({ rules, actions: "" })).toEqual(rules);
  });
});

describe("files to replay", () => {
  test("bare records and records with notes can be replayed", () => {
    const note = { players: ["Ann", "adept"] };
    const exported = { record: RECORD, ...note };
    const listed = { id: 7, record: RECORD, note };
    const [bare, withNotes, fromList] = gamesOfFile(
      [RECORD, exported, listed].map((one) => JSON.stringify(one)).join("\n"),
    );
    expect(bare).toEqual({ record: RECORD, note: {}, id: null });
    expect(withNotes!.note).toEqual({ ...note, result: undefined, shuffle: undefined });
    expect(fromList!.note).toEqual(note);
  });

  test.each(["", "nonsense", "[]", "null", "5", '{"record": 3}', `${JSON.stringify(RECORD)}\nnonsense`])(
    "%j is refused",
    (text) => expect(() => gamesOfFile(text)).toThrow(ApiError),
  );
});

describe("imports", () => {
  const fetched = vi.fn();
  const file = (text: string) => ({ name: "games.jsonl", text: async () => text }) as File;
  const response = (status: number, body: unknown) => ({ ok: status < 400, status, json: async () => body });

  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    let id = 0;
    fetched.mockImplementation(async (address: URL, { body }: { body: string }) => {
      if (address.pathname === "/api/guests") return response(201, { person: "p", name: "Guest" });
      if (address.pathname === "/version") return response(200, { protocol: 1 });
      return JSON.parse(body).actions === "bad"
        ? response(400, { code: "illegal", message: "No such action." })
        : response(201, { id: ++id });
    });
  });
  afterEach(() => void fetched.mockReset());

  test("all games of a file are sent", async () => {
    const text = [RECORD, { record: RECORD }].map((one) => JSON.stringify(one)).join("\n");
    expect(await importGames(file(text))).toEqual({ ids: [1, 2], problem: "" });
  });

  test("the first refusal stops the import and names the line", async () => {
    const text = [RECORD, { ...RECORD, actions: "bad" }, RECORD].map((one) => JSON.stringify(one)).join("\n");
    const { ids, problem } = await importGames(file(text));
    expect(ids).toEqual([1]);
    for (const part of ["games.jsonl", "2", "No such action."]) expect(problem).toContain(part);
  });

  test("a file without games and a file that is not JSON have different messages", async () => {
    const empty = await importGames(file(""));
    const unreadable = await importGames(file("nonsense"));
    expect([empty.ids, unreadable.ids]).toEqual([[], []]);
    expect(empty.problem).not.toBe(unreadable.problem);
    expect(unreadable.problem).toContain("games.jsonl");
  });
});
