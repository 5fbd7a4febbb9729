// How one notices that it is one's turn while looking elsewhere: the title, a soft bell and, if wished, a notification.
import { settings } from "./preferences.svelte";
import { sound } from "./sounds";
import { t } from "./texts.svelte";

let title = "";
let mine = false;

function write(): void {
  document.title = mine ? t("frame-title-turn", { title }) : title;
}

/** What the page is called; in an effect, so that it follows the language. */
export function pageTitle(words: string): void {
  title = words;
  write();
}

/** Say whether it is one's turn; what has not changed disturbs nobody. */
export function noticeTurn(now: boolean): void {
  const begins = now && !mine;
  mine = now;
  write();
  if (!begins) return;
  sound("bell");
  if (settings.notify && document.visibilityState === "hidden") notify();
}

function notify(): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: t("frame-your-turn"), tag: "civ-turn" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones show notifications of installed applications only.
  }
}

/** Turn notifications on, if the browser and its user allow it, or off; whether they are on now. */
export async function wishNotices(on: boolean): Promise<boolean> {
  const can = on && typeof Notification !== "undefined";
  settings.notify = can && (await Notification.requestPermission()) === "granted";
  return settings.notify;
}
