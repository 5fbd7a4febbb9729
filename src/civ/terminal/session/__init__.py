"""A local game: its session, seats, saved file and set-up."""
