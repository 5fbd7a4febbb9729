"""Text of bounded length: names that fit a column, and values from outside that an error quotes on one line."""

from typing import Final

ELLIPSIS: Final = "…"
MAX_EXCERPT_LENGTH: Final = 20


def truncate(line: str, max_length: int) -> str:
    """Return the line, its end replaced by an ellipsis if it is longer than `max_length` characters."""
    return line if len(line) <= max_length else line[: max(0, max_length - 1)] + ELLIPSIS


def truncate_start(line: str, max_length: int) -> str:
    """Return the line, its start replaced by an ellipsis if it is too long. Separators after the cut are dropped."""
    return line if len(line) <= max_length else ELLIPSIS + line[len(line) - max_length + 1 :].lstrip("./- ")


def one_line(value: object, max_length: int) -> str:
    """Return a value from outside as one printable line, without control characters and truncated.

    White space is collapsed. Anything but a string is shown by its `repr`.
    """
    words = value if isinstance(value, str) else repr(value)
    printable = "".join(character if character.isprintable() else " " for character in words)
    return truncate(" ".join(printable.split()), max_length)


def excerpt(value: object, max_length: int = MAX_EXCERPT_LENGTH) -> str:
    """Return a value from outside, escaped and truncated, for an error message to quote.

    Unlike `one_line` it keeps white space and shows control characters as escapes, so that the user can find the typo.
    """
    return truncate(repr(value)[1:-1], max_length) if isinstance(value, str) else one_line(value, max_length)
