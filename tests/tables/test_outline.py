"""The outline of a game has the same actions, columns and moments as its positions."""

from hypothesis import given, settings

from civ import Game
from civ.game.records import Record
from civ.tables.history import positions_of
from civ.tables.outline import Moment, Outline, outline_of
from tests.harness.tiers import count
from tests.invariants.random_games import Walk, walks


def outline(position: str, *actions: str) -> Outline:
    game = Game.from_position(position)
    game.play(*actions)
    return outline_of(Record.from_json(game.record), ())


def random_record(walk: Walk) -> Record:
    *_, game = walk.games()
    return Record.from_json(game.record)


def kinds(outline: Outline) -> list[tuple[int, str]]:
    return [(moment.ply, moment.kind) for moment in outline.moments]


# --- Invariants ---


@settings(max_examples=2)
@given(walks)
def test_the_outline_shows_each_viewer_the_same_actions_as_the_positions(walk: Walk) -> None:
    record = random_record(walk)
    seats = tuple(range(1, record.rules.players + 1))
    for viewer in ((1,), seats):
        positions = positions_of(record, viewer, 0, len(record.actions) + 1).positions
        assert outline_of(record, viewer).actions == tuple(position.last for position in positions[1:])


@settings(max_examples=2)
@given(walks)
def test_the_strongest_column_is_right_at_every_ply(walk: Walk) -> None:
    record = random_record(walk)
    game_outline = outline_of(record, ())
    for position in positions_of(record, (), 0, len(record.actions) + 1).positions:
        for seat, columns in enumerate(position.aid.columns, start=1):
            peak = [peak for peak in game_outline.peaks if peak.seat == seat and peak.ply <= position.ply][-1]
            assert max(0, peak.goal - peak.cards) == min(column.missing for column in columns)
            assert any(
                (column.domain, column.cards, column.goal) == (peak.domain, peak.cards, peak.goal) for column in columns
            )


@settings(max_examples=count(2, 5))
@given(walks)
def test_peaks_are_listed_only_where_they_change(walk: Walk) -> None:
    game_outline = outline_of(random_record(walk), ())
    last: dict[int, tuple[str, int, int]] = {}
    for peak in game_outline.peaks:
        assert last.get(peak.seat) != (peak.domain, peak.cards, peak.goal)
        last[peak.seat] = (peak.domain, peak.cards, peak.goal)


# --- Moments ---


def test_attack_and_democracy_are_moments_with_domain_and_target() -> None:
    position = "2 players · seat 1: MMUU · seat 2: MSS · hand 1: 2R 2R · hand 2: 2M · seat 1 effects"
    game_outline = outline(position, "!M", "M", "!U", "@2S", ".")
    assert game_outline.moments == (Moment(2, "attack", 1, "M", None), Moment(4, "democracy", 1, "S", 2))


def test_a_column_one_card_from_hegemony_is_a_moment_once_when_the_turn_ends() -> None:
    position = "3 players · seat 1: SSSSS · hand 1: 2S 2R · hand 2: 2M 2M · hand 3: 2M 2M · seat 1 play"
    game_outline = outline(position, "S", ".", "M", ".", "M", ".", "R", ".")
    assert kinds(game_outline) == [(2, "threat")]
    assert game_outline.moments[0].domain == "S"


def test_the_last_round_and_the_end_are_moments() -> None:
    position = "2 players · deck: 3U · seat 1: M · hand 1: 2S 2S 2S · hand 2: 2R 2R 2R · seat 1 play"
    game_outline = outline(position, "S", ".", "R", ".")
    assert kinds(game_outline) == [(2, "last-round"), (4, "end")]


def test_a_game_that_is_over_at_once_has_no_last_round() -> None:
    position = "3 players · deck: 3U · seat 1: SSSSSS · hand 1: 2S · hand 2: 2M · hand 3: 2M · seat 1 play"
    assert kinds(outline(position, "S", ".")) == [(2, "end")]
