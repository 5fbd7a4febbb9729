"""Tables: who sits where and what they may do. A table is a fold over its log of events; nothing here does I/O.

`decide` turns a command into the one event it makes, or refuses it. `Table.apply` folds an event in. What each viewer
gets to see of either is built in `showing`.
"""
