/** Clicks this soon after a change of the page were meant for what was there before, and are ignored. */
export const CLICK_GUARD_MS = 450;
