// A page may stay open while the server is updated. Then parts of it that were not loaded yet are gone, or the server speaks
// another protocol; either is told, and loading the page anew is the way on.
import { PROTOCOL } from "./wire";

/** Why the page cannot go on: it is older than the server, the server is away, or something in it broke. */
export type PageError = "old" | "away" | "broken";

let current = $state<PageError | null>(null);

/** What is wrong with the page as a whole; null while all is well. */
export const pageError = (): PageError | null => current;

/** The protocol of the server; null while it is away. */
async function serverProtocol(): Promise<number | null> {
  try {
    const answer = await fetch("/version", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { protocol: number }).protocol : null;
  } catch {
    return null;
  }
}

/** Whether the server still speaks as this page does; where it does not, the page says so. */
export async function checkVersion(): Promise<boolean> {
  const protocol = await serverProtocol();
  if (protocol !== null && protocol !== PROTOCOL) current = "old";
  return current !== "old";
}

/** A part of the client that is loaded when it is needed. What cannot be loaded never comes: the page says why. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    current = (await serverProtocol()) === null ? "away" : "old";
    return new Promise(() => {});
  }
}

/** Something broke while the page was drawn. */
export function reportCrash(problem: unknown): void {
  console.error(problem);
  current ??= "broken";
}

/** Load the page anew, unless there is nobody to load it from. */
export async function reloadPage(): Promise<void> {
  if ((await serverProtocol()) === null) current = "away";
  else location.reload();
}
