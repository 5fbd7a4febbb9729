// Dates and times in the reader's language.
import { language } from "$lib/texts.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago a moment was: "3 minutes ago". Takes seconds since the epoch. */
export function timeAgo(moment: number): string {
  const seconds = moment - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The time of day: "09:41". Takes seconds since the epoch. */
export const timeOfDay = (moment: number): string =>
  new Date(moment * 1000).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** A date with the time of day. Takes seconds since the epoch. */
export const formatDate = (moment: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(moment * 1000);
