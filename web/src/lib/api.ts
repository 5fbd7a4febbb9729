// HTTP with the server. A refusal is thrown with its stable code and a sentence in the reader's language.
import { checkVersion } from "./page-errors.svelte";
import { language, t } from "./texts.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly seq?: number,
  ) {
    super(message);
  }
}

const OUTDATED_STATUSES = [400, 404, 405]; // what an older page asks of a newer server may be one of these

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Ask the server for something. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language());
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(address, { method, ...sent });
  } catch {
    throw new ApiError("no-server", t("app-no-server"), 0);
  }
  if (!answer.ok) throw await apiError(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function apiError(answer: Response): Promise<ApiError> {
  if (OUTDATED_STATUSES.includes(answer.status)) void checkVersion();
  const problem = await answer.json().catch(() => ({}));
  return new ApiError(problem.code ?? "internal", problem.message ?? t("app-no-server"), answer.status, problem.seq);
}

/** What to tell a person of whatever went wrong. */
export const errorMessage = (problem: unknown): string =>
  problem instanceof ApiError ? problem.message : t("app-went-wrong");
