"""Records from files and standard input, one a line, however many there are and however long a line is."""

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeVar, cast

from civ.errors import BadRecord, CivError
from civ.game.game import Game
from civ.game.records import LONGEST, Record
from civ.i18n.texts import Term

T = TypeVar("T")
STDIN: Final = "-"
_ARENA: Final = b'{"arena":'  # the first line of a match's log, which says what the match is
_GZIP: Final = b"\x1f"  # no JSON text begins with it


def label(source: str) -> str:
    """A source as messages name it."""
    return Term("cli-stdin") if source == STDIN else source


def can_be_read_twice(source: str) -> bool:
    """Whether a source is a file, not a stream that is gone once read."""
    if source == STDIN:
        return sys.stdin is not None and sys.stdin.buffer.seekable()
    path = Path(source)
    return not (path.is_fifo() or path.is_char_device() or path.is_socket())


def records(source: str) -> Iterator[Record]:
    """The records of a source, each replayed whole before it is given out."""
    return lines(source, replayed)


def replayed(line: bytes) -> Record:
    """The record of a line, which can be played to its last action."""
    record = Record.from_json(line)
    Game.from_record(record)
    return record


def lines(source: str, read: Callable[[bytes], T]) -> Iterator[T]:
    """The lines of a source that hold a record, each as something reads it; what it refuses is told with its place."""
    name, number = label(source), 1
    try:
        with _opened(source) as stream:
            while line := stream.readline(LONGEST + 2):
                if line.isspace() and len(line) <= LONGEST:
                    continue
                if number == 1 and line.startswith(_ARENA):
                    continue
                yield read(line.rstrip(b"\r\n"))
                number += 1
    except CivError as error:
        raise BadRecord("in-record", file=name, number=number, reason=error) from None
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadRecord("in-record", file=name, number=number, reason=BadRecord("gzip-damaged")) from None
    except FileNotFoundError:
        raise BadRecord("file-missing", file=name) from None
    except IsADirectoryError:
        raise BadRecord("file-folder", file=name) from None
    except OSError:
        raise BadRecord("file-unreadable", file=name) from None


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    """The bytes of a source, unpacked."""
    if source == STDIN:
        with _standard_input() as stream:
            yield _unpacked(stream)
    elif "\0" in source:
        raise FileNotFoundError
    else:
        with Path(source).open("rb") as file:
            yield _unpacked(file)


@contextmanager
def _standard_input() -> Iterator[BinaryIO]:
    """Standard input; a file there is put back to where it stood."""
    if sys.stdin is None:
        raise OSError
    stream = sys.stdin.buffer
    start = stream.tell() if stream.seekable() else None
    yield stream
    if start is not None:
        stream.seek(start)


def _unpacked(stream: BinaryIO) -> BinaryIO:
    peek = getattr(stream, "peek", None)
    packed = peek is not None and peek(1)[:1] == _GZIP
    return cast("BinaryIO", gzip.GzipFile(fileobj=stream)) if packed else stream
