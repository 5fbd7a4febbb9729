// Who sits where, in words.
import { t } from "$lib/texts.svelte";
import type { SeatInfo, TableInfo } from "$lib/wire";
import { levelName } from "../setup/table-settings";

export const isSeatFree = (info: SeatInfo): boolean => info.person === null && info.bot === null;

/** Who sits in a seat: a person's name, a bot's level, or that nobody does. */
export function seatLabel(info: SeatInfo): string {
  if (info.person !== null) return info.name;
  return info.bot === null ? t("lobby-free") : t("home-seat-bot", { level: levelName(info.bot) });
}

/** The name of the host, if they sit at their own table. */
export const hostName = (table: TableInfo): string | undefined =>
  table.seats.find((info) => info.person !== null && info.person === table.host)?.name;
