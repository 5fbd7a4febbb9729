"""How much the server takes, and in what shape: sizes, JSON that means one thing only, and how often one may ask."""

import json
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from civ.i18n.truncation import excerpt
from civ.server.errors import BadRequest, Busy

LONGEST_BODY: Final = 16 << 10
LONGEST_FRAME: Final = 8 << 10
LONGEST_HEAD: Final = 16 << 10  # of an HTTP request: its line and its headers
DEEPEST: Final = 32

Kind = TypeVar("Kind")
_PATH: Final = re.compile(r" - at `(.+)`$")
_MISSING: Final = re.compile(r"missing required field `(.+?)`")


# --- JSON ---


def read_json(raw: bytes) -> Any:
    """The value of a JSON text in UTF-8: no field twice, nothing nested too deeply, no number that is none."""
    try:
        value = _DECODER.decode(raw.decode())
        if b"\\u" in raw:
            json.dumps(value, ensure_ascii=False).encode()  # half a surrogate pair could never be written out again
    except json.JSONDecodeError as error:
        raise BadRequest("json-malformed", position=error.pos + 1) from None
    except RecursionError:
        raise BadRequest("json-too-deep", deepest=DEEPEST) from None
    except UnicodeError:
        raise BadRequest("json-not-text") from None
    except ValueError:  # a number of too many digits
        raise BadRequest("json-number") from None
    if raw.count(b"{") + raw.count(b"[") > DEEPEST and _depth(value) > DEEPEST:
        raise BadRequest("json-too-deep", deepest=DEEPEST)
    return value


def read_fields(value: Any, kind: type[Kind], *, strict: bool = True) -> Kind:
    """A value as one of our types, taken strictly or, for forms, read from words. What is wrong is told by its path,
    never by its value.
    """
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise BadRequest("bad-field", path=_path(str(error))) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadRequest("json-field-twice", field=excerpt(next(name for name in names if names.count(name) > 1)))
    return fields


def _no_number(word: str) -> Any:
    raise BadRequest("json-number")


# Made once: `json.loads` with these would make one for every message.
_DECODER: Final = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_number)


def _depth(value: Any) -> int:
    """How many lists and objects lie inside each other."""
    level, depth = [value], 0
    while level := [part for part in level if isinstance(part, list | dict)]:
        level = [inner for part in level for inner in (part.values() if isinstance(part, dict) else part)]
        depth += 1
    return depth


def _path(complaint: str) -> str:
    """Where msgspec found fault, as in `$.rules.players`; for a field that is missing, where it should be."""
    path, missing = _PATH.search(complaint), _MISSING.search(complaint)
    return (path[1] if path else "$") + (f".{missing[1]}" if missing else "")


# --- How often ---


class Allowance(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


FLOOD: Final = Allowance(60, 20.0)  # messages of one socket, and frames that are none of their own


class Bucket:
    """The tokens of one client for one purpose."""

    __slots__ = ("_burst", "_clock", "_left", "_per_second", "_then")

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._per_second = allowance
        self._clock = clock
        self._left, self._then = float(self._burst), clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimit:
    """A bucket of tokens for each purpose and client; the buckets longest unused make room for new ones."""

    def __init__(
        self, allowances: Mapping[str, Allowance], clock: Callable[[], float] = monotonic, most: int = 10_000
    ) -> None:
        self._allowances = allowances
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens left, and when

    def take(self, purpose: str, client: str) -> None:
        """Count one use of a purpose by a client; Busy says when there is room for it again."""
        burst, per_second = self._allowances[purpose]
        now, bucket = self._clock(), (purpose, neighbourhood(client))
        left, then = self._buckets.pop(bucket, (burst, now))
        left = min(burst, left + (now - then) * per_second)
        allowed = left >= 1
        self._buckets[bucket] = (left - allowed, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Busy("too-many", seconds=math.ceil((1 - left) / per_second))

    def __len__(self) -> int:
        return len(self._buckets)


def neighbourhood(client: str) -> str:
    """What counts as one client: an address, or all of an IPv6 network, which one household has to itself."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return client
