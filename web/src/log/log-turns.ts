// The log in turns. Actions that were taken back are left out; every other action has the number of its ply.
import type { LiveEvent } from "$lib/live-table.svelte";
import type { TurnInfo } from "$lib/wire";

/** A line of the log. `ply` is the number of actions up to and including it; null if it is not an action. */
export interface LogLine {
  entry: LiveEvent;
  ply: number | null;
}

/** The lines of one player's turn, of the draft, or of the time before the deal. */
export interface LogTurn {
  key: number;
  seat: number | null;
  draft: boolean;
  lines: LogLine[];
}

const ACTION_EVENTS: readonly string[] = ["acted", "kept"];

/** Group events into turns, the oldest first. */
export function logTurns(events: LiveEvent[], turn: TurnInfo | null): LogTurn[] {
  const lines: LogLine[] = withoutTakenBack(events).map((entry) => ({ entry, ply: null }));
  numberPlies(lines, turn);
  const turns: LogTurn[] = [];
  for (const line of lines) {
    const { event, seq } = line.entry;
    const last = turns.at(-1);
    const draft = event.kind === "kept";
    const seat = event.kind === "acted" ? event.seat : null;
    const begins = draft ? !last?.draft : seat !== null && (last?.seat !== seat || last.draft);
    if (!last || begins) turns.push({ key: seq, seat, draft, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** The events without the actions that were taken back; the server says which. */
export function withoutTakenBack(events: LiveEvent[]): LiveEvent[] {
  const takenBack = new Set(events.flatMap((entry) => entry.takenBack));
  return events.filter(({ seq }) => !takenBack.has(seq));
}

const isAction = ({ entry }: LogLine): boolean => ACTION_EVENTS.includes(entry.event.kind);

/** Whether a bot acts for the same reason as in the line before, as when it gives back several cards. */
export function sameReason(before: LogLine | undefined, { entry: { event } }: LogLine): boolean {
  const last = before?.entry.event;
  if (last?.kind !== "acted" || event.kind !== "acted" || last.step !== event.step) return false;
  return last.why === event.why && JSON.stringify(last.facts) === JSON.stringify(event.facts);
}

/** Number the plies from the end, so that they are also right for a game that continues a record. */
function numberPlies(lines: LogLine[], turn: TurnInfo | null): void {
  if (!turn) return;
  const actions = lines.filter(isAction);
  const plies = actions.slice(0, actions.length - turn.kept.length); // an unfinished pass is no ply yet
  plies.forEach((line, index) => (line.ply = turn.ply - plies.length + 1 + index));
}
