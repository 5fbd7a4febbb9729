"""The draft at a table: all keep cards at the same time, in any order, and may change their choice (2.6)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civ import Game, Rules
from civ.game.records import Record
from civ.tables import commands
from civ.tables.decisions import SERVER
from civ.tables.settings import Settings
from tests.harness.table_driver import ANN, BOB, CYD, PEOPLE, TableDriver, card_to_keep, draft_rules, start_game

PASSES = 3


def drafted(rules: Rules, orders: list[tuple[int, ...]], choices: list[list[int]]) -> TableDriver:
    """Play a draft in which the seats keep their cards in the given order in each pass."""
    seated = start_game(rules, *PEOPLE[: rules.players])
    for order, kept in zip(orders, choices, strict=True):
        for seat in order:
            seated.send(seated.holder(seat), commands.PlayAction(seat, card_to_keep(seated.game, seat, kept[seat - 1])))
    return seated


def one_after_the_other(rules: Rules, choices: list[list[int]]) -> Game:
    """Play the same draft in the order of the engine."""
    game = start_game(rules, *PEOPLE[: rules.players]).game.copy()
    for kept in choices:
        for _ in range(rules.players):
            legal = game.legal
            game.play(legal[kept[game.seat - 1] % len(legal)])
    return game


@pytest.mark.parametrize("order", ["anticlockwise", "clockwise"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_keeping_cards_does_not_matter(players: int, order: str) -> None:
    rules, usual = draft_rules(players, order), tuple(range(1, players + 1))
    choices = [[7 * turn + 3 * seat for seat in range(players)] for turn in range(PASSES)]
    expected = one_after_the_other(rules, choices)
    assert expected.pending.step == "take-from-middle"
    for turn in range(PASSES):
        for mixed in permutations(usual):
            orders = [usual] * PASSES
            orders[turn] = mixed
            seated = drafted(rules, orders, choices)
            assert seated.game == expected
            assert seated.game.state.tobytes() == expected.state.tobytes()


@given(st.data())
def test_a_different_order_in_every_pass_does_not_matter(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from((2, 3, 4)))
    rules = draft_rules(players, data.draw(st.sampled_from(("anticlockwise", "clockwise"))))
    orders = [tuple(data.draw(st.permutations(range(1, players + 1)))) for _ in range(PASSES)]
    choices = [data.draw(st.lists(st.integers(0, 99), min_size=players, max_size=players)) for _ in range(PASSES)]
    assert drafted(rules, orders, choices).game == one_after_the_other(rules, choices)


def test_a_kept_card_waits_for_the_others() -> None:
    seated = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    assert set(seated.table.waiting) == {1, 2, 3}
    seated.send(BOB, commands.PlayAction(2, card_to_keep(seated.game, 2, 0)))
    assert (seated.table.waiting, len(seated.game.actions)) == ((1, 3), 0)
    assert seated.refused(BOB, commands.PlayAction(2, card_to_keep(seated.game, 2, 1))) == "not-your-turn"
    for who, seat in ((ANN, 1), (CYD, 3)):
        seated.send(who, commands.PlayAction(seat, card_to_keep(seated.game, seat, 0)))
    assert (seated.table.waiting, len(seated.game.actions)) == ((1, 2, 3), 3)


def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    seated = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    missing = next(domain for domain in "MRESCU" if domain not in seated.game.sight(2).keeping().legal)
    assert seated.refused(BOB, commands.PlayAction(2, missing)) == "no-such-card"


def test_a_kept_card_can_be_changed_until_the_packs_pass_on() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    first, other = card_to_keep(seated.game, 1, 0), card_to_keep(seated.game, 1, 1)
    assert first != other
    seated.send(ANN, commands.PlayAction(1, first), commands.TakeBack(1))
    assert seated.table.waiting == (1, 2)
    seated.send(ANN, commands.PlayAction(1, other))
    seated.send(BOB, commands.PlayAction(2, card_to_keep(seated.game, 2, 0)))
    assert other in seated.game.actions
    assert seated.game.actions.count(first) == (first == seated.log[-1].action)  # type: ignore[union-attr]
    assert seated.refused(ANN, commands.TakeBack(1)) in ("undo-hidden", "undo-others")


def test_bots_keep_cards_too_and_nobody_waits_for_a_turn() -> None:
    seated = start_game(draft_rules(3, "clockwise"), "adept", ANN, "novice")
    seated.send(SERVER, commands.PlayBotAction(3, card_to_keep(seated.game, 3, 0), seated.table.changed))
    seated.send(ANN, commands.PlayAction(2, card_to_keep(seated.game, 2, 0)))
    event = seated.send(SERVER, commands.PlayBotAction(1, card_to_keep(seated.game, 1, 0), seated.table.changed))
    assert (event.bot, len(seated.game.actions)) == (True, 3)


# --- Going on within a draft ---


def test_going_back_into_a_draft_waits_for_the_seats_that_had_not_kept_a_card() -> None:
    rules = draft_rules(3, "anticlockwise")
    choices = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    seated = drafted(rules, [(1, 2, 3)] * PASSES, choices)
    whole = seated.game.copy()
    for ply in range(8, -1, -1):
        seated.send(ANN, commands.ProposeTakeBack(1, ply))
        for who, seat in ((BOB, 2), (CYD, 3)):
            seated.send(who, commands.AnswerProposal(seat, yes=True))
        left = 3 - ply % 3
        assert len(seated.table.waiting) == left
        assert seated.game.actions == whole.actions[:ply]
    for turn in range(PASSES):
        for seat in (3, 1, 2):
            seated.send(
                seated.holder(seat), commands.PlayAction(seat, card_to_keep(seated.game, seat, choices[turn][seat - 1]))
            )
    assert seated.game == whole


@pytest.mark.parametrize("ply", range(10))
def test_a_draft_continues_from_any_ply(ply: int) -> None:
    rules = draft_rules(3, "clockwise")
    choices = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    whole = one_after_the_other(rules, choices)
    record = Record.from_json(whole.record)
    start = Record(rules, record.start, record.actions[:ply]).to_json()
    seated = TableDriver(Settings(rules=rules, seats=("me", "here", "here")), start=start)
    seated.send(ANN, commands.StartGame())
    while seated.table.drafting:
        turn, seat = len(seated.game.actions) // 3, max(seated.table.waiting)
        seated.send(ANN, commands.PlayAction(seat, card_to_keep(seated.game, seat, choices[turn][seat - 1])))
    assert seated.game == whole
