"""The server's log: one line each for start, stop and every unexpected error.

A line consists of `key=value` words. It never contains a name, a token, a card or a table's code: of an error it has
the class and the lines of our sources that it passed through, not the message.
"""

import logging
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

LOGGER: Final = logging.getLogger("civ.server")
_PACKAGE: Final = Path(__file__).parents[1]
_FIELDS_KEY: Final = "fields"
_MAX_FRAMES: Final = 4


def start_logging() -> None:
    """Send our lines and the errors of libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(KeyValueFormatter())
    logging.basicConfig(handlers=[handler], level=logging.ERROR, force=True)
    logging.getLogger("civ").setLevel(logging.INFO)


def log_event(event: str, **fields: object) -> None:
    """Log an event with its fields."""
    LOGGER.info(event, extra={_FIELDS_KEY: fields})


def log_error(error: BaseException, **fields: object) -> None:
    """Log an unexpected error with fields that say where it happened."""
    LOGGER.error("error", extra={_FIELDS_KEY: fields}, exc_info=error)


class KeyValueFormatter(logging.Formatter):
    """Formats a record as one line. Messages of libraries may quote anything, so only the logger's name appears."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        ours = record.name.split(".")[0] == "civ"
        fields: Mapping[str, Any] = getattr(record, _FIELDS_KEY, {})
        words = {"level": record.levelname.lower(), "event": record.getMessage() if ours else record.name, **fields}
        if record.exc_info and record.exc_info[1] is not None:
            words |= {"kind": type(record.exc_info[1]).__name__, "at": _place(record.exc_info[2])}
        return " ".join([moment, *(f"{key}={_word(value)}" for key, value in words.items())])


def _word(value: object) -> str:
    return "_".join(str(value).split()) or "-"


def _place(trace: TracebackType | None) -> str:
    """Return the last lines of our sources that an error passed through, the innermost first."""
    lines = []
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.is_relative_to(_PACKAGE):
            lines.append(f"{path.relative_to(_PACKAGE).as_posix()}:{trace.tb_lineno}")
        trace = trace.tb_next
    return ",".join(lines[: -_MAX_FRAMES - 1 : -1]) or "-"
