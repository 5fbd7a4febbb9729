// Card animations: a copy of each card flies from its old place to its new one, one after the other, while the card at
// the destination is hidden. With reduced motion, the cards that arrived glow for a moment instead.
import { animationDuration } from "$lib/preferences.svelte";
import { cardsMatch, cardsByPlace, findMoves, type CardMove, type GameView } from "../../game/card-moves";
import type { AnimationTiming } from "./animation-queue.svelte";

const FLIGHT_MS = 320;
const STAGGER_MS = 110; // between the starts of two flights
const MAX_TOTAL_MS = 1400; // for all flights of one event
const GLOW_MS = 900;
const FLIGHT_EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface CardSpot {
  box: DOMRect;
  element: HTMLElement;
}

/** Animate a change of the board; `draw` renders the new state. Resolves when all cards have landed. */
export async function animateChange(
  board: HTMLElement,
  [before, after]: [GameView, GameView],
  seat: number | null,
  { timeScale, signal }: AnimationTiming,
  draw: (moves: CardMove[]) => void | Promise<void>,
): Promise<void> {
  const moves = findMoves(cardsByPlace(before, seat), cardsByPlace(after, seat));
  const sources = moves.map((move) => findSpot(board, move.from, move.card));
  await draw(moves);
  if (signal.aborted) return;
  // Measure everything before changing anything; interleaving would force a layout for every card.
  const used = new Set<HTMLElement>();
  const targets = moves.map((move) => {
    const target = findSpot(board, move.to, move.card, used);
    if (target) used.add(target.element);
    return target;
  });
  const flights = targets.map((target, index) =>
    fly(sources[index] ?? null, target, {
      delay: staggerDelay(index, moves.length) * timeScale,
      duration: FLIGHT_MS * timeScale,
      signal,
    }),
  );
  await Promise.all(flights);
}

/** Wait, scaled by the animation speed, or until the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, signal.aborted ? 0 : animationDuration(milliseconds));
    signal.addEventListener("abort", () => (clearTimeout(timer), done()));
  });
}

const staggerDelay = (index: number, count: number): number =>
  index * Math.min(STAGGER_MS, (MAX_TOTAL_MS - FLIGHT_MS) / count);

/** The element of a card at a place, or the place itself if the card is not rendered there. */
function findSpot(board: HTMLElement, place: string, card: string, used?: Set<HTMLElement>): CardSpot | null {
  const cards = [...board.querySelectorAll<HTMLElement>(`[data-place="${place}"] [data-card]`)].filter(isRendered);
  const direct = cards.filter((element) => element.closest<HTMLElement>("[data-place]")?.dataset.place === place);
  const matching = direct.filter((element) => cardsMatch(element.dataset.card ?? "", card) && !used?.has(element));
  const element =
    matching.at(-1) ?? [...board.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(isRendered);
  return element ? { element, box: element.getBoundingClientRect() } : null;
}

const isRendered = (element: HTMLElement): boolean => element.getClientRects().length > 0;

interface FlightOptions {
  delay: number;
  duration: number;
  signal: AbortSignal;
}

async function fly(source: CardSpot | null, target: CardSpot | null, options: FlightOptions): Promise<void> {
  const { signal } = options;
  const duration = animationDuration(options.duration);
  if (!target) return;
  if (!duration || !source || !isInViewport(target.box)) return glowAt(target, signal);
  const ghost = createGhost(target, source);
  const delay = animationDuration(options.delay);
  const hidden = target.element.hasAttribute("data-card")
    ? target.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
    : null;
  const flight = ghost.animate([{ transform: startTransform(source.box, target.box) }, { transform: "none" }], {
    duration,
    delay,
    easing: FLIGHT_EASING,
    fill: "both",
  });
  ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay, fill: "both" });
  signal.addEventListener("abort", () => flight.finish());
  await flight.finished.catch(() => undefined);
  hidden?.cancel();
  ghost.remove();
  if (target.element.isConnected) glowAt(target, signal);
}

const isInViewport = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** The transform that moves an element from its target back to its source. */
function startTransform(source: DOMRect, target: DOMRect): string {
  const x = source.left + source.width / 2 - target.left - target.width / 2;
  const y = source.top + source.height / 2 - target.top - target.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.2, source.height / target.height))})`;
}

/** A copy of the card above everything. If the target is not a card, the copy looks as the card did at its source. */
function createGhost(target: CardSpot, source: CardSpot): HTMLElement {
  const targetIsCard = target.element.hasAttribute("data-card");
  const { element, box } = targetIsCard ? target : source;
  const left = targetIsCard ? target.box.left : target.box.left + (target.box.width - box.width) / 2;
  const ghost = overlay("flying", { left, top: target.box.top, width: box.width, height: box.height });
  const face = element.querySelector("svg")?.parentElement ?? element;
  ghost.append(face.firstElementChild?.cloneNode(true) ?? "");
  return ghost;
}

/** Let a glow fade around a card that arrived. It is an overlay, so that the board is not repainted. */
function glowAt({ box }: CardSpot, signal: AbortSignal): void {
  if (signal.aborted) return;
  const glow = overlay("glowing", box);
  const remove = (): void => glow.remove();
  glow.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLOW_MS }).onfinish = remove;
  signal.addEventListener("abort", remove);
}

/** An element above everything, hidden from screen readers. */
function overlay(
  className: string,
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  element.ariaHidden = "true";
  for (const [name, value] of Object.entries({ left, top, width, height }))
    element.style.setProperty(name, `${value}px`);
  document.body.append(element);
  return element;
}

/** Shake all areas one after the other, starting at a seat, as an attack does. */
export function rippleAreas(board: HTMLElement, seat: number): void {
  const duration = animationDuration(420);
  if (!duration) return;
  const areas = [...board.querySelectorAll<HTMLElement>("[data-area]")].filter(isRendered);
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
      { duration, delay: animationDuration(90) * index },
    ),
  );
}

const seatDistance = (area: HTMLElement, seat: number, seats: number): number =>
  (Number(area.dataset.area) - seat + seats) % seats;
