// A table before it stands: what forms offer for it, in which words, and what was chosen the last time.
import { capital, t } from "$lib/texts.svelte";
import type { Settings } from "$lib/wire";

type Options<T> = [T, string][];

/** How many play, and whether in teams: the parties that there are. */
export const PARTIES = {
  "2": { players: 2, teams: false },
  "3": { players: 3, teams: false },
  "4": { players: 4, teams: false },
  teams: { players: 4, teams: true },
} as const;
export type Party = keyof typeof PARTIES;

const LEVELS: Record<string, string> = {
  random: "level-random",
  novice: "level-novice",
  adept: "level-adept",
  expert: "level-expert",
};
const MINUTE = 60;
const DAY = 86_400;
const CLOCKS = [null, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY];
const PACES = [0, 0.5, 1, 2, 4];
const ABSENCES = [MINUTE, 2 * MINUTE, 10 * MINUTE, DAY, null];

/** What a table is if nobody says otherwise: me against so many others. */
export function usual(other: string, players = 2): Settings {
  return {
    rules: {
      players,
      deal: "basic",
      teams: false,
      draft_order: "anticlockwise",
      last_round: "finish",
      democracy_needs_card: true,
    },
    seats: ["me", ...Array<string>(players - 1).fill(other)],
    turn_seconds: null,
    public: false,
    watch: true,
    take_backs: true,
    stand_in: "adept",
    absence: 2 * MINUTE,
    pace: 1,
    chat: true,
  };
}

/** The party of a table. */
export const partyOf = ({ rules }: Settings): Party => (rules.teams ? "teams" : (String(rules.players) as Party));

/** Another party at a table: seats that are new are for others of this kind. */
export function gather(draft: Settings, party: Party, other: string): void {
  const { players, teams } = PARTIES[party];
  Object.assign(draft.rules, { players, teams });
  draft.seats = Array.from({ length: players }, (_, place) => draft.seats[place] ?? other);
}

// --- What was chosen the last time ---

/** The choice that is kept under a name in this browser, else the usual one. */
export function recalled(name: string, otherwise: Settings): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "") as Settings;
    const draft = { ...otherwise, ...kept, rules: { ...otherwise.rules, ...kept.rules } };
    return Array.isArray(draft.seats) && draft.seats.length === draft.rules.players ? draft : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, draft: Settings): void {
  localStorage.setItem(name, JSON.stringify(draft));
}

// --- What forms offer ---

export const levelSaid = (level: string): string => (LEVELS[level] ? capital(t(LEVELS[level])) : level);

export const levels = (): Options<string> => Object.keys(LEVELS).map((level) => [level, levelSaid(level)]);

export const parties = (): Options<Party> => [
  ["2", "2"],
  ["3", "3"],
  ["4", "4"],
  ["teams", t("home-party-teams")],
];

export const deals = (): Options<Settings["rules"]["deal"]> => [
  ["basic", capital(t("setup-deal-basic"))],
  ["draft", capital(t("setup-deal-draft"))],
];

export const sitters = (): Options<string> => [
  ["me", t("home-seat-me")],
  ["open", t("home-seat-open")],
  ["here", t("home-seat-here")],
  ...levels().map(([level, words]): [string, string] => [level, t("home-seat-bot", { level: words })]),
];

export const standIns = (): Options<string | null> => [[null, t("home-stand-in-none")], ...levels()];

export const paces = (): Options<number> => PACES.map((seconds) => [seconds, paceSaid(seconds)]);

export const clocks = (now: number | null): Options<number | null> =>
  withOwn(CLOCKS, now).map((seconds) => [seconds, clockSaid(seconds)]);

export const absences = (now: number | null): Options<number | null> =>
  withOwn(ABSENCES, now).map((seconds) => [seconds, seconds === null ? t("home-absence-ever") : spanSaid(seconds)]);

/** A value that a program gave a table is offered as well, so that a form never changes it unasked. */
const withOwn = (values: (number | null)[], own: number | null): (number | null)[] =>
  values.includes(own) ? values : [own, ...values];

// --- In words ---

const paceSaid = (seconds: number): string => (seconds ? t("setup-pace-seconds", { seconds }) : t("home-pace-none"));

export const clockSaid = (seconds: number | null): string =>
  seconds === null ? t("home-clock-none") : t("home-clock", { time: spanSaid(seconds) });

/** A span of time. */
export function spanSaid(seconds: number): string {
  if (seconds % DAY === 0) return t("home-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("home-minutes", { count: seconds / MINUTE });
  return t("home-seconds", { count: seconds });
}

/** The rules and manners of a table in few words: what is as usual goes without saying. */
export function summed(settings: Settings): string[] {
  const { rules } = settings;
  const unusual: [boolean, string][] = [
    [rules.draft_order === "clockwise" && rules.deal === "draft", t("setup-draft-order-clockwise")],
    [rules.last_round === "one_more_each", t("setup-last-round-one-more-each")],
    [!rules.democracy_needs_card, t("home-democracy-anywhere")],
    [settings.turn_seconds !== null, clockSaid(settings.turn_seconds)],
    [!settings.take_backs, t("home-no-take-backs")],
    [!settings.chat, t("home-no-chat")],
    [!settings.watch, t("home-no-watch")],
    [settings.public, t("home-is-public")],
  ];
  return [
    rules.teams ? t("home-teams", { count: rules.players }) : t("home-players", { count: rules.players }),
    rules.deal === "draft" ? t("setup-deal-draft") : t("setup-deal-basic"),
    ...unusual.filter(([so]) => so).map(([, words]) => words),
  ];
}
