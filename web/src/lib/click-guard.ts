/** Clicks this soon after a change of the page are ignored: they were meant for the page before the change. */
export const CLICK_GUARD_MS = 450;
