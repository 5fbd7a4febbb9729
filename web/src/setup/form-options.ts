// The options that the forms for a table offer, as pairs of value and label.
import { capitalize, t } from "$lib/texts.svelte";
import { LEVELS, STALL_ROUND_CHOICES, type Settings } from "$lib/wire";
import { levelName } from "../narration/names";
import { clockText, DAY, durationText, MINUTE } from "../narration/settings";
import type { TableFormat } from "./table-settings";

type Options<T> = [T, string][];

const TURN_SECONDS = [null, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY];
const BOT_PAUSES = [0, 0.5, 1, 2, 4]; // seconds
const ABSENCES = [MINUTE, 2 * MINUTE, 10 * MINUTE, DAY, null]; // seconds

export const levelOptions = (): Options<string> => LEVELS.map((level) => [level, levelName(level)]);

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
  ...levelOptions().map(([level, name]): [string, string] => [level, t("home-seat-bot", { level: name })]),
];

export const standInOptions = (): Options<string | null> => [[null, t("home-stand-in-none")], ...levelOptions()];

export const paceOptions = (): Options<number> =>
  BOT_PAUSES.map((seconds) => [seconds, seconds ? t("setup-pace-seconds", { seconds }) : t("home-pace-none")]);

export const clockOptions = (current: number | null): Options<number | null> =>
  withCurrent(TURN_SECONDS, current).map((seconds) => [seconds, clockText(seconds)]);

export const stallOptions = (current: number): Options<number> =>
  withCurrent(STALL_ROUND_CHOICES, current).map((count) => [
    count,
    capitalize(t("setup-stall-rounds-value", { count })),
  ]);

export const absenceOptions = (current: number | null): Options<number | null> =>
  withCurrent(ABSENCES, current).map((seconds) => [
    seconds,
    seconds === null ? t("home-absence-never") : durationText(seconds),
  ]);

/** The values and the current one, which a program may have set, so that opening a form never changes it. */
const withCurrent = <T>(values: readonly T[], current: T): readonly T[] =>
  values.includes(current) ? values : [current, ...values];
