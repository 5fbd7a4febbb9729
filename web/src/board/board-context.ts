// The context that a board provides for its parts: the position, the viewer, what can be chosen and what is selected.
import { createContext } from "svelte";
import type { Aid, ColumnAid, Letter, Own, OwnAid, Shared, ObstacleAid } from "$lib/wire";

/** The player of a seat, as the board shows them. */
export interface SeatedPlayer {
  seat: number;
  name: string;
  bot: boolean;
  standsIn: boolean;
  resigned: boolean;
  /** Whether they are at the table now; null where that is unknown. */
  present: boolean | null;
}

export interface BoardContext {
  readonly game: Shared;
  readonly aid: Aid;
  readonly own: Own | null;
  readonly ownAid: OwnAid | null;
  readonly seat: number | null;
  readonly players: readonly SeatedPlayer[];
  readonly waiting: readonly number[];
  /** Whether the viewer may choose now. */
  readonly canAct: boolean;
  readonly selected: readonly string[];
  readonly phone: boolean;
  /** The places that the last action changed. */
  readonly changedPlaces: readonly string[];
  /** The cards of an Inquisition in progress, visible only to the player who took them. */
  readonly takenCards: readonly string[];
  /** The hand of another seat, where the viewer may see it: in replays. */
  visibleHand(seat: number): string | null;
  choose(token: string): void;
  /** A card was dropped on a target. */
  drop(token: string): void;
  showDetail(detail: Detail): void;
}

/** What the detail sheet can show. */
export type Detail =
  | { kind: "column"; domain: Letter }
  | { kind: "seat"; seat: number }
  | { kind: "pile" | "deck" | "threats" | "forecast" };

export const [boardContext, setBoardContext] = createContext<BoardContext>();

/** Whether the viewer may choose a token now. */
export const canChoose = (board: BoardContext, token: string): boolean =>
  board.canAct && !!board.own?.legal.includes(token);

/** Why a token cannot be chosen; null if the server gave no reason. */
export const closedReason = (ownAid: OwnAid | null, token: string): ObstacleAid | null =>
  ownAid?.closed[token] ?? ownAid?.effects.find((effect) => effect.token === token)?.why ?? null;

/** The column of a domain in the area of a seat. */
export const columnOf = ({ columns }: Aid, seat: number, domain: Letter): ColumnAid | undefined =>
  columns[seat - 1]?.find((column) => column.domain === domain);

/** The points of a seat, or of its team, if the game ended now. */
export const pointsOf = ({ forecast: { sides } }: Aid, seat: number): number =>
  sides.find(({ seats }) => seats.includes(seat))?.points ?? 0;

/** Whether this column has won the game. */
export const isWinningColumn = ({ over, winners, reason }: Shared, seat: number, { missing }: ColumnAid): boolean =>
  over && winners.includes(seat) && reason === "hegemony" && !missing;

/** The team of a seat, from 1; null in a game without teams. */
export function teamOf({ forecast: { sides } }: Aid, seat: number): number | null {
  return sides.some(({ seats }) => seats.length > 1) ? sides.findIndex(({ seats }) => seats.includes(seat)) + 1 : null;
}

/** The name of the player in a seat; the number of the seat if there is none. */
export const playerName = (players: readonly SeatedPlayer[], seat: number): string =>
  players[seat - 1]?.name ?? String(seat);
