// Who one is to the server. Nobody until one first does something; then a guest, at once and without questions.
import { ask, Refusal } from "./api";
import { language, speak, t, type Language } from "./texts.svelte";

export interface Me {
  person: string;
  name: string;
  language: string;
  program: boolean;
}

const FAR_TOO_LONG = 1000; // of a name: what is refused anyway need not travel whole

let known = $state<Me | null>(null);

/** Oneself, if the server knows one. */
export const me = (): Me | null => known;

/** Find out whether the server knows this browser. */
export async function recall(): Promise<Me | null> {
  try {
    known = await ask<Me>("GET", "/api/me");
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
  return known;
}

let coming: Promise<Me> | null = null;

/** Be somebody: a new guest, under a usual name, if the server does not know one yet. Whoever asks while one is on the
    way in becomes that guest, too; else a second press would make a second guest. */
export async function somebody(name = t("app-guest")): Promise<Me> {
  if (known) return known;
  coming ??= ask<Me>("POST", "/api/guests", { name, language: language() }).finally(() => (coming = null));
  return (known = await coming);
}

export async function rename(name: string): Promise<void> {
  await somebody();
  known = await ask<Me>("PATCH", "/api/me", { name: name.slice(0, FAR_TOO_LONG) });
}

/** Speak another language here, and be spoken to in it by the server. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  if (known) known = await ask<Me>("PATCH", "/api/me", { language });
}
