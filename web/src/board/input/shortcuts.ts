// What single keys do at the table: some act, most read out, so that the game can be played without looking.
import { t } from "$lib/texts.svelte";
import type { Shared } from "$lib/wire";
import { labelled } from "../../narration/events";
import { parseCards, ERA_NUMERALS, sortCards } from "../../game/cards";
import { playerName, type BoardContext } from "../board-context";
import { describeArea, promptText, eraCounts, cardNames, domainCounts, threatText } from "../../narration/board";

/** What can be read out, by key, and what it is called in the list of keys. */
export const READ_ALOUD_KEYS: readonly (readonly [
  key: string,
  name: string,
  said: (at: BoardContext, changed: string) => string,
])[] = [
  ["h", "key-hand", describeHand],
  ["a", "key-area", (at) => describeArea(at.aid.columns[(at.seat ?? 1) - 1] ?? [], t("key-my-area"))],
  ["r", "key-rivals", describeRivals],
  ["p", "key-pile", (at) => labelled(t("play-pile"), domainCounts(at.game.pile))],
  ["d", "key-deck", ({ game }) => describeDeck(game)],
  ["w", "key-changed", (_, changed) => changed || t("log-empty")],
  ["t", "key-turn", describeTurn],
  ["f", "key-forecast", describeForecast],
];

/** What keys do that act. */
export const ACTION_KEYS: readonly (readonly [key: string, name: string])[] = [
  ["1 … 9", "key-pick"],
  ["Enter", "key-confirm"],
  ["Esc", "key-cancel"],
  ["e", "key-end"],
  ["u", "key-take-back"],
  ["?", "key-keys"],
];

function describeHand(at: BoardContext): string {
  const numbers = sortCards(at.own?.hand ?? "").map((card, index) => `${index + 1} ${cardNames([card])}`);
  return labelled(t("table-hand"), numbers.join(", ") || t("table-none"));
}

function describeRivals(at: BoardContext): string {
  const others = at.people.filter(({ seat }) => seat !== at.seat);
  return others
    .map(({ seat, name }) => {
      const known = parseCards(at.own?.known[seat - 1] ?? "");
      const hand = labelled(t("table-hand"), eraCounts(at.game.hands[seat - 1] ?? ""));
      const remembered = known.length ? ` ${labelled(t("look-known"), cardNames(known))}.` : "";
      return `${describeArea(at.aid.columns[seat - 1] ?? [], name)}. ${hand}.${remembered}`;
    })
    .join(" ");
}

const describeDeck = ({ deck }: Shared): string =>
  labelled(t("play-deck"), deck.map((left, era) => `${ERA_NUMERALS[era]} ${left}`).join(", "));

function describeTurn(at: BoardContext): string {
  if (at.acting && at.help?.choice) return `${t("table-your-turn")}. ${promptText(at)}.`;
  const names = at.waiting.map((seat) => playerName(at.people, seat)).join(", ");
  return t("play-waits", { names });
}

function describeForecast({ aid, people }: BoardContext): string {
  const points = aid.forecast.sides.map(
    ({ seats, points }) =>
      `${seats.map((seat) => playerName(people, seat)).join(", ")} ${t("plain-points", { count: points })}`,
  );
  const threats = aid.threats.map((threat) => threatText(threat, aid.columns[threat.seat - 1] ?? [], people));
  return [`${labelled(t("table-forecast"), points.join("; "))}.`, ...threats].join(" ");
}
