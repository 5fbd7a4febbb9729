"""Strict JSON: no duplicate fields, no unusual numbers, no deep nesting, no lone surrogates."""

import json
import re
from typing import Any, Final, TypeVar

import msgspec

from civ.errors import BadRequest
from civ.i18n.truncation import excerpt

MAX_JSON_DEPTH: Final = 32

Kind = TypeVar("Kind")
_FAULTY_PATH: Final = re.compile(r" - at `(.+)`$")
_MISSING_FIELD: Final = re.compile(r"missing required field `(.+?)`")


def read_json(raw: bytes) -> Any:
    """Return the value of a JSON text in UTF-8.

    Raises BadRequest if it is not JSON, has a duplicate field, is nested too deeply, or has a number or a text that
    could not be written again.
    """
    try:
        value = _DECODER.decode(raw.decode())
        if b"\\u" in raw:
            json.dumps(value, ensure_ascii=False).encode()  # fails for half a surrogate pair
    except json.JSONDecodeError as error:
        raise BadRequest("json-malformed", position=error.pos + 1) from None
    except RecursionError:
        raise BadRequest("json-too-deep", deepest=MAX_JSON_DEPTH) from None
    except UnicodeError:
        raise BadRequest("json-not-text") from None
    except ValueError:  # a number of too many digits
        raise BadRequest("json-number") from None
    if raw.count(b"{") + raw.count(b"[") > MAX_JSON_DEPTH and _depth(value) > MAX_JSON_DEPTH:
        raise BadRequest("json-too-deep", deepest=MAX_JSON_DEPTH)
    return value


def read_fields(value: Any, kind: type[Kind]) -> Kind:
    """Return a JSON value as a `kind`, without conversions between types.

    Raises BadRequest, which names the path of a faulty field but never its value.
    """
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise BadRequest("bad-field", path=_path(str(error))) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadRequest("json-field-twice", field=excerpt(next(name for name in names if names.count(name) > 1)))
    return fields


def _refuse_constant(word: str) -> Any:
    """Refuse NaN and the infinities."""
    raise BadRequest("json-number")


# `json.loads` with these arguments would build a decoder for every message.
_DECODER: Final = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_refuse_constant)


def _depth(value: Any) -> int:
    """Return how deeply lists and objects are nested."""
    level, depth = [value], 0
    while level := [part for part in level if isinstance(part, list | dict)]:
        level = [inner for part in level for inner in (part.values() if isinstance(part, dict) else part)]
        depth += 1
    return depth


def _path(complaint: str) -> str:
    """Return the path that msgspec found faulty, as in `$.rules.players`, or the path of a missing field."""
    path, missing = _FAULTY_PATH.search(complaint), _MISSING_FIELD.search(complaint)
    return (path[1] if path else "$") + (f".{missing[1]}" if missing else "")
