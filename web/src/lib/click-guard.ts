/** Milliseconds after something changed in which a click was meant for what stood there before. */
export const CLICK_GUARD_MS = 450;
