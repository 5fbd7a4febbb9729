// The pictograms of the sixteen effects, in a box of 32 × 32. A hand is a cup, an area a straight line, the pile three
// lines; a solid card arrives, a crossed card is discarded, arrows show directions. Level 2 differs from level 1 by a
// second card behind the first.

import type { EffectName } from "$lib/wire";

type Part = readonly ["solid" | "line", string];

const line = (d: string): Part => ["line", d];
const face = (x: number, y: number) => `M${x - 4.5} ${y - 6}h9v12h-9z`;
const arriving = (x: number, y: number): Part => ["solid", face(x, y)];
const leaving = (x: number, y: number): Part => line(face(x, y));
const discarded = (x: number, y: number): Part => line(`${face(x, y)}m2.5 4l4 4m0-4l-4 4`);
const another = (x: number, y: number): Part => line(`M${x - 1} ${y - 9}h8.5v11.5`);
const hand = line("M3 26q13 6 26 0");
const area = line("M3 29.5h11");
const cup = line("M17 26.5q6.5 4 13 0");
const pile = line("M2.5 10h8M2.5 13.5h8M2.5 17h8M13.5 13.5h5m-2-2l2 2-2 2");
const down = (x: number, y: number): Part => line(`M${x} ${y}v7m-3-3l3 3 3-3`);
const up = (x: number, y: number): Part => line(`M${x} ${y + 7}v-7m-3 3l3-3 3 3`);
const five = (x: number, y: number): Part => line(`M${x + 3} ${y}h-6v4.5q6.5-2 6.5 2.5t-7 2.5`);
const seven = (x: number, y: number): Part => line(`M${x - 3.5} ${y}h7l-4 10`);
const limit = line("M9 2h14v20H9z");
const facedown = [line("M6 18h20v12H6z"), ["solid", "M16 21l4 3-4 3-4-3z"] as const];

export const PICTOGRAMS = {
  assassination: [discarded(16, 17), hand],
  purge: [discarded(14.5, 18), another(14.5, 18), hand],
  attack: [
    discarded(5.5, 20),
    discarded(16, 20),
    discarded(26.5, 20),
    line("M16 2v8m-4-4l4 4 4-4M3 29.5h26M5.5 7v3M26.5 7v3"),
  ],
  "holy-book": [limit, five(16, 7), hand],
  "divine-right": [limit, seven(16, 7), hand],
  inquisition: [
    line("M3 6q13-6 26 0"),
    line("M10.5 9v12m-3.5-3.5l3.5 3.5 3.5-3.5M21.5 21V9m-3.5 3.5l3.5-3.5 3.5 3.5"),
    hand,
  ],
  development: [discarded(8.5, 20), area, arriving(24, 17), up(24, 1), cup],
  monopoly: [discarded(6, 20), another(6, 20), area, arriving(22.5, 17.5), another(22.5, 17.5), up(21.5, 0), cup],
  embargo: [...facedown, line("M16 1.5a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13zm-4.5 11l9-9")],
  experiment: [leaving(8, 18), down(8, 2), arriving(24, 18), up(24, 2), hand],
  research: [leaving(6.5, 19), another(6.5, 19), down(6.5, 1), arriving(22, 19), another(22, 19), up(22, 1), hand],
  discovery: [leaving(8, 14), another(8, 14), five(24, 3), down(24, 15.5), hand],
  oligarchy: [pile, arriving(25, 15), hand],
  republic: [pile, arriving(23.5, 17), another(23.5, 17), hand],
  democracy: [...facedown, line("M6 8h8M10 4v8M19.5 5l4-2v10")],
  inspiration: [
    leaving(6.5, 23),
    arriving(25.5, 23),
    line("M16 2a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11zM13.5 23h4.5m-2-2l2 2-2 2M16 7.5h0"),
  ],
} satisfies Record<EffectName, readonly Part[]>;
