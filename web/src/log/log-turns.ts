// What still stands of a log: actions that were taken back are gone, the others know which ply they led to, and all is
// grouped by turn.
import type { LiveEvent } from "$lib/live-table.svelte";
import type { SeatInfo, TurnInfo } from "$lib/wire";

/** One line of the log. `ply` is how many actions there had been after it; null for what is no action. */
export interface LogLine {
  seen: LiveEvent;
  ply: number | null;
}

/** The lines of one player's turn, of the draft, or of what happened before the deal. */
export interface LogTurn {
  key: number;
  seat: number | null;
  draft: boolean;
  lines: LogLine[];
}

const ACTION_EVENTS: readonly string[] = ["acted", "kept"];

/** The turns of a log, the first first. Talk is left out if it is shown elsewhere. */
export function logTurns(events: LiveEvent[], seats: SeatInfo[], turn: TurnInfo | null): LogTurn[] {
  const lines = standing(events, seats);
  numbered(lines, turn);
  const turns: LogTurn[] = [];
  for (const line of lines) {
    const { event, seq } = line.seen;
    const last = turns.at(-1);
    const draft = event.kind === "kept";
    const seat = event.kind === "acted" ? event.seat : null;
    const begins = draft ? !last?.draft : seat !== null && (last?.seat !== seat || last.draft);
    if (!last || begins) turns.push({ key: seq, seat, draft, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** The events without the actions that never happened in the end. */
function standing(events: LiveEvent[], seats: SeatInfo[]): LogLine[] {
  let lines: LogLine[] = [];
  const replaced = new Set<number>(); // seats that a bot plays for the time being
  let back: { ply: number; asked: Set<number> } | null = null;
  for (const seen of events) {
    const { event } = seen;
    lines.push({ seen, ply: null });
    if (event.kind === "taken-back") lines = without(lines, event.count, event.seat);
    if (event.kind === "handed" || event.kind === "resigned") replaced.add(event.seat);
    if (event.kind === "returned") replaced.delete(event.seat);
    if (event.kind === "proposed") back = { ply: event.ply, asked: asked(event.seat, seats, replaced) };
    else if (event.kind === "answered" && event.yes) back?.asked.delete(event.seat);
    else if (event.kind !== "said" && event.kind !== "phrased") back = null;
    if (back?.asked.size === 0) {
      lines = without(lines, lines.filter(isAction).length - back.ply, null);
      back = null;
    }
  }
  return lines;
}

const isAction = ({ seen }: LogLine): boolean => ACTION_EVENTS.includes(seen.event.kind);

/** Without so many of the last actions; in a draft, without the card that the seat kept. */
function without(lines: LogLine[], count: number, seat: number | null): LogLine[] {
  const actions = lines.filter(isAction);
  const kept = actions.findLast(({ seen: { event } }) => event.kind === "kept" && event.seat === seat);
  const gone = new Set(
    kept && actions.at(-1)?.seen.event.kind === "kept" ? [kept] : count > 0 ? actions.slice(-count) : [],
  );
  return lines.filter((line) => !gone.has(line));
}

/** Whoever has to agree if a seat would like to go back: all other people who play themselves. */
function asked(proposer: number, seats: SeatInfo[], replaced: Set<number>): Set<number> {
  const person = seats[proposer - 1]?.person;
  const others = seats.filter((info) => info.person && info.person !== person && !replaced.has(info.seat));
  return new Set(others.map(({ seat }) => seat));
}

/** Whether a bot does the same as a line before for the same reason, as in giving back one card after the other. */
export function sameReason(before: LogLine | undefined, { seen: { event } }: LogLine): boolean {
  const last = before?.seen.event;
  if (last?.kind !== "acted" || event.kind !== "acted" || last.step !== event.step) return false;
  return last.why === event.why && JSON.stringify(last.facts) === JSON.stringify(event.facts);
}

/** Plies are counted from the end, so that they are right for a game that goes on from a record, too. */
function numbered(lines: LogLine[], turn: TurnInfo | null): void {
  if (!turn) return;
  const actions = lines.filter(isAction);
  const done = actions.slice(0, actions.length - turn.kept.length); // cards kept in an unfinished pass are no plies yet
  done.forEach((line, place) => (line.ply = turn.ply - done.length + 1 + place));
}
