// A finished game to look at, wherever it comes from: a record of this server, the game of a table, or a file.
import { request, ApiError } from "$lib/api";
import { t } from "$lib/texts.svelte";
import type { FinishedGame, GameNote, GameRecord, RecordInfo } from "$lib/wire";

export interface PlayedGame {
  record: GameRecord;
  note: GameNote;
  /** Its number on this server, where one may play on from it; null elsewhere. */
  number: number | null;
}

/** A record by its number. */
export async function fetchRecord(number: number): Promise<PlayedGame> {
  const { record, note } = await request<RecordInfo>("GET", `/api/records/${number}`);
  return { record, note, number };
}

/** The game of a table: everybody who may look at the table may look at it. */
export async function fetchTableGame(code: string): Promise<PlayedGame> {
  const [{ record, players, result, shuffle }, kept] = await Promise.all([
    request<FinishedGame>("GET", `/api/tables/${encodeURIComponent(code)}/record`),
    request<RecordInfo[]>("GET", `/api/records?table=${encodeURIComponent(code)}`),
  ]);
  return { record, note: { players, result, shuffle }, number: kept[0]?.id ?? null };
}

/** The games of a file: one record, or one a line; bare, or with what was noted beside it. */
export async function readGameFile(file: File): Promise<PlayedGame[]> {
  const text = await file.text();
  const whole = played(text);
  const games = whole
    ? [whole]
    : text
        .split("\n")
        .filter((line) => line.trim())
        .map(played);
  if (games.length && games.every((game) => game !== null)) return games;
  throw new ApiError("not-a-record", t("replay-unread"), 0);
}

/** A game as it stands in a file; null if it is none, as far as one can tell without the server. */
function played(text: string): PlayedGame | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found)) return null;
  if (!("record" in found)) return { record: found as unknown as GameRecord, note: {}, number: null };
  const { record, note, players, result, shuffle } = found as unknown as RecordInfo & FinishedGame;
  return isObject(record) ? { record, note: note ?? { players, result, shuffle }, number: null } : null;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

/** The file of a game, as one may keep it and open it again. */
export const gameFile = ({ record, note }: PlayedGame): Blob =>
  new Blob([`${JSON.stringify({ record, ...note })}\n`], { type: "application/json" });
