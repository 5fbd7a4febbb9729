// What the players of a table are called: people by their names, bots by their level, and no two alike.
import { capitalize, hasText, t } from "$lib/texts.svelte";
import type { SeatInfo } from "$lib/wire";

/** The names at a table, by seat. */
export const seatNames = (seats: SeatInfo[]): string[] =>
  distinct(
    seats.map(({ person, name, bot, seat }) => (person ? name : bot ? levelName(bot) : t("table-seat", { seat }))),
  );

/** The names beside a record; where it tells none, the seats. */
export const recordNames = (players: string[] | undefined, count: number): string[] =>
  distinct(
    Array.from({ length: count }, (_, place) => {
      const name = players?.[place];
      return name ? levelName(name) : t("table-seat", { seat: place + 1 });
    }),
  );

const levelName = (name: string): string => (hasText(`level-${name}`) ? capitalize(t(`level-${name}`)) : name);

const distinct = (names: string[]): string[] =>
  names.map((name, place) => (names.filter((other) => other === name).length > 1 ? `${name} ${place + 1}` : name));
