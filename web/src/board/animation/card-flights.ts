// Cards really move: a copy of each flies from where it lay to where it lies now, one after the other, while the card at
// its goal waits unseen. Where nothing is to move, what came is lit for a moment instead.
import { animationDuration } from "$lib/preferences.svelte";
import { cardsMatch, cardsByPlace, findMoves, type CardMove, type GameView } from "../../game/card-moves";
import type { AnimationTiming } from "./animation-queue.svelte";

const FLIGHT_MS = 320;
const STAGGER_MS = 110; // between the beginnings of two flights
const MAX_TOTAL_MS = 1400; // of all flights of one event
const GLOW_MS = 900;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface CardSpot {
  box: DOMRect;
  element: HTMLElement;
}

/** Show a change of the table, drawn by `draw`. Resolves when all have landed. */
export async function animateChange(
  table: HTMLElement,
  [before, after]: [GameView, GameView],
  seat: number | null,
  { hurry, landing }: AnimationTiming,
  draw: (found: CardMove[]) => void | Promise<void>,
): Promise<void> {
  const found = findMoves(cardsByPlace(before, seat), cardsByPlace(after, seat));
  const sources = found.map((move) => findSpot(table, move.from, move.card));
  await draw(found);
  if (landing.aborted) return;
  // First all is measured, then all is changed: in turns, the whole table would be laid out anew for every card.
  const used = new Set<HTMLElement>();
  const goals = found.map((move) => {
    const goal = findSpot(table, move.to, move.card, used);
    if (goal) used.add(goal.element);
    return goal;
  });
  const flights = goals.map((goal, index) =>
    fly(sources[index] ?? null, goal, staggerDelay(index, found.length) * hurry, FLIGHT_MS * hurry, landing),
  );
  await Promise.all(flights);
}

/** A while in which nothing moves. */
export function pause(milliseconds: number, landing: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, landing.aborted ? 0 : animationDuration(milliseconds));
    landing.addEventListener("abort", () => (clearTimeout(timer), done()));
  });
}

const staggerDelay = (index: number, count: number): number =>
  index * Math.min(STAGGER_MS, (MAX_TOTAL_MS - FLIGHT_MS) / count);

/** Where a card lies or, if it is not seen there, where its place is. */
function findSpot(table: HTMLElement, place: string, card: string, used?: Set<HTMLElement>): CardSpot | null {
  const all = [...table.querySelectorAll<HTMLElement>(`[data-place="${place}"] [data-card]`)].filter(isRendered);
  const there = all.filter((element) => element.closest<HTMLElement>("[data-place]")?.dataset.place === place);
  const fitting = there.filter((element) => cardsMatch(element.dataset.card ?? "", card) && !used?.has(element));
  const element =
    fitting.at(-1) ?? [...table.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(isRendered);
  return element ? { element, box: element.getBoundingClientRect() } : null;
}

const isRendered = (element: HTMLElement): boolean => element.getClientRects().length > 0;

async function fly(
  source: CardSpot | null,
  goal: CardSpot | null,
  after: number,
  duration: number,
  landing: AbortSignal,
): Promise<void> {
  const time = animationDuration(duration);
  if (!goal) return;
  if (!time || !source || !isInViewport(goal.box)) return glowAt(goal, landing);
  const ghost = createGhost(goal, source);
  const pause = animationDuration(after);
  const options: KeyframeAnimationOptions = { duration: time, delay: pause, easing: EASE, fill: "both" };
  const waiting = goal.element.hasAttribute("data-card")
    ? goal.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + pause })
    : null;
  const flight = ghost.animate([{ transform: startTransform(source.box, goal.box) }, { transform: "none" }], options);
  ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: pause, fill: "both" });
  landing.addEventListener("abort", () => flight.finish());
  await flight.finished.catch(() => undefined);
  waiting?.cancel();
  ghost.remove();
  if (goal.element.isConnected) glowAt(goal, landing);
}

const isInViewport = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** The way back from a goal to its source, as a transform. */
function startTransform(source: DOMRect, goal: DOMRect): string {
  const x = source.left + source.width / 2 - goal.left - goal.width / 2;
  const y = source.top + source.height / 2 - goal.top - goal.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.2, source.height / goal.height))})`;
}

/** A copy of the card above everything. What has no face at its goal is seen as it was at its source. */
function createGhost(goal: CardSpot, source: CardSpot): HTMLElement {
  const faced = goal.element.hasAttribute("data-card");
  const { element, box } = faced ? goal : source;
  const left = faced ? goal.box.left : goal.box.left + (goal.box.width - box.width) / 2;
  const ghost = overlay("flying", { left, top: goal.box.top, width: box.width, height: box.height });
  const face = element.querySelector("svg")?.parentElement ?? element;
  ghost.append(face.firstElementChild?.cloneNode(true) ?? "");
  return ghost;
}

/** What has just come lights up, and fades: a glow around it, so that nothing of the table is painted anew. */
function glowAt({ box }: CardSpot, landing: AbortSignal): void {
  if (landing.aborted) return;
  const glow = overlay("glowing", box);
  const gone = (): void => glow.remove();
  glow.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLOW_MS }).onfinish = gone;
  landing.addEventListener("abort", gone);
}

/** Something above everything, in a box, that only the eye is to notice. */
function overlay(
  kind: string,
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
): HTMLElement {
  const element = document.createElement("div");
  element.className = kind;
  element.ariaHidden = "true";
  for (const [name, value] of Object.entries({ left, top, width, height }))
    element.style.setProperty(name, `${value}px`);
  document.body.append(element);
  return element;
}

/** A shock that runs over all areas, as an attack does. */
export function rippleAreas(table: HTMLElement, seat: number): void {
  const time = animationDuration(420);
  if (!time) return;
  const areas = [...table.querySelectorAll<HTMLElement>("[data-area]")].filter(isRendered);
  const order = areas.sort(
    (one, other) => seatDistance(one, seat, areas.length) - seatDistance(other, seat, areas.length),
  );
  order.forEach((area, index) =>
    area.animate(
      [
        { transform: "none" },
        { transform: "translateY(5px)" },
        { transform: "translateY(-3px)" },
        { transform: "none" },
      ],
      { duration: time, delay: animationDuration(90) * index },
    ),
  );
}

const seatDistance = (area: HTMLElement, seat: number, seats: number): number =>
  (Number(area.dataset.area) - seat + seats) % seats;

export type { CardMove };
