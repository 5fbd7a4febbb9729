// The seats of a table in words.
import { t } from "$lib/texts.svelte";
import type { SeatInfo, TableInfo } from "$lib/wire";
import { levelName } from "../narration/names";

/** Whether a seat has neither a person nor a bot. */
export const isSeatFree = (info: SeatInfo): boolean => info.person === null && info.bot === null;

/** A person's name, a bot's level, or that the seat is free. */
export function seatLabel(info: SeatInfo): string {
  if (info.person !== null) return info.name;
  return info.bot === null ? t("lobby-free") : t("home-seat-bot", { level: levelName(info.bot) });
}

/** The name of the host, if the host sits at the table. */
export const hostName = (table: TableInfo): string | undefined =>
  table.seats.find((info) => info.person !== null && info.person === table.host)?.name;
