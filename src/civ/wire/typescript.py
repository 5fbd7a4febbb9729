"""Write the browser's types, web/src/lib/wire.ts, from the structs that the server encodes and decodes.

    python -m civ.wire.typescript            write the file
    python -m civ.wire.typescript --check    exit with 1 if the file is out of date

What the browser needs as values (levels, languages, phrases, limits, effects, the usual settings) is written as
constants. Run it in a checkout: the file is not part of the package.
"""

import dataclasses
import json
import re
import sys
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from civ.bots.ladder import LADDER
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.engine.rules.effects import PERMANENT_EFFECTS, SACRIFICE_EFFECTS, EffectName, StepName
from civ.game.game import Result
from civ.game.options import STALL_ROUND_CHOICES, VALUES_IN_OLD_RECORDS
from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES, text
from civ.lessons.feedback import LessonInfo, LessonState
from civ.lessons.rulesheet import Rulesheet
from civ.tables.aid import structs
from civ.tables.commands import MAX_LINE_LENGTH, PHRASES, PersonCommand, PhraseName
from civ.tables.history import Positions
from civ.tables.outline import MomentKind, Outline
from civ.tables.settings import Settings
from civ.tables.table import OPEN, OVER, PLAYING
from civ.tables.visible_events import VisibleEvent
from civ.wire import messages

TYPES_FILE: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "wire.ts"
LINE_WIDTH: Final = 120  # as prettier is configured

FILE_HEADER: Final = """// Everything that travels between server and browser; docs/protocol.md describes each field.
// Written by `python -m civ.wire.typescript` from the structs of the server: change those, not this file.

/** A game in the format of docs/notation.md: it begins with a deal, or with a position. */
export interface GameRecord {
  rules: Rules;
  first?: number;
  deck?: string;
  removed?: string;
  position?: string;
  actions: string;
}

/** The data stored with a finished game. */
export interface GameNote {
  players?: string[];
  result?: ResultInfo;
  shuffle?: { commitment: string | null; seed: string | null; words: string[] };
}

/** Settings in a request: the server fills in missing fields. */
export type NewSettings = Partial<Omit<Settings, "rules">> & { rules?: Partial<Rules> };

/** The facts of a text. Those listed in `NAMES` are themselves keys of texts. */
export type Facts = Record<string, string | number>;
export const NAMES: readonly string[] = ["domain", "effect", "place", "prompt"];
"""

# Types that get a name of their own in TypeScript.
ALIASES: Final[dict[str, Any]] = {
    "Letter": structs.Letter,
    "Status": Literal[OPEN, PLAYING, OVER],
    "StepName": StepName,
    "Reason": get_type_hints(Result)["reason"],
    "EffectName": EffectName,
    "EffectKind": structs.EffectKind,
    "Milestone": structs.Milestone,
    "ChoicePlace": structs.ChoicePlace,
    "ByEra": structs.ByEra,
    "PhraseName": PhraseName,
    "MomentKind": MomentKind,
    "VisibleEvent": VisibleEvent,
    "Message": messages.Message,
    "Command": PersonCommand,
}
# Fields that are plain strings in Python and have few possible values.
STRING_FIELDS: Final = {
    "domain": "Letter",
    "language": "Language",
    "status": "Status",
    "step": "StepName",
    "reason": "Reason",
}
ROOTS: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in (
        messages.CommandRequest,
        messages.CurrentUser,
        messages.OpenedTable,
        messages.CommandAccepted,
        messages.EventLog,
        messages.Problem,
        messages.FinishedGame,
        messages.NewGuest,
        messages.UserChanges,
        messages.DeviceLink,
        messages.NewTable,
        messages.ListedTable,
        messages.RecordInfo,
        messages.AddedRecord,
        messages.PositionsRequest,
        Positions,
        messages.OutlineRequest,
        Outline,
        LessonInfo,
        messages.LessonRequest,
        LessonState,
        Rulesheet,
    )
}
# Fields whose values Python leaves open.
OBJECT_FIELDS: Final = {
    "record": "GameRecord",
    "note": "GameNote",
    "facts": "Facts",
    "result": "ResultInfo",
    "shuffle": 'GameNote["shuffle"]',
}
COMPLETE: Final = ("Settings", "Rules")  # the server sends every field of these; clients may leave out defaults
FROM_CLIENTS: Final = ("ChangeSettings", "NewTable")
_ALIAS_OF: Final = {union: name for name, union in ALIASES.items()} | {messages.Language: "Language"}
_SCALARS: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


# --- Types ---


def type_text(kind: Any) -> str:
    """Return a Python type in TypeScript."""
    if kind in _ALIAS_OF:
        return _ALIAS_OF[kind]
    if kind in _SCALARS:
        return _SCALARS[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return type_text(arguments[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_text(one) for one in arguments))
    if origin in (tuple, list):
        return _array(origin, arguments)
    if origin is dict:
        return f"Record<{type_text(arguments[0])}, {type_text(arguments[1])}>"
    return str(kind.__name__)


def field_type(field: str, kind: Any) -> str:
    """Return the type of a field, which may be narrower than in Python."""
    found = type_text(kind).replace("Record<string, unknown>", OBJECT_FIELDS.get(field, ""))
    return re.sub(r"\bstring\b", STRING_FIELDS[field], found) if field in STRING_FIELDS else found


def _array(origin: Any, arguments: tuple[Any, ...]) -> str:
    if origin is tuple and arguments[-1] is not Ellipsis:
        return f"[{', '.join(map(type_text, arguments))}]"
    element = type_text(arguments[0])
    return f"({element})[]" if " | " in element else f"{element}[]"


def fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """Yield the fields of a type as they are on the wire: name, type, and whether the field may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind) or dataclasses.is_dataclass(kind):
        yield from ((name, hint, False) for name, hint in hints.items())
        return
    tag = kind.__struct_config__.tag
    if tag is not None:
        yield kind.__struct_config__.tag_field, Literal[tag], False
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, hints[field.name], not field.required and kind.__name__ not in COMPLETE


def interface(name: str, kind: Any) -> str:
    """Return a struct, a dataclass or a typed dictionary as an interface."""
    summary = " ".join(str(kind.__doc__).split("\n\n")[0].split())
    lines = [f"/** {summary} */", f"export interface {name} {{"]
    for field, hint, optional in fields(kind):
        from_client = hint is Settings and name in FROM_CLIENTS
        lines.append(f"  {field}{'?' * optional}: {'NewSettings' if from_client else field_type(field, hint)};")
    return "\n".join([*lines, "}"])


def alias(name: str, union: Any) -> str:
    """Return a named union, broken into lines as prettier does."""
    if get_origin(union) is tuple:
        return f"export type {name} = {_array(tuple, get_args(union))};"
    members = [json.dumps(one) if isinstance(one, str) else type_text(one) for one in get_args(union)]
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= LINE_WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


# --- Constants ---


def constants() -> Iterator[str]:
    """Yield the values that the browser would otherwise repeat."""
    yield (
        "/** The version of the protocol that this file describes; `GET /version` returns the server's. */\n"
        f"export const PROTOCOL: number = {messages.PROTOCOL_VERSION};"
    )
    yield from _list_and_type("LANGUAGES", "Language", LANGUAGES, "The languages of all texts, as their ISO codes.")
    yield f'export const DEFAULT_LANGUAGE: Language = "{DEFAULT_LANGUAGE}";'
    names = {language: text("language-name", language) for language in LANGUAGES}
    yield (
        "/** The name of each language in that language. */\n"
        f"export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {_object(names)};"
    )
    yield from _list_and_type("LEVELS", "Level", tuple(LADDER), "The levels of bots, from weak to strong.")
    yield f"/** The set phrases of the chat. */\nexport const PHRASES: readonly PhraseName[] = {_list(PHRASES)};"
    yield (
        "/** The most characters of a line of chat, or of words for the shuffle. */\n"
        f"export const MAX_LINE_LENGTH: number = {MAX_LINE_LENGTH};"
    )
    effects = {f"{DOMAIN_LETTERS[domain]}{level}": effect.name for (domain, level), effect in PERMANENT_EFFECTS.items()}
    effects |= {f"!{DOMAIN_LETTERS[domain]}": effect.name for domain, effect in SACRIFICE_EFFECTS.items()}
    yield (
        "/** The effects by their notation: level 1 and level 2 of each domain, then the sacrifices. */\n"
        f"export const EFFECTS: Readonly<Record<string, EffectName>> = {_object(effects)};"
    )
    usual = json.loads(msgspec.json.encode(Settings()))
    yield f"/** The usual settings of a table. */\nexport const DEFAULT_SETTINGS: Settings = {_object(usual)};"
    yield (
        "/** The values of `stall_rounds` that forms offer. */\n"
        f"export const STALL_ROUND_CHOICES: readonly number[] = {_list(STALL_ROUND_CHOICES)};"
    )
    yield (
        "/** The values of options in records from before the option existed. */\n"
        f"export const VALUES_IN_OLD_RECORDS: Readonly<Partial<Rules>> = {_object(VALUES_IN_OLD_RECORDS)};"
    )


def _list_and_type(name: str, member: str, values: Sequence[str], comment: str) -> Iterator[str]:
    yield f"/** {comment} */\nexport const {name} = {_list(values)} as const;"
    yield f"export type {member} = (typeof {name})[number];"


def _list(values: Sequence[object]) -> str:
    line = ", ".join(map(json.dumps, values))
    if len(line) <= LINE_WIDTH - 50:
        return f"[{line}]"
    return "\n".join(["[", *(f"  {json.dumps(value)}," for value in values), "]"])


def _object(value: Any, indent: str = "") -> str:
    if isinstance(value, list):
        return _list(value)
    if not isinstance(value, dict):
        return json.dumps(int(value) if isinstance(value, float) and value.is_integer() else value, ensure_ascii=False)
    inner = indent + "  "
    return "\n".join(
        ["{", *(f"{inner}{_property(name)}: {_object(one, inner)}," for name, one in value.items()), f"{indent}}}"]
    )


def _property(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


# --- The file ---


def components(kind: Any) -> Iterator[Any]:
    """Yield the named types that a type consists of, each after those that it uses itself."""
    for argument in get_args(kind):
        yield from components(argument)
    if _has_fields(kind):
        for _, hint, _ in fields(kind):
            yield from components(hint)
        yield kind


def _has_fields(kind: Any) -> bool:
    return isinstance(kind, type) and (
        issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind) or is_typeddict(kind)
    )


def typescript() -> str:
    """Return the text of the whole file."""
    named: dict[str, Any] = {}
    for root in (*ALIASES.values(), *ROOTS.values()):
        for kind in components(root):
            known = named.setdefault(kind.__name__, kind)
            assert known is kind, f"two types are called {kind.__name__}"
    sections = [
        FILE_HEADER,
        *constants(),
        *(alias(name, union) for name, union in ALIASES.items()),
        *(interface(name, kind) for name, kind in named.items()),
    ]
    return "\n\n".join(section.strip() for section in sections) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check it; returns the exit status."""
    if arguments == ["--check"]:
        if TYPES_FILE.read_text(encoding="utf-8") == typescript():
            return 0
        print(f"{TYPES_FILE} is out of date: run python -m civ.wire.typescript", file=sys.stderr)
        return 1
    if arguments:
        print("usage: python -m civ.wire.typescript [--check]", file=sys.stderr)
        return 2
    TYPES_FILE.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
