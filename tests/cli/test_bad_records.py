"""`civ trace` refuses a bad record in one line that names its number, and prints nothing else."""

import gzip
import json
import tracemalloc
from pathlib import Path

import pytest

from civ.game.records import MAX_RECORD_LENGTH
from tests.harness.command_runner import civ, civ_process, is_one_line
from tests.harness.sample_records import FINISHED_RECORD, SHORT_RECORD, with_fields, with_rules, without_field

FIELDS = json.loads(SHORT_RECORD)
DECK = FIELDS["deck"].split()
OTHER_CARD = "1M" if DECK[0] != "1M" else "1S"
ACTIONS = FIELDS["actions"].split()
NEXT = len(ACTIONS) + 1


def swapped(cards: list[str], first: int, second: int) -> str:
    cards = cards.copy()
    cards[first], cards[second] = cards[second], cards[first]
    return " ".join(cards)


def finished_plus(*more: str) -> bytes:
    fields = json.loads(FINISHED_RECORD)
    return json.dumps(fields | {"actions": " ".join([fields["actions"], *more])}).encode()


AFTER_THE_END = len(json.loads(FINISHED_RECORD)["actions"].split()) + 1

BAD = {
    "not JSON": (b"M . R .", "not valid JSON: error at character 1"),
    "truncated JSON": (SHORT_RECORD[:-30].encode(), "not valid JSON"),
    "two objects on a line": (f"{SHORT_RECORD} {SHORT_RECORD}".encode(), "not valid JSON"),
    "a list": (b"[1, 2]", "not a JSON object"),
    "a string": (b'"record"', "not a JSON object"),
    "null": (b"null", "not a JSON object"),
    "binary junk": (bytes(range(128, 256)), "not UTF-8 text"),
    "zero bytes": (b"\x00" * 64, "not valid JSON"),
    "nested deeply": (b"[" * 100_000, "not valid JSON"),
    "objects nested deeply": (b'{"rules":' * 100_000, "not valid JSON"),
    "a number of many digits": (with_fields().replace(b'"first": ', b'"first": ' + b"1" * 5000), "not valid JSON"),
    "NaN": (with_fields(first=float("nan")), "first: this must be a JSON number"),
    "infinity": (with_fields(first=float("inf")), "first: this must be a JSON number"),
    "digits of another script": (with_fields().replace(b'"first": ', '"first": ١'.encode()), "not valid JSON"),
    "a field twice": (b'{"first": 1, ' + with_fields()[1:], 'the field "first" occurs twice'),
    "a rule twice": (with_fields().replace(b'"players": 2', b'"players": 2, "players": 2'), '"players" occurs twice'),
    "an unknown field": (with_fields(winner=1), 'a record has no field "winner"'),
    "a field of many lines": (json.dumps(FIELDS | {"a\nb\r\x1b[2J": 1}).encode(), "a record has no field"),
    "no actions": (without_field("actions"), 'the field "actions" is missing'),
    "no deck": (without_field("deck"), 'the field "deck" is missing'),
    "no rules": (without_field("rules"), 'the field "rules" is missing'),
    "nothing at all": (b"{}", "is missing"),
    "actions as a list": (with_fields(actions=ACTIONS), "actions: this must be a JSON string"),
    "rules as a list": (with_fields(rules=[2]), "rules: this must be a JSON object"),
    "no players": (with_fields(rules={}), "rules: the number of players is missing"),
    "an unknown rule": (with_rules(speed=3), "rules: unknown rule"),
    "an unknown deal": (with_rules(deal="fair"), "rules: deal cannot be"),
    "teams of one": (with_rules(teams=True), "teams need 4 players"),
    "teams as a number": (with_rules(teams=1), "rules: teams cannot be 1"),
    **{
        f"players {players!r}": (with_rules(players=players), "rules: players cannot be")
        for players in (1, 5, -2, "2", True, 2.0, None, [2], float("nan"))
    },
    "first player 3 of 2": (with_fields(first=3), "first: there is no seat 3"),
    "first player 0": (with_fields(first=0), "first: there is no seat 0"),
    "first player true": (with_fields(first=True), "first: this must be a JSON number"),
    "first player 1.0": (with_fields(first=1.0), "first: this must be a JSON number"),
    "an unknown card": (with_fields(deck=" ".join(["1X", *DECK[1:]])), 'deck, card 1: "1X" is not a card'),
    "a card of no era": (with_fields(deck=" ".join([*DECK[:4], "3R", *DECK[5:]])), 'deck, card 5: "3R" is not a card'),
    "a card in other digits": (with_fields(deck=" ".join(["١M", *DECK[1:]])), "deck, card 1"),
    "a card missing": (with_fields(deck=" ".join(DECK[1:])), "deck: the number of cards must be 95, not 94"),
    "a card too many": (with_fields(deck=" ".join([DECK[0], *DECK])), "deck: the number of cards must be 95, not 96"),
    "an empty deck": (with_fields(deck=""), "deck: the number of cards must be 95, not 0"),
    "eras mixed": (with_fields(deck=swapped(DECK, 0, -1)), "lies under a card of a later era"),
    "a card replaced": (with_fields(deck=" ".join([OTHER_CARD, *DECK[1:]])), "removed cards included"),
    "nothing removed": (with_fields(removed=""), "removed: the number of cards must be 9, not 0"),
    "removed left out": (without_field("removed"), "removed: the number of cards must be 9, not 0"),
    "removed of one era": (
        with_fields(removed=" ".join(["1M"] * 9)),
        "removed: the number of cards of era 1 must be 3",
    ),
    "an action misspelt": (with_fields(actions=" ".join([*ACTIONS, "M3"])), f'token {NEXT}: "M3" is not an action'),
    "an action in small letters": (with_fields(actions="m"), 'actions, token 1: "m" is not an action'),
    "an action that is not open": (with_fields(actions=" ".join([*ACTIONS, "@3S"])), f"actions, token {NEXT}: @3S"),
    "an illegal first action": (with_fields(actions="."), "actions, token 1: . does not fit this step"),
    "an action after the end": (finished_plus("."), f"actions, token {AFTER_THE_END}: .: the game is over"),
    "a position and a deck": (with_fields(position="2 players"), "a record has no field"),
    "no such position": (b'{"rules": {"players": 2}, "position": "two players", "actions": ""}', "number of players"),
    "a damaged conformance line": (b'{"record": 3, "trace": []}', "a record has no field"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_a_bad_record_is_refused_in_one_line_and_nothing_is_printed(case: str, tmp_path: Path) -> None:
    record, error = BAD[case]
    file = tmp_path / "games.jsonl"
    file.write_bytes(f"{SHORT_RECORD}\n\n{FINISHED_RECORD}\n".encode() + record + b"\n")
    code, out, err = civ("trace", str(file))
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert err.startswith(f"civ trace: {file}, record 3: ")
    assert error in err
    assert "\x1b" not in err


@pytest.mark.parametrize("case", BAD)
def test_a_bad_record_on_standard_input_is_refused_the_same_way(case: str) -> None:
    record, error = BAD[case]
    code, out, err = civ("trace", stdin=record)
    assert (code, out) == (2, "")
    assert err.startswith("civ trace: standard input, record 1: ")
    assert error in err


@pytest.mark.parametrize("case", ["binary junk", "nested deeply", "an action after the end"])
def test_the_command_refuses_bad_records_in_its_own_process_too(case: str) -> None:
    record, error = BAD[case]
    code, out, err = civ_process("trace", stdin=record)
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert error in err


@pytest.mark.parametrize("size", [1, 5, 40, 200])
def test_a_truncated_gzip_file_is_refused(size: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(f"{SHORT_RECORD}\n{FINISHED_RECORD}\n".encode())[:size])
    code, out, err = civ("trace", str(file))
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert "record 1: the gzip data is damaged" in err


def test_a_gzip_file_that_lacks_only_its_last_byte_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(f"{SHORT_RECORD}\n{FINISHED_RECORD}\n".encode())[:-1])
    assert civ("trace", str(file)).out == ""
    assert "record 3: the gzip data is damaged" in civ("trace", str(file)).err


def test_a_gzip_file_with_a_damaged_middle_is_refused(tmp_path: Path) -> None:
    compressed = bytearray(gzip.compress(FINISHED_RECORD.encode() * 3))
    compressed[60] ^= 0xFF
    file = tmp_path / "games.gz"
    file.write_bytes(compressed)
    code, out, err = civ("trace", str(file))
    assert (code, out, is_one_line(err)) == (2, "", True)


@pytest.mark.parametrize(
    "content", [b"", b"\n\n  \r\n\t\n", gzip.compress(b"", mtime=0), gzip.compress(b"\n", mtime=0)]
)
def test_a_file_without_records_is_an_error(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert civ("trace", str(file)) == (2, "", f"civ trace: {file}: no record found.\n")


def test_empty_standard_input_is_an_error() -> None:
    assert civ_process("trace") == (2, "", "civ trace: standard input: no record found.\n")


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    assert civ("trace", str(missing)) == (2, "", f"civ trace: {missing}: no such file.\n")
    assert civ("trace", str(tmp_path)) == (2, "", f"civ trace: {tmp_path}: this is a folder, not a file.\n")
    assert civ("trace", "a\0b").err.endswith("no such file.\n")
    under_a_file = tmp_path / "file"
    under_a_file.touch()
    assert civ("trace", str(under_a_file / "games")).err.endswith("the file cannot be read.\n")


def test_a_missing_file_after_a_valid_one_prints_nothing(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_text(SHORT_RECORD)
    code, out, err = civ("trace", str(good), str(tmp_path / "missing.jsonl"))
    assert (code, out) == (2, "")
    assert is_one_line(err)


@pytest.mark.parametrize("filling", [b"x", b" ", b"[", b"{"])
@pytest.mark.parametrize("compressed", [False, True])
def test_a_line_of_50_megabytes_is_refused_without_being_read(filling: bytes, compressed: bool, tmp_path: Path) -> None:
    file = tmp_path / "huge.jsonl"
    with gzip.open(file, "wb", compresslevel=1) if compressed else file.open("wb") as huge:
        for _ in range(50):
            huge.write(filling * 1_000_000)
    civ("trace", stdin=SHORT_RECORD.encode())  # so that one-time imports do not count
    tracemalloc.start()
    code, out, err = civ("trace", str(file))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (code, out) == (2, "")
    assert err == f"civ trace: {file}, record 1: longer than {MAX_RECORD_LENGTH} characters, so this is not a record.\n"
    assert peak < 10 * MAX_RECORD_LENGTH


def test_a_huge_line_in_a_pipe_is_refused_too() -> None:
    code, out, err = civ_process("trace", stdin=SHORT_RECORD.encode() + b"\n" + b"7" * 50_000_000)
    assert code == 2
    assert len(out.splitlines()) == len(ACTIONS) + 1
    assert "record 2: longer than" in err


def test_a_record_of_exactly_the_maximum_length_is_read(tmp_path: Path) -> None:
    file = tmp_path / "padded.jsonl"
    file.write_text(SHORT_RECORD.ljust(MAX_RECORD_LENGTH) + "\n" + SHORT_RECORD.ljust(MAX_RECORD_LENGTH))
    assert civ("trace", str(file)).code == 0
    file.write_text(SHORT_RECORD.ljust(MAX_RECORD_LENGTH + 1) + "\n")
    assert civ("trace", str(file)).code == 2
