// The names of players: people by name, bots by level, no two alike.
import { capitalize, hasText, t } from "$lib/texts.svelte";
import type { SeatInfo } from "$lib/wire";

/** The names at a table, in the order of seats. */
export const seatNames = (seats: SeatInfo[]): string[] =>
  distinct(
    seats.map(({ person, name, bot, seat }) => (person ? name : bot ? levelName(bot) : t("table-seat", { seat }))),
  );

/** The names kept beside a record; the number of the seat where there is none. */
export const recordNames = (players: string[] | undefined, count: number): string[] =>
  distinct(Array.from({ length: count }, (_, index) => recordName(players?.[index], index + 1)));

/** The name kept beside a record for one seat, whether or not another player has the same. */
export const recordName = (name: string | undefined, seat: number): string =>
  name ? levelName(name) : t("table-seat", { seat });

/** Whether a name is that of a bot level. */
export const isLevel = (name: string): boolean => hasText(`level-${name}`);

/** A bot level in the reader's language; any other name as it is. */
export const levelName = (name: string): string => (isLevel(name) ? capitalize(t(`level-${name}`)) : name);

/** Number the names that occur more than once. */
const distinct = (names: string[]): string[] =>
  names.map((name, index) => (names.filter((other) => other === name).length > 1 ? `${name} ${index + 1}` : name));
