"""The progress line of commands that take long."""

import sys


def show_progress(words: str) -> None:
    """Overwrite the progress line with words, or clear it with ""; only if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
