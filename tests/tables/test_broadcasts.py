"""Broadcasts are byte-identical to what the readable definitions of events and views give."""

import random

import msgspec
import pytest

from civ import Game, Rules
from civ.engine.rules.state import NOBODY
from civ.tables import commands, events
from civ.tables.decisions import Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from civ.tables.snapshots import GameViews, table_info, turn_info
from civ.tables.table import OVER, Table
from civ.tables.visible_events import visible_event
from civ.wire.broadcasts import Broadcast
from civ.wire.messages import EventMessage
from civ.wire.view_encoder import ViewEncoder

TABLES = (
    Rules(players=2),
    Rules(players=2, last_round="one_more_each", democracy_needs_card=False),
    Rules(players=3, deal="draft"),
    Rules(players=4, deal="draft", draft_order="clockwise", teams=True),
    Rules(players=4),
)
ANN = Actor("ann", "Ann")
encode = msgspec.json.encode


@pytest.mark.parametrize("rules", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_encodes_the_same_bytes_as_the_views_in_every_state(rules: Rules, seed: int) -> None:
    game, rng, encoder = Game.new(rules, seed=seed), random.Random(seed), ViewEncoder()
    while True:
        drafting = not game.over and game.pending.step == "keep"
        waiting = () if game.over else tuple(range(1, rules.players + 1)) if drafting else (game.seat,)
        (shared, own), sights = encoder.encode(*game.arrays, waiting), game.sights()
        assert shared == encode(sights[None].shared) + b',"own":['
        assert own[NOBODY] == encode(sights[None].own) + b"]}"
        for seat in range(1, rules.players + 1):
            sight = sights[seat].keeping() if drafting else sights[seat]
            assert own[seat - 1] == encode(sight.own) + b"]}"
        if game.over:
            return
        game.play(rng.choice(game.legal))


def reference_message(
    table: Table, event: events.AnyEvent, viewer: tuple[int, ...], muted: frozenset[str], *, aid: bool
) -> bytes:
    """Build the same message from the readable definitions."""
    is_chat, showing = isinstance(event, events.CHAT_EVENTS), GameViews(table.game, table.waiting)
    return encode(
        EventMessage(
            table.seq,
            visible_event(event, viewer, muted),
            table.taken_back.get(table.seq, ()),
            table=table_info(table) if not isinstance(event, events.SEATS_UNCHANGED) or table.status == OVER else None,
            turn=None if is_chat else turn_info(table),
            game=None if is_chat else showing.game,
            own=() if is_chat else showing.own(viewer),
            aid=showing.aid(viewer) if aid and not is_chat else None,
        )
    )


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_viewer_gets_the_same_bytes_as_from_the_readable_code(rules: Rules) -> None:
    table, rng = Table("code"), random.Random(7)
    seats = ("me", *["here"] * (rules.players - 1))
    viewers = [(), (1,), (2,), tuple(range(1, rules.players + 1))]

    def publish(event: events.AnyEvent) -> None:
        table.apply(event)
        broadcast = Broadcast(table, event, encode(event))
        for viewer in viewers:
            for muted in (frozenset[str](), frozenset({"ann"})):
                assert broadcast.for_viewer(viewer, muted) == reference_message(table, event, viewer, muted, aid=False)
        viewer = rng.choice(viewers)
        assert broadcast.for_viewer(viewer, aid=True) == reference_message(table, event, viewer, frozenset(), aid=True)

    def send(command: commands.AnyCommand) -> None:
        publish(decide(DecisionContext(table, ANN, 3.5), command))

    publish(open_table(ANN, Settings(rules=rules, seats=seats), 1.0, seed=bytes(32)))
    send(commands.AddWords("a word"))
    send(commands.StartGame())
    while table.status != OVER:
        seat = rng.choice(table.waiting)
        assert table.game is not None
        sight = table.game.sight(seat)
        send(commands.PlayAction(seat, rng.choice((sight.keeping() if table.drafting else sight).legal)))
        if rng.random() < 0.1:
            send(commands.SendChat("so “it” is <b>"))
            send(commands.SendPhrase("peace", seat=1))
        if table.status != OVER and rng.random() < 0.02:
            send(commands.ProposeTakeBack(1, max(0, len(table.played) - 3)))
    send(commands.SendChat("well played"))
