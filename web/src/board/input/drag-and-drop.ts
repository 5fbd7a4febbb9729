// A card that is dragged to where the step would have it go is chosen and, if that is all, played at once; anywhere else it
// returns. A short touch remains a tap.
import type { Attachment } from "svelte/attachments";
import type { ChoiceAid, OwnAid } from "$lib/wire";

const DRAG_THRESHOLD_PX = 10; // pixels that a finger may tremble

/** For `data-drop`: whether the cards that are asked for now go here. */
export const dropTarget = (goal: ChoiceAid["goal"], help: OwnAid | null): true | undefined =>
  help?.choice?.goal === goal || undefined;

/** Let an element be dragged onto whatever has `data-drop`; null where there is nothing to drop it for. What follows the
 * pointer is a copy of the card on it or beside it. */
export const draggable =
  (dropped: (() => void) | null): Attachment<HTMLElement> =>
  (element) => {
    if (!dropped) return;
    let start: [number, number] | null = null;
    let far = false;
    let lifted: DragImage | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      [start, far] = [[event.clientX, event.clientY], false];
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
      if (!far && Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
      far = true;
      lifted ??= createDragImage(element);
      lifted.copy.style.setProperty("translate", `${x}px ${y}px`);
    };
    const end = (): void => {
      lifted?.putDown();
      start = lifted = null;
    };
    const up = (event: PointerEvent): void => {
      const over = far && isOverTarget(event);
      end();
      if (over) dropped();
    };
    // The click that ends a drag is not a tap.
    const click = (event: MouseEvent): void => {
      if (far) event.stopImmediatePropagation();
      far = false;
    };

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end } as const;
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);
    element.addEventListener("click", click, { capture: true });
    element.style.setProperty("touch-action", "none");
    return () => {
      end();
      for (const [kind, listener] of Object.entries(listeners))
        element.removeEventListener(kind, listener as EventListener);
      element.removeEventListener("click", click, { capture: true });
      element.style.removeProperty("touch-action");
    };
  };

interface DragImage {
  copy: HTMLElement;
  putDown: () => void;
}

/** Take a card up: a copy of it that lies above everything, while places that it may go to are lit. */
function createDragImage(element: HTMLElement): DragImage {
  const card = element.dataset.card
    ? element
    : (element.parentElement?.querySelector<HTMLElement>("[data-card]") ?? element);
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "carried";
  copy.ariaHidden = "true";
  copy.append(card.querySelector("svg")?.cloneNode(true) ?? "");
  for (const [name, value] of Object.entries({ left, top, width, height })) copy.style.setProperty(name, `${value}px`);
  document.body.append(copy);
  document.body.dataset.dragging = "";
  card.style.setProperty("opacity", "0.35");
  return {
    copy,
    putDown: () => {
      copy.remove();
      delete document.body.dataset.dragging;
      card.style.removeProperty("opacity");
    },
  };
}

const isOverTarget = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.closest("[data-drop]") !== null);
