// The visual identity of the six domains: hue, shape of the emblem, letter.
import type { Letter } from "$lib/wire";

export type Era = "1" | "2" | "3";

export interface DomainStyle {
  /** The class that sets --tone, --tone-pale … --tone-deep, --tone-ink and --tone-line for its content. */
  hue: string;
  /** The emblem's outline and the letter's strokes, in a box of 32 × 32. */
  shape: string;
  stroke: string;
}

export const DOMAIN_STYLES: Record<Letter, DomainStyle> = {
  M: {
    hue: "hue-m",
    shape: "M3 3h26v13c0 7-6 11-13 15C9 27 3 23 3 16z",
    stroke: "M10 21V9.5l6 8 6-8V21",
  },
  R: {
    hue: "hue-r",
    shape: "M4 30.5V14a12 12 0 0 1 24 0v16.5z",
    stroke: "M12 26V13.5h4.5a3.5 3.5 0 0 1 0 7H12m4.5 0L21 26",
  },
  E: {
    hue: "hue-e",
    shape: "M5.5 2.5h21a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-21a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3z",
    stroke: "M20.5 9.5h-8.5v13h8.5M12 16h7",
  },
  S: {
    hue: "hue-s",
    shape: "M14.3 2.5a2 2 0 0 1 3.4 0l13 23.5a2 2 0 0 1-1.7 3H3a2 2 0 0 1-1.7-3z",
    stroke:
      "M19.8 16.2c-.8-1.5-2.2-2.2-3.9-2.2-2.3 0-3.8 1.1-3.8 2.9 0 3.8 7.9 1.7 7.9 5.4 0 1.8-1.7 2.9-4.1 2.9-1.8 0-3.4-.8-4.2-2.2",
  },
  C: {
    hue: "hue-c",
    shape: "M16 1.5a14.5 14.5 0 0 1 0 29 14.5 14.5 0 0 1 0-29z",
    stroke: "M21 12.2a6.3 6.3 0 1 0 0 7.6",
  },
  U: {
    hue: "hue-u",
    shape: "M16 0.4L22 8.9L32 12L25.7 20.4L25.9 30.8L16 27.4L6.1 30.8L6.3 20.4L0 12L10 8.9z",
    stroke: "M11.5 11.7v5.8a4.5 4.5 0 0 0 9 0v-5.8",
  },
};

/** The era numerals as strokes, in a box of 20 × 14. */
export const NUMERAL_PATHS: Record<Era, string> = {
  1: "M6.5 1h7M6.5 13h7M10 1v12",
  2: "M3.5 1h13M3.5 13h13M7 1v12M13 1v12",
  3: "M1 1h18M1 13h18M4.5 1v12M10 1v12M15.5 1v12",
};
