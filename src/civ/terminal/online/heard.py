"""What was heard at a table of a server, in sentences: for the log of the screen and for plain lines."""

from typing import NamedTuple


class Heard(NamedTuple):
    """One thing that happened. What is `bright` came to the reader alone, or was said by somebody."""

    words: str = ""
    brief: str = ""  # the same, where a turn that ends is told by what follows from it, if anything does
    bright: str = ""
    why: str = ""  # a bot's reason

    @property
    def lines(self) -> list[str]:
        """The same in plain lines."""
        return [line for line in (f"{self.words} {self.why}".strip(), self.bright) if line]
