// Tells users who are looking elsewhere that it is their turn: page title, bell and, if they allow it, a notification.
import { preferences } from "./preferences.svelte";
import { playSound } from "./sounds";
import { t } from "./texts.svelte";

let title = "";
let myTurn = false;

function writeTitle(): void {
  document.title = myTurn ? t("frame-title-turn", { title }) : title;
}

/** Set the page title. Call it in an effect, so that it follows the language. */
export function setPageTitle(text: string): void {
  title = text;
  writeTitle();
}

/** Report whether it is the user's turn; only the beginning of a turn is signalled. */
export function notifyTurn(now: boolean): void {
  const begins = now && !myTurn;
  myTurn = now;
  writeTitle();
  if (!begins) return;
  playSound("bell");
  if (preferences.notify && document.visibilityState === "hidden") showNotification();
}

function showNotification(): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: t("frame-your-turn"), tag: "civ-turn" });
    notification.onclick = () => {
      focus();
      notification.close();
    };
  } catch {
    // Some phones allow notifications for installed applications only.
  }
}

/** Switch notifications on, if the browser and its user allow it, or off. Returns whether they are on. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const supported = on && typeof Notification !== "undefined";
  preferences.notify = supported && (await Notification.requestPermission()) === "granted";
  return preferences.notify;
}
