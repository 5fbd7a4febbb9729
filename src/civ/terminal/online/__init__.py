"""A table on a server, played from the terminal."""
