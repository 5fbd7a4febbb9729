// What happened, in sentences of the reader's language, from events as the viewer may know them.
import type { Seen } from "$lib/live-table.svelte";
import { t, type Facts } from "$lib/texts.svelte";
import type { AnyEvent, Deed, Phrased, Shared, ShownActed } from "$lib/wire";
import { readAction } from "../game/notation";

/** An event as a sentence; nothing for what needs none. `names` are those of the seats, in order. */
export function said(event: AnyEvent, names: string[]): string {
  switch (event.kind) {
    case "acted":
      return deedSaid(event, names);
    case "kept":
      return deedSaid({ ...event, step: "keep", action: event.action ?? null }, names);
    case "said":
      return event.text && labelled(event.name, event.text);
    case "phrased":
      return labelled(event.name, phraseSaid(event, names));
    case "sat":
      return event.player.bot ? "" : t("log-sat", { name: event.player.name ?? "", seat: event.seat });
    case "stood":
      return t("log-stood", { seat: event.seat });
    case "worded":
      return t("log-worded", { name: event.name });
    case "taken-back":
      return t("log-taken-back", { name: name(names, event.seat), count: event.count });
    case "proposed":
      return t("log-proposed", { name: name(names, event.seat) });
    case "answered":
      return t(event.yes ? "log-agrees" : "log-disagrees", { name: name(names, event.seat) });
    case "resigned":
      return t("log-resigned", { name: name(names, event.seat) });
    case "handed":
      return t("log-handed", { name: name(names, event.seat), cause: event.cause });
    case "returned":
      return t("log-returned", { name: name(names, event.seat) });
    case "dealt":
      return t("log-dealt");
    case "followed":
      return t("log-followed");
    default:
      return ""; // that a table was opened, set otherwise or somebody got ready is seen, not told
  }
}

/** What a seat did when a step was asked of it; a card that one may not know is not named. */
export function deedSaid(
  { seat, step, action, target }: Pick<Deed, "seat" | "step" | "action"> & { target?: number | null },
  names: string[],
): string {
  const facts: Facts = { name: name(names, seat) };
  if (target) facts.target = name(names, target);
  if (action === null) return t(step === "keep" ? "log-keep" : "log-give-back", facts);
  const { kind, domain, effect, seat: aimed } = readAction(action);
  if (domain) facts.domain = `domain-${domain}`;
  if (effect) facts.effect = `effect-${effect}`;
  if (aimed) facts.target = name(names, aimed);
  const key = KINDS[kind] ?? STEPS[step];
  return key ? t(key, facts) : labelled(name(names, seat), action);
}

const KINDS: Record<string, string> = {
  permanent: "log-permanent",
  copy: "log-copy",
  sacrifice: "log-sacrifice",
  end: "log-end",
};

const STEPS: Record<string, string> = {
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

/** What everybody sees to follow from an action. */
export function consequences(before: Shared, after: Shared, names: string[]): string[] {
  const told: string[] = [];
  const drawn = sum(before.deck) - sum(after.deck);
  if (drawn > 0) told.push(t("log-draws", { name: name(names, before.turn), count: drawn }));
  if (after.last_round && !before.last_round) told.push(t("table-last-round-begins"));
  const skips = after.turn !== before.turn && after.step === "effects" && !after.over;
  if (skips) told.push(t("log-skips-play", { name: name(names, after.turn) }));
  return told;
}

/** Whether an event has shown hidden cards to somebody. */
export const reveals = ({ event, before, after }: Seen): boolean =>
  (event.kind === "acted" && event.step === "take-hand") || (!!before && !!after && sum(before.deck) > sum(after.deck));

const DULL = ["why-only", "why-end"]; // what everybody sees anyway

/** Why a bot did it; nothing for people. */
export function reasonSaid(event: ShownActed, names: string[]): string {
  const { why, facts = {} } = event;
  if (!why || DULL.includes(why)) return "";
  return t(why, typeof facts.seat === "number" ? { ...facts, seat: names[facts.seat - 1] ?? facts.seat } : facts);
}

/** A set phrase as its reader says it. */
export function phraseSaid(
  { phrase, seat, domain }: Pick<Phrased, "phrase" | "seat" | "domain">,
  names: string[],
): string {
  const about = seat ? (domain ? "both" : "seat") : domain ? "domain" : "none";
  const facts = { about, seat: seat ? (names[seat - 1] ?? seat) : "", domain: domain ? `domain-${domain}` : "" };
  return t(`phrase-${phrase}`, facts);
}

/** A label, a colon as the language sets it, and words. */
export const labelled = (label: string, words: string): string => t("table-labelled", { label, words });

const name = (names: string[], seat: number): string => names[seat - 1] ?? t("table-seat", { seat });
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
