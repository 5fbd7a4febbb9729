// Every text that a person reads, by key, in their language; the same Fluent files as the Python side reads.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { loadChunk } from "./page-errors.svelte";

export const LANGUAGES = ["en", "fr", "es", "pt", "ro", "ru", "el"] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextGroup = "play" | "learn";
export type Facts = Record<string, string | number>;

const STORAGE_KEY = "civ-language";
const NAMES = /^(domain|effect|prompt|place)-/; // a fact that is itself the key of a text

let bundle = $state.raw(new FluentBundle("en"));
let currentLanguage = $state<Language>("en");
const groups = new Set<TextGroup>(["play"]);

const isLanguage = (language: string | null): language is Language => LANGUAGES.includes(language as Language);

/** The language now. */
export const language = (): Language => currentLanguage;

/** The language to begin with: the one chosen before, else the one that the server found for this reader. */
export function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const candidates = [asked, localStorage.getItem(STORAGE_KEY), document.documentElement.lang];
  return candidates.find(isLanguage) ?? "en";
}

/** Speak a language from now on. */
export async function setLanguage(language: Language): Promise<void> {
  bundle = await loadBundle(language);
  currentLanguage = language;
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}

// The windows of one browser speak one language.
addEventListener("storage", ({ key, newValue }) => {
  if (key === STORAGE_KEY && isLanguage(newValue) && newValue !== currentLanguage) void setLanguage(newValue);
});

/** Load one more group of texts, now and for every language to come. */
export async function loadTextGroup(group: TextGroup): Promise<void> {
  if (groups.has(group)) return;
  groups.add(group);
  bundle = await loadBundle(currentLanguage);
}

async function loadBundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all([...groups].map((group) => loadChunk(loaders[`${language}/${group}`]!)));
  for (const source of sources) made.addResource(new FluentResource(source.default), { allowOverrides: true });
  return made;
}

/** Whether there is a text of a key. */
export const hasText = (key: string): boolean => bundle.hasMessage(key);

/** The text of a key, its facts filled in. */
export function t(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const words: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) words[name] = argument(fact);
  return bundle.formatPattern(message.value, words);
}

function argument(fact: string | number): FluentVariable {
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  return NAMES.test(fact) && bundle.hasMessage(fact) ? t(fact) : fact;
}

/** Words as the beginning of a sentence. Greek by its own rules would lose the accent. */
export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
