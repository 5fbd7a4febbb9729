// The current user. The first action that needs a user makes a visitor a guest, without any question.
import { request, ApiError } from "./api";
import { language, setLanguage, t } from "./texts.svelte";
import type { Language, CurrentUser } from "./wire";

const MAX_SENT_NAME_LENGTH = 1000; // far more than the server accepts

let user = $state<CurrentUser | null>(null);

/** The current user; null if the server does not know this browser. */
export const currentUser = (): CurrentUser | null => user;

/** Ask the server who the current user is. */
export async function loadUser(): Promise<CurrentUser | null> {
  try {
    user = await request<CurrentUser>("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return user;
}

let pendingGuest: Promise<CurrentUser> | null = null;

/** The current user, or a new guest. Concurrent calls share one request, so that two clicks make one guest. */
export async function ensureUser(name = t("app-guest")): Promise<CurrentUser> {
  if (user) return user;
  pendingGuest ??= request<CurrentUser>("POST", "/api/guests", { name, language: language() }).finally(
    () => (pendingGuest = null),
  );
  return (user = await pendingGuest);
}

/** Change the user's name. Throws an ApiError if the server refuses it. */
export async function renameUser(name: string): Promise<void> {
  await ensureUser();
  user = await request<CurrentUser>("PATCH", "/api/me", { name: name.slice(0, MAX_SENT_NAME_LENGTH) });
}

/** Change the language of this browser and of the user's profile. */
export async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (user) user = await request<CurrentUser>("PATCH", "/api/me", { language });
}
