"""A game on this machine, without any screen: its seats, log, file and set-up, and the replay of a record."""
