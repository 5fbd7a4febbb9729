// The lessons that the user has finished, kept in this browser.
const STORAGE_KEY = "civ-lessons";

function storedLessons(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((lesson) => typeof lesson === "string") : [];
  } catch {
    return [];
  }
}

let done = $state.raw(storedLessons());

export const isLessonDone = (lesson: string): boolean => done.includes(lesson);

export function markLessonDone(lesson: string): void {
  if (done.includes(lesson)) return;
  done = [...done, lesson];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(done));
}
