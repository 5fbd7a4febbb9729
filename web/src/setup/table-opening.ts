// Opens tables. A request without an answer is sent again under the same id, so that two clicks open one table.
import { request, ApiError } from "$lib/api";
import { ensureUser } from "$lib/user.svelte";
import { navigate } from "$lib/router.svelte";
import type { Fork, NewSettings, NewTable, OpenedTable } from "$lib/wire";

let pending: { body: string; id: string } | null = null;

/** Open a table and go there. `start` deals at once; `fork` continues from a record. */
export async function openTable(settings: NewSettings, { start = false, fork }: { start?: boolean; fork?: Fork } = {}) {
  await ensureUser();
  const table: NewTable = { settings, start, fork: fork ?? null };
  const body = JSON.stringify(table);
  if (pending?.body !== body) pending = { body, id: newId() };
  try {
    const { code } = await request<OpenedTable>("POST", "/api/tables", { ...table, id: pending.id });
    pending = null;
    await navigate(`/t/${code}`);
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) pending = null;
    throw error;
  }
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** The path of a table from its code or a link to it, as somebody typed or pasted it; null if it is neither. */
export function tablePath(typed: string): string | null {
  const code = typed.trim().split(/[?#]/)[0]!.replace(/\/+$/, "").split("/").at(-1)!.toLowerCase();
  return /^[0-9a-z]+$/.test(code) ? `/t/${code}` : null;
}
