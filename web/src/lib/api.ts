// HTTP requests to the server. A refused request throws an ApiError with a stable code and a message in the user's
// language.
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

const OUTDATED_STATUSES = [400, 404, 405]; // what a newer server may answer to an outdated page

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Send a request and return the decoded answer. Throws an ApiError if the server refuses it or cannot be reached. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language());
  const payload =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(address, { method, ...payload });
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

/** The message to show for any error: that of an ApiError, or a general one. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : t("app-went-wrong");
