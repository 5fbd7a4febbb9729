"""The table drawn as coloured text."""
