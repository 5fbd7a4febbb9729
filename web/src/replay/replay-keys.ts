// The keys of a replay: arrows step, Home and End jump, space plays and pauses, digits change the perspective.
import type { Playback } from "./playback.svelte";

/** Do what a pressed key does in a replay, unless a dialog is open or another element uses the key. */
export function handleReplayKey(event: KeyboardEvent, playback: Playback, seats: number): void {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const target = event.target as HTMLElement;
  if (target.matches("select, textarea, input:not([type=range])")) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  const act = replayKeyAction(event.key, playback, seats);
  if (!act) return;
  event.preventDefault();
  act();
}

/** What a key does in a replay of a game with the given number of seats; undefined if nothing. */
export function replayKeyAction(key: string, playback: Playback, seats: number): (() => void) | undefined {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => playback.step(-1),
    ArrowRight: () => playback.step(1),
    Home: () => playback.step(-playback.plies),
    End: () => playback.step(playback.plies),
    " ": () => (playback.running ? playback.pause() : playback.play()),
  };
  if (Object.hasOwn(actions, key)) return actions[key];
  const seat = /^\d$/.test(key) ? Number(key) : -1;
  if (seat < 0 || seat > seats) return undefined;
  return () => playback.setPerspective(seat === 0 ? "all" : seat);
}
