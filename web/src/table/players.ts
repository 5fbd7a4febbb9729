// Who sits at a live table, as the board shows them.
import type { TableInfo } from "$lib/wire";
import { namesOf } from "../narration/names";
import type { Sitting } from "../board/board-context";

export function sittings(table: TableInfo, present: readonly string[]): Sitting[] {
  const names = namesOf(table.seats);
  return table.seats.map(({ seat, person, bot, stands_in, resigned }) => ({
    seat,
    name: names[seat - 1] ?? String(seat),
    bot: bot !== null && !stands_in,
    standsIn: stands_in,
    resigned,
    present: person === null ? null : present.includes(person),
  }));
}
