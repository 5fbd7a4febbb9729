// What the board shows about a player at this moment, and whether the viewer can choose them.
import { canChoose, pointsOf, teamOf, type BoardContext, type SeatedPlayer } from "./board-context";

export interface PlayerState {
  player: SeatedPlayer;
  /** The number of the team, from 1; null in a game without teams. */
  team: number | null;
  /** The points if the game ended now. */
  points: number;
  /** Whether these points would win. */
  leads: boolean;
  /** Whether it is this player's turn to choose. */
  waiting: boolean;
  won: boolean;
  /** What a click on the player chooses; null unless the current step asks for another player. */
  token: string | null;
  /** Whether the token can be chosen. */
  open: boolean;
}

/** The state of the player in a seat. */
export function playerState(board: BoardContext, seat: number): PlayerState {
  const { aid, game, ownAid, players, waiting } = board;
  const points = pointsOf(aid, seat);
  const token = seat !== board.seat && ownAid?.choice?.place === "seat" ? `@${seat}` : null;
  return {
    player: players[seat - 1]!,
    team: teamOf(aid, seat),
    points,
    leads: points > 0 && aid.forecast.winners.includes(seat),
    waiting: waiting.includes(seat) && !game.over,
    won: game.over && game.winners.includes(seat),
    token,
    open: token !== null && canChoose(board, token),
  };
}
