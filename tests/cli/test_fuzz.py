"""No input to `civ trace` causes a traceback."""

import gzip
import json
import random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.harness.command_runner import civ, is_one_line
from tests.harness.sample_records import FINISHED_RECORD, SHORT_RECORD, random_game
from tests.harness.tiers import count

POSITIONS = [random_game(plies=plies).position for plies in (0, 25, 100, 1000)]
SEEDS = [
    *(record.encode() for record in (FINISHED_RECORD, SHORT_RECORD)),
    *(json.dumps({"rules": {"players": 2}, "position": line, "actions": ""}).encode() for line in POSITIONS),
]
FRAGMENTS = [
    b'"', b"{", b"}", b":", b",", b"null", b"NaN", b"-1", b"1e999", b"M", b"!S", b"@4U", b".", b"3U", b"\\ud800",
]  # fmt: skip
CLAUSES = [
    "seat 1:", "seat 2 effects", "seat 1 play 3 discard-from-hand 2", "seat 1 take-hand", "seat 2 give-back 4",
    "hand 1:", "hand 2: 1M", "pile:", "pile: -", "deck:", "deck: -", "deck: 3U", "removed:", "removed: 1M",
    "packs:", "packs: 1M - -", "first 2", "first", "coin 1 2S", "coin", "target 2", "target 3", "limit 7", "limit 9",
    "used MR", "sacrificed U", "confined E", "emptied 1", "over", "over hegemony 1", "over majority", "embargo 1: M",
    "embargo 1: M:2:1E", "embargo 2: U:1:3M", "embargo 1: :", "democracy 2: SS", "democracy 1: " + "U" * 17,
    "seat 1: SSS MM", "seat 2: " + "C" * 17, "seat 1: 1M 1X", "seat 3: M", "", " ", "2 players", "seat 1 keep 6",
]  # fmt: skip


def check(content: bytes) -> None:
    code, out, err = civ("trace", stdin=content)
    assert code in (0, 2), (content, err)
    assert (code == 0) == (err == "")
    assert code == 0 or (out == "" and is_one_line(err))


@settings(max_examples=count(30, 150), deadline=None)
@given(st.binary(max_size=300))
@example(b"\x1f\x8b")
@example(gzip.compress(b"{}", mtime=0)[:-4])
def test_arbitrary_bytes_cause_no_traceback(content: bytes) -> None:
    check(content)


@settings(max_examples=count(60, 300), deadline=None)
@given(st.sampled_from(SEEDS), st.randoms(use_true_random=False), st.integers(1, 4))
def test_mutated_records_cause_no_traceback(record: bytes, rng: random.Random, changes: int) -> None:
    content = bytearray(record)
    for _ in range(changes):
        start = rng.randrange(len(content))
        end = start + rng.choice((0, 1, 1, 3, 20))
        content[start:end] = rng.choice((b"", bytes([rng.randrange(256)]), rng.choice(FRAGMENTS)))
    check(bytes(content))


@settings(max_examples=count(60, 300), deadline=None)
@given(
    st.integers(2, 4), st.lists(st.sampled_from(CLAUSES), max_size=6), st.lists(st.sampled_from("MRESCU."), max_size=5)
)
def test_random_positions_cause_no_traceback(players: int, clauses: list[str], actions: list[str]) -> None:
    position = " · ".join([f"{players} players", *clauses])
    check(json.dumps({"rules": {"players": players}, "position": position, "actions": " ".join(actions)}).encode())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=count(40, 200), deadline=None)
@given(st.sampled_from(["rules", "first", "deck", "removed", "actions", "position", "record"]), json_values)
def test_random_field_values_cause_no_traceback(field: str, value: object) -> None:
    check(json.dumps(json.loads(SHORT_RECORD) | {field: value}).encode())
    check(json.dumps(json.loads(SHORT_RECORD) | {"rules": {"players": 2, field: value}}).encode())
