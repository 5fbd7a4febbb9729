// Who one is to the server. Nobody until one first does something; then a guest, at once and without questions.
import { request, ApiError } from "./api";
import { language, setLanguage, t, type Language } from "./texts.svelte";

export interface Me {
  person: string;
  name: string;
  language: string;
  program: boolean;
}

const MAX_SENT_NAME_LENGTH = 1000; // of a name: what is refused anyway need not travel whole

let user = $state<Me | null>(null);

/** Oneself, if the server knows one. */
export const currentUser = (): Me | null => user;

/** Find out whether the server knows this browser. */
export async function loadUser(): Promise<Me | null> {
  try {
    user = await request<Me>("GET", "/api/me");
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
  }
  return user;
}

let pendingGuest: Promise<Me> | null = null;

/** Be somebody: a new guest, under a usual name, if the server does not know one yet. Whoever asks while one is on the
    way in becomes that guest, too; else a second press would make a second guest. */
export async function ensureUser(name = t("app-guest")): Promise<Me> {
  if (user) return user;
  pendingGuest ??= request<Me>("POST", "/api/guests", { name, language: language() }).finally(
    () => (pendingGuest = null),
  );
  return (user = await pendingGuest);
}

export async function renameUser(name: string): Promise<void> {
  await ensureUser();
  user = await request<Me>("PATCH", "/api/me", { name: name.slice(0, MAX_SENT_NAME_LENGTH) });
}

/** Speak another language here, and be spoken to in it by the server. */
export async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (user) user = await request<Me>("PATCH", "/api/me", { language });
}
