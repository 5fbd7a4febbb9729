import { describe, expect, test } from "vitest";
import type { VisibleEvent } from "../src/lib/wire";
import { logTurns, sameReason, type LogTurn } from "../src/log/log-turns";
import { acted, numbered, turn } from "./samples";

const dealt: VisibleEvent = { kind: "dealt", at: 0 };
const kept = (seat: number): VisibleEvent => ({ kind: "kept", at: 0, seat });
const takenBack = (seat: number, count = 1): VisibleEvent => ({ kind: "taken-back", at: 0, seat, count });
const proposed = (seat: number, ply: number): VisibleEvent => ({ kind: "proposed", at: 0, seat, ply });
const answered = (seat: number, yes = true): VisibleEvent => ({ kind: "answered", at: 0, seat, yes });
const said: VisibleEvent = { kind: "said", at: 0, person: "p1", name: "Ann", text: "Hello" };

const turnsOf = (
  events: VisibleEvent[],
  ply = 0,
  keepers: number[] = [],
  taken: Record<number, number[]> = {},
): LogTurn[] => logTurns(numbered(events, taken), turn(ply, keepers));
/** The actions that still stand, with their plies. */
const actionsOf = (turns: LogTurn[]) =>
  turns
    .flatMap(({ lines }) => lines)
    .filter(({ entry }) => entry.event.kind === "acted" || entry.event.kind === "kept")
    .map(({ entry, ply }) => [entry.seq, ply]);

describe("turns", () => {
  test("consecutive actions of a seat are one turn", () => {
    const turns = turnsOf([dealt, acted(1, "M"), acted(1, "."), acted(2, "S")], 3);
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [null, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test("a draft is one group, and the first turn starts a new one", () => {
    const turns = turnsOf([dealt, kept(1), kept(2), kept(3), acted(1, "M")], 4);
    expect(turns.map(({ draft }) => draft)).toEqual([false, true, false]);
  });

  test("other events belong to the turn in which they happened", () => {
    expect(turnsOf([acted(1, "M"), said, acted(1, "S")], 2)).toHaveLength(1);
  });

  test("plies are counted from the end, so that a continued record has the right numbers", () => {
    expect(actionsOf(turnsOf([dealt, acted(1, "M"), acted(2, "S")], 12))).toEqual([
      [2, 11],
      [3, 12],
    ]);
  });

  test("cards kept in an unfinished pass have no ply yet", () => {
    expect(actionsOf(turnsOf([kept(1), kept(2), kept(3), kept(2)], 3, [2]))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, null],
    ]);
  });
});

describe("actions taken back", () => {
  test("they disappear, but the event itself stays", () => {
    const turns = turnsOf([acted(1, "M"), acted(1, "S"), takenBack(1)], 1, [], { 3: [2] });
    expect(actionsOf(turns)).toEqual([[1, 1]]);
    expect(turns.flatMap(({ lines }) => lines).map(({ entry }) => entry.event.kind)).toEqual(["acted", "taken-back"]);
  });

  test("in a draft, the seat's own card disappears instead of the last one", () => {
    const turns = turnsOf([kept(1), kept(2), takenBack(1)], 0, [2], { 3: [1] });
    expect(actionsOf(turns).map(([seq]) => seq)).toEqual([2]);
  });

  test("only the answer to a proposal takes back actions, as many as the server says", () => {
    const events = [acted(1, "M"), acted(2, "S"), proposed(1, 1), answered(2)];
    expect(actionsOf(turnsOf(events, 2))).toHaveLength(2);
    expect(actionsOf(turnsOf([...events, answered(3)], 1, [], { 5: [2] }))).toEqual([[1, 1]]);
  });

  test("later actions stay", () => {
    const events = [acted(1, "M"), takenBack(1), acted(1, "S"), takenBack(1), acted(1, "R")];
    expect(actionsOf(turnsOf(events, 1, [], { 2: [1], 4: [3] }))).toEqual([[5, 1]]);
  });
});

describe("reasons", () => {
  const line = (why: string, facts = {}, step = "give-back") => ({
    entry: numbered([acted(1, "M", { why, facts, step })])[0]!,
    ply: 1,
  });

  test("equal reasons agree in step, text and arguments", () => {
    expect(sameReason(line("why-rest"), line("why-rest"))).toBe(true);
    expect(sameReason(line("why-rest"), line("why-rest", {}, "play"))).toBe(false);
    expect(sameReason(line("why-rest"), line("why-rest", { seat: 2 }))).toBe(false);
    expect(sameReason(line("why-rest"), line("why-need"))).toBe(false);
    expect(sameReason(undefined, line("why-rest"))).toBe(false);
  });
});
