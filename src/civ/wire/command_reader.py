"""Reads commands from JSON: as strictly as `strict_json`, but faster where the result is the same."""

from typing import Final, get_args

import msgspec

from civ.tables.commands import PersonCommand
from civ.tables.settings import Settings
from civ.wire.messages import CommandRequest, encode
from civ.wire.strict_json import read_fields, read_json

# Commands whose every field is required and has quotes: a duplicate field adds quotes.
_COUNTABLE: Final = frozenset(
    kind
    for kind in get_args(PersonCommand)
    if all(field.required and field.type is not Settings for field in msgspec.structs.fields(kind))
)
_decode: Final = msgspec.json.Decoder(CommandRequest).decode


def read_command(raw: bytes) -> CommandRequest:
    """Return the command in a JSON text.

    msgspec accepts duplicate fields, so its result is used only if the number of quotes rules them out. Raises
    BadRequest if the text is not JSON or not a command.
    """
    try:
        request = _decode(raw)
        if type(request.command) in _COUNTABLE and b"\\" not in raw and raw.count(b'"') == encode(request).count(b'"'):
            return request
    except msgspec.MsgspecError:
        pass  # strict reading finds out what is wrong
    return read_fields(read_json(raw), CommandRequest)
