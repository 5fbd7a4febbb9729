// Which lessons somebody has finished, kept in this browser.
const KEPT = "civ-lessons";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let done = $state.raw(kept());

/** Whether a lesson was finished. */
export const isDone = (lesson: string): boolean => done.includes(lesson);

/** A lesson is finished. */
export function finish(lesson: string): void {
  if (done.includes(lesson)) return;
  done = [...done, lesson];
  localStorage.setItem(KEPT, JSON.stringify(done));
}
