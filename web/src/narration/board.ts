// The table in words: what a card is called, how a column stands, what is asked, what will happen, and why something
// cannot be done. Everything is the server's; here it becomes sentences.
import { labelled } from "./events";
import { readAction } from "../game/notation";
import { capital, t } from "$lib/texts.svelte";
import type { ColumnAid, EffectAid, Letter, OwnAid, ThreatAid, Why } from "$lib/wire";
import { cardsIn, count, domainOf, eraOf, LETTERS, NUMERALS } from "../game/cards";
import { nameOf, type Look, type Sitting } from "../board/board-context";

/** As much of the board as sentences need. */
type Told = Pick<Look, "game" | "aid" | "help" | "people">;

export const domainSaid = (domain: Letter): string => t(`domain-${domain}`);
export const effectSaid = (effect: string): string => t(`effect-${effect}`);
export const eraSaid = (card: string): string => NUMERALS[eraOf(card) - 1] ?? "";

/** "Science II", or for a back "a card of era II". */
export const cardSaid = (card: string): string =>
  card[1] === "?" ? t("area-back", { era: eraSaid(card) }) : `${domainSaid(domainOf(card))} ${eraSaid(card)}`;

export const cardsSaid = (cards: readonly string[]): string => cards.map(cardSaid).join(", ") || t("table-none");

/** Cards by domain: "Military 2, Science 1". */
export const domainsSaid = (cards: string): string => {
  const domains = cardsIn(cards).map(domainOf);
  const said = LETTERS.filter((letter) => domains.includes(letter)).map(
    (letter) => `${domainSaid(letter)} ${count(domains, letter)}`,
  );
  return said.join(", ") || t("table-none");
};

/** Backs by era: "I 2, II 1". */
export const backsSaid = (cards: string): string => {
  const eras = cardsIn(cards).map(eraOf);
  const said = NUMERALS.map((numeral, index) => [numeral, count(eras, index + 1)] as const).filter(([, many]) => many);
  return said.map(([numeral, many]) => `${numeral} ${many}`).join(", ") || t("table-none");
};

/** A column whole: "Science: 4 of 7 cards, opens Experiment, 1 more for Research". */
export function columnSaid(column: ColumnAid): string {
  const words = [t("area-count", { count: column.cards, goal: column.goal })];
  const opened = column.levels.filter(({ reached }) => reached).at(-1);
  if (opened) words.push(t("plain-opens", { effect: `effect-${opened.effect}` }));
  if (column.most) words.push(t("plain-most"));
  if (column.next) words.push(nextSaid(column));
  if (column.embargoed) words.push(t("plain-embargoed"));
  if (column.democracies) words.push(t("plain-democracies", { count: column.democracies }));
  if (column.coin) words.push(t("plain-coin"));
  return labelled(domainSaid(column.domain), words.join(", "));
}

/** "1 more for Research". */
export function nextSaid({ next }: ColumnAid): string {
  if (!next) return "";
  const { what, missing } = next;
  return what === "hegemony"
    ? t("area-next-win", { count: missing })
    : t("area-next", { count: missing, effect: effectSaid(what) });
}

/** An area in one sentence for each column that has something. */
export const areaSaid = (columns: readonly ColumnAid[], name: string): string => {
  const told = columns.filter(({ cards, democracies, embargoed }) => cards || democracies || embargoed).map(columnSaid);
  return labelled(name, told.join("; ") || t("area-empty"));
};

/** Why something is not open, without the notation that errors begin with. */
export function whySaid({ code, facts }: Why, look: Told): string {
  const action = String(facts.action ?? "");
  const label = action ? actionSaid(action, look) : "";
  const said = t(`error-${code}`, { ...facts, action: label });
  return capital(said.startsWith(label) && label ? said.slice(label.length).replace(/^\s*:\s*/, "") || said : said);
}

/** What an action is called. */
export function actionSaid(token: string, { people, game }: Pick<Look, "people" | "game">): string {
  const { kind, domain, effect, seat } = readAction(token);
  if (kind === "end") return t("table-end-turn");
  if (effect) return kind === "copy" ? t("play-copy", { effect: effectSaid(effect) }) : effectSaid(effect);
  if (kind === "seat") return nameOf(people, seat!);
  if (kind === "column") return `${nameOf(people, seat!)} · ${domainSaid(domain!)}`;
  return domain ? domainSaid(domain) : game.step;
}

const STEPS_THAT_COUNT = [
  "play",
  "discard-from-hand",
  "discard-from-area",
  "take-back",
  "take-from-pile",
  "give-back",
  "keep",
];

/** What is asked: "Discard a card from your hand · 1 of 2". */
export function askedSaid({ game, help }: Pick<Look, "game" | "help">): string {
  const words = capital(t(`prompt-${game.step}`));
  const choice = help?.choice;
  if (!choice || choice.total < 2 || !STEPS_THAT_COUNT.includes(game.step)) return words;
  return `${words} · ${t("table-count", { number: choice.number, total: choice.total })}`;
}

/** What will happen if this is chosen; nothing if there is nothing to add to its name. */
export function willHappen(token: string, look: Told): string {
  const { kind, domain, effect, seat } = readAction(token);
  const { game, help, people } = look;
  if (kind === "end") return game.last_round ? t("play-end-last-round") : t("table-end-means", { limit: game.limit });
  if (effect) return labelled(effectSaid(effect), t(`does-${effect}`));
  const facts = { name: seat ? nameOf(people, seat) : "", domain: domain ? `domain-${domain}` : "" };
  if (kind === "seat") return t("play-will-question", facts);
  if (kind === "column") return t(game.step === "embargo" ? "play-will-embargo" : "play-will-democracy", facts);
  if (game.step === "keep") return t(isLastPass(help) ? "play-will-keep-last" : "play-will-keep", facts);
  if (game.step === "attack") return attackSaid(domain!, look);
  const grown = help?.grows[token];
  if (!grown) return "";
  if (grown.hegemony) return t("table-grows-to-goal", { domain: facts.domain, count: grown.count });
  const growth = { domain: facts.domain, count: grown.count, goal: grown.goal };
  return grown.effect
    ? t("table-grows-to-level", { ...growth, effect: `effect-${grown.effect}` })
    : t("table-grows", growth);
}

const isLastPass = (help: OwnAid | null): boolean => help?.choice?.number === help?.choice?.total;

function attackSaid(domain: Letter, { aid, people, game }: Told): string {
  const hit = people.filter(
    ({ seat }) =>
      seat !== game.turn && aid.columns[seat - 1]?.some((column) => column.domain === domain && column.cards),
  );
  const names = hit.map(({ name }) => name).join(", ");
  const facts = { domain: `domain-${domain}` };
  return names ? t("play-will-attack", { ...facts, names }) : t("play-will-attack-alone", facts);
}

/** A threat: "Ben could reach Hegemony in Science next turn: 6 of 7, holds a Science card". */
export function threatSaid(threat: ThreatAid, columns: readonly ColumnAid[], people: readonly Sitting[]): string {
  const column = columns.find(({ domain }) => domain === threat.domain);
  const facts = {
    name: nameOf(people, threat.seat),
    domain: `domain-${threat.domain}`,
    count: column?.cards ?? 0,
    goal: column?.goal ?? 0,
    missing: threat.missing,
  };
  const held = cardsIn(threat.known).length;
  const key = threat.missing === 0 ? "aid-threat-reached" : held ? "aid-threat-held" : "aid-threat";
  return t(key, held ? { ...facts, held } : facts);
}

/** The effects of a column that its owner could ever use, in the order of the ladder. */
export const effectsOf = (help: OwnAid | null, domain: Letter): EffectAid[] => {
  const all = help?.effects ?? [];
  return domain === "C"
    ? all.filter(({ kind, open }) => kind === "copy" && open)
    : all.filter((effect) => effect.domain === domain && effect.kind !== "copy");
};
