"""The game as plain lines of text, for screen readers and pipes."""
