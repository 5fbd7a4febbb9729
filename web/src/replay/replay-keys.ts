// The keys of a replay: arrows step, Home and End go to the ends, space runs, digits look with a seat's eyes.
import type { Playback } from "./playback.svelte";

/** Carry out what a key asks of a replay with so many seats. */
export function handleReplayKey(event: KeyboardEvent, playback: Playback, seats: number): void {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const at = event.target as HTMLElement;
  if (at.matches("select, textarea, input:not([type=range])")) return;
  if (event.key === " " && at.closest("button, a, summary")) return;
  const act = keyActions(playback)[event.key] ?? perspectiveAction(event.key, playback, seats);
  if (!act) return;
  event.preventDefault();
  act();
}

const keyActions = (playback: Playback): Record<string, () => void> => ({
  ArrowLeft: () => playback.step(-1),
  ArrowRight: () => playback.step(1),
  Home: () => playback.step(-playback.plies),
  End: () => playback.step(playback.plies),
  " ": () => (playback.running ? playback.pause() : playback.run()),
});

function perspectiveAction(key: string, playback: Playback, seats: number): (() => void) | undefined {
  const digit = /^\d$/.test(key) ? Number(key) : -1;
  if (digit < 0 || digit > seats) return undefined;
  return () => playback.look(digit === 0 ? "all" : digit);
}
