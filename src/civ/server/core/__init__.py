"""Tables in memory: the registry, the writer, the scheduler and presence."""
