// The beginning of a long log. A viewer who joins late gets only a snapshot; this fetches the events before it.
import { request } from "$lib/api";
import type { LiveEvent, LiveTable } from "$lib/live-table.svelte";
import type { EventLog } from "$lib/wire";

/** The events before the first one of the live table; empty if it has all of them. */
export function earlierEvents(live: () => LiveTable): () => LiveEvent[] {
  let earlier = $state.raw<LiveEvent[]>([]);
  let requested = false;

  $effect(() => {
    const { events, seq, table, connection } = live();
    const first = events[0]?.seq ?? seq + 1;
    if (requested || !table || connection !== "live" || first <= 1) return;
    requested = true;
    void request<EventLog>("GET", `/api/tables/${table.code}/events`).then(
      (log) =>
        (earlier = log.events
          .filter(({ seq }) => seq < first)
          .map(({ seq, event, taken_back: takenBack = [] }) => {
            return { seq, event, before: null, after: null, takenBack, own: false };
          })),
      () => (requested = false),
    );
  });

  return () => earlier;
}
