// Samples of server messages that tests can vary.
import type { LiveEvent } from "../src/lib/live-table.svelte";
import type { Own, SeatInfo, Settings, Shared, TurnInfo, VisibleEvent } from "../src/lib/wire";
import { DEFAULT_SETTINGS } from "../src/lib/wire";

/** A two-player game without any cards. */
export const shared = (changes: Partial<Shared> = {}): Shared => ({
  first: 1,
  turn: 1,
  step: "play",
  times: 1,
  target: null,
  hands: ["", ""],
  areas: ["", ""],
  pile: "",
  deck: [0, 0, 0],
  middle: "",
  limit: 3,
  stalled_turns: 0,
  embargo: [[], []],
  embargo_eras: [[], []],
  democracy: [[], []],
  coin: null,
  permanent_used: "",
  sacrifice_used: "",
  last_round: false,
  last_turn: null,
  over: false,
  winners: [],
  reason: null,
  points: [0, 0],
  ...changes,
});

export const own = (changes: Partial<Own> = {}): Own => ({
  seat: 1,
  hand: "",
  legal: [],
  known: ["", ""],
  passed: [],
  unseen: "",
  pack: "",
  ...changes,
});

export const seat = (changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  person: null,
  name: "",
  program: false,
  bot: null,
  stands_in: false,
  ready: false,
  resigned: false,
  ...changes,
});

export const settings = (changes: Partial<Omit<Settings, "rules">> & { rules?: Partial<Settings["rules"]> } = {}) => ({
  ...DEFAULT_SETTINGS,
  ...changes,
  rules: { ...DEFAULT_SETTINGS.rules, ...changes.rules },
});

export const turn = (ply: number, kept: number[] = []): TurnInfo => ({
  ply,
  waiting: [],
  kept,
  can_take_back: [],
  deadline: null,
  proposal: null,
});

/** Events numbered from 1, with the numbers of the events that some of them took back. */
export const numbered = (events: VisibleEvent[], takenBack: Record<number, number[]> = {}): LiveEvent[] =>
  events.map((event, index) => {
    const seq = index + 1;
    return { seq, event, before: null, after: null, takenBack: takenBack[seq] ?? [], own: false };
  });

export const acted = (seat: number, action: string, more: object = {}): VisibleEvent => ({
  kind: "acted",
  at: 0,
  seat,
  action,
  step: "play",
  times: 1,
  ...more,
});
