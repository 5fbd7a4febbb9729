"""Malformed messages to a table: commands with errors, odd JSON values, and texts that are not JSON."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

from civ.engine.rules.actions import NOTATION
from civ.tables.commands import PHRASES

DEEP_JSON: Final = "[" * 3000 + "]" * 3000
ODD_VALUES: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 5, 1 << 31, 1 << 63, 1 << 64, 10**400, 1e308, 5e-324, -0.0, 1.5, "", "x", "M", "1",
    "x" * 300, "\0", "🎲", "\u202etxet", "é" * 90, "<script>", "'; DROP TABLE events; --", "%s%n{0}",
    "../../etc/passwd",
    [], {}, [[]], [1, 2, 3], {"do": "act"}, {"": {}}, [None] * 50,
)  # fmt: skip
TEXTS: Final = (
    "", " ", "null", "true", "0",
    "-", '"', "{", "}", "[", "{}", "[]", '"\\ud800"', '{"id":"\\udfff"}', "NaN", "Infinity", "-Infinity",
    "1e999", "9" * 5000, '{"id":1e999}', DEEP_JSON, "[" * 4000, '{"a":' * 700 + "1" + "}" * 700, "\ufeff{}",
    '{"id":"a","id":"b"}', '{"id":"a","command":{"do":"ready","do":"ready"}}', "﷽", "\u2028", "\x00\x01", "{'id': 'a'}",
    "[" + "0," * 3000 + "0]", "// comment", "undefined", "<xml/>", "GET / HTTP/1.1",
)  # fmt: skip
_RULES: Final = {"players": 2, "deal": "basic"}
_SETTINGS: Final = {"rules": _RULES, "seats": ["me", "open"], "absence": None, "pace": 30}


def valid_command(chance: Random) -> dict[str, Any]:
    """Return a well-formed command."""
    seat = chance.randrange(1, 5)
    return chance.choice(
        [
            {"do": "sit", "seat": seat}, {"do": "stand", "seat": seat}, {"do": "ready", "ready": chance.random() < 0.5},
            {"do": "place", "seat": seat, "player": chance.choice(("open", "here", "novice"))},
            {"do": "change", "settings": _SETTINGS}, {"do": "word", "words": "abracadabra"}, {"do": "start"},
            {"do": "act", "seat": seat, "action": chance.choice(NOTATION)}, {"do": "take-back", "seat": seat},
            {"do": "propose", "seat": seat, "ply": chance.randrange(9)}, {"do": "answer", "seat": seat, "yes": True},
            {"do": "resign", "seat": seat}, {"do": "hand", "seat": seat}, {"do": "return", "seat": seat},
            {"do": "say", "text": "hello"}, {"do": "phrase", "phrase": chance.choice(PHRASES)}, {"do": "rematch"},
            {"do": "botact", "seat": seat, "action": "M", "changed": 3}, {"do": "runout", "seat": seat},
        ]
    )  # fmt: skip


def valid_message(chance: Random) -> dict[str, Any]:
    """Return a well-formed message."""
    message = {"id": f"{chance.getrandbits(64):x}", "command": valid_command(chance)}
    return {**message, "after": chance.randrange(40)} if chance.random() < 0.3 else message


def malformed_message(chance: Random) -> str:
    """Return a random message, usually a malformed one."""
    [make] = chance.choices(list(_KINDS), list(_KINDS.values()))
    return make(chance)


# --- Kinds ---


def _with_odd_values(chance: Random) -> str:
    message = valid_message(chance)
    for _ in range(chance.randrange(1, 4)):
        target: Any = chance.choice([message, message.get("command")])
        if isinstance(target, dict) and target:
            target[chance.choice(list(target))] = deepcopy(chance.choice(ODD_VALUES))
    return json.dumps(message, ensure_ascii=chance.random() < 0.5)


def _with_wrong_fields(chance: Random) -> str:
    message = valid_message(chance)
    target = chance.choice([message, message["command"]])
    field = chance.choice(list(target))
    value = target.pop(field)
    if chance.random() < 0.7:
        target[chance.choice([field.upper(), field + " ", "", "__proto__", "type", field * 40])] = value
    return json.dumps(message)


def _with_corrupt_characters(chance: Random) -> str:
    letters = list(json.dumps(valid_message(chance)))
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(letters))
        letters[place : place + chance.randrange(3)] = chance.choices('{}[]",:\\0eE-.u é🎲\0\n', k=chance.randrange(4))
    return "".join(letters)


def _truncated(chance: Random) -> str:
    text = json.dumps(valid_message(chance))
    return text[: chance.randrange(len(text))]


def _any_json(chance: Random, depth: int = 0) -> Any:
    kind = chance.randrange(4 if depth < 5 else 2)
    if kind < 2:
        return chance.choice(ODD_VALUES)
    if kind == 2:
        return [_any_json(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(("id", "command", "do", "seat", "x")): _any_json(chance, depth + 1) for _ in range(3)}


_KINDS: Final[dict[Callable[[Random], str], int]] = {
    lambda chance: json.dumps(valid_message(chance)): 8,
    _with_odd_values: 40,
    _with_wrong_fields: 15,
    _with_corrupt_characters: 15,
    _truncated: 6,
    lambda chance: json.dumps(_any_json(chance)): 8,
    lambda chance: chance.choice(TEXTS): 8,
}
