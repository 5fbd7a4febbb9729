/** Milliseconds after something changed in which a click was meant for what stood there before. */
export const CALM = 450;
