"""Tables in memory: registry, writer, scheduler and presence."""
