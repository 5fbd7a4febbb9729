// How one notices that it is one's turn while looking elsewhere: the title, a soft bell and, if wished, a notification.
import { preferences } from "./preferences.svelte";
import { playSound } from "./sounds";
import { t } from "./texts.svelte";

let title = "";
let myTurn = false;

function writeTitle(): void {
  document.title = myTurn ? t("frame-title-turn", { title }) : title;
}

/** What the page is called; in an effect, so that it follows the language. */
export function setPageTitle(words: string): void {
  title = words;
  writeTitle();
}

/** Say whether it is one's turn; what has not changed disturbs nobody. */
export function notifyTurn(now: boolean): void {
  const begins = now && !myTurn;
  myTurn = now;
  writeTitle();
  if (!begins) return;
  playSound("bell");
  if (preferences.notify && document.visibilityState === "hidden") notify();
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
export async function setNotifications(on: boolean): Promise<boolean> {
  const can = on && typeof Notification !== "undefined";
  preferences.notify = can && (await Notification.requestPermission()) === "granted";
  return preferences.notify;
}
