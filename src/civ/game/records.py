"""A game as JSON: rules, start and actions. Everything else follows from them."""

import json
from dataclasses import dataclass
from typing import Any

from civ.errors import BadNotation, BadRecord
from civ.game.deals import Deal, check_deal
from civ.game.notation import Action, read_actions, read_cards, write_cards
from civ.game.options import Rules
from civ.i18n.truncation import excerpt

MAX_RECORD_LENGTH = 1 << 20  # characters; a game of a thousand plies needs a hundredth of that
_DEAL_FIELDS = {"rules": dict, "first": int, "deck": str, "removed": str, "actions": str}
_POSITION_FIELDS = {"rules": dict, "position": str, "actions": str}


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its rules, its start (a deal, or a position as text) and its actions."""

    rules: Rules
    start: Deal | str
    actions: tuple[Action, ...]

    def to_json(self) -> str:
        """Return the record as one line of JSON."""
        start: dict[str, Any]
        if isinstance(self.start, str):
            start = {"position": self.start}
        else:
            first, deck, removed = self.start
            start = {"first": first, "deck": write_cards(deck), "removed": write_cards(removed)}
        return json.dumps(
            {"rules": self.rules.to_dict(), **start, "actions": " ".join(self.actions)}, ensure_ascii=False
        )

    @classmethod
    def from_json(cls, line: str | bytes) -> "Record":
        """Read a record from JSON, or from an object that contains one under `record`, such as a line of a match log.

        Raises BadRecord if the JSON is not a record, BadRules or BadDeck if its rules or deck are wrong, and
        BadNotation if an action cannot be read.
        """
        fields = _object(line)
        if isinstance(fields.get("record"), dict):
            fields = fields["record"]
        expected = _POSITION_FIELDS if "position" in fields else _DEAL_FIELDS
        for name, value in fields.items():
            if name not in expected:
                raise BadRecord("record-unknown-field", field=excerpt(name))
            if type(value) is not expected[name]:
                raise BadRecord("record-field-type", field=name, type=_JSON_TYPES[expected[name]])
        for name in expected:
            if name not in fields and name != "removed":
                raise BadRecord("record-missing-field", field=name)
        rules = Rules.from_dict(fields["rules"])
        start: Deal | str
        if "position" in fields:
            start = fields["position"]
        else:
            deck = _cards(fields["deck"], "deck")
            start = check_deal(rules, fields["first"], deck, _cards(fields.get("removed", ""), "removed"))
        return cls(rules, start, read_actions(fields["actions"]))


_JSON_TYPES = {dict: "object", int: "number", str: "string"}


def _cards(tokens: str, field: str) -> list[int]:
    try:
        return read_cards(tokens)
    except BadNotation as error:
        raise BadRecord("record-card", field=field, **error.facts) from None


def _object(line: str | bytes) -> dict[str, Any]:
    if len(line) > MAX_RECORD_LENGTH:
        raise BadRecord("record-too-long", limit=MAX_RECORD_LENGTH)
    try:
        fields = json.loads(line, object_pairs_hook=_unique)
    except UnicodeDecodeError:
        raise BadRecord("record-not-text") from None
    except json.JSONDecodeError as error:
        raise BadRecord("record-not-json", position=error.pos + 1) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number of too many digits
        raise BadRecord("record-not-json", position=1) from None
    if not isinstance(fields, dict):
        raise BadRecord("record-not-object")
    return fields


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadRecord("record-field-twice", field=excerpt(next(name for name in names if names.count(name) > 1)))
    return fields
