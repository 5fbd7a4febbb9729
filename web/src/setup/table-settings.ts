// A table before it stands: what forms offer for it, in which words, and what was chosen the last time.
import { capitalize, t } from "$lib/texts.svelte";
import type { Settings } from "$lib/wire";

type Options<T> = [T, string][];

/** How many play, and whether in teams: the parties that there are. */
export const TABLE_FORMATS = {
  "2": { players: 2, teams: false },
  "3": { players: 3, teams: false },
  "4": { players: 4, teams: false },
  teams: { players: 4, teams: true },
} as const;
export type TableFormat = keyof typeof TABLE_FORMATS;

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
export function defaultSettings(other: string, players = 2): Settings {
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
export const formatOf = ({ rules }: Settings): TableFormat =>
  rules.teams ? "teams" : (String(rules.players) as TableFormat);

/** Another party at a table: seats that are new are for others of this kind. */
export function applyFormat(draft: Settings, party: TableFormat, other: string): void {
  const { players, teams } = TABLE_FORMATS[party];
  Object.assign(draft.rules, { players, teams });
  draft.seats = Array.from({ length: players }, (_, place) => draft.seats[place] ?? other);
}

// --- What was chosen the last time ---

/** The choice that is kept under a name in this browser, else the usual one. */
export function loadSettings(name: string, otherwise: Settings): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "") as Settings;
    const draft = { ...otherwise, ...kept, rules: { ...otherwise.rules, ...kept.rules } };
    return Array.isArray(draft.seats) && draft.seats.length === draft.rules.players ? draft : otherwise;
  } catch {
    return otherwise;
  }
}

export function storeSettings(name: string, draft: Settings): void {
  localStorage.setItem(name, JSON.stringify(draft));
}

// --- What forms offer ---

export const levelName = (level: string): string => (LEVELS[level] ? capitalize(t(LEVELS[level])) : level);

export const levelOptions = (): Options<string> => Object.keys(LEVELS).map((level) => [level, levelName(level)]);

export const formatOptions = (): Options<TableFormat> => [
  ["2", "2"],
  ["3", "3"],
  ["4", "4"],
  ["teams", t("home-party-teams")],
];

export const dealOptions = (): Options<Settings["rules"]["deal"]> => [
  ["basic", capitalize(t("setup-deal-basic"))],
  ["draft", capitalize(t("setup-deal-draft"))],
];

export const seatOptions = (): Options<string> => [
  ["me", t("home-seat-me")],
  ["open", t("home-seat-open")],
  ["here", t("home-seat-here")],
  ...levelOptions().map(([level, words]): [string, string] => [level, t("home-seat-bot", { level: words })]),
];

export const standInOptions = (): Options<string | null> => [[null, t("home-stand-in-none")], ...levelOptions()];

export const paceOptions = (): Options<number> => PACES.map((seconds) => [seconds, paceText(seconds)]);

export const clockOptions = (now: number | null): Options<number | null> =>
  withCurrent(CLOCKS, now).map((seconds) => [seconds, clockText(seconds)]);

export const absenceOptions = (now: number | null): Options<number | null> =>
  withCurrent(ABSENCES, now).map((seconds) => [
    seconds,
    seconds === null ? t("home-absence-ever") : durationText(seconds),
  ]);

/** A value that a program gave a table is offered as well, so that a form never changes it unasked. */
const withCurrent = (values: (number | null)[], own: number | null): (number | null)[] =>
  values.includes(own) ? values : [own, ...values];

// --- In words ---

const paceText = (seconds: number): string => (seconds ? t("setup-pace-seconds", { seconds }) : t("home-pace-none"));

export const clockText = (seconds: number | null): string =>
  seconds === null ? t("home-clock-none") : t("home-clock", { time: durationText(seconds) });

/** A span of time. */
export function durationText(seconds: number): string {
  if (seconds % DAY === 0) return t("home-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("home-minutes", { count: seconds / MINUTE });
  return t("home-seconds", { count: seconds });
}

/** The rules and manners of a table in few words: what is as usual goes without saying. */
export function settingsSummary(settings: Settings): string[] {
  const { rules } = settings;
  const unusual: [boolean, string][] = [
    [rules.draft_order === "clockwise" && rules.deal === "draft", t("setup-draft-order-clockwise")],
    [rules.last_round === "one_more_each", t("setup-last-round-one-more-each")],
    [!rules.democracy_needs_card, t("home-democracy-anywhere")],
    [settings.turn_seconds !== null, clockText(settings.turn_seconds)],
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
