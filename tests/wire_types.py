"""Writes web/src/lib/wire.ts: everything that travels between server and browser, as TypeScript has it.

    python -m tests.wire_types            write the file
    python -m tests.wire_types --check    say whether it is up to date, and exit with 1 if it is not

The types are read from the structs that the server encodes and decodes, so that the two cannot drift apart.
"""

import dataclasses
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from civ.engine.rules.effects import STEP_NAMES
from civ.game.views import REASONS
from civ.lessons.feedback import LessonInfo, LessonState
from civ.lessons.rulesheet import Rulesheet
from civ.server.http.routes import lessons, people, positions, records, tables
from civ.server.http.site import PROTOCOL
from civ.tables.aid import structs
from civ.tables.commands import PersonCommand, PhraseName
from civ.tables.history import Positions
from civ.tables.outline import MomentKind, Outline
from civ.tables.settings import Settings
from civ.tables.table import OPEN, OVER, PLAYING
from civ.wire import messages

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
WIDTH: Final = 120  # as prettier breaks lines

HEAD: Final = """// Everything that travels between server and browser; docs/protocol.md tells what each field means.
// Written by `python -m tests.wire_types` from the structs of the server: change those.

/** A game as docs/notation.md has it: it begins with a deal, or with a position. */
export interface GameRecord {
  rules: Rules;
  first?: number;
  deck?: string;
  removed?: string;
  position?: string;
  actions: string;
}

/** What is kept beside a finished game. */
export interface GameNote {
  players?: string[];
  result?: ResultInfo;
  shuffle?: { commitment: string | null; seed: string | null; words: string[] };
}

/** Settings as one asks for them: what is left out is as usual. */
export type NewSettings = Partial<Omit<Settings, "rules">> & { rules?: Partial<Rules> };

/** The facts of a text; those of `NAMES` are keys of texts themselves. */
export type Facts = Record<string, string | number>;
export const NAMES: readonly string[] = ["domain", "effect", "place", "prompt"];

/** The protocol that all of this belongs to: `GET /version` tells that of the server. */
export const PROTOCOL: number = {protocol};
"""

# Types that have a name of their own in TypeScript, and words that are of few kinds where Python says just text.
ALIASES: Final[dict[str, Any]] = {
    "Letter": structs.Letter,
    "Language": people.Language,
    "Status": Literal[OPEN, PLAYING, OVER],
    "StepName": Literal[STEP_NAMES],
    "Reason": Literal[*(reason for reason in REASONS if reason), "resignation"],
    "EffectName": structs.EffectName,
    "EffectKind": structs.EffectKind,
    "Goal": structs.Goal,
    "ChoicePlace": structs.ChoicePlace,
    "ByEra": structs.ByEra,
    "PhraseName": PhraseName,
    "MomentKind": MomentKind,
    "AnyEvent": messages.VisibleEvent,
    "Message": messages.Message,
    "Command": PersonCommand,
}
WORDS: Final = {"domain": "Letter", "language": "Language", "status": "Status", "step": "StepName", "reason": "Reason"}
ROOTS: Final[dict[str, Any]] = {
    "Wish": messages.Wish,
    "Me": messages.Me,
    "OpenedTable": messages.OpenedTable,
    "Carried": messages.Carried,
    "Log": messages.Log,
    "Problem": messages.Problem,
    "FinishedGame": messages.FinishedGame,
    "NewGuest": people.NewGuest,
    "OtherMe": people.OtherMe,
    "PersonalLink": people.PersonalLink,
    "NewTable": tables.NewTable,
    "Listed": tables.Listed,
    "RecordInfo": records.RecordInfo,
    "KeptRecord": records.Kept,
    "PositionsWanted": positions.PositionsWanted,
    "Positions": Positions,
    "OutlineWanted": positions.OutlineWanted,
    "Outline": Outline,
    "LessonInfo": LessonInfo,
    "LessonTried": lessons.LessonTried,
    "LessonState": LessonState,
    "Rulesheet": Rulesheet,
}
# Fields that Python leaves open.
FREE: Final = {
    "record": "GameRecord",
    "note": "GameNote",
    "facts": "Facts",
    "result": "ResultInfo",
    "shuffle": 'GameNote["shuffle"]',
}
WHOLE: Final = ("Settings", "Rules")  # the server tells them with every field; clients may leave out what is usual
FROM_CLIENTS: Final = ("ChangeSettings", "NewTable")
_NAMED: Final = {union: name for name, union in ALIASES.items()}
_SCALARS: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


# --- Types as TypeScript has them ---


def written(kind: Any) -> str:
    """A Python type."""
    if kind in _NAMED:
        return _NAMED[kind]
    if kind in _SCALARS:
        return _SCALARS[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in arguments))
    if origin in (tuple, list):
        return _row(origin, arguments)
    if origin is dict:
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    return str(kind.__name__)


def said(field: str, kind: Any) -> str:
    """The type of a field, which may tell more than Python does."""
    words = written(kind).replace("Record<string, unknown>", FREE.get(field, ""))
    return re.sub(r"\bstring\b", WORDS[field], words) if field in WORDS else words


def _row(origin: Any, arguments: tuple[Any, ...]) -> str:
    if origin is tuple and arguments[-1] is not Ellipsis:
        return f"[{', '.join(map(written, arguments))}]"
    one = written(arguments[0])
    return f"({one})[]" if " | " in one else f"{one}[]"


def fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """The fields of a type as they stand on the wire: name, type, and whether it may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind) or dataclasses.is_dataclass(kind):
        yield from ((name, hint, False) for name, hint in hints.items())
        return
    tag = kind.__struct_config__.tag
    if tag is not None:
        yield kind.__struct_config__.tag_field, Literal[tag], False
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, hints[field.name], not field.required and kind.__name__ not in WHOLE


def interface(name: str, kind: Any) -> str:
    """A struct, a dataclass or a typed dictionary."""
    lines = [f"/** {' '.join(str(kind.__doc__).split())} */", f"export interface {name} {{"]
    for field, hint, optional in fields(kind):
        asked = hint is Settings and name in FROM_CLIENTS
        lines.append(f"  {field}{'?' * optional}: {'NewSettings' if asked else said(field, hint)};")
    return "\n".join([*lines, "}"])


def alias(name: str, union: Any) -> str:
    """A union under a name of its own, broken as prettier does."""
    if get_origin(union) is tuple:
        return f"export type {name} = {_row(tuple, get_args(union))};"
    words = [f'"{one}"' if isinstance(one, str) else written(one) for one in get_args(union)]
    line = f"export type {name} = {' | '.join(words)};"
    return line if len(line) <= WIDTH else "\n".join([f"export type {name} =", *(f"  | {one}" for one in words)]) + ";"


# --- The file ---


def made_of(kind: Any) -> Iterator[Any]:
    """The named types that a type is made of, what they are made of first."""
    for argument in get_args(kind):
        yield from made_of(argument)
    if _has_fields(kind):
        for _, hint, _ in fields(kind):
            yield from made_of(hint)
        yield kind


def _has_fields(kind: Any) -> bool:
    return isinstance(kind, type) and (
        issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind) or is_typeddict(kind)
    )


def wire() -> str:
    """The whole file."""
    named: dict[str, Any] = {}
    for name, root in {**ALIASES, **ROOTS}.items():
        for kind in made_of(root):
            there = named.setdefault(kind.__name__ if kind is not root else name, kind)
            assert there is kind, f"two types are called {kind.__name__}"
    parts_ = [
        HEAD.replace("{protocol}", str(PROTOCOL)),
        *(alias(*one) for one in ALIASES.items()),
        *(interface(*one) for one in named.items()),
    ]
    return "\n\n".join(part.strip() for part in parts_) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if arguments == ["--check"]:
        if FILE.read_text(encoding="utf-8") == wire():
            return 0
        print(f"{FILE} is stale: run python -m tests.wire_types", file=sys.stderr)
        return 1
    if arguments:
        print("usage: python -m tests.wire_types [--check]", file=sys.stderr)
        return 2
    FILE.write_text(wire(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
