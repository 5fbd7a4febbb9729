"""What a viewer sees of a table: never more than their seats may know, and always enough to stay up to date."""

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from civ import Game, Rules
from civ.game.views import Own, Shared, View
from civ.tables import commands, events
from civ.tables.settings import Settings
from civ.tables.snapshots import GameViews, snapshot, table_info, turn_info
from civ.tables.table import Table
from civ.tables.visible_events import Viewer, visible_event
from civ.wire.broadcasts import Broadcast
from civ.wire.messages import encode
from tests.harness.random_tables import RandomTable, random_tables
from tests.harness.table_driver import (
    ANN,
    BOB,
    CYD,
    SEED,
    TableDriver,
    card_to_keep,
    draft_rules,
    start_from_position,
    start_game,
)
from tests.harness.tiers import count


def viewers(table: Table) -> Iterator[Viewer]:
    """Yield a spectator, every single seat, and seats that share a device."""
    yield ()
    for seat in range(1, len(table.chairs) + 1):
        yield (seat,)
    yield tuple(range(1, len(table.chairs) + 1))


def decoded(message: bytes) -> Any:
    return msgspec.json.decode(message)


# --- Views ---


def expected_parts(table: Table, view: View, chooses: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the two parts that a viewer should see, assembled from the view of the game."""
    seat, assembled = view.seat, {**view.to_dict(), "seat": view.seat}
    assembled["hand"] = "" if seat is None else view.hands[seat - 1]
    spectator = table.game.view() if table.game else view
    assembled["hands"] = spectator.hands
    if not chooses:
        assembled["legal"] = ()
    shared, own = ({field.name: assembled[field.name] for field in fields(half)} for half in (Shared, Own))
    return shared, own


@settings(max_examples=count(2, 6))
@given(random_tables)
def test_a_viewer_sees_no_more_than_the_views_of_their_seats(random_table: RandomTable) -> None:
    for step in random_table.steps():
        table, game = step.driver.table, step.driver.table.game
        if game is None:
            views = GameViews(table.game, table.waiting)
            assert (views.game, views.own((1,))) == (None, ())
            continue
        showing = GameViews(table.game, table.waiting)
        for seat in (None, *range(1, len(table.chairs) + 1)):
            (own,) = showing.own(() if seat is None else (seat,))
            sight = game.sight(seat)
            view = sight.keeping().view if table.drafting and seat is not None else sight.view
            shared, private = expected_parts(table, view, seat in table.waiting)
            assert {field.name: getattr(own, field.name) for field in fields(Own)} == private
            if not table.drafting or seat == game.seat:
                assert {field.name: getattr(showing.game, field.name) for field in fields(Shared)} == shared
            assert bool(own.legal) == (seat in table.waiting)


def twin_of(game: Game, seat: int | None, seed: int) -> Game:
    """Redeal the hidden cards: a game that the seat cannot tell from this one."""
    twin = game.redeal(seat, seed)
    twin.arrays[1][:] = game.arrays[1]
    return twin


@settings(max_examples=count(2, 6))
@given(random_tables)
def test_hidden_information_does_not_change_what_a_viewer_sees(random_table: RandomTable) -> None:
    for number, step in enumerate(random_table.steps()):
        table, game = step.driver.table, step.driver.table.game
        if game is None or step.event is None or table.status == "over":
            continue
        for viewer in [(), *((seat,) for seat in range(1, len(table.chairs) + 1))]:
            seat = viewer[0] if viewer else None
            messages = []
            for variant in (game, twin_of(game, seat, number)):
                table.game = variant
                broadcast = Broadcast(table, step.event, encode(step.event)).for_viewer(viewer)
                messages.append((encode(snapshot(table, viewer, 0.0)), decoded(broadcast)))
            table.game = game
            assert messages[0] == messages[1]


@settings(max_examples=count(4, 12))
@given(random_tables)
def test_applying_the_events_gives_the_snapshot(random_table: RandomTable) -> None:
    kept: dict[Viewer, dict[str, Any]] = {}
    for step in random_table.steps():
        table = step.driver.table
        if step.event is None:
            continue
        broadcast = Broadcast(table, step.event, encode(step.event))
        for viewer in viewers(table):
            message = decoded(broadcast.for_viewer(viewer))
            snap = decoded(encode(snapshot(table, viewer, 7.0)))
            held = kept.setdefault(viewer, {"table": None, "turn": None, "game": None, "own": []})
            held |= {part: message[part] for part in held if part in message}
            assert held == {part: snap[part] for part in held}
            assert (message["type"], message["seq"], snap["type"]) == ("event", table.seq, "snapshot")
            assert (snap["seq"], snap["now"], tuple(snap["viewer"])) == (table.seq, 7.0, viewer)
            assert message["event"] == decoded(encode(visible_event(step.event, viewer)))


# --- Events ---


@settings(max_examples=count(4, 12))
@given(random_tables)
def test_an_event_is_complete_except_for_cards_kept_and_given_back(random_table: RandomTable) -> None:
    for step in random_table.steps():
        event = step.event
        if event is None or isinstance(event, events.TableOpened | events.CardsDealt):
            continue
        whole = decoded(encode(event))
        for viewer in viewers(step.driver.table):
            seen = decoded(encode(visible_event(event, viewer)))
            secret = (isinstance(event, events.CardKept) and event.seat not in viewer) or (
                isinstance(event, events.ActionPlayed)
                and event.step == "give-back"
                and not {event.seat, event.target} & set(viewer)
            )
            assert seen.get("action") == (None if secret else whole.get("action"))
            assert {**seen, "action": None} == {**whole, "action": None}


@settings(max_examples=count(4, 12))
@given(random_tables)
def test_neither_seed_nor_deck_is_ever_sent_before_the_end(random_table: RandomTable) -> None:
    for step in random_table.steps():
        table = step.driver.table
        if step.event is None or table.status == "over" or table.seed is None:
            continue
        secrets = [table.seed.hex().encode(), b'"record"', b'"actions"', b'"removed"']
        for viewer in viewers(table):
            message = Broadcast(table, step.event, encode(step.event)).for_viewer(viewer)
            sent = message + encode(snapshot(table, viewer, 0.0))
            assert not [secret for secret in secrets if secret in sent]


def test_a_card_given_back_is_known_to_giver_and_receiver_alone() -> None:
    driver = start_from_position("3 players · seat 1: R · hand 1: M · hand 2: 1S 1C · hand 3: E · seat 1 effects")
    driver.play("!R", "@2")
    assert (driver.game.pending.step, driver.game.pending.target) == ("give-back", 2)
    driver.play("M")
    event = driver.log[-1]
    seen = {viewer: visible_event(event, viewer).action for viewer in ((), (1,), (2,), (3,), (2, 3))}
    assert seen == {(): None, (1,): "M", (2,): "M", (3,): None, (2, 3): "M"}


def test_a_kept_card_is_known_to_its_keeper_alone() -> None:
    driver = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    token = card_to_keep(driver.game, 2, 0)
    event = driver.send(BOB, commands.PlayAction(2, token))
    seen = {viewer: visible_event(event, viewer).action for viewer in ((), (1,), (2,), (3,), (1, 2))}
    assert seen == {(): None, (1,): None, (2,): token, (3,): None, (1, 2): token}


def test_a_player_who_has_kept_a_card_still_sees_the_pack_and_waits() -> None:
    driver = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    (before,) = GameViews(driver.table.game, driver.table.waiting).own((2,))
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    (after,) = GameViews(driver.table.game, driver.table.waiting).own((2,))
    assert (before.legal != (), after.legal, after.pack, after.hand) == (True, (), before.pack, "")
    turn = turn_info(driver.table)
    assert turn is not None
    assert (turn.waiting, turn.kept, turn.ply) == ((1, 3), (2,), 0)


@pytest.mark.parametrize("rules", [Rules(), draft_rules(2, "clockwise")], ids=["basic", "draft"])
def test_after_a_resignation_nobody_has_legal_actions(rules: Rules) -> None:
    driver = start_game(rules, ANN, BOB)
    driver.send(ANN, commands.Resign(1))
    for seat in (1, 2):
        assert GameViews(driver.table.game, driver.table.waiting).own((seat,))[0].legal == ()
    turn = turn_info(driver.table)
    assert turn is not None
    assert (turn.waiting, turn.kept, turn.deadline) == ((), (), None)


def test_a_game_continued_within_a_pass_shows_who_has_kept_a_card() -> None:
    rules = draft_rules(3, "clockwise")
    game = Game.new(rules, seed=4)
    first = game.seat
    game.play(game.legal[0])
    driver = TableDriver(Settings(rules=rules, seats=("me", "here", "here")), start=game.record)
    driver.send(ANN, commands.StartGame())
    turn = turn_info(driver.table)
    assert turn is not None
    assert turn.kept == (first,)
    assert GameViews(driver.table.game, driver.table.waiting).own((first,))[0].legal == ()


# --- The table ---


def test_everybody_gets_the_same_table_info() -> None:
    driver = TableDriver(Settings(rules=Rules(players=3), seats=("me", "open", "adept"), turn_seconds=60))
    driver.send(BOB, commands.TakeSeat(2), commands.AddWords("luck"), commands.SetReady())
    info = table_info(driver.table)
    assert (info.status, info.host, info.forked, info.result, info.followed) == ("open", "ann", False, None, None)
    assert [(seat.person, seat.bot, seat.ready) for seat in info.seats] == [
        ("ann", None, False), ("bob", None, True), (None, "adept", False),
    ]  # fmt: skip
    assert [(words.name, words.words) for words in info.words] == [("Bob", "luck")]
    assert turn_info(driver.table) is None


def test_the_seed_is_committed_before_the_deal_and_revealed_at_the_end() -> None:
    driver = TableDriver(Settings(seats=("me", "here")))
    committed = table_info(driver.table).commitment
    assert committed is not None
    driver.send(ANN, commands.StartGame())
    assert (table_info(driver.table).seed, table_info(driver.table).commitment) == (None, committed)
    driver.send(ANN, commands.Resign(1))
    info = table_info(driver.table)
    assert (info.seed, info.commitment) == (SEED.hex(), committed)
    assert info.result is not None
    assert (info.result.winners, info.result.reason) == ((2,), "resignation")


def test_a_stand_in_and_a_resignation_are_shown() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD, stand_in="novice")
    driver.send(BOB, commands.HandOver(2, "adept"))
    driver.send(CYD, commands.Resign(3))
    seats = table_info(driver.table).seats
    assert [(seat.bot, seat.stands_in, seat.resigned) for seat in seats] == [
        (None, False, False), ("adept", True, False), ("novice", True, True),
    ]  # fmt: skip


def test_a_proposal_is_shown_with_those_who_have_yet_to_agree() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD)
    driver.play_legal(2)
    driver.send(BOB, commands.ProposeTakeBack(2, 1))
    driver.send(CYD, commands.AnswerProposal(3, yes=True))
    turn = turn_info(driver.table)
    assert turn is not None and turn.proposal is not None
    assert (turn.proposal.seat, turn.proposal.ply, turn.proposal.unanswered, turn.ply) == (2, 1, (1,), 2)


def test_the_clock_is_shown() -> None:
    driver = start_game(Rules(players=2), ANN, BOB, turn_seconds=60)
    turn = turn_info(driver.table)
    assert turn is not None
    assert turn.deadline == driver.now + 60


# --- Chat ---


def test_chat_of_a_muted_person_is_blanked_but_its_event_is_counted() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    event = driver.send(BOB, commands.SendChat("canary"))
    broadcast = Broadcast(driver.table, event, encode(event))
    message, muted_message = broadcast.for_viewer((1,)), broadcast.for_viewer((1,), frozenset({"bob"}))
    assert b"canary" in message and b"canary" not in muted_message
    assert json.loads(muted_message)["seq"] == json.loads(message)["seq"] == driver.table.seq
    assert b"canary" in broadcast.for_viewer((1,), frozenset({"cyd"}))


def test_every_kind_of_event_is_public_or_built_for_its_viewer() -> None:
    kinds: list[Any] = [
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)
    ]
    samples = {
        "settings": Settings(),
        "host": events.Player(),
        "player": events.Player(),
        "players": (events.Player(),),
    }
    for kind in set(kinds) - {events.Event}:
        required = kind.__struct_fields__[: len(kind.__struct_fields__) - len(kind.__struct_defaults__)]
        facts = {name: samples.get(name, "M") for name in required}
        assert encode(visible_event(kind(**facts), ()))
