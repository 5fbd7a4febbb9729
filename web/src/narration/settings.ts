// The settings of a table, in words.
import { t } from "$lib/texts.svelte";
import { DEFAULT_SETTINGS, type Settings } from "$lib/wire";

/** In seconds. */
export const MINUTE = 60;
export const DAY = 86_400;

/** The time per turn. */
export const clockText = (seconds: number | null): string =>
  seconds === null ? t("home-clock-none") : t("home-clock", { time: durationText(seconds) });

/** A span of time, in the largest unit that fits. */
export function durationText(seconds: number): string {
  if (seconds % DAY === 0) return t("count-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("count-minutes", { count: seconds / MINUTE });
  return t("count-seconds", { count: seconds });
}

/** Players, deal, and every setting that differs from the default. */
export function settingsSummary(settings: Settings): string[] {
  const { rules } = settings;
  const unusual: [boolean, string][] = [
    [rules.draft_order === "clockwise" && rules.deal === "draft", t("setup-draft-order-clockwise")],
    [rules.last_round === "one_more_each", t("setup-last-round-one-more-each")],
    [!rules.democracy_needs_card, t("home-democracy-anywhere")],
    [rules.hand_limit === "while_held", t("home-hand-limit-held")],
    [rules.stall_rounds !== DEFAULT_SETTINGS.rules.stall_rounds, t("home-stall-rounds", { count: rules.stall_rounds })],
    [settings.turn_seconds !== null, clockText(settings.turn_seconds)],
    [!settings.take_backs, t("settings-no-take-backs")],
    [!settings.chat, t("home-no-chat")],
    [!settings.watch, t("home-no-watch")],
    [settings.public, t("home-is-public")],
  ];
  return [
    rules.teams ? t("home-teams", { count: rules.players }) : t("count-players", { count: rules.players }),
    rules.deal === "draft" ? t("setup-deal-draft") : t("setup-deal-basic"),
    ...unusual.filter(([applies]) => applies).map(([, text]) => text),
  ];
}
