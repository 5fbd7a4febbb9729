"""Golden records: games with their expected traces or results."""
