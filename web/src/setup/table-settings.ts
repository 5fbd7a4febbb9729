// The settings of a table that is not open yet: the defaults, and the last choice kept in this browser.
import { DEFAULT_SETTINGS, type Settings } from "$lib/wire";

/** How many play, and whether in teams. */
export const TABLE_FORMATS = {
  "2": { players: 2, teams: false },
  "3": { players: 3, teams: false },
  "4": { players: 4, teams: false },
  teams: { players: 4, teams: true },
} as const;
export type TableFormat = keyof typeof TABLE_FORMATS;

/** Default settings: the visitor in seat 1, `other` (a bot level, "open" or "here") in all other seats. */
export const defaultSettings = (other: string, players = 2): Settings => ({
  ...DEFAULT_SETTINGS,
  rules: { ...DEFAULT_SETTINGS.rules, players },
  seats: ["me", ...Array<string>(players - 1).fill(other)],
});

/** The format of a draft. */
export const formatOf = ({ rules }: Settings): TableFormat =>
  rules.teams ? "teams" : (String(rules.players) as TableFormat);

/** Change the format of a draft; additional seats get `other`. */
export function applyFormat(draft: Settings, format: TableFormat, other: string): void {
  const { players, teams } = TABLE_FORMATS[format];
  Object.assign(draft.rules, { players, teams });
  draft.seats = Array.from({ length: players }, (_, index) => draft.seats[index] ?? other);
}

/** The settings kept in this browser under a key; the fallback if there are none or they are invalid. */
export function loadSettings(key: string, fallback: Settings): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "") as Settings;
    const draft = { ...fallback, ...stored, rules: { ...fallback.rules, ...stored.rules } };
    return Array.isArray(draft.seats) && draft.seats.length === draft.rules.players ? draft : fallback;
  } catch {
    return fallback;
  }
}

/** Keep settings in this browser under a key. */
export function storeSettings(key: string, draft: Settings): void {
  localStorage.setItem(key, JSON.stringify(draft));
}
