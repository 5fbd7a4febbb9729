// Opening a table, once however often the button is pressed: a request that was not answered is sent again under its id.
import { request, ApiError } from "$lib/api";
import { ensureUser } from "$lib/user.svelte";
import { navigate } from "$lib/router.svelte";
import type { Fork, NewSettings, NewTable, OpenedTable } from "$lib/wire";

let pendingRequest: { asked: string; id: string } | null = null;

/** Open a table and go there; `start` deals at once, `fork` goes on from a record. */
export async function openTable(settings: NewSettings, { start = false, fork }: { start?: boolean; fork?: Fork } = {}) {
  await ensureUser();
  const wanted: NewTable = { settings, start, fork: fork ?? null };
  const asked = JSON.stringify(wanted);
  if (pendingRequest?.asked !== asked) pendingRequest = { asked, id: newId() };
  try {
    const { code } = await request<OpenedTable>("POST", "/api/tables", { ...wanted, id: pendingRequest.id });
    pendingRequest = null;
    await navigate(`/t/${code}`);
  } catch (problem) {
    if (problem instanceof ApiError && problem.status > 0) pendingRequest = null;
    throw problem;
  }
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** The address of a table in what somebody typed or pasted: a code, or a link with one at its end. */
export function tablePath(typed: string): string | null {
  const code = typed.trim().split(/[?#]/)[0]!.replace(/\/+$/, "").split("/").at(-1)!.toLowerCase();
  return /^[0-9a-z]+$/.test(code) ? `/t/${code}` : null;
}
