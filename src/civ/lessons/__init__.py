"""A course of short lessons on prepared positions: data, checked by the engine. And the rulebook's numbers."""
