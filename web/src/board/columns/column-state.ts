// What the viewer can do with a column at this moment, and how the board marks it.
import { t } from "$lib/texts.svelte";
import type { ColumnAid } from "$lib/wire";
import { countOf } from "../../game/cards";
import { describeColumn, domainName } from "../../narration/board";
import { canChoose, isWinningColumn, playerName, type BoardContext } from "../board-context";

export interface ColumnState {
  /** What a click on the column chooses; null unless the current step asks for a card or a column. */
  token: string | null;
  /** Whether the token can be chosen. */
  open: boolean;
  /** How many cards of the column are selected, or 1 if the column itself is. */
  chosen: number;
  /** The step asks for a card or a column, but not for this one. */
  closed: boolean;
  near: boolean;
  /** Whether the last action changed it. */
  changed: boolean;
  winning: boolean;
}

/** The state of a seat's column. */
export function columnState(board: BoardContext, seat: number, column: ColumnAid): ColumnState {
  const { domain } = column;
  const place = board.ownAid?.choice?.place;
  const own = seat === board.seat;
  const token = own && place === "area" ? domain : !own && place === "column" ? `@${seat}${domain}` : null;
  const open = token !== null && canChoose(board, token);
  return {
    token,
    open,
    chosen: token ? countOf(board.selected, token) : 0,
    closed: board.canAct && token !== null && !open,
    near: column.near && column.cards > 0,
    changed: board.changedPlaces.some((place) => place.endsWith(`-${seat}-${domain}`)),
    winning: isWinningColumn(board.game, seat, column),
  };
}

/** The label of a button that chooses a column or, without a token, shows it. */
export const columnLabel = (
  { players }: BoardContext,
  seat: number,
  column: ColumnAid,
  token: string | null,
): string =>
  token
    ? t("area-choose", { name: playerName(players, seat), domain: domainName(column.domain) })
    : describeColumn(column);
