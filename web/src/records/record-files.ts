// Games as files: the lines that the server gives out, and those that somebody brings.
import { request, errorMessage } from "$lib/api";
import { ensureUser } from "$lib/user.svelte";
import { t } from "$lib/texts.svelte";
import type { AddedRecord, RecordInfo } from "$lib/wire";

/** Keep a game as a file, as a line of what the server gives out for all of them. */
export function saveRecord(game: RecordInfo): void {
  const line = `${JSON.stringify({ record: game.record, ...game.note })}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([line], { type: "application/jsonl" }));
  link.download = `civ-${game.id}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The games of a file, each with its line: the whole text, or one to a line. What cannot be read is undefined. */
function gamesIn(text: string): [number, unknown][] {
  const whole = read(text);
  if (whole !== undefined) return [[1, whole]];
  const lines = text.split("\n").map((line, place): [number, string] => [place + 1, line.trim()]);
  return lines.filter(([, line]) => line).map(([number, line]) => [number, read(line)]);
}

/** The record in a text, be it bare or as tables and lists of games give it out. */
function read(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && "record" in found ? found.record : found;
  } catch {
    return undefined;
  }
}

export interface ImportResult {
  ids: number[];
  problem: string;
}

/** Bring the games of a file to the server, until one is refused; what is wrong with a game, the server says. */
export async function importGames(file: File): Promise<ImportResult> {
  const ids: number[] = [];
  const games = gamesIn(await file.text());
  if (!games.length) return { ids, problem: t("home-games-empty", { file: file.name }) };
  for (const [line, game] of games) {
    try {
      ids.push(await importGame(game));
    } catch (refusal) {
      const reason = refusal instanceof SyntaxError ? t("home-games-unread") : errorMessage(refusal);
      const facts = { file: file.name, line, reason };
      return { ids, problem: games.length > 1 ? t("home-games-bad-line", facts) : t("home-games-bad-file", facts) };
    }
  }
  return { ids, problem: "" };
}

async function importGame(game: unknown): Promise<number> {
  if (game === undefined) throw new SyntaxError();
  await ensureUser();
  return (await request<AddedRecord>("POST", "/api/records", game)).id;
}
