"""A table is the fold over its log: resignation, stale commands, rematches, forks, the shuffle."""

import pytest

from civ import Game, Rules
from civ.game.deals import commitment
from civ.game.options import PLAYER_COUNTS, Players
from civ.tables import commands
from civ.tables.decisions import Actor, open_rematch
from civ.tables.settings import Settings
from civ.tables.table import Table
from tests.harness.table_driver import (
    ANN,
    BOB,
    CYD,
    DAN,
    SEED,
    TableDriver,
    card_to_keep,
    draft_rules,
    start_from_position,
    start_game,
)
from tests.invariants.random_games import Walk

# --- Resignation ---


@pytest.mark.parametrize("seat", [1, 2])
def test_when_one_of_two_resigns_the_other_wins(seat: int) -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    driver.send(driver.holder(seat), commands.Resign(seat))
    result = driver.table.result
    assert result is not None
    assert (result.winners, result.reason, result.points) == ((3 - seat,), "resignation", (0, 0))
    assert (driver.table.status, driver.table.waiting, driver.table.due) == ("over", (), None)


def test_when_one_of_three_resigns_the_others_play_on_against_a_bot() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD, stand_in="novice")
    driver.send(BOB, commands.Resign(2))
    assert (driver.table.status, driver.table.chair(2).bot) == ("playing", "novice")
    assert driver.refused(BOB, commands.ReclaimSeat(2)) == "seat-resigned"
    assert driver.refused(BOB, commands.Resign(2)) == "seat-resigned"
    assert driver.refused(BOB, commands.PlayAction(2, "M")) == "seat-resigned"
    driver.play_legal(30)
    driver.send(CYD, commands.Resign(3))
    assert driver.table.result is not None
    assert driver.table.result.winners == (1,)


def test_the_default_stand_in_plays_on_for_a_seat_that_resigned() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD, stand_in=None)
    driver.send(BOB, commands.Resign(2))
    assert driver.table.chair(2).bot == "adept"


def test_a_seat_that_was_handed_over_can_still_resign() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD)
    driver.send(BOB, commands.HandOver(2, "novice"), commands.Resign(2))
    assert (driver.table.chair(2).bot, driver.table.chair(2).resigned) == ("novice", True)


@pytest.mark.parametrize(
    ("seats", "resigning", "winners"),
    [
        ((ANN, "adept"), [1], (2,)),
        ((ANN, "adept", "adept"), [1], (2, 3)),
        ((ANN, BOB, "adept"), [1, 2], (3,)),
        ((ANN, BOB, "adept", "novice"), [2, 1], (3, 4)),
        (("adept", ANN, BOB, CYD), [2, 3, 4], (1,)),
    ],
    ids=str,
)
def test_once_only_bots_are_left_the_game_is_over(
    seats: tuple[Actor | str, ...], resigning: list[int], winners: tuple[int, ...]
) -> None:
    driver = start_game(Rules(players=PLAYER_COUNTS[len(seats) - 2]), *seats)
    for seat in resigning:
        assert driver.table.status == "playing"
        driver.send(driver.holder(seat), commands.Resign(seat))
    assert driver.table.result is not None
    assert driver.table.result.winners == winners


@pytest.mark.parametrize(
    ("seats", "resigning", "winners"),
    [
        ((ANN, BOB, CYD, DAN), [1, 3], (2, 4)),
        ((ANN, BOB, CYD, DAN), [1, 2, 4], (1, 3)),  # the whole team wins, including the player who resigned
        ((ANN, BOB, "adept", DAN), [1], (2, 4)),  # no person is left in that team
        ((ANN, "adept", CYD, "adept"), [3, 1], (2, 4)),
        ((ANN, "adept", "adept", "adept"), [1], (2, 4)),
    ],
    ids=str,
)
def test_a_team_has_resigned_when_all_its_people_have(
    seats: tuple[Actor | str, ...], resigning: list[int], winners: tuple[int, ...]
) -> None:
    driver = start_game(Rules(players=4, teams=True), *seats)
    for seat in resigning:
        assert driver.table.status == "playing"
        driver.send(driver.holder(seat), commands.Resign(seat))
    assert driver.table.result is not None
    assert driver.table.result.winners == winners


def test_a_resignation_counts_the_current_points() -> None:
    driver = start_from_position("2 players · seat 1: MM S · seat 2: S C · hand 1: M · hand 2: R · seat 1 effects")
    driver.send(ANN, commands.Resign(1))
    assert driver.table.result is not None
    assert driver.table.result.points == (2, 2)


# --- Stale commands ---


def test_chat_readiness_words_and_kept_cards_make_no_command_stale() -> None:
    driver = TableDriver(Settings(rules=draft_rules(2, "clockwise"), seats=("me", "open")))
    driver.send(BOB, commands.TakeSeat(2))
    seen = driver.table.changed
    assert seen == driver.table.seq == 2
    driver.send(
        BOB, commands.SetReady(), commands.AddWords("luck"), commands.SendChat("hi"), commands.SendPhrase("hello")
    )
    assert (driver.table.changed, driver.table.seq) == (seen, 6)
    driver.send(ANN, commands.StartGame())
    assert driver.table.changed == 7
    driver.send(
        ANN,
        commands.PlayAction(1, card_to_keep(driver.game, 1, 0)),
        commands.TakeBack(1),
        commands.PlayAction(1, card_to_keep(driver.game, 1, 0)),
    )
    assert (driver.table.changed, driver.table.seq) == (7, 10)
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    assert driver.table.changed == 11


# --- Rematches and forks ---


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_rematch_moves_everybody_one_seat_on(players: Players) -> None:
    seats = (ANN, BOB, "adept", CYD)[:players]
    table = start_game(Rules(players=players), *seats, pace=5).table
    first = [chair.player for chair in table.chairs]
    for turn in range(1, 2 * players + 1):
        following = Table("next")
        following.apply(open_rematch(table, 2000.0, bytes([turn]) * 32))
        assert [chair.player for chair in following.chairs] == [
            first[(place - turn) % players] for place in range(players)
        ]
        assert following.chairs[1].player == table.chairs[0].player
        assert (following.host, following.settings) == (table.host, table.settings)
        assert (following.status, following.commitment) == ("open", commitment(bytes([turn]) * 32))
        table = following
    assert [chair.player for chair in table.chairs] == first


def test_a_rematch_gives_seats_back_to_people_whom_bots_replaced() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    driver.send(ANN, commands.HandOver(1))
    driver.send(BOB, commands.Resign(2))
    following = Table("next")
    following.apply(open_rematch(driver.table, 2000.0, SEED))
    assert [(chair.player.person, chair.bot, chair.resigned) for chair in following.chairs] == [
        ("bob", None, False), ("ann", None, False),
    ]  # fmt: skip


def fork(plies: int) -> tuple[TableDriver, Game]:
    """Return a table that continues a game after some actions, and that game."""
    game = next(game for game in Walk(Rules(players=2), 3, 4).games() if len(game.actions) == plies)
    driver = TableDriver(Settings(rules=game.rules, seats=("me", "here")), start=game.record)
    driver.send(ANN, commands.StartGame())
    return driver, game


@pytest.mark.parametrize("plies", [0, 1, 17, 40])
def test_a_fork_begins_at_its_ply_and_cannot_be_taken_back_further(plies: int) -> None:
    driver, game = fork(plies)
    assert (driver.game, driver.table.forked, driver.table.commitment) == (game, plies, None)
    seat = game.seat
    assert driver.refused(ANN, commands.TakeBack(seat)) == "nothing-to-undo"
    assert driver.refused(ANN, commands.ProposeTakeBack(seat, 0)) == "nothing-to-undo"
    driver.play_legal(5)
    driver.send(ANN, commands.ProposeTakeBack(1, 0))
    assert driver.game == game
    assert driver.refused(ANN, commands.TakeBack(seat)) == "nothing-to-undo"


def test_the_rules_of_a_fork_cannot_be_changed() -> None:
    start = Game.new(Rules(players=2), seed=1).record
    driver = TableDriver(Settings(rules=Rules(players=2), seats=("me", "open")), start=start)
    other = Settings(rules=Rules(players=2, last_round="one_more_each"), seats=("me", "open"))
    assert driver.refused(ANN, commands.ChangeSettings(other)) == "fork-rules"
    driver.send(ANN, commands.ChangeSettings(Settings(rules=Rules(players=2), seats=("me", "open"), chat=False)))


# --- The shuffle ---


def test_the_last_words_of_each_person_count_for_the_deal() -> None:
    driver = TableDriver(Settings(seats=("me", "open")))
    committed = driver.table.commitment
    driver.send(BOB, commands.TakeSeat(2), commands.SetReady(), commands.AddWords("first"))
    driver.send(ANN, commands.AddWords("mine"))
    driver.send(BOB, commands.AddWords("second thoughts"))
    assert [worded.words for worded in driver.table.words.values()] == ["second thoughts", "mine"]
    driver.send(ANN, commands.StartGame())
    assert driver.game.record != start_game(Rules(), ANN, BOB).game.record
    assert driver.table.commitment == committed == commitment(SEED)


def test_without_words_the_seed_alone_determines_the_deal() -> None:
    assert start_game(Rules(), ANN, BOB).game == Game.new(Rules(), seed=SEED)
