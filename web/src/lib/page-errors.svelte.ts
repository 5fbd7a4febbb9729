// A page may stay open while the server is updated. Then parts of it that were not loaded yet are gone, or the server speaks
// another protocol; either is told, and loading the page anew is the way on.
import { PROTOCOL } from "./wire";

/** Why the page cannot go on: it is older than the server, the server is away, or something in it broke. */
export type Stale = "old" | "away" | "broken";

let found = $state<Stale | null>(null);

/** What is wrong with the page as a whole; null while all is well. */
export const stale = (): Stale | null => found;

/** The protocol of the server; null while it is away. */
async function spoken(): Promise<number | null> {
  try {
    const answer = await fetch("/version", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { protocol: number }).protocol : null;
  } catch {
    return null;
  }
}

/** Whether the server still speaks as this page does; where it does not, the page says so. */
export async function upToDate(): Promise<boolean> {
  const protocol = await spoken();
  if (protocol !== null && protocol !== PROTOCOL) found = "old";
  return found !== "old";
}

/** A part of the client that is loaded when it is needed. What cannot be loaded never comes: the page says why. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    found = (await spoken()) === null ? "away" : "old";
    return new Promise(() => {});
  }
}

/** Something broke while the page was drawn. */
export function broke(problem: unknown): void {
  console.error(problem);
  found ??= "broken";
}

/** Load the page anew, unless there is nobody to load it from. */
export async function loadAnew(): Promise<void> {
  if ((await spoken()) === null) found = "away";
  else location.reload();
}
