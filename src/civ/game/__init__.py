"""The game as Python objects and text: `Game`, rules options, notation, records, positions, views."""
