"""A game on this machine, without any screen: its seats, its log, its file, its set-up, and the replay of a record."""
