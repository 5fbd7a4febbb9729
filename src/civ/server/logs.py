"""What the server writes of itself: one line each for start, stop and every unexpected error.

Lines are `key=value` words, to be searched by machines. No line has a name, a token, a card, or an address of a table:
of an error it says what kind it is and where in the sources it came up, not what it says.
"""

import logging
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

LOG: Final = logging.getLogger("civ.server")
_PACKAGE: Final = Path(__file__).parents[1]
_FIELDS: Final = "fields"
_FRAMES: Final = 4


def start_logging() -> None:
    """Send all lines to standard error, ours and the errors of the libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogLine())
    logging.basicConfig(handlers=[handler], level=logging.ERROR, force=True)
    logging.getLogger("civ").setLevel(logging.INFO)


def note(event: str, **fields: object) -> None:
    """Write a line about something that happens."""
    LOG.info(event, extra={_FIELDS: fields})


def note_error(error: BaseException, **fields: object) -> None:
    """Write a line about an error that nobody expected."""
    LOG.error("error", extra={_FIELDS: fields}, exc_info=error)


class LogLine(logging.Formatter):
    """A record as one line. What a library says may quote anything, so that only its name is told."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        ours = record.name.split(".")[0] == "civ"
        fields: Mapping[str, Any] = getattr(record, _FIELDS, {})
        words = {"level": record.levelname.lower(), "event": record.getMessage() if ours else record.name, **fields}
        if record.exc_info and record.exc_info[1] is not None:
            words |= {"kind": type(record.exc_info[1]).__name__, "at": _place(record.exc_info[2])}
        return " ".join([moment, *(f"{key}={_word(value)}" for key, value in words.items())])


def _word(value: object) -> str:
    return "_".join(str(value).split()) or "-"


def _place(trace: TracebackType | None) -> str:
    """The last lines of ours that an error came through, the innermost first."""
    lines = []
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.is_relative_to(_PACKAGE):
            lines.append(f"{path.relative_to(_PACKAGE).as_posix()}:{trace.tb_lineno}")
        trace = trace.tb_next
    return ",".join(lines[: -_FRAMES - 1 : -1]) or "-"
