// Errors that stop the whole page. A page may stay open while the server is updated: then chunks that it has not loaded
// yet are gone, or the server speaks another protocol. The page says so and offers to reload.
import { PROTOCOL } from "./wire";

/** The page is older than the server, the server cannot be reached, or rendering failed. */
export type PageError = "outdated" | "offline" | "crashed";

let current = $state<PageError | null>(null);

/** The error of the page; null while there is none. */
export const pageError = (): PageError | null => current;

/** The protocol version of the server; null if it cannot be reached. */
async function serverProtocol(): Promise<number | null> {
  try {
    const answer = await fetch("/version", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { protocol: number }).protocol : null;
  } catch {
    return null;
  }
}

/** Compare the protocol with the server's; if it differs, the page is outdated. Returns whether the page may go on. */
export async function checkVersion(): Promise<boolean> {
  const protocol = await serverProtocol();
  if (protocol !== null && protocol !== PROTOCOL) current = "outdated";
  return current !== "outdated";
}

/** Load a chunk of the client. If that fails, the page shows why and the promise never resolves. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    current = (await serverProtocol()) === null ? "offline" : "outdated";
    return new Promise(() => {});
  }
}

/** Report an error that was thrown while rendering. */
export function reportCrash(error: unknown): void {
  console.error(error);
  current ??= "crashed";
}

/** Reload the page, unless the server cannot be reached. */
export async function reloadPage(): Promise<void> {
  if ((await serverProtocol()) === null) current = "offline";
  else location.reload();
}
