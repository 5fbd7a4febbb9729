// The board in words: names of cards, the state of a column, the prompt, the outcome of a choice, and the reason why
// something cannot be chosen. The facts come from the server.
import { parseAction } from "../game/notation";
import { capitalize, labelled, t } from "$lib/texts.svelte";
import type { Aid, ColumnAid, EffectAid, Letter, ObstacleAid, OwnAid, Shared, ThreatAid } from "$lib/wire";
import { parseCards, countOf, domainOf, eraOf, DOMAIN_LETTERS, ERA_NUMERALS } from "../game/cards";
import { columnOf, playerName, type BoardContext } from "../board/board-context";

/** The part of the board that sentences need. */
type BoardFacts = Pick<BoardContext, "game" | "aid" | "ownAid" | "players">;

export const domainName = (domain: Letter): string => t(`domain-${domain}`);
export const effectName = (effect: string): string => t(`effect-${effect}`);
const eraNumeral = (card: string): string => ERA_NUMERALS[eraOf(card) - 1] ?? "";

/** "Science II", or "a card of era II" for a back. */
export const cardName = (card: string): string =>
  card[1] === "?" ? t("area-back", { era: eraNumeral(card) }) : `${domainName(domainOf(card))} ${eraNumeral(card)}`;

export const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(", ") || t("table-none");

/** Cards by domain: "Military 2, Science 1". */
export const domainCounts = (cards: string): string => {
  const domains = parseCards(cards).map(domainOf);
  const counts = DOMAIN_LETTERS.filter((letter) => domains.includes(letter)).map(
    (letter) => `${domainName(letter)} ${countOf(domains, letter)}`,
  );
  return counts.join(", ") || t("table-none");
};

/** Backs by era: "I 2, II 1". */
export const eraCounts = (cards: string): string => {
  const eras = parseCards(cards).map(eraOf);
  const counts = ERA_NUMERALS.map((numeral, index) => [numeral, countOf(eras, index + 1)] as const);
  const present = counts.filter(([, count]) => count).map(([numeral, count]) => `${numeral} ${count}`);
  return present.join(", ") || t("table-none");
};

/** The deck: "Deck: I 0, II 12, III 40". */
export const describeDeck = ({ deck }: Shared): string =>
  labelled(t("label-deck"), deck.map((left, index) => `${ERA_NUMERALS[index]} ${left}`).join(", "));

/** Another player's hand: its backs, and the cards that the viewer knows. */
export function describeHand({ game, own }: Pick<BoardContext, "game" | "own">, seat: number): string {
  const known = parseCards(own?.known[seat - 1] ?? "");
  const hand = labelled(t("table-hand"), eraCounts(game.hands[seat - 1] ?? ""));
  return known.length ? `${hand}; ${labelled(t("look-known"), cardNames(known))}` : hand;
}

/** What an effect needs at this table: cards for level 1 or 2, or (level 0) a sacrifice. */
export function requirementText({ thresholds }: Aid, level: number): string {
  const cards = thresholds.levels[level - 1];
  return cards === undefined ? t("aid-sacrifice") : t("aid-needs", { count: cards });
}

/** A whole column: "Science: 4 of 7 cards, opens Experiment, 1 more for Research". */
export function describeColumn(column: ColumnAid): string {
  const facts = [t("area-count", { count: column.cards, goal: column.goal })];
  const opened = column.levels.filter(({ reached }) => reached).at(-1);
  if (opened) facts.push(t("plain-opens", { effect: `effect-${opened.effect}` }));
  if (column.most) facts.push(t("plain-most"));
  if (column.next) facts.push(nextLevelText(column));
  if (column.embargoed) facts.push(t("plain-embargoed"));
  if (column.democracies) facts.push(t("plain-democracies", { count: column.democracies }));
  if (column.coin) facts.push(t("plain-coin"));
  return labelled(domainName(column.domain), facts.join(", "));
}

/** "1 more for Research". */
export function nextLevelText({ next }: ColumnAid): string {
  if (!next) return "";
  const { what, missing } = next;
  return what === "hegemony"
    ? t("area-next-win", { count: missing })
    : t("area-next", { count: missing, effect: effectName(what) });
}

/** An area: one clause for each column that has cards or markers. */
export const describeArea = (columns: readonly ColumnAid[], name: string): string => {
  const described = columns
    .filter(({ cards, democracies, embargoed }) => cards || democracies || embargoed)
    .map(describeColumn);
  return labelled(name, described.join("; ") || t("area-empty"));
};

/** Why something cannot be chosen, without the name of the action with which error texts begin. */
export function reasonText({ code, facts }: ObstacleAid, board: BoardFacts): string {
  const action = String(facts.action ?? "");
  const label = action ? actionName(action, board) : "";
  const sentence = t(`error-${code}`, { ...facts, action: label });
  const rest = label && sentence.startsWith(label) ? sentence.slice(label.length).replace(/^\s*:\s*/, "") : "";
  return capitalize(rest || sentence);
}

/** The name of an action. */
export function actionName(token: string, { players, game }: Pick<BoardContext, "players" | "game">): string {
  const { kind, domain, effect, seat } = parseAction(token);
  if (kind === "end") return t("table-end-turn");
  if (effect) return kind === "copy" ? t("play-copy", { effect: effectName(effect) }) : effectName(effect);
  if (kind === "seat") return playerName(players, seat!);
  if (kind === "column") return `${playerName(players, seat!)} · ${domainName(domain!)}`;
  return domain ? domainName(domain) : game.step;
}

const COUNTED_STEPS = [
  "play",
  "discard-from-hand",
  "discard-from-area",
  "take-back",
  "take-from-pile",
  "give-back",
  "keep",
];

/** The prompt of the current step: "Discard a card from your hand · 1 of 2". */
export function promptText({ game, ownAid }: Pick<BoardContext, "game" | "ownAid">): string {
  const prompt = capitalize(t(`prompt-${game.step}`));
  const choice = ownAid?.choice;
  if (!choice || choice.total < 2 || !COUNTED_STEPS.includes(game.step)) return prompt;
  return `${prompt} · ${t("table-count", { number: choice.number, total: choice.total })}`;
}

/** What choosing a token will do; empty where its name says it all. */
export function outcomeText(token: string, board: BoardFacts): string {
  const { kind, domain, effect, seat } = parseAction(token);
  const { game, ownAid, players } = board;
  if (kind === "end") return game.last_round ? t("play-end-last-round") : t("table-end-means", { limit: game.limit });
  if (effect) return labelled(effectName(effect), t(`does-${effect}`));
  const facts = { name: seat ? playerName(players, seat) : "", domain: domain ? `domain-${domain}` : "" };
  if (kind === "seat") return t("play-will-question", facts);
  if (kind === "column") return t(game.step === "embargo" ? "play-will-embargo" : "play-will-democracy", facts);
  if (game.step === "keep") return t(isLastPass(ownAid) ? "play-will-keep-last" : "play-will-keep", facts);
  if (game.step === "attack") return attackText(domain!, board);
  const grown = ownAid?.grows[token];
  if (!grown) return "";
  if (grown.hegemony) return t("table-grows-to-goal", { domain: facts.domain, count: grown.count });
  const growth = { domain: facts.domain, count: grown.count, goal: grown.goal };
  return grown.effect
    ? t("table-grows-to-level", { ...growth, effect: `effect-${grown.effect}` })
    : t("table-grows", growth);
}

/** A card with what choosing it will do. */
export function cardWithOutcome(card: string, board: BoardFacts): string {
  const outcome = outcomeText(domainOf(card), board);
  return outcome ? `${cardName(card)}. ${outcome}` : cardName(card);
}

const isLastPass = (ownAid: OwnAid | null): boolean => ownAid?.choice?.number === ownAid?.choice?.total;

function attackText(domain: Letter, { aid, players, game }: BoardFacts): string {
  const hit = players.filter(
    ({ seat }) =>
      seat !== game.turn && aid.columns[seat - 1]?.some((column) => column.domain === domain && column.cards),
  );
  const names = hit.map(({ name }) => name).join(", ");
  const facts = { domain: `domain-${domain}` };
  return names ? t("play-will-attack", { ...facts, names }) : t("play-will-attack-alone", facts);
}

/** A threat: "Ben could reach Hegemony in Science next turn: 6 of 7, holds a Science card". */
export function threatText(threat: ThreatAid, { aid, players }: Pick<BoardContext, "aid" | "players">): string {
  const column = columnOf(aid, threat.seat, threat.domain);
  const facts = {
    name: playerName(players, threat.seat),
    domain: `domain-${threat.domain}`,
    count: column?.cards ?? 0,
    goal: column?.goal ?? 0,
    missing: threat.missing,
  };
  const held = parseCards(threat.known).length;
  const key = threat.missing === 0 ? "aid-threat-reached" : held ? "aid-threat-held" : "aid-threat";
  return t(key, held ? { ...facts, held } : facts);
}

/** The effects that a column offers its owner, in the order of the ladder. */
export const columnEffects = (ownAid: OwnAid | null, domain: Letter): EffectAid[] => {
  const all = ownAid?.effects ?? [];
  return domain === "C"
    ? all.filter(({ kind, open }) => kind === "copy" && open)
    : all.filter((effect) => effect.domain === domain && effect.kind !== "copy");
};
