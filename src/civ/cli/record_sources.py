"""Records from files and standard input, one per line. Memory does not grow with their number or length."""

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeVar, cast

from civ.errors import BadRecord, CivError
from civ.game.game import Game
from civ.game.records import MAX_RECORD_LENGTH, Record
from civ.i18n.texts import Term

Item = TypeVar("Item")
STDIN: Final = "-"
_MATCH_HEADER: Final = b'{"arena":'  # begins the first line of a match's log, which describes the match
_GZIP_MAGIC: Final = b"\x1f"  # no JSON text begins with it


def source_name(source: str) -> str:
    """Return the name of a source for messages."""
    return Term("cli-stdin") if source == STDIN else source


def is_rereadable(source: str) -> bool:
    """Whether a source can be read twice: a file, not a stream."""
    if source == STDIN:
        return sys.stdin is not None and sys.stdin.buffer.seekable()
    path = Path(source)
    return not (path.is_fifo() or path.is_char_device() or path.is_socket())


def records(source: str) -> Iterator[Record]:
    """Yield the records of a source, each after a complete replay. Raises BadRecord with the place of a bad one."""
    return read_lines(source, read_record)


def read_record(line: bytes) -> Record:
    """Read a record and replay it to its last action. Raises BadRecord or IllegalAction."""
    record = Record.from_json(line)
    Game.from_record(record)
    return record


def read_lines(source: str, read: Callable[[bytes], Item]) -> Iterator[Item]:
    """Yield what `read` returns for each line with a record; blank lines and the header of a match are skipped.

    Raises BadRecord if the source cannot be read, or with the place of a record for which `read` raises a CivError.
    """
    name, number = source_name(source), 1
    try:
        with _opened(source) as stream:
            while line := stream.readline(MAX_RECORD_LENGTH + 2):
                if line.isspace() and len(line) <= MAX_RECORD_LENGTH:
                    continue
                if number == 1 and line.startswith(_MATCH_HEADER):
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


def read_only_line(source: str, read: Callable[[bytes], Item]) -> Item:
    """Return what `read` returns for the only record of a source. Raises BadRecord unless there is exactly one."""
    found = read_lines(source, read)
    item = next(found, None)
    if item is None:
        raise BadRecord("no-records", file=source_name(source))
    if next(found, None) is not None:
        raise BadRecord("more-records", file=source_name(source))
    return item


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    """Open a source, decompressed."""
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
    """Open standard input; if it is a file, seek back afterwards, so that it can be read again."""
    if sys.stdin is None:
        raise OSError
    stream = sys.stdin.buffer
    start = stream.tell() if stream.seekable() else None
    yield stream
    if start is not None:
        stream.seek(start)


def _unpacked(stream: BinaryIO) -> BinaryIO:
    peek = getattr(stream, "peek", None)
    packed = peek is not None and peek(1)[:1] == _GZIP_MAGIC
    return cast("BinaryIO", gzip.GzipFile(fileobj=stream)) if packed else stream
