// Cards really move: a copy of each flies from where it lay to where it lies now, one after the other, while the card at
// its goal waits unseen. Where nothing is to move, what came is lit for a moment instead.
import { lasting } from "$lib/settings.svelte";
import { alike, contents, moves, type Move, type Sight } from "./moves";

const FLIGHT = 320;
const APART = 110; // between the beginnings of two flights
const LONGEST = 1400; // of all flights of one event
const LIT = 1100;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface Spot {
  box: DOMRect;
  element: HTMLElement;
}

/** Show a change of the table, drawn by `draw`. `hurry` shortens it where more is waiting, `landing` ends it at once.
    Resolves when all have landed. */
export async function moved(
  table: HTMLElement,
  [before, after]: [Sight, Sight],
  seat: number | null,
  hurry: number,
  draw: (found: Move[]) => void | Promise<void>,
  landing?: AbortSignal,
): Promise<void> {
  const found = moves(contents(before, seat), contents(after, seat));
  const sources = found.map((move) => spot(table, move.from, move.card));
  await draw(found);
  if (landing?.aborted) return;
  const used = new Set<HTMLElement>();
  const landed = found.map((move, index) => {
    const goal = spot(table, move.to, move.card, used);
    if (goal) used.add(goal.element);
    return fly(sources[index] ?? null, goal, delay(index, found.length) * hurry, FLIGHT * hurry, landing);
  });
  await Promise.all(landed);
}

const delay = (index: number, count: number): number => index * Math.min(APART, (LONGEST - FLIGHT) / count);

/** Where a card lies or, if it is not seen there, where its place is. */
function spot(table: HTMLElement, place: string, card: string, used?: Set<HTMLElement>): Spot | null {
  const all = [...table.querySelectorAll<HTMLElement>(`[data-place="${place}"] [data-card]`)].filter(shown);
  const there = all.filter((element) => element.closest<HTMLElement>("[data-place]")?.dataset.place === place);
  const fitting = there.filter((element) => alike(element.dataset.card ?? "", card) && !used?.has(element));
  const element = fitting.at(-1) ?? [...table.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(shown);
  return element ? { element, box: element.getBoundingClientRect() } : null;
}

const shown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

async function fly(
  source: Spot | null,
  goal: Spot | null,
  after: number,
  duration: number,
  landing?: AbortSignal,
): Promise<void> {
  const time = lasting(duration);
  if (!goal) return;
  if (!time || !source || !visible(goal.box)) return light(goal.element);
  const ghost = copy(goal, source);
  const rest = lasting(after);
  const options: KeyframeAnimationOptions = { duration: time, delay: rest, easing: EASE, fill: "both" };
  const waiting = goal.element.hasAttribute("data-card")
    ? goal.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + rest })
    : null;
  const flight = ghost.animate([{ transform: from(source.box, goal.box) }, { transform: "none" }], options);
  ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: rest, fill: "both" });
  landing?.addEventListener("abort", () => flight.finish());
  await flight.finished.catch(() => undefined);
  waiting?.cancel();
  ghost.remove();
  if (goal.element.isConnected) light(goal.element);
}

const visible = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** The way back from a goal to its source, as a transform. */
function from(source: DOMRect, goal: DOMRect): string {
  const x = source.left + source.width / 2 - goal.left - goal.width / 2;
  const y = source.top + source.height / 2 - goal.top - goal.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.2, source.height / goal.height))})`;
}

/** A copy of the card above everything. What has no face at its goal is seen as it was at its source. */
function copy(goal: Spot, source: Spot): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.ariaHidden = "true";
  const { left, top, width, height } = goal.box;
  const fallback = goal.element.hasAttribute("data-card") ? goal.element : source.element;
  const small = fallback === source.element ? source.box : goal.box;
  const place = fallback === source.element ? [left + width / 2 - small.width / 2, top] : [left, top];
  ghost.style.setProperty("transform-origin", "center");
  for (const [name, value] of Object.entries({
    left: place[0]!,
    top: place[1]!,
    width: small.width,
    height: fallback === source.element ? small.height : height,
  }))
    ghost.style.setProperty(name, `${value}px`);
  const face = fallback.querySelector("svg")?.parentElement ?? fallback;
  ghost.append(face.firstElementChild?.cloneNode(true) ?? "");
  document.body.append(ghost);
  return ghost;
}

/** What has just come lights up, and fades. */
function light(element: HTMLElement): void {
  const gold = getComputedStyle(element).getPropertyValue("--glow") || "gold";
  element.animate([{ filter: `drop-shadow(0 0 0.4rem ${gold})` }, { filter: "drop-shadow(0 0 0 transparent)" }], {
    duration: LIT,
  });
}

/** A shock that runs over all areas, as an attack does. */
export function ripple(table: HTMLElement, seat: number): void {
  const time = lasting(420);
  if (!time) return;
  const areas = [...table.querySelectorAll<HTMLElement>("[data-area]")].filter(shown);
  const order = areas.sort((one, other) => away(one, seat, areas.length) - away(other, seat, areas.length));
  order.forEach((area, index) =>
    area.animate(
      [
        { transform: "none" },
        { transform: "translateY(5px)" },
        { transform: "translateY(-3px)" },
        { transform: "none" },
      ],
      { duration: time, delay: lasting(90) * index },
    ),
  );
}

const away = (area: HTMLElement, seat: number, seats: number): number =>
  (Number(area.dataset.area) - seat + seats) % seats;

export type { Move };
