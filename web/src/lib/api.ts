// HTTP with the server. A refusal is thrown with its stable code and a sentence in the reader's language.
import { upToDate } from "./page-errors.svelte";
import { language, t } from "./texts.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly seq?: number,
  ) {
    super(message);
  }
}

const UNHEARD = [400, 404, 405]; // what an older page asks of a newer server may be one of these

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Ask the server for something. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language());
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(address, { method, ...sent });
  } catch {
    throw new Refusal("no-server", t("app-no-server"), 0);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function refusal(answer: Response): Promise<Refusal> {
  if (UNHEARD.includes(answer.status)) void upToDate();
  const problem = await answer.json().catch(() => ({}));
  return new Refusal(problem.code ?? "internal", problem.message ?? t("app-no-server"), answer.status, problem.seq);
}

/** What to tell a person of whatever went wrong. */
export const told = (problem: unknown): string => (problem instanceof Refusal ? problem.message : t("app-went-wrong"));
