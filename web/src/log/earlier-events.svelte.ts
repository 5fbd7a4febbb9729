// The beginning of a long log: whoever comes late is sent a snapshot alone, and fetches what happened before by itself.
import { request } from "$lib/api";
import type { LiveTable, LiveEvent } from "$lib/live-table.svelte";
import type { EventLog } from "$lib/wire";

/** The events before the first that the live table tells of; none while it tells of all. */
export function earlierEvents(live: () => LiveTable): () => LiveEvent[] {
  let found = $state.raw<LiveEvent[]>([]);
  let asked = false;

  $effect(() => {
    const { events, seq, table, connection } = live();
    const first = events[0]?.seq ?? seq + 1;
    if (asked || !table || connection !== "live" || first <= 1) return;
    asked = true;
    void request<EventLog>("GET", `/api/tables/${table.code}/events`).then(
      (log) =>
        (found = log.events
          .filter(({ seq }) => seq < first)
          .map((one) => ({ ...one, before: null, after: null, own: false }))),
      () => (asked = false),
    );
  });

  return () => found;
}
