"""The errors of the client."""

from civ.errors import CivError
from civ.i18n.texts import DEFAULT_LANGUAGE


class ServerUnreachable(CivError):
    """No server answers at an address, or it is not a civ server."""


class ServerRefusal(CivError):
    """The server refused a request. It sent the code of the error and a sentence in the reader's language."""

    def __init__(self, code: str, sentence: str, *, status: int = 0, seq: int | None = None) -> None:
        super().__init__(code, sentence=sentence, status=status, seq=seq)
        self.status = status  # of HTTP; 0 if it came over a socket
        self.seq = seq  # the table's last event, if the server sent it

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence that the server sent."""
        return str(self.facts["sentence"])
