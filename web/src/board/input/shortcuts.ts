// What single keys do at the table: some act, most read out, so that the game can be played without looking.
import { t } from "$lib/texts.svelte";
import type { Shared } from "$lib/wire";
import { labelled } from "../../narration/events";
import { cardsIn, NUMERALS, sorted } from "../../game/cards";
import { nameOf, type Look } from "../board-context";
import { areaSaid, askedSaid, backsSaid, cardsSaid, domainsSaid, threatSaid } from "../../narration/board";

/** What can be read out, by key, and what it is called in the list of keys. */
export const READ: readonly (readonly [key: string, name: string, said: (at: Look, changed: string) => string])[] = [
  ["h", "key-hand", handSaid],
  ["a", "key-area", (at) => areaSaid(at.aid.columns[(at.seat ?? 1) - 1] ?? [], t("key-my-area"))],
  ["r", "key-rivals", rivalsSaid],
  ["p", "key-pile", (at) => labelled(t("play-pile"), domainsSaid(at.game.pile))],
  ["d", "key-deck", ({ game }) => deckSaid(game)],
  ["w", "key-changed", (_, changed) => changed || t("log-empty")],
  ["t", "key-turn", turnSaid],
  ["f", "key-forecast", forecastSaid],
];

/** What keys do that act. */
export const DO: readonly (readonly [key: string, name: string])[] = [
  ["1 … 9", "key-pick"],
  ["Enter", "key-confirm"],
  ["Esc", "key-cancel"],
  ["e", "key-end"],
  ["u", "key-take-back"],
  ["?", "key-keys"],
];

function handSaid(at: Look): string {
  const numbers = sorted(at.own?.hand ?? "").map((card, index) => `${index + 1} ${cardsSaid([card])}`);
  return labelled(t("table-hand"), numbers.join(", ") || t("table-none"));
}

function rivalsSaid(at: Look): string {
  const others = at.people.filter(({ seat }) => seat !== at.seat);
  return others
    .map(({ seat, name }) => {
      const known = cardsIn(at.own?.known[seat - 1] ?? "");
      const hand = labelled(t("table-hand"), backsSaid(at.game.hands[seat - 1] ?? ""));
      const remembered = known.length ? ` ${labelled(t("look-known"), cardsSaid(known))}.` : "";
      return `${areaSaid(at.aid.columns[seat - 1] ?? [], name)}. ${hand}.${remembered}`;
    })
    .join(" ");
}

const deckSaid = ({ deck }: Shared): string =>
  labelled(t("play-deck"), deck.map((left, era) => `${NUMERALS[era]} ${left}`).join(", "));

function turnSaid(at: Look): string {
  if (at.acting && at.help?.choice) return `${t("table-your-turn")}. ${askedSaid(at)}.`;
  const names = at.waiting.map((seat) => nameOf(at.people, seat)).join(", ");
  return t("play-waits", { names });
}

function forecastSaid({ aid, people }: Look): string {
  const points = aid.forecast.sides.map(
    ({ seats, points }) =>
      `${seats.map((seat) => nameOf(people, seat)).join(", ")} ${t("plain-points", { count: points })}`,
  );
  const threats = aid.threats.map((threat) => threatSaid(threat, aid.columns[threat.seat - 1] ?? [], people));
  return [`${labelled(t("table-forecast"), points.join("; "))}.`, ...threats].join(" ");
}
