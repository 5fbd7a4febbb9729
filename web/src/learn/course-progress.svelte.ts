// Which lessons somebody has finished, kept in this browser.
const STORAGE_KEY = "civ-lessons";

function storedLessons(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let done = $state.raw(storedLessons());

/** Whether a lesson was finished. */
export const isLessonDone = (lesson: string): boolean => done.includes(lesson);

/** A lesson is finished. */
export function markLessonDone(lesson: string): void {
  if (done.includes(lesson)) return;
  done = [...done, lesson];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(done));
}
