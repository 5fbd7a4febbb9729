// The user's preferences, kept in this browser.
export const ANIMATION_SPEEDS = { slow: 1.6, usual: 1, quick: 0.5, none: 0 } as const;
export type AnimationSpeed = keyof typeof ANIMATION_SPEEDS;

const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  speed: "usual" as AnimationSpeed,
  autoForced: true, // play the only legal action without a click
  confirmEnd: true, // ask before a turn ends with effects unused
  volume: 0, // from 0 to 1
  notify: false, // notify when it is the user's turn and the page is hidden
  reasons: true, // show in the log why bots act
  letters: true, // show domain letters on emblems
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

/** Store the preferences whenever they change, and apply the theme. */
export function applyPreferences(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
    const root = document.documentElement;
    if (preferences.theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = preferences.theme;
  });
}

/** The easing of animations in scripts: `--ease` of the style sheet. */
export const EASING = "cubic-bezier(0.22, 0.8, 0.3, 1)";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** A duration scaled by the animation speed; 0 with reduced motion. */
export const animationDuration = (milliseconds: number): number =>
  reducedMotion.matches ? 0 : milliseconds * ANIMATION_SPEEDS[preferences.speed];
