// The players of a live table, as the board shows them.
import type { TableInfo } from "$lib/wire";
import type { SeatedPlayer } from "../board/board-context";
import { seatNames } from "../narration/names";

/** The players of a table; `present` are the people who are connected. */
export function seatedPlayers(table: TableInfo, present: readonly string[]): SeatedPlayer[] {
  const names = seatNames(table.seats);
  return table.seats.map(({ seat, person, bot, stands_in, resigned }) => ({
    seat,
    name: names[seat - 1] ?? String(seat),
    bot: bot !== null && !stands_in,
    standsIn: stands_in,
    resigned,
    present: person === null ? null : present.includes(person),
  }));
}
