// Games as files: reading them, importing them into the server, and saving them.
import { request, errorMessage } from "$lib/api";
import { ensureUser } from "$lib/user.svelte";
import { t } from "$lib/texts.svelte";
import {
  DEFAULT_SETTINGS,
  VALUES_IN_OLD_RECORDS,
  type AddedRecord,
  type GameNote,
  type GameRecord,
  type Rules,
} from "$lib/wire";

const URL_LIFETIME_MS = 60_000; // some browsers start a download late

/** A JSON value of a file, and the line it stands on; the value is undefined if it is not JSON. */
export interface FileEntry {
  line: number;
  value: unknown;
}

/** The entries of a file: the whole text if it is one JSON value, else one for each line that is not empty. */
export function parseGameFile(text: string): FileEntry[] {
  const whole = parseJson(text);
  if (whole !== undefined) return [{ line: 1, value: whole }];
  const lines = text.split("\n").map((content, index) => ({ line: index + 1, content: content.trim() }));
  return lines.filter(({ content }) => content).map(({ line, content }) => ({ line, value: parseJson(content) }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rules of a record. A record without an option may be older than the option, and was then played without it. */
export const rulesOf = (record: GameRecord): Rules => {
  const rules: Partial<Rules> = record.rules;
  return { ...DEFAULT_SETTINGS.rules, ...VALUES_IN_OLD_RECORDS, ...rules };
};

/** Save a game as a file of one line, in the format in which the server exports records. */
export function downloadGame(record: GameRecord, note: GameNote, filename: string): void {
  const link = document.createElement("a");
  const line = `${JSON.stringify({ record, ...note })}\n`;
  link.href = URL.createObjectURL(new Blob([line], { type: "application/json" }));
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}

export interface ImportResult {
  ids: number[];
  problem: string;
}

/** Send the games of a file to the server, up to the first one that it refuses. */
export async function importGames(file: File): Promise<ImportResult> {
  const ids: number[] = [];
  const entries = parseGameFile(await file.text());
  if (!entries.length) return { ids, problem: t("home-games-empty", { file: file.name }) };
  for (const { line, value } of entries) {
    try {
      ids.push(await importGame(bareRecord(value)));
    } catch (error) {
      const reason = error instanceof SyntaxError ? t("home-games-unread") : errorMessage(error);
      const facts = { file: file.name, line, reason };
      return { ids, problem: entries.length > 1 ? t("home-games-bad-line", facts) : t("home-games-bad-file", facts) };
    }
  }
  return { ids, problem: "" };
}

/** The record itself, with or without the notes that tables and exports put beside it. */
export const bareRecord = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "record" in value ? value.record : value;

async function importGame(record: unknown): Promise<number> {
  if (record === undefined) throw new SyntaxError();
  await ensureUser();
  return (await request<AddedRecord>("POST", "/api/records", record)).id;
}
