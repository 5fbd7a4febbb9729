// The keyboard shortcuts of a board: some act, most read something aloud, so that the game can be played without sight.
import { t } from "$lib/texts.svelte";
import type { Shared } from "$lib/wire";
import { parseCards, ERA_NUMERALS, sortCards } from "../../game/cards";
import { describeArea, promptText, eraCounts, cardNames, domainCounts, threatText } from "../../narration/board";
import { labelled } from "../../narration/events";
import { playerName, type BoardContext } from "../board-context";

/** Keys that read something aloud: the key, its name in the list of keys, and the text. */
export const READ_ALOUD_KEYS: readonly (readonly [
  key: string,
  name: string,
  text: (board: BoardContext, lastEvent: string) => string,
])[] = [
  ["h", "key-hand", describeHand],
  ["a", "key-area", (board) => describeArea(board.aid.columns[(board.seat ?? 1) - 1] ?? [], t("key-my-area"))],
  ["r", "key-rivals", describeRivals],
  ["p", "key-pile", (board) => labelled(t("play-pile"), domainCounts(board.game.pile))],
  ["d", "key-deck", ({ game }) => describeDeck(game)],
  ["w", "key-changed", (_, lastEvent) => lastEvent || t("log-empty")],
  ["t", "key-turn", describeTurn],
  ["f", "key-forecast", describeForecast],
];

/** Keys that act: the key and its name in the list of keys. */
export const ACTION_KEYS: readonly (readonly [key: string, name: string])[] = [
  ["1 … 9", "key-pick"],
  ["Enter", "key-confirm"],
  ["Esc", "key-cancel"],
  ["e", "key-end"],
  ["u", "key-take-back"],
  ["?", "key-keys"],
];

function describeHand(board: BoardContext): string {
  const cards = sortCards(board.own?.hand ?? "").map((card, index) => `${index + 1} ${cardNames([card])}`);
  return labelled(t("table-hand"), cards.join(", ") || t("table-none"));
}

function describeRivals(board: BoardContext): string {
  const others = board.players.filter(({ seat }) => seat !== board.seat);
  return others
    .map(({ seat, name }) => {
      const known = parseCards(board.own?.known[seat - 1] ?? "");
      const hand = labelled(t("table-hand"), eraCounts(board.game.hands[seat - 1] ?? ""));
      const knownCards = known.length ? ` ${labelled(t("look-known"), cardNames(known))}.` : "";
      return `${describeArea(board.aid.columns[seat - 1] ?? [], name)}. ${hand}.${knownCards}`;
    })
    .join(" ");
}

const describeDeck = ({ deck }: Shared): string =>
  labelled(t("play-deck"), deck.map((left, era) => `${ERA_NUMERALS[era]} ${left}`).join(", "));

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
  const threats = aid.threats.map((threat) => threatText(threat, aid.columns[threat.seat - 1] ?? [], players));
  return [`${labelled(t("table-forecast"), points.join("; "))}.`, ...threats].join(" ");
}
