"""The game in plain lines, for screen readers and pipes."""
