"""What can go wrong on the way to a server, and what a server refuses."""

from civ.errors import CivError
from civ.i18n.texts import DEFAULT_LANGUAGE


class Unreachable(CivError):
    """There is no server at an address, or none of ours."""


class Answered(CivError):
    """A refusal that came over the wire: the server's code and its sentence, which is in the reader's language."""

    def __init__(self, code: str, sentence: str, *, status: int = 0, seq: int | None = None) -> None:
        super().__init__(code, sentence=sentence, status=status, seq=seq)
        self.status = status  # of HTTP; 0 for what came over a socket
        self.seq = seq  # the table's last event, where that was told

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The server's own sentence."""
        return str(self.facts["sentence"])
