"""Golden records: games written down with what must come of them."""
