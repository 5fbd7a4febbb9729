// What a person likes, kept in this browser.
export const SPEEDS = { slow: 1.6, usual: 1, quick: 0.5, none: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  speed: "usual" as Speed,
  autoForced: true, // play by itself what is the only thing to do
  confirmEnd: true, // ask before a turn ends with effects unused
  volume: 0, // from 0 to 1
  notify: false, // tell when it is one's turn and the page is hidden
  reasons: true, // tell in the log why bots act
  letters: true, // show domain letters besides emblems
};
export type Settings = typeof DEFAULTS;

const KEPT = "civ-settings";

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(kept());

/** Keep the settings as they change, and dress the page as they say. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings));
    const root = document.documentElement;
    if (settings.theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = settings.theme;
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds of a movement that usually takes so many; 0 where nothing is to move. */
export const lasting = (milliseconds: number): number => (still.matches ? 0 : milliseconds * SPEEDS[settings.speed]);
