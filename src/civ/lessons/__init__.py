"""A course of short lessons on prepared positions, checked by the engine; and the numbers of the rulebook."""
