"""Replay: what is stored comes to what was live, byte for byte, in this release as in those that made the logs."""

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
def test_a_log_of_the_corpus_comes_to_what_it_came_to_before(name: str) -> None:
    assert digests(name, read_log(name)) == EXPECTATIONS[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_is_loaded_is_the_table_that_was_live(name: str, tmp_path: Path) -> None:
    live = LiveTable(name)
    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        for row in read_log(name):  # as the writer does it, event by event
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
def test_the_record_of_a_table_tells_the_same_game(name: str) -> None:
    table = live_of(name).table
    game = Game.from_record(table.record)
    assert table.game is not None
    assert (game.position, game.result) == (table.game.position, table.game.result)
    assert table.status == OVER or game.result is None
