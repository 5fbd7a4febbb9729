// A finished game to replay: a record of this server, the game of a table, or a file.
import { request, ApiError } from "$lib/api";
import { t } from "$lib/texts.svelte";
import type { FinishedGame, GameNote, GameRecord, RecordInfo } from "$lib/wire";
import { parseGameFile } from "../records/game-files";

export interface PlayedGame {
  record: GameRecord;
  note: GameNote;
  /** The id of the record on this server, from which the game can be continued; null for other games. */
  id: number | null;
}

/** The game of a record. Throws an ApiError if there is no such record. */
export async function fetchRecord(id: number): Promise<PlayedGame> {
  const { record, note } = await request<RecordInfo>("GET", `/api/records/${id}`);
  return { record, note, id };
}

/** The game of a table. Throws an ApiError if there is no such table, or the user may not see it. */
export async function fetchTableGame(code: string): Promise<PlayedGame> {
  const [{ record, players, result, shuffle }, records] = await Promise.all([
    request<FinishedGame>("GET", `/api/tables/${encodeURIComponent(code)}/record`),
    request<RecordInfo[]>("GET", `/api/records?table=${encodeURIComponent(code)}`),
  ]);
  return { record, note: { players, result, shuffle }, id: records[0]?.id ?? null };
}

/** The games of a file. Throws an ApiError if there is none or one cannot be read. */
export function gamesOfFile(text: string): PlayedGame[] {
  const games = parseGameFile(text).map(({ value }) => playedGame(value));
  if (games.length && games.every((game) => game !== null)) return games;
  throw new ApiError("not-a-record", t("replay-unread"), 0);
}

/** A game from a JSON value: a bare record, or one with notes beside it. Only the server checks the record itself. */
function playedGame(value: unknown): PlayedGame | null {
  if (!isObject(value)) return null;
  if (!("record" in value)) return { record: value as unknown as GameRecord, note: {}, id: null };
  const { record, note, players, result, shuffle } = value as unknown as RecordInfo & FinishedGame;
  return isObject(record) ? { record, note: note ?? { players, result, shuffle }, id: null } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
