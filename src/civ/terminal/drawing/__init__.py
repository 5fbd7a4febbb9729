"""The table as coloured text: views in, lines of `rich` text out."""
