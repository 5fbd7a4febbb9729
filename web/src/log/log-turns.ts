// The log as turns: actions that were taken back are gone, the others know the ply that they led to, and all lines are
// grouped by turn.
import type { LiveEvent } from "$lib/live-table.svelte";
import type { SeatInfo, TurnInfo } from "$lib/wire";

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
export function logTurns(events: LiveEvent[], seats: SeatInfo[], turn: TurnInfo | null): LogTurn[] {
  const lines = withoutTakenBack(events, seats);
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

/** The events without the actions that were taken back, by their player or because everybody agreed to a proposal. */
function withoutTakenBack(events: LiveEvent[], seats: SeatInfo[]): LogLine[] {
  let lines: LogLine[] = [];
  const standIns = new Set<number>(); // seats that a bot plays for a person
  let proposal: { ply: number; missing: Set<number> } | null = null;
  for (const entry of events) {
    const { event } = entry;
    lines.push({ entry, ply: null });
    if (event.kind === "taken-back") lines = withoutLast(lines, event.count, event.seat);
    if (event.kind === "handed" || event.kind === "resigned") standIns.add(event.seat);
    if (event.kind === "returned") standIns.delete(event.seat);
    if (event.kind === "proposed") proposal = { ply: event.ply, missing: voters(event.seat, seats, standIns) };
    else if (event.kind === "answered" && event.yes) proposal?.missing.delete(event.seat);
    else if (event.kind !== "said" && event.kind !== "phrased") proposal = null;
    if (proposal?.missing.size === 0) {
      lines = withoutLast(lines, lines.filter(isAction).length - proposal.ply, null);
      proposal = null;
    }
  }
  return lines;
}

const isAction = ({ entry }: LogLine): boolean => ACTION_EVENTS.includes(entry.event.kind);

/** Remove the last actions; in a draft, the card that the seat kept. */
function withoutLast(lines: LogLine[], count: number, seat: number | null): LogLine[] {
  const actions = lines.filter(isAction);
  const kept = actions.findLast(({ entry: { event } }) => event.kind === "kept" && event.seat === seat);
  const removed = new Set(
    kept && actions.at(-1)?.entry.event.kind === "kept" ? [kept] : count > 0 ? actions.slice(-count) : [],
  );
  return lines.filter((line) => !removed.has(line));
}

/** The seats that have to agree to a proposal: all other people who play themselves. */
function voters(proposer: number, seats: SeatInfo[], standIns: Set<number>): Set<number> {
  const person = seats[proposer - 1]?.person;
  const others = seats.filter((info) => info.person && info.person !== person && !standIns.has(info.seat));
  return new Set(others.map(({ seat }) => seat));
}

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
  const plies = actions.slice(0, actions.length - turn.kept.length); // cards kept in an unfinished pass are no plies yet
  plies.forEach((line, index) => (line.ply = turn.ply - plies.length + 1 + index));
}
