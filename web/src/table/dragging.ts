// A card that is dragged out of the hand and let go over one's own area is chosen and played at once; anywhere else it
// returns. A short touch remains a tap.
import type { Attachment } from "svelte/attachments";

const SLACK = 10; // pixels that a finger may tremble

/** Let an element be dragged onto whatever has `data-drop`; null where there is nothing to drop it for. */
export const dragging =
  (dropped: (() => void) | null): Attachment<HTMLElement> =>
  (card) => {
    if (!dropped) return;
    let start: [number, number] | null = null;
    let far = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      [start, far] = [[event.clientX, event.clientY], false];
      card.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
      if (!far && Math.hypot(x, y) < SLACK) return;
      far = true;
      card.style.setProperty("translate", `${x}px ${y}px`);
      card.style.setProperty("z-index", "90");
    };
    const up = (event: PointerEvent): void => {
      card.style.removeProperty("translate");
      card.style.removeProperty("z-index");
      const over = far && onGoal(card, event);
      start = null;
      if (over) dropped();
    };
    // The click that ends a drag is not a tap.
    const click = (event: MouseEvent): void => {
      if (far) event.stopImmediatePropagation();
      far = false;
    };

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    card.addEventListener("click", click, { capture: true });
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
      card.removeEventListener("click", click, { capture: true });
    };
  };

const onGoal = (card: HTMLElement, { clientX, clientY }: PointerEvent): boolean =>
  document
    .elementsFromPoint(clientX, clientY)
    .some((element) => element !== card && element.closest("[data-drop]") !== null);
