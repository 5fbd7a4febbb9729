"""docs/protocol.md is correct: its tables match the code, and its examples match the types."""

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

import civ
from civ.lessons.feedback import LessonState
from civ.server.config import Config
from civ.server.core import rate_limits, service
from civ.server.http import limits, problems
from civ.server.http.routes import tables
from civ.server.http.routes.lessons import LESSON_ROUTES
from civ.server.http.routes.people import PEOPLE_ROUTES
from civ.server.http.routes.positions import POSITION_ROUTES
from civ.server.http.routes.records import RECORD_ROUTES
from civ.server.http.routes.sockets import table_socket
from civ.server.http.routes.tables import TABLE_ROUTES
from civ.server.http.send_queue import MAX_WAITING_MESSAGES
from civ.server.http.subscribers import MAX_MISSED_EVENTS, MAX_STREAM_BACKLOG
from civ.tables import outline
from civ.tables.aid import structs
from civ.tables.commands import PHRASES, PersonCommand
from civ.tables.history import Position, VisibleAction
from civ.tables.settings import Settings
from civ.tables.snapshots import Snapshot, TableInfo, TurnInfo
from civ.tables.visible_events import VisibleEvent
from civ.wire import messages, strict_json
from civ.wire.messages import CommandRequest, Message
from tests.harness.doc_pages import read_page, section

PAGE = read_page("protocol.md")
SOURCES = Path(civ.__file__).parent
EXAMPLES = re.findall(r"^```(json \w+(?: \w+)?|jsonl \w+)\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
BODIES: dict[str, Any] = {
    "NewGuest": messages.NewGuest,
    "NewProgram": messages.NewProgram,
    "NewTable": messages.NewTable,
    "PositionsRequest": messages.PositionsRequest,
}


def rows(heading: str, first: str) -> list[list[str]]:
    """Return the cells of the table under a heading whose first column has the given title."""
    table = section(PAGE, heading).split(f"\n| {first} |", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in row.strip("|").split(" |")] for row in table.splitlines()[2:]]


def quoted(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def tagged(union: Any) -> dict[str, type[Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


# --- Examples ---


UNIONS: dict[str, Any] = {
    "message": Message,
    "request": CommandRequest,
    "events": VisibleEvent,
    "commands": PersonCommand,
}
TYPE_LOOKUPS: dict[str, Callable[[str], Any]] = {
    "body": BODIES.__getitem__,
    "answer": lambda name: getattr(messages, name, None) or getattr(outline, name),
    "part": lambda name: getattr(structs, name),
}  # find the type of an example by its name


def kinds_of_examples() -> Iterator[tuple[Any, str]]:
    for info, body in EXAMPLES:
        form, what, *name = info.split()
        for text in body.splitlines() if form == "jsonl" else [body]:
            yield (TYPE_LOOKUPS[what](name[0]) if what in TYPE_LOOKUPS else UNIONS[what]), text


def plain(value: Any) -> Any:
    """Return a value as in JSON, with all fields, including those with their default values."""
    if isinstance(value, Struct):
        config, names = (
            value.__struct_config__,
            zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True),
        )
        tag = {str(config.tag_field): config.tag} if config.tag is not None else {}
        return tag | {name: plain(getattr(value, field)) for name, field in names}
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclass_fields(value)}
    return [plain(item) for item in value] if isinstance(value, tuple | list) else value


def missing(example: Any, known: Any, path: str = "$") -> Iterator[str]:
    """Yield the paths in an example that its type does not contain."""
    if isinstance(example, dict) and isinstance(known, dict):
        for name, part in example.items():
            yield from missing(part, known[name], f"{path}.{name}") if name in known else [f"{path}.{name}"]
    elif isinstance(example, list) and isinstance(known, list) and len(example) == len(known):
        for number, part in enumerate(example):
            yield from missing(part, known[number], f"{path}[{number}]")
    elif example != known:
        yield path


@pytest.mark.parametrize(("kind", "text"), list(kinds_of_examples()))
def test_every_example_matches_its_type_exactly(kind: Any, text: str) -> None:
    example = json.loads(text)
    assert list(missing(example, plain(msgspec.convert(example, kind, strict=True)))) == []


def test_there_is_an_example_of_every_message_command_and_event() -> None:
    shown = {"message": [], "commands": [], "events": []}  # type: dict[str, list[str]]
    for info, body in EXAMPLES:
        what = info.split()[1]
        for text in body.splitlines() if info.startswith("jsonl") else [body]:
            example = json.loads(text)
            if what in shown:
                shown[what].append(example.get("type") or example.get("do") or example.get("kind"))
    assert set(shown["message"]) == set(tagged(Message))
    assert shown["commands"] == list(tagged(PersonCommand))
    assert set(shown["events"]) == set(tagged(VisibleEvent))


# --- Tables ---


def test_every_command_is_documented_with_all_fields() -> None:
    documented = {quoted(row[0])[0]: quoted(row[1]) for row in rows("Commands", "do")}
    assert documented == {do: list(kind.__struct_fields__) for do, kind in tagged(PersonCommand).items()}


def test_every_event_is_documented_with_all_fields() -> None:
    documented = {quoted(row[0])[0]: set(quoted(row[1])) | {"at"} for row in rows("Events", "kind")}
    assert documented == {kind: set(event.__struct_fields__) for kind, event in tagged(VisibleEvent).items()}


def test_every_answer_is_documented_with_all_fields() -> None:
    documented = {quoted(row[0])[0]: quoted(row[1]) for row in rows("Answers and presence", "type")}
    expected = {name: list(kind.__struct_fields__) for name, kind in tagged(Message).items()}
    assert documented == {name: fields for name, fields in expected.items() if name not in ("snapshot", "event")}


def test_every_field_of_a_snapshot_is_documented() -> None:
    documented = [quoted(row[1])[0] for row in rows("Snapshot", "part")]
    whole = [name for name in Snapshot.__struct_fields__ if name not in ("table", "turn", "game", "own", "aid")]
    assert documented == [*whole, *TableInfo.__struct_fields__, *TurnInfo.__struct_fields__]


AID: dict[str, type[Struct]] = {
    "": structs.Aid, "columns": structs.ColumnAid, "forecast": structs.ForecastAid, "threats": structs.ThreatAid,
    "own": structs.OwnAid, "choice": structs.ChoiceAid, "effects": structs.EffectAid, "why": structs.ObstacleAid,
    "grows": structs.GrowthAid, "unused": structs.UnusedAid, "counter": structs.CounterAid,
}  # fmt: skip


def test_every_field_of_the_aid_is_documented() -> None:
    documented: dict[str, list[str]] = {}
    part = ""
    for row in rows("The aid", "part"):
        part = quoted(row[0])[0] if row[0] else part
        documented.setdefault(part, []).extend(quoted(row[1]))
    assert documented == {name: list(kind.__struct_fields__) for name, kind in AID.items()}


def test_every_field_of_a_position_is_documented() -> None:
    documented = [name for row in rows("Positions", "field") for name in quoted(row[0])]
    assert documented == list(Position.__struct_fields__)
    assert quoted(rows("Positions", "field")[-1][1])[:5] == list(VisibleAction.__struct_fields__)
    assert f"at most {messages.MAX_POSITIONS} positions" in section(PAGE, "Positions")


def test_every_field_of_an_outline_is_documented() -> None:
    documented = rows("Outlines", "part")
    parts = [name for row in documented for name in quoted(row[0])]
    assert ["plies", *parts] == list(outline.Outline.__struct_encode_fields__)
    fields = {name for row in documented for name in quoted(row[1])}
    assert fields | {"ply"} == {*outline.Peak.__struct_fields__, *outline.Moment.__struct_fields__}
    kinds = next(row[2] for row in documented if quoted(row[1]) == ["kind"])
    assert quoted(kinds) == list(get_args(outline.MomentKind))


def test_every_setting_and_every_phrase_is_documented() -> None:
    assert [quoted(row[0])[0] for row in rows("Settings", "field")] == list(Settings.__struct_fields__)
    [sentence] = re.findall(r"The set phrases: (.*?)\n\n", section(PAGE, "Commands"), flags=re.DOTALL)
    assert quoted(sentence) == list(PHRASES)


def test_every_field_of_a_lesson_is_documented() -> None:
    assert [name for row in rows("Lessons", "field") for name in quoted(row[0])] == list(LessonState.__struct_fields__)


def test_every_route_is_documented() -> None:
    documented = {quoted(row[0])[0].partition("?")[0] for row in rows("Routes", "route")}
    handlers = [*PEOPLE_ROUTES, *TABLE_ROUTES, *RECORD_ROUTES, *POSITION_ROUTES, *LESSON_ROUTES]
    routes = {
        f"{method} {path}" for handler in handlers for path in handler.paths for method in handler.http_methods
    } | {f"WS {path}" for path in table_socket.paths}  # fmt: skip
    assert documented == {re.sub(r":\w+}", "}", route) for route in routes}


# --- Refusals ---

PACKAGES = ("tables", "lessons", "server", "wire")
BEFORE_REQUESTS = ("database", "file_locks", "sqlite", "startup")  # their errors occur before the server listens


def refusals() -> Iterator[tuple[str, int]]:
    """Yield (code, status) of every refusal that the sources of the server raise by class name."""
    classes = {kind.__name__: kind for kind in problems.STATUSES if isinstance(kind, type)}
    paths = [path for package in PACKAGES for path in (SOURCES / package).rglob("*.py")]
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if path.stem in BEFORE_REQUESTS or not isinstance(node, ast.Call) or not node.args:
                continue
            if kind := classes.get(getattr(node.func, "id", "")):
                for code in codes_in(node.args[0]):
                    yield code, problems.status_of(kind(code))


def codes_in(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):  # table-not-{status}
        return [f"table-not-{status}" for status in ("open", "playing", "over")]
    return []


def test_every_refusal_is_documented_under_its_status() -> None:
    documented = {code: int(row[0]) for row in rows("Refusals", "status") for code in quoted(row[1])}
    found = dict(refusals())
    assert len(found) > 40
    assert {code: documented.get(code) for code in found} == found
    facts = {"path", "reference", "seq"}
    assert set(documented) - set(found) - facts == set()


# --- Limits ---


def test_the_documented_limits_match_the_server() -> None:
    documented = {row[0]: (row[1], row[2]) for row in rows("Limits", "what")}
    allowed = service.RATE_LIMITS
    assert documented["a body"][0] == f"{limits.MAX_BODY_BYTES >> 10} KiB"
    assert documented["a frame sent to the socket"][0] == f"{limits.MAX_FRAME_BYTES >> 10} KiB"
    assert documented["JSON"][0] == f"nested {strict_json.MAX_JSON_DEPTH} deep"
    burst, per_second = rate_limits.SOCKET_MESSAGES
    assert documented["messages per socket"][0] == f"{burst} at once, then {per_second:.0f} a second"
    assert documented["unsent messages for a slow reader"][0] == str(MAX_WAITING_MESSAGES)
    assert documented["commands waiting to be stored"][0].startswith(f"{Config().longest_queue},")
    assert documented["guests, programs and links per address"][0] == rate_text(allowed["guest"])
    assert documented["new tables, uploaded records and failed lookups per address"][0] == rate_text(allowed["table"])
    assert documented["requests for positions and outlines per address"][0] == rate_text(allowed["positions"])
    assert documented["lesson requests per address"][0] == rate_text(allowed["lesson"])
    assert documented["changes of name, language, device links and mutes per address"][0] == rate_text(allowed["own"])
    assert allowed["table"] == allowed["record"] == allowed["unknown"]
    assert documented["`say` and `phrase` per person"][0] == rate_text(allowed["talk"])
    assert f"more than {MAX_MISSED_EVENTS} gets the snapshot" in section(PAGE, "The socket")
    reading = section(PAGE, "Reading without a socket")
    assert f"(at most {tables.MAX_POLL_S})" in reading
    assert f"more than {MAX_STREAM_BACKLOG} messages behind" in reading


def rate_text(allowance: rate_limits.Allowance) -> str:
    often = {4.0: "4 a second", 1.0: "one a second", 0.5: "one in 2 seconds"}
    return f"{allowance.burst} at once, then {often[allowance.per_second]}"
