"""The fields of one example of every command, at a table of four."""

from typing import Any, Final

SETTINGS: Final[dict[str, Any]] = {
    "rules": {"players": 4}, "seats": ["me", "open", "open", "open"], "pace": 30, "absence": None,
}  # fmt: skip
COMMAND_FIELDS: Final[dict[str, dict[str, Any]]] = {
    "sit": {"seat": 4}, "stand": {"seat": 2}, "place": {"seat": 4, "player": "novice"},
    "change": {"settings": {**SETTINGS, "chat": False}}, "ready": {}, "word": {"words": "abracadabra"}, "start": {},
    "act": {"seat": 2, "action": "."}, "take-back": {"seat": 2}, "propose": {"seat": 2, "ply": 0},
    "answer": {"seat": 2, "yes": False}, "resign": {"seat": 2}, "hand": {"seat": 2}, "return": {"seat": 2},
    "say": {"text": "hello"}, "phrase": {"phrase": "hello"}, "rematch": {},
}  # fmt: skip
