"""Positions written by hand: their defaults, and positions that are refused."""

import pytest

from civ import CivError, Game
from civ.errors import BadNotation, BadRecord
from civ.game.records import Record


def test_omitted_clauses_have_defaults() -> None:
    view = Game.from_position("2 players · hand 1: M").view(1)
    assert (view.turn, view.first, view.step, view.limit) == (1, 1, "play", 3)
    assert view.areas == ("", "")
    assert sum(view.deck) == 94


def test_cards_given_by_domain_take_the_earliest_eras() -> None:
    view = Game.from_position("2 players · seat 1: EEEEE U · hand 1: E").view(1)
    assert view.areas[0] == "1E 1E 1E 1E 2E 3U"
    assert view.hands[0] == "2E"


def test_all_other_cards_are_in_the_pile_when_the_deck_is_given() -> None:
    view = Game.from_position("4 players · deck: 3U 3S · hand 1: M").view(1)
    assert view.deck == (0, 0, 2)
    assert len(view.pile.split()) == 104 - 3


def test_two_embargoes_take_two_layers() -> None:
    view = Game.from_position("3 players · embargo 2: M R · hand 1: S").view(1)
    assert view.embargo[1] == ("M", "R")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "5 players",
        "2 players draught",
        "2 players · seat 3: M",
        "2 players · seat 1: X · hand 1: M",
        "2 players · seat 1: 1U · hand 1: M",
        "2 players · seat 1: 4M · hand 1: M",
        "2 players · seat 1: RRRRRRRRRRRRRRRRR · hand 1: M",
        "2 players · hand 1: M · hand 1: S",
        "2 players · hand 1: M · seat 1 wander",
        "2 players · hand 1: M · seat 1 3 play",
        "2 players · hand 1: M · seat 1 play 0",
        "2 players · hand 1: M · seat 1 raise-limit 5",
        "2 players · hand 1: M · seat 1 draw 5",
        "2 players · hand 1: MMM · seat 1 give-back 2",
        "2 players · seat 1 play",
        "2 players · hand 1: M · limit ٣",
        "2 players · hand 1: M · limit 99999999999",
        "2 players · hand 1: M · coin 1 2S",
        "2 players · hand 1: M · coin 1",
        "2 players · hand 1: M · embargo 1: M:1:1E",
        "2 players · hand 1: M · embargo 1: M R",
        "2 players · hand 1: M · embargo 1: M:2:1M",
        "2 players · hand 1: M · over majority",
        "2 players · hand 1: M · over boredom 1",
        "2 players · hand 1: M · over majority 12",
        "2 players · hand 1: M · first 12",
        "2 players · hand 1: M · deck: 3U 1M",
        "2 players · hand 1: M · deck: 1M · pile: 1M",
        "2 players · hand 1: M · removed: 1M 1M",
        "2 players draft · packs: 1M 1M · seat 1 keep 6 take-from-middle 2",
        "2 players draft · hand 1: M · seat 1 keep 6 take-from-middle 2",
        "2 players · " * 2000,
        "2 players · democracy 1: UUUUUUUUUUUUUUUUUUUUU · hand 1: M",
        "3 players teams · hand 1: M",
    ],
)
def test_an_impossible_position_is_refused(line: str) -> None:
    with pytest.raises(CivError) as error:
        Game.from_position(line)
    assert "\n" not in str(error.value)


def test_a_record_whose_rules_differ_from_its_position_is_refused() -> None:
    record = Record.from_json('{"rules": {"players": 4}, "position": "2 players · hand 1: M", "actions": ""}')
    with pytest.raises(BadRecord):
        Game.from_record(record)


def test_an_error_names_the_clause() -> None:
    with pytest.raises(BadNotation, match="clause 3"):
        Game.from_position("2 players · hand 1: M · coin 9 2S")
