// What happened at a table, in sentences of the reader's language, from events as the viewer may see them.
import { labelled, t } from "$lib/texts.svelte";
import type { VisibleEvent, VisibleAction, Facts, PhraseSent, Shared, VisibleActionPlayed } from "$lib/wire";
import { parseAction } from "../game/notation";

/** An event as a sentence; empty for events that need none. `names` are the names of the seats, in order. */
export function eventSentence(event: VisibleEvent, names: string[]): string {
  switch (event.kind) {
    case "acted":
      return actionSentence(event, names);
    case "kept":
      return actionSentence({ ...event, step: "keep", action: event.action ?? null }, names);
    case "said":
      return event.text && labelled(event.name, event.text);
    case "phrased":
      return labelled(event.name, phraseText(event, names));
    case "sat":
      return event.player.bot ? "" : t("event-sat", { name: event.player.name ?? "", seat: event.seat });
    case "stood":
      return t("event-stood", { seat: event.seat });
    case "worded":
      return t("event-worded", { name: event.name });
    case "taken-back":
      return t("log-taken-back", { name: seatName(names, event.seat), count: event.count });
    case "proposed":
      return t("log-proposed", { name: seatName(names, event.seat) });
    case "answered":
      return t(event.yes ? "log-agrees" : "log-disagrees", { name: seatName(names, event.seat) });
    case "resigned":
      return t("log-resigned", { name: seatName(names, event.seat) });
    case "handed":
      return t("log-handed", { name: seatName(names, event.seat), cause: event.cause });
    case "returned":
      return t("log-returned", { name: seatName(names, event.seat) });
    case "dealt":
      return t("event-dealt");
    case "followed":
      return t("event-followed");
    default:
      return ""; // opening a table, changing its settings and getting ready are visible without a sentence
  }
}

/** An action as a sentence. Cards that the viewer may not see are not named. */
export function actionSentence(
  { seat, step, action, target }: Pick<VisibleAction, "seat" | "step" | "action"> & { target?: number | null },
  names: string[],
): string {
  const facts: Facts = { name: seatName(names, seat) };
  if (target) facts.target = seatName(names, target);
  if (action === null) return t(step === "keep" ? "log-keep" : "log-give-back", facts);
  const { kind, domain, effect, seat: aimedAt } = parseAction(action);
  if (domain) facts.domain = `domain-${domain}`;
  if (effect) facts.effect = `effect-${effect}`;
  if (aimedAt) facts.target = seatName(names, aimedAt);
  const key = KEY_BY_KIND[kind] ?? KEY_BY_STEP[step];
  return key ? t(key, facts) : labelled(seatName(names, seat), action);
}

const KEY_BY_KIND: Record<string, string> = {
  permanent: "log-permanent",
  copy: "log-copy",
  sacrifice: "log-sacrifice",
  end: "log-end",
};

const KEY_BY_STEP: Record<string, string> = {
  play: "log-play",
  "discard-from-hand": "log-discard-from-hand",
  "discard-from-area": "log-discard-from-area",
  "take-back": "log-take-back",
  "take-from-pile": "log-take-from-pile",
  "give-back": "log-give-back-seen",
  attack: "log-attack",
  "take-hand": "log-take-hand",
  embargo: "log-embargo",
  democracy: "log-democracy",
  keep: "log-keep-seen",
  "take-from-middle": "log-take-from-middle",
};

/** Why the last round begins: the deck is empty, or it has stalled and counts as empty (rule 4.5). */
export const lastRoundSentence = ({ deck }: Shared): string =>
  t(sum(deck) > 0 ? "table-last-round-stalled" : "table-last-round-begins");

/** What followed from an action and everybody saw: cards drawn, the last round, a skipped play. */
export function consequenceSentences(before: Shared, after: Shared, names: string[]): string[] {
  const sentences: string[] = [];
  const drawn = sum(before.deck) - sum(after.deck);
  if (drawn > 0) sentences.push(t("log-draws", { name: seatName(names, before.turn), count: drawn }));
  if (after.last_round && !before.last_round) sentences.push(lastRoundSentence(after));
  const skips = after.turn !== before.turn && after.step === "effects" && !after.over;
  if (skips) sentences.push(t("log-skips-play", { name: seatName(names, after.turn) }));
  return sentences;
}

const OBVIOUS_REASONS = ["why-only", "why-end"];

/** Why a bot chose an action; empty for people and for reasons that everybody sees. */
export function botReason(event: VisibleActionPlayed, names: string[]): string {
  const { why, facts = {} } = event;
  if (!why || OBVIOUS_REASONS.includes(why)) return "";
  return t(why, typeof facts.seat === "number" ? { ...facts, seat: names[facts.seat - 1] ?? facts.seat } : facts);
}

/** A set phrase in the reader's language. */
export function phraseText(
  { phrase, seat, domain }: Pick<PhraseSent, "phrase" | "seat" | "domain">,
  names: string[],
): string {
  const about = seat ? (domain ? "both" : "seat") : domain ? "domain" : "none";
  const facts = { about, seat: seat ? (names[seat - 1] ?? seat) : "", domain: domain ? `domain-${domain}` : "" };
  return t(`phrase-${phrase}`, facts);
}

const seatName = (names: string[], seat: number): string => names[seat - 1] ?? t("table-seat", { seat });
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
