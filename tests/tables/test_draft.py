"""The draft at a table: all keep cards at the same time, in any order, and may change their choice (2.6)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civ import Game, Rules
from civ.game.options import PLAYER_COUNTS, Players
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.decisions import SERVER
from civ.tables.settings import Settings
from tests.harness.table_driver import (
    ANN,
    BOB,
    CYD,
    DRAFT_ORDERS,
    PEOPLE,
    DraftOrder,
    TableDriver,
    card_to_keep,
    draft_rules,
    start_game,
)

PASSES = 3


def drafted(rules: Rules, orders: list[tuple[int, ...]], choices: list[list[int]]) -> TableDriver:
    """Play a draft in which the seats keep their cards in the given order in each pass."""
    driver = start_game(rules, *PEOPLE[: rules.players])
    for order, kept in zip(orders, choices, strict=True):
        for seat in order:
            driver.send(driver.holder(seat), commands.PlayAction(seat, card_to_keep(driver.game, seat, kept[seat - 1])))
    return driver


def played_in_order(rules: Rules, choices: list[list[int]]) -> Game:
    """Play the same draft in the order of the engine."""
    game = start_game(rules, *PEOPLE[: rules.players]).game.copy()
    for kept in choices:
        for _ in range(rules.players):
            legal = game.legal
            game.play(legal[kept[game.seat - 1] % len(legal)])
    return game


@pytest.mark.parametrize("order", DRAFT_ORDERS)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_order_of_keeping_cards_does_not_matter(players: Players, order: DraftOrder) -> None:
    rules, usual = draft_rules(players, order), tuple(range(1, players + 1))
    choices = [[7 * turn + 3 * seat for seat in range(players)] for turn in range(PASSES)]
    expected = played_in_order(rules, choices)
    assert expected.pending.step == "take-from-middle"
    for turn in range(PASSES):
        for mixed in permutations(usual):
            orders = [usual] * PASSES
            orders[turn] = mixed
            driver = drafted(rules, orders, choices)
            assert driver.game == expected
            assert driver.game.state.tobytes() == expected.state.tobytes()


@given(st.data())
def test_a_different_order_in_every_pass_does_not_matter(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(PLAYER_COUNTS))
    rules = draft_rules(players, data.draw(st.sampled_from(DRAFT_ORDERS)))
    orders = [tuple(data.draw(st.permutations(range(1, players + 1)))) for _ in range(PASSES)]
    choices = [data.draw(st.lists(st.integers(0, 99), min_size=players, max_size=players)) for _ in range(PASSES)]
    assert drafted(rules, orders, choices).game == played_in_order(rules, choices)


def test_a_kept_card_waits_for_the_others() -> None:
    driver = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    assert set(driver.table.waiting) == {1, 2, 3}
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    assert (driver.table.waiting, len(driver.game.actions)) == ((1, 3), 0)
    assert driver.refused(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 1))) == "not-your-turn"
    for person, seat in ((ANN, 1), (CYD, 3)):
        driver.send(person, commands.PlayAction(seat, card_to_keep(driver.game, seat, 0)))
    assert (driver.table.waiting, len(driver.game.actions)) == ((1, 2, 3), 3)


def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    driver = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    missing = next(domain for domain in "MRESCU" if domain not in driver.game.sight(2).keeping().legal)
    assert driver.refused(BOB, commands.PlayAction(2, missing)) == "no-such-card"


def test_a_kept_card_can_be_changed_until_the_packs_pass_on() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    first, other = card_to_keep(driver.game, 1, 0), card_to_keep(driver.game, 1, 1)
    assert first != other
    driver.send(ANN, commands.PlayAction(1, first), commands.TakeBack(1))
    assert driver.table.waiting == (1, 2)
    driver.send(ANN, commands.PlayAction(1, other))
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    assert other in driver.game.actions
    assert driver.game.actions.count(first) == (first == driver.last(events.CardKept).action)
    assert driver.refused(ANN, commands.TakeBack(1)) in ("undo-hidden", "undo-others")


def test_bots_and_people_keep_cards_at_the_same_time() -> None:
    driver = start_game(draft_rules(3, "clockwise"), "adept", ANN, "novice")
    driver.send(SERVER, commands.PlayBotAction(3, card_to_keep(driver.game, 3, 0), driver.table.changed))
    driver.send(ANN, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    event = driver.send(SERVER, commands.PlayBotAction(1, card_to_keep(driver.game, 1, 0), driver.table.changed))
    assert (event.bot, len(driver.game.actions)) == (True, 3)


# --- Continuing within a draft ---


def test_going_back_into_a_draft_waits_for_the_seats_that_had_not_kept_a_card() -> None:
    rules = draft_rules(3, "anticlockwise")
    choices = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    driver = drafted(rules, [(1, 2, 3)] * PASSES, choices)
    whole = driver.game.copy()
    for ply in range(8, -1, -1):
        driver.send(ANN, commands.ProposeTakeBack(1, ply))
        for person, seat in ((BOB, 2), (CYD, 3)):
            driver.send(person, commands.AnswerProposal(seat, yes=True))
        left = 3 - ply % 3
        assert len(driver.table.waiting) == left
        assert driver.game.actions == whole.actions[:ply]
    for turn in range(PASSES):
        for seat in (3, 1, 2):
            driver.send(
                driver.holder(seat), commands.PlayAction(seat, card_to_keep(driver.game, seat, choices[turn][seat - 1]))
            )
    assert driver.game == whole


@pytest.mark.parametrize("ply", range(10))
def test_a_draft_continues_from_any_ply(ply: int) -> None:
    rules = draft_rules(3, "clockwise")
    choices = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    whole = played_in_order(rules, choices)
    record = Record.from_json(whole.record)
    start = Record(rules, record.start, record.actions[:ply]).to_json()
    driver = TableDriver(Settings(rules=rules, seats=("me", "here", "here")), start=start)
    driver.send(ANN, commands.StartGame())
    while driver.table.drafting:
        turn, seat = len(driver.game.actions) // 3, max(driver.table.waiting)
        driver.send(ANN, commands.PlayAction(seat, card_to_keep(driver.game, seat, choices[turn][seat - 1])))
    assert driver.game == whole
