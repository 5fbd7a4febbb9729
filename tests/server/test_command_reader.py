"""A wish is read the short way only where that reads the same as the long way: a field twice is refused."""

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
from tests.server.test_authorization import WISHES

Pairs = list[tuple[str, Any]]
OPTIONAL: dict[str, dict[str, Any]] = {
    "ready": {"ready": False}, "hand": {"bot": "novice"}, "phrase": {"seat": 2, "domain": "S"},
}  # fmt: skip
AFTER: tuple[dict[str, Any], ...] = ({}, {"after": 7}, {"after": None})


def wishes() -> Iterator[tuple[Pairs, Pairs]]:
    """Every command, with and without what may be left out: the fields of the wish, and those of the command."""
    for (do, fields), after in product(WISHES.items(), AFTER):
        for more in ({}, OPTIONAL.get(do, {})):
            yield [("id", "c1"), *after.items()], list({"do": do, **fields, **more}.items())


def written(wish: Pairs, command: Pairs, comma: str = ",", colon: str = ":") -> bytes:
    """A wish as JSON, each field as often as it is named."""

    def fields(pairs: Pairs) -> str:
        return comma.join(f'"{name}"{colon}{json.dumps(value)}' for name, value in pairs)

    return f'{{{fields(wish)}{comma}"command"{colon}{{{fields(command)}}}}}'.encode()


def test_every_command_is_tried() -> None:
    assert len(WISHES) == len(get_args(PersonCommand))


def test_what_is_right_reads_the_same_either_way() -> None:
    for (wish, command), spaces in product(wishes(), ((",", ":"), (" , ", " : "))):
        raw = written(wish, command, *spaces)
        assert read_command(raw) == read_fields(read_json(raw), CommandRequest)


def test_a_field_that_is_there_twice_is_refused_wherever_it_stands() -> None:
    for wish, command in wishes():
        for name, value in wish:
            _refused(written([*wish, (name, value)], command))
        for name, value in command:
            _refused(written(wish, [*command, (name, value)]))
            _refused(written(wish, [(name, 1), *command]))


def _refused(raw: bytes) -> None:
    with pytest.raises(BadRequest) as caught:
        read_command(raw)
    assert caught.value.code == "json-field-twice", raw
