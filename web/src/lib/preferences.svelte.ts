// What a person likes, kept in this browser.
export const ANIMATION_SPEEDS = { slow: 1.6, usual: 1, quick: 0.5, none: 0 } as const;
export type AnimationSpeed = keyof typeof ANIMATION_SPEEDS;

const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  speed: "usual" as AnimationSpeed,
  autoForced: true, // play by itself what is the only thing to do
  confirmEnd: true, // ask before a turn ends with effects unused
  volume: 0, // from 0 to 1
  notify: false, // tell when it is one's turn and the page is hidden
  reasons: true, // tell in the log why bots act
  letters: true, // show domain letters besides emblems
};
export type Preferences = typeof DEFAULTS;

const STORAGE_KEY = "civ-settings";

function storedPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: Preferences = $state(storedPreferences());

/** Keep the settings as they change, and dress the page as they say. */
export function applyPreferences(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
    const root = document.documentElement;
    if (preferences.theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = preferences.theme;
  });
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds of a movement that usually takes so many; 0 where nothing is to move. */
export const animationDuration = (milliseconds: number): number =>
  reducedMotion.matches ? 0 : milliseconds * ANIMATION_SPEEDS[preferences.speed];
