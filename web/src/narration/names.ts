// What the players of a table are called: people by their names, bots by their level, and no two alike.
import { capital, hasText, t } from "$lib/texts.svelte";
import type { SeatInfo } from "$lib/wire";

/** The names at a table, by seat. */
export const namesOf = (seats: SeatInfo[]): string[] =>
  told(seats.map(({ person, name, bot, seat }) => (person ? name : bot ? level(bot) : t("table-seat", { seat }))));

/** The names beside a record; where it tells none, the seats. */
export const namesNoted = (players: string[] | undefined, count: number): string[] =>
  told(
    Array.from({ length: count }, (_, place) => {
      const name = players?.[place];
      return name ? level(name) : t("table-seat", { seat: place + 1 });
    }),
  );

const level = (name: string): string => (hasText(`level-${name}`) ? capital(t(`level-${name}`)) : name);

const told = (names: string[]): string[] =>
  names.map((name, place) => (names.filter((other) => other === name).length > 1 ? `${name} ${place + 1}` : name));
