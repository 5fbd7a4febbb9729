// Opening a table, once however often the button is pressed: a request that was not answered is sent again under its id.
import { ask, Refusal } from "$lib/api";
import { somebody } from "$lib/user.svelte";
import { go } from "$lib/router.svelte";
import type { Fork, NewSettings, NewTable, OpenedTable } from "$lib/wire";

let unanswered: { asked: string; id: string } | null = null;

/** Open a table and go there; `start` deals at once, `fork` goes on from a record. */
export async function openTable(settings: NewSettings, { start = false, fork }: { start?: boolean; fork?: Fork } = {}) {
  await somebody();
  const wanted: NewTable = { settings, start, fork: fork ?? null };
  const asked = JSON.stringify(wanted);
  if (unanswered?.asked !== asked) unanswered = { asked, id: freshId() };
  try {
    const { code } = await ask<OpenedTable>("POST", "/api/tables", { ...wanted, id: unanswered.id });
    unanswered = null;
    await go(`/t/${code}`);
  } catch (problem) {
    if (problem instanceof Refusal && problem.status > 0) unanswered = null;
    throw problem;
  }
}

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** The address of a table in what somebody typed or pasted: a code, or a link with one at its end. */
export function tableAddress(typed: string): string | null {
  const code = typed.trim().split(/[?#]/)[0]!.replace(/\/+$/, "").split("/").at(-1)!.toLowerCase();
  return /^[0-9a-z]+$/.test(code) ? `/t/${code}` : null;
}
