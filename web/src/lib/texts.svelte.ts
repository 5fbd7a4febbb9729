// The texts of the client, by key, in the user's language: the same Fluent files that Python reads.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { loadChunk } from "./page-errors.svelte";
import { DEFAULT_LANGUAGE, LANGUAGES, NAMES, type Facts, type Language } from "./wire";

export type TextGroup = "play" | "learn";

const STORAGE_KEY = "civ-language";
const TEXT_KEY = new RegExp(`^(${NAMES.join("|")})-`); // facts that are themselves keys of texts

let bundle = $state.raw(new FluentBundle(DEFAULT_LANGUAGE));
let currentLanguage = $state<Language>(DEFAULT_LANGUAGE);
const groups = new Set<TextGroup>(["play"]);

const isLanguage = (language: string | null): language is Language => LANGUAGES.includes(language as Language);

/** The language of the page. */
export const language = (): Language => currentLanguage;

/** The language to start with: from the address, the last choice, or the one that the server negotiated. */
export function initialLanguage(): Language {
  const requested = new URLSearchParams(location.search).get("lang");
  const candidates = [requested, localStorage.getItem(STORAGE_KEY), document.documentElement.lang];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Change the language of the page and store it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  bundle = await loadBundle(language);
  currentLanguage = language;
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}

// All windows of a browser use the same language.
addEventListener("storage", ({ key, newValue }) => {
  if (key === STORAGE_KEY && isLanguage(newValue) && newValue !== currentLanguage) void setLanguage(newValue);
});

/** Load another group of texts, for the current language and every later one. */
export async function loadTextGroup(group: TextGroup): Promise<void> {
  if (groups.has(group)) return;
  groups.add(group);
  bundle = await loadBundle(currentLanguage);
}

async function loadBundle(language: Language): Promise<FluentBundle> {
  const loaded = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all([...groups].map((group) => loadChunk(loaders[`${language}/${group}`]!)));
  for (const source of sources) loaded.addResource(new FluentResource(source.default), { allowOverrides: true });
  return loaded;
}

export const hasText = (key: string): boolean => bundle.hasMessage(key);

/** The text of a key with its facts filled in; the key itself if there is no such text. */
export function t(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const variables: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) variables[name] = variable(fact);
  return bundle.formatPattern(message.value, variables);
}

function variable(fact: string | number): FluentVariable {
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  return TEXT_KEY.test(fact) && bundle.hasMessage(fact) ? t(fact) : fact;
}

/** Capitalize the first letter. Not locale-specific: Greek rules would drop the accent. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A label and a value, joined by a colon as the language writes it. */
export const labelled = (label: string, value: string): string => t("table-labelled", { label, words: value });
