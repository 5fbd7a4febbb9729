"""The game in a terminal: local sessions, replays and tables of a server, each on the screen or in plain lines."""
