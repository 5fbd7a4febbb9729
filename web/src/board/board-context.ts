// What every part of the board looks at: the position, with whose eyes, what is open, and what is chosen. The board
// provides it once; its parts ask for it.
import { createContext } from "svelte";
import type { Aid, ColumnAid, Own, OwnAid, Shared, Why } from "$lib/wire";

/** Who sits at a seat, as the board shows them. */
export interface SeatedPlayer {
  seat: number;
  name: string;
  bot: boolean;
  standsIn: boolean;
  resigned: boolean;
  /** Whether they are at the table now; null where that is not known. */
  present: boolean | null;
}

export interface BoardContext {
  readonly game: Shared;
  readonly aid: Aid;
  readonly own: Own | null;
  readonly help: OwnAid | null;
  readonly seat: number | null;
  readonly people: readonly SeatedPlayer[];
  readonly waiting: readonly number[];
  /** Whether the viewer may choose now. */
  readonly acting: boolean;
  readonly picked: readonly string[];
  readonly phone: boolean;
  /** The places that the last action changed. */
  readonly fresh: readonly string[];
  /** The cards of an Inquisition under way, which its taker alone has seen. */
  readonly taken: readonly string[];
  /** A hand that the viewer may see although it is another's: in replays. */
  handOf(seat: number): string | null;
  choose(token: string): void;
  /** A card was dragged to where it may go. */
  drop(token: string): void;
  detail(what: Detail): void;
}

/** What can be looked at closer: a column of one's own, a rival's area, the pile, the deck, who could win next, how it would end. */
export type Detail =
  | { kind: "column"; domain: string }
  | { kind: "seat"; seat: number }
  | { kind: "pile" | "deck" | "threats" | "forecast" };

export const [boardContext, setBoardContext] = createContext<BoardContext>();

export const canChoose = (at: BoardContext, token: string): boolean => at.acting && !!at.own?.legal.includes(token);

/** Why something cannot be chosen, if the server said so. */
export const closedReason = (help: OwnAid | null, token: string): Why | null =>
  help?.closed[token] ?? help?.effects.find((effect) => effect.token === token)?.why ?? null;

/** Whether this column has won the game. */
export const isWinningColumn = ({ over, winners, reason }: Shared, seat: number, { missing }: ColumnAid): boolean =>
  over && winners.includes(seat) && reason === "hegemony" && !missing;

/** Which team a seat is of, from 1: the seats that win together, as the server says; null where all play alone. */
export function teamOf({ forecast: { sides } }: Aid, seat: number): number | null {
  return sides.some(({ seats }) => seats.length > 1) ? sides.findIndex(({ seats }) => seats.includes(seat)) + 1 : null;
}

export const playerName = (people: readonly SeatedPlayer[], seat: number): string =>
  people[seat - 1]?.name ?? String(seat);
