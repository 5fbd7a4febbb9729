// Toasts: short messages at the foot of the page that disappear by themselves.
import { announce } from "$lib/announcements.svelte";

const DURATION_MS = { note: 3500, problem: 8000 };

interface Toast {
  number: number;
  text: string;
  kind: "note" | "problem";
}

let lastNumber = 0;
let shown = $state.raw<Toast[]>([]);

/** The current toasts, the latest last. */
export const toasts = (): Toast[] => shown;

/** Show a message for a while, and announce it. */
export function showToast(text: string, kind: Toast["kind"] = "note"): void {
  const number = ++lastNumber;
  shown = [...shown.filter((other) => other.text !== text), { number, text, kind }].slice(-3);
  announce(text, kind === "problem" ? "urgent" : "notice");
  setTimeout(() => dismissToast(number), DURATION_MS[kind]);
}

export function dismissToast(number: number): void {
  shown = shown.filter((other) => other.number !== number);
}
