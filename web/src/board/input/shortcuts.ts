// The keyboard shortcuts of a board: some act, most read something aloud, so that the game can be played without sight.
import { labelled, t } from "$lib/texts.svelte";
import { sortCards } from "../../game/cards";
import {
  cardNames,
  describeArea,
  describeDeck,
  describeHand,
  domainCounts,
  promptText,
  threatText,
} from "../../narration/board";
import { playerName, type BoardContext } from "../board-context";

/** A key and its description in the list of keys. */
export interface Shortcut {
  key: string;
  about: () => string;
}

/** Keys that read something aloud. `text` takes the board and the last event as a sentence. */
export const READ_ALOUD_KEYS: readonly (Shortcut & { text: (board: BoardContext, lastEvent: string) => string })[] = [
  { key: "h", about: () => t("key-hand"), text: describeOwnHand },
  { key: "a", about: () => t("key-area"), text: describeOwnArea },
  { key: "r", about: () => t("key-rivals"), text: describeRivals },
  { key: "p", about: () => t("key-pile"), text: describePile },
  { key: "d", about: () => t("key-deck"), text: ({ game }) => describeDeck(game) },
  { key: "w", about: () => t("key-changed"), text: (_, lastEvent) => lastEvent || t("log-empty") },
  { key: "t", about: () => t("key-turn"), text: describeTurn },
  { key: "f", about: () => t("key-forecast"), text: describeForecast },
];

/** Keys that act. */
export const ACTION_KEYS: readonly Shortcut[] = [
  { key: "1 … 9", about: () => t("key-pick") },
  { key: "Enter", about: () => t("key-confirm") },
  { key: "Esc", about: () => t("key-cancel") },
  { key: "e", about: () => t("key-end") },
  { key: "u", about: () => t("key-take-back") },
  { key: "?", about: () => t("key-keys") },
];

function describeOwnHand(board: BoardContext): string {
  const cards = sortCards(board.own?.hand ?? "").map((card, index) => `${index + 1} ${cardNames([card])}`);
  return labelled(t("table-hand"), cards.join(", ") || t("table-none"));
}

function describeOwnArea({ aid, seat }: BoardContext): string {
  return describeArea(aid.columns[(seat ?? 1) - 1] ?? [], t("key-my-area"));
}

function describeRivals(board: BoardContext): string {
  const others = board.players.filter(({ seat }) => seat !== board.seat);
  return others
    .map(({ seat, name }) => `${describeArea(board.aid.columns[seat - 1] ?? [], name)}. ${describeHand(board, seat)}.`)
    .join(" ");
}

function describePile({ game }: BoardContext): string {
  return labelled(t("play-pile"), domainCounts(game.pile));
}

function describeTurn(board: BoardContext): string {
  if (board.canAct && board.ownAid?.choice) return `${t("table-your-turn")}. ${promptText(board)}.`;
  const names = board.waiting.map((seat) => playerName(board.players, seat)).join(", ");
  return t("play-waits", { names });
}

function describeForecast({ aid, players }: BoardContext): string {
  const points = aid.forecast.sides.map(
    ({ seats, points }) =>
      `${seats.map((seat) => playerName(players, seat)).join(", ")} ${t("plain-points", { count: points })}`,
  );
  const threats = aid.threats.map((threat) => threatText(threat, { aid, players }));
  return [`${labelled(t("table-forecast"), points.join("; "))}.`, ...threats].join(" ");
}
