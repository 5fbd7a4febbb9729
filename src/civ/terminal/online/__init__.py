"""A table of a server, played from the terminal: on the screen or in plain lines."""
