import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AnimationQueue, type AnimationTiming, type TableFrame } from "../src/board/animation/animation-queue.svelte";
import { canChoose, closedReason, isWinningColumn, playerName, teamOf } from "../src/board/board-context";
import { ActionInput, numberedTokens } from "../src/board/input/action-input.svelte";
import { columnLabel, columnState } from "../src/board/columns/column-state";
import { playerState } from "../src/board/player-state";
import { dropTarget } from "../src/board/input/drag-and-drop";
import { ACTION_KEYS, READ_ALOUD_KEYS } from "../src/board/input/shortcuts";
import { ApiError } from "../src/lib/api";
import { CLICK_GUARD_MS } from "../src/lib/click-guard";
import { setLanguage } from "../src/lib/texts.svelte";
import type { ChoiceAid } from "../src/lib/wire";
import { seatedPlayers } from "../src/table/players";
import { board, column } from "./board-samples";
import { acted, own, seat, shared } from "./samples";

beforeAll(() => setLanguage("en"));

const choice = (changes: Partial<ChoiceAid> = {}): ChoiceAid => ({
  place: "hand",
  destination: "area",
  number: 1,
  total: 1,
  effect: null,
  forced: false,
  ...changes,
});

describe("the context of a board", () => {
  test("only the player to act can choose a legal action", () => {
    expect(canChoose(board({ legal: ["M"] }), "M")).toBe(true);
    expect(canChoose(board({ legal: ["M"] }), "S")).toBe(false);
    expect(canChoose(board({ legal: ["M"], canAct: false }), "M")).toBe(false);
  });

  test("the reason belongs to the token or its effect", () => {
    const why = { code: "no-cards", facts: {} };
    const effect = { token: "S2", why } as any;
    expect(closedReason({ closed: { M: why }, effects: [] } as any, "M")).toBe(why);
    expect(closedReason({ closed: {}, effects: [effect] } as any, "S2")).toBe(why);
    expect(closedReason({ closed: {}, effects: [effect] } as any, "S1")).toBeNull();
    expect(closedReason(null, "M")).toBeNull();
  });

  test("only a complete column of a winner by hegemony is a winning column", () => {
    const game = shared({ over: true, winners: [1], reason: "hegemony" });
    expect(isWinningColumn(game, 1, column({ missing: 0 }))).toBe(true);
    expect(isWinningColumn(game, 1, column({ missing: 1 }))).toBe(false);
    expect(isWinningColumn(game, 2, column({ missing: 0 }))).toBe(false);
    expect(isWinningColumn({ ...game, reason: "majority" }, 1, column({ missing: 0 }))).toBe(false);
  });

  test("teams are the sides of more than one seat", () => {
    const aid = (sides: number[][]) => ({ forecast: { sides: sides.map((seats) => ({ seats, points: 0 })) } }) as any;
    expect(teamOf(aid([[1], [2]]), 2)).toBeNull();
    expect(
      [1, 2, 3, 4].map((one) =>
        teamOf(
          aid([
            [1, 3],
            [2, 4],
          ]),
          one,
        ),
      ),
    ).toEqual([1, 2, 1, 2]);
  });

  test("an unknown player is named by seat", () => expect(playerName([], 3)).toBe("3"));

  test("a place is a drop target if the step moves cards there", () => {
    const ownAid = { choice: choice({ destination: "area" }) } as any;
    expect(dropTarget("area", ownAid)).toBe(true);
    expect([dropTarget("pile", ownAid), dropTarget("area", null)]).toEqual([undefined, undefined]);
  });
});

describe("the state of a player", () => {
  const questioning = { choice: choice({ place: "seat", destination: null }) };

  test("a click on a rival chooses them while the step asks for a player", () => {
    const table = board({ ownAid: questioning, legal: ["@2"] });
    expect(playerState(table, 2)).toMatchObject({ token: "@2", open: true });
    expect(playerState(table, 1)).toMatchObject({ token: null, open: false });
    expect(playerState(board(), 2).token).toBeNull();
  });

  test("nobody is waited for after the end, when the winners are marked", () => {
    expect(playerState(board(), 1)).toMatchObject({ waiting: true, won: false });
    const over = board({ game: shared({ over: true, winners: [1] }) });
    expect(playerState(over, 1)).toMatchObject({ waiting: false, won: true });
    expect(playerState(over, 2).won).toBe(false);
  });

  test("nobody leads without a point", () => {
    const table = board();
    table.aid.forecast = { ...table.aid.forecast, sides: [{ seats: [1], points: 0 }], winners: [1] } as any;
    expect(playerState(table, 1)).toMatchObject({ points: 0, leads: false });
    table.aid.forecast = { ...table.aid.forecast, sides: [{ seats: [1], points: 2 }], winners: [1] } as any;
    expect(playerState(table, 1)).toMatchObject({ points: 2, leads: true });
  });
});

describe("the state of a column", () => {
  const discarding = { choice: choice({ place: "area", destination: "pile" }) };
  const aiming = { choice: choice({ place: "column", destination: null }) };

  test("a click on an own column chooses its domain while the step asks for a card of the area", () => {
    const table = { ...board({ ownAid: discarding, legal: ["M"] }), selected: ["M", "M"] };
    expect(columnState(table, 1, column())).toMatchObject({ token: "M", open: true, closed: false, chosen: 2 });
    expect(columnState(table, 1, column({ domain: "S" }))).toMatchObject({ token: "S", open: false, closed: true });
    expect(columnState(table, 2, column()).token).toBeNull();
  });

  test("a click on a rival's column chooses it while the step asks for a column", () => {
    const table = board({ ownAid: aiming, legal: ["@2M"] });
    expect(columnState(table, 2, column())).toMatchObject({ token: "@2M", open: true, closed: false });
    expect(columnState(table, 2, column({ domain: "S" }))).toMatchObject({ token: "@2S", open: false, closed: true });
    expect(columnState(table, 1, column()).token).toBeNull();
  });

  test("no column looks closed to somebody who cannot act", () =>
    expect(columnState(board({ ownAid: discarding, canAct: false }), 1, column())).toMatchObject({
      open: false,
      closed: false,
    }));

  test("only the column that the last action changed is marked", () => {
    const table = { ...board(), changedPlaces: ["area-2-M"] };
    expect(columnState(table, 2, column()).changed).toBe(true);
    expect(columnState(table, 1, column()).changed).toBe(false);
    expect(columnState(table, 2, column({ domain: "S" })).changed).toBe(false);
  });

  test("an empty column is never near to winning", () => {
    expect(columnState(board(), 1, column({ near: true, cards: 6 })).near).toBe(true);
    expect(columnState(board(), 1, column({ near: true, cards: 0 })).near).toBe(false);
  });

  test("its label names what a click chooses, or describes it", () => {
    expect(columnLabel(board(), 2, column(), "@2M")).toContain("Ben");
    expect(columnLabel(board(), 2, column({ cards: 3 }), null)).toContain("3");
  });
});

test("a stand-in does not count as a bot, and only people can be away", () => {
  const seats = [
    seat({ seat: 1, person: "p1", name: "Ann" }),
    seat({ seat: 2, person: "p2", name: "Ben", bot: "adept", stands_in: true }),
    seat({ seat: 3, bot: "adept" }),
  ];
  const players = seatedPlayers({ seats } as any, ["p1"]);
  expect(players.map(({ bot, standsIn, present }) => [bot, standsIn, present])).toEqual([
    [false, false, true],
    [false, true, false],
    [true, false, null],
  ]);
});

describe("input", () => {
  let now = 0;
  const send = vi.fn(async (_: string): Promise<unknown> => undefined);
  const input = (changes: Parameters<typeof board>[0]) => {
    const action = new ActionInput(() => board(changes), send);
    now += 10_000;
    return action;
  };
  const one = { hand: "1M 1S", legal: ["M", "S"], ownAid: { choice: choice() } };
  const two = { hand: "1M 2M 1S", legal: ["M", "S"], ownAid: { choice: choice({ total: 2 }) } };

  beforeEach(() => {
    vi.spyOn(performance, "now").mockImplementation(() => now);
    send.mockReset().mockResolvedValue(undefined);
  });

  test("a click selects, another click changes the selection, and only confirming sends it", async () => {
    const action = input(one);
    action.choose("M");
    action.choose("S");
    expect([action.selected, send.mock.calls]).toEqual([["S"], []]);
    await action.confirm();
    expect(send.mock.calls).toEqual([["S"]]);
    expect(action.selected).toEqual([]);
  });

  test("a second click on the same card confirms", () => {
    const action = input(one);
    action.choose("M");
    action.choose("M");
    expect(send.mock.calls).toEqual([["M"]]);
  });

  test("a click right after a new step is ignored", async () => {
    const action = input(one);
    action.reset();
    action.choose("M");
    now += CLICK_GUARD_MS - 1;
    await action.confirm();
    expect(send).not.toHaveBeenCalled();
    now += 1;
    await action.confirm();
    expect(send).toHaveBeenCalledOnce();
  });

  test("several cards are collected and sent one after the other", async () => {
    const action = input(two);
    expect(action.needed).toBe(2);
    action.choose("M");
    expect(action.complete).toBe(false);
    action.choose("S");
    expect(action.complete).toBe(true);
    await action.confirm();
    expect(send.mock.calls).toEqual([["M"], ["S"]]);
  });

  test("a domain can be selected as often as the hand has cards of it", () => {
    const action = input(two);
    action.choose("M");
    action.choose("M");
    expect(action.selected).toEqual(["M", "M"]);
    action.choose("M");
    expect(action.selected).toEqual([]);
  });

  test("a surplus card replaces the first", () => {
    const action = input({ ...two, hand: "1M 1S 1R", legal: ["M", "S", "R"] });
    for (const token of ["M", "S", "R"]) action.choose(token);
    expect(action.selected).toEqual(["S", "R"]);
  });

  test("no more cards are required than are available", () => {
    expect(input({ hand: "1M", legal: ["M"], ownAid: { choice: choice({ total: 3 }) } }).needed).toBe(1);
  });

  test("cards that cannot be played are not required, so that an embargo never blocks a step", () => {
    const action = input({ ...two, hand: "1M 1R", legal: ["M"] });
    action.choose("M");
    expect(action.complete).toBe(true);
  });

  test("an effect alone completes the selection", () => {
    const action = input({ legal: ["S2"], ownAid: { choice: choice({ place: "effects", total: 3 }) } });
    action.choose("S2");
    expect(action.complete).toBe(true);
  });

  test("an unavailable action is not selected, and its reason is shown until the next click", () => {
    const closed = { S2: { code: "effect-used", facts: { action: "S2" } } };
    const action = input({ ...one, ownAid: { choice: choice(), closed } });
    action.choose("S2");
    expect(action.selected).toEqual([]);
    expect(action.note).not.toBe("");
    action.choose("M");
    expect(action.note).toBe("");
  });

  test("a refusal stops the submission and is shown", async () => {
    send.mockRejectedValueOnce(new ApiError("stale", "Too late.", 409));
    const action = input(two);
    await action.submit("M", "S");
    expect(send.mock.calls).toEqual([["M"]]);
    expect([action.note, action.selected, action.sending]).toEqual(["Too late.", [], false]);
  });

  test("a dropped card is played", () => {
    const action = input(one);
    action.drop("M");
    expect(send.mock.calls).toEqual([["M"]]);
  });

  test("number keys select cards in screen order, or legal actions except ending the turn", () => {
    const hand = own({ hand: "2S 1M", legal: ["S", "M"] });
    expect(numberedTokens(hand, { choice: choice() } as any, shared())).toEqual(["M", "S"]);
    const effects = own({ legal: ["S2", "!E", "."] });
    expect(numberedTokens(effects, { choice: choice({ place: "effects" }) } as any, shared())).toEqual(["S2", "!E"]);
  });
});

describe("shortcuts", () => {
  test("no key has two meanings", () => {
    const keys = [...READ_ALOUD_KEYS, ...ACTION_KEYS].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  const read = (key: string, position = board()) =>
    READ_ALOUD_KEYS.find((shortcut) => shortcut.key === key)!.text(position, "Ben plays Science.");

  test("the hand is read out with the numbers of the keys", () => {
    expect(read("h", board({ hand: "2S 1M" }))).toBe("Hand: 1 Military I, 2 Science II");
  });

  test("the deck, the pile and the last event are read out", () => {
    expect(read("d", board({ game: shared({ deck: [0, 5, 9] }) }))).toContain("I 0, II 5, III 9");
    expect(read("p", board({ game: shared({ pile: "1M 2M" }) }))).toContain("Military 2");
    expect(read("w")).toBe("Ben plays Science.");
  });

  test("rivals are read out without the viewer", () => {
    expect(read("r")).toContain("Ben");
    expect(read("r")).not.toContain("Ann");
  });
});

describe("the animation queue", () => {
  const frame = (seq: number, actor = 2): TableFrame => ({
    seq,
    event: acted(actor, "M"),
    game: shared(),
    own: [],
    aid: null!,
    turn: null,
  });
  let finish: (() => void)[] = [];
  let timings: AnimationTiming[] = [];
  const queue = () => {
    finish = [];
    timings = [];
    return new AnimationQueue(async (_, __, timing, draw) => {
      draw();
      timings.push(timing);
      await new Promise<void>((done) => finish.push(done));
    });
  };
  const settle = () => new Promise((done) => setTimeout(done));

  test("each frame waits for the previous one", async () => {
    const frames = queue();
    frames.jumpTo(frame(1));
    frames.enqueue(frame(2));
    frames.enqueue(frame(3));
    await settle();
    expect([frames.shown?.seq, frames.pending]).toEqual([2, true]);
    finish[0]!();
    await settle();
    expect(frames.shown?.seq).toBe(3);
    finish[1]!();
    await settle();
    expect(frames.pending).toBe(false);
  });

  test("the player's own action ends the previous animation", async () => {
    const frames = queue();
    frames.jumpTo(frame(1));
    frames.enqueue(frame(2));
    await settle();
    expect(timings[0]!.signal.aborted).toBe(false);
    frames.enqueue(frame(3, 1), true);
    expect(timings[0]!.signal.aborted).toBe(true);
  });

  test("a long queue is animated faster, a very long one is skipped", async () => {
    const frames = queue();
    frames.jumpTo(frame(1));
    for (let seq = 2; seq < 8; seq++) frames.enqueue(frame(seq));
    await settle();
    finish[0]!();
    await settle();
    expect(timings[1]!.timeScale).toBeLessThan(1);
    for (let seq = 8; seq < 40; seq++) frames.enqueue(frame(seq));
    finish[1]!();
    await settle();
    expect(frames.shown?.seq).toBe(39);
  });

  test("the actions of others since the player's last action can be shown again", async () => {
    const frames = queue();
    frames.jumpTo(frame(1, 1));
    expect(frames.canReplay).toBe(false);
    for (const one of [frame(2, 2), frame(3, 3)]) {
      frames.enqueue(one);
      await settle();
      finish.at(-1)!();
      await settle();
    }
    const seen: number[] = [];
    frames.replay(1);
    expect([frames.canReplay, frames.replaying]).toEqual([true, true]);
    for (let index = 2; frames.replaying; index++) {
      await settle();
      seen.push(frames.shown!.seq);
      finish[index]?.();
      await settle();
    }
    expect(seen).toEqual([2, 3]);
  });

  test("a jump drops queued frames", async () => {
    const frames = queue();
    frames.jumpTo(frame(1));
    frames.enqueue(frame(2));
    frames.enqueue(frame(3));
    await settle();
    frames.jumpTo(frame(9));
    expect(frames.shown?.seq).toBe(9);
  });
});
