"""Replay: stored logs lead to the same tables, byte for byte, as when they were recorded by earlier releases."""

import json
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from civ.game.game import Game
from civ.server.core.live_tables import LiveTable
from civ.server.storage.store import NewEvent, Store
from civ.tables import events
from civ.tables.table import OVER
from tests.server.corpus import EXPECTED, NOW, decode, digests, live_of, names, read_log, viewers

NAMES = names()
EXPECTATIONS = json.loads(EXPECTED.read_text(encoding="utf-8"))


def test_the_corpus_has_events_of_every_kind() -> None:
    kinds = {type(decode(row.body)) for name in NAMES for row in read_log(name)}
    assert kinds == set(get_args(events.AnyEvent))
    assert len(NAMES) >= 20


@pytest.mark.parametrize("name", NAMES)
def test_every_log_of_the_corpus_has_the_same_digests_as_before(name: str) -> None:
    assert digests(name, read_log(name)) == EXPECTATIONS[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_loaded_table_equals_the_live_table(name: str, tmp_path: Path) -> None:
    live = LiveTable(name)
    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        for row in read_log(name):  # event by event, like the writer
            event = decode(row.body)
            live.table.apply(event)
            live.append(event, row.person, row.command, row.digest)
            store.commit([NewEvent(name, *row, live.index())])
        loaded = LiveTable.load(store, name)
    assert loaded is not None
    for viewer in viewers(len(live.table.chairs)):
        assert loaded.snapshot(viewer, NOW) == live.snapshot(viewer, NOW)
    assert loaded.acknowledgements == live.acknowledgements
    assert loaded.index() == live_of(name).index()
    assert loaded.table.record == live.table.record


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_table_replays_to_the_same_game(name: str) -> None:
    table = live_of(name).table
    game = Game.from_record(table.record)
    assert table.game is not None
    assert (game.position, game.result) == (table.game.position, table.game.result)
    assert table.status == OVER or game.result is None
