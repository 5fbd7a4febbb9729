// Drag and drop. A card dropped on a target of the current step is selected and, if the selection is complete, played;
// dropped elsewhere it returns. A short touch stays a tap.
import type { Attachment } from "svelte/attachments";
import type { ChoiceAid, OwnAid } from "$lib/wire";

const DRAG_THRESHOLD_PX = 10; // a finger may tremble

/** The value of `data-drop`: whether the current step moves cards to this place. */
export const dropTarget = (destination: ChoiceAid["destination"], ownAid: OwnAid | null): true | undefined =>
  ownAid?.choice?.destination === destination || undefined;

/** Make an element draggable onto any element with `data-drop`; pass null where there is nothing to drop. The drag
 * image is a copy of the card on the element or beside it. */
export const draggable =
  (onDrop: (() => void) | null): Attachment<HTMLElement> =>
  (element) => {
    if (!onDrop) return;
    let start: [number, number] | null = null;
    let dragged = false;
    let image: DragImage | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      [start, dragged] = [[event.clientX, event.clientY], false];
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
      if (!dragged && Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
      dragged = true;
      image ??= createDragImage(element);
      image.copy.style.setProperty("translate", `${x}px ${y}px`);
    };
    const end = (): void => {
      image?.remove();
      start = image = null;
    };
    const up = (event: PointerEvent): void => {
      const dropped = dragged && isOverTarget(event);
      end();
      if (dropped) onDrop();
    };
    // The click that ends a drag is not a tap.
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
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
  remove: () => void;
}

/** Show a copy of the card above everything, and highlight the drop targets. */
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
    remove: () => {
      copy.remove();
      delete document.body.dataset.dragging;
      card.style.removeProperty("opacity");
    },
  };
}

const isOverTarget = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.closest("[data-drop]") !== null);
