"""Tables: seats, games and chat as a fold over a log of events. Nothing here does I/O.

`decisions.decide` turns a command into the event that it makes, or refuses it. `table.Table.apply` folds an event into
the table. `snapshots` and `visible_events` build what each viewer may see of the table and of its events.
"""
