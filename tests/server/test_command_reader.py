"""The fast command reader gives the same results as the strict one, and refuses duplicate fields."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from civ.errors import BadRequest
from civ.tables.commands import PersonCommand
from civ.wire.command_reader import read_command
from civ.wire.messages import CommandRequest
from civ.wire.strict_json import read_fields, read_json
from tests.harness.server.command_fields import COMMAND_FIELDS

Pairs = list[tuple[str, Any]]
OPTIONAL: dict[str, dict[str, Any]] = {
    "ready": {"ready": False}, "hand": {"bot": "novice"}, "phrase": {"seat": 2, "domain": "S"},
}  # fmt: skip
AFTER: tuple[dict[str, Any], ...] = ({}, {"after": 7}, {"after": None})


def requests() -> Iterator[tuple[Pairs, Pairs]]:
    """Yield every command with and without its optional fields: the fields of the request and those of the command."""
    for (do, fields), after in product(COMMAND_FIELDS.items(), AFTER):
        for more in ({}, OPTIONAL.get(do, {})):
            yield [("id", "c1"), *after.items()], list({"do": do, **fields, **more}.items())


def to_json(request: Pairs, command: Pairs, comma: str = ",", colon: str = ":") -> bytes:
    """Write a request as JSON; a field may occur more than once."""

    def fields(pairs: Pairs) -> str:
        return comma.join(f'"{name}"{colon}{json.dumps(value)}' for name, value in pairs)

    return f'{{{fields(request)}{comma}"command"{colon}{{{fields(command)}}}}}'.encode()


def test_every_command_is_covered() -> None:
    assert len(COMMAND_FIELDS) == len(get_args(PersonCommand))


def test_the_fast_reader_and_the_strict_reader_agree_on_correct_requests() -> None:
    for (request, command), spaces in product(requests(), ((",", ":"), (" , ", " : "))):
        raw = to_json(request, command, *spaces)
        assert read_command(raw) == read_fields(read_json(raw), CommandRequest)


def test_a_duplicate_field_is_refused_anywhere() -> None:
    for request, command in requests():
        for name, value in request:
            _assert_refused(to_json([*request, (name, value)], command))
        for name, value in command:
            _assert_refused(to_json(request, [*command, (name, value)]))
            _assert_refused(to_json(request, [(name, 1), *command]))


def _assert_refused(raw: bytes) -> None:
    with pytest.raises(BadRequest) as caught:
        read_command(raw)
    assert caught.value.code == "json-field-twice", raw
