"""The session of a terminal game: undo, visibility, standings and saved files."""

import json
import os
import random
from pathlib import Path

import pytest

from civ import Game
from civ.bots import Candidate, Explanation
from civ.errors import BadRecord, BadUsage, CivError, IllegalAction
from civ.game.columns import columns, near_columns
from civ.game.notation import read_action
from civ.game.records import Record
from civ.narration.log_lines import LogSentence
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.narration.standings import hegemony_warnings
from civ.terminal.screens.widgets import entry_text
from civ.terminal.session.factory import new_session, rematch, resume_session
from civ.terminal.session.log_entries import LogEntry
from civ.terminal.session.saved_games import seats_file, write_atomically
from civ.terminal.session.seats import read_seats, write_seats
from civ.terminal.session.session import Session
from tests.harness.app_driver import open_session, session_at
from tests.harness.positions import letters


def undo_refusal(session: Session) -> str:
    """Check that an undo is refused without a change. Returns the error code."""
    before = session.game.record
    with pytest.raises(IllegalAction) as raised:
        session.undo()
    assert session.game.record == before
    return raised.value.code


EFFECTS = "2 players · seat 1: MMM SSS R · seat 2: M · hand 1: RRS · hand 2: SSS · seat 1 effects"


# --- Undo ---


def test_a_new_game_has_nothing_to_take_back() -> None:
    assert undo_refusal(session_at(EFFECTS, "me,me")) == "nothing-to-undo"
    assert undo_refusal(session_at(EFFECTS, "random,random")) == "nothing-to-undo"


def test_an_action_of_the_current_turn_can_be_taken_back_if_it_revealed_nothing() -> None:
    session = session_at(EFFECTS, "me,me")
    session.play("M1")
    session.play("R")
    session.undo()
    session.undo()
    assert session.game.actions == () and session.entries == []


def test_an_action_that_revealed_hidden_cards_cannot_be_taken_back_among_people() -> None:
    session = session_at(EFFECTS, "me,me")
    session.play("!S")  # draws
    assert undo_refusal(session) == "undo-hidden"
    session = session_at(EFFECTS, "me,me")
    session.play("!R")
    session.play("@2")  # shows a hand
    assert undo_refusal(session) == "undo-hidden"


def test_actions_of_another_person_cannot_be_taken_back() -> None:
    session = session_at(EFFECTS, "me,me")
    session.play(".")
    assert session.game.seat == 2
    assert undo_refusal(session) == "undo-others"


def test_a_turn_that_ended_without_a_draw_cannot_be_taken_back() -> None:
    session = session_at("2 players · seat 1: M · hand 1: RRR · hand 2: SSS · seat 1 effects", "me,me")
    session.play(".")
    assert not session.entries[-1].reveals_hidden_cards
    assert undo_refusal(session) == "undo-others"


def test_against_bots_undo_returns_to_the_persons_last_decision(tmp_path: Path) -> None:
    session = open_session("me,random,random", tmp_path / "game.jsonl", seed=3)
    while not (session.person_to_move and len(session.entries) > 12 and session.entries[-1].seat not in session.people):
        if session.person_to_move:
            session.play(session.game.legal[0])
        else:
            task = session.bot_task()
            session.apply_choice(task, task.choose())
    own = [index for index, entry in enumerate(session.entries) if entry.seat in session.people]
    before = [(entry.seat, entry.action) for entry in session.entries[: own[-1]]]
    assert own[-1] < len(session.entries) - 1, "bots have played since"
    session.undo()
    assert [(entry.seat, entry.action) for entry in session.entries] == before
    assert session.person_to_move
    assert Game.from_record((tmp_path / "game.jsonl").read_text()) == session.game


def test_a_bot_choice_from_before_an_undo_is_discarded(tmp_path: Path) -> None:
    session = open_session("me,random", tmp_path / "game.jsonl", seed=5)
    while session.person_to_move:
        session.play(session.game.legal[-1])
    task = session.bot_task()
    choice = task.choose()
    session.undo()
    session.play(session.game.legal[-1])
    assert not session.apply_choice(task, choice)
    new_task = session.bot_task()
    assert session.apply_choice(new_task, new_task.choose())


# --- Visibility ---


def test_people_at_one_screen_see_only_their_own_hands(tmp_path: Path) -> None:
    session = open_session("me,random,me", tmp_path / "game.jsonl", seed=2)
    chance = random.Random(1)
    seen: set[int | None] = set()
    while len(session.entries) < 60 and not session.game.over:
        if session.needs_cover:
            assert session.view().seat is None
            assert all("?" in hand or not hand for hand in session.view().hands)
            session.uncover()
            seen.add(session.viewer)
        elif session.person_to_move:
            assert session.viewer == session.game.seat
            session.play(chance.choice(session.game.legal))
        else:
            task = session.bot_task()
            assert task.sight.seat == 2
            session.apply_choice(task, task.choose())
    assert seen == {1, 3}


def test_the_screen_shows_the_persons_view_while_a_bot_is_to_move(tmp_path: Path) -> None:
    session = open_session("me,random", tmp_path / "game.jsonl", seed=2)
    while session.person_to_move:
        session.play(session.game.legal[-1])
    assert (session.game.seat, session.view().seat) == (2, 1)
    assert "?" in session.view().hands[1]
    with pytest.raises(IllegalAction) as raised:
        session.play(session.game.legal[0])
    assert raised.value.code == "not-your-turn"


def test_new_cards_are_shown_only_to_their_owner() -> None:
    session = session_at(
        "3 players · seat 1: R · hand 1: MM · hand 2: SSC · hand 3: EEE · seat 1 effects", "me,random,me"
    )
    session.play("!R")
    session.play("@2")
    assert {seat: letters(cards) for seat, cards in session.entries[-1].new_cards.items()} == {1: "SS C"}
    for token in ("M", "M", "S"):
        session.play(token)
    assert [set(entry.new_cards) for entry in session.entries[-3:]] == [{2}, {2}, {2}]
    assert "Military" not in " ".join(line.text("en") for entry in session.entries for line in entry.lines)


@pytest.mark.parametrize(
    ("step", "why", "candidates"),
    [("keep", False, False), ("give-back", False, False), ("play", True, False), ("effects", True, True)],
)
def test_the_reasons_of_bots_reveal_no_hidden_cards_before_the_end(step: str, why: bool, candidates: bool) -> None:
    science = read_action("S")
    phrase, considered = Explanation("why-random"), (Candidate(science, 10, 0.5),)
    entry = LogEntry(2, science, step, 1, (LogSentence("demo-keep", {"seat": 2}),), {}, False, phrase, considered)
    assert ("A random choice." in entry_text(entry, 1, "en").plain) == why
    assert ("A random choice." in "".join(entry.text(1, "en").lines)) == why
    assert bool(entry.text(1, "en").candidates) == candidates
    assert "A random choice." in entry_text(entry, 1, "en", over=True).plain
    assert entry.text(1, "en", over=True).candidates == ("S: tried 10 times, wins 50 %",)


def test_a_prompt_counts_the_choices_of_a_step() -> None:
    session = session_at("2 players · seat 1: MMMMM · hand 1: RRS · hand 2: SSS · seat 1 effects", "me,random")
    session.play("M2")
    assert prompt(session.view(), *session.choice_count, "en") == "Discard a card from your hand · 1 of 2"
    session.play("R")
    assert prompt(session.view(), *session.choice_count, "en") == "Discard a card from your hand · 2 of 2"


# --- Standings ---


def test_democracy_makes_a_column_longer() -> None:
    view = session_at(
        "2 players · seat 1: SSSSSS · seat 2: U · democracy 1: S · hand 1: M · hand 2: M · seat 1 effects", "me,me"
    ).view()
    science = columns(view, 1)[3]
    assert (science.bar, science.numbers) == ("■■◆■◆■··☆", "6/9 +")
    assert list(near_columns(view)) == []


def test_players_close_to_hegemony_cause_a_warning() -> None:
    view = session_at(
        "2 players · seat 1: SSSSSS · seat 2: MMMMMMM · hand 1: M · hand 2: M · seat 1 effects", "me,me"
    ).view()
    assert hegemony_warnings(view, "en") == [
        "1 card from Hegemony: Seat 2 Military",
        "2 cards from Hegemony: Seat 1 Science",
    ]


def test_the_forecast_counts_points_like_the_end_of_the_game() -> None:
    session = session_at(
        "3 players · seat 1: SS M · seat 2: M EE · seat 3: C · hand 1: M · hand 2: M · hand 3: M · seat 1 effects",
        "me,me,me",
    )
    assert session.view().points == (2, 2, 1)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (
            "2 players · seat 1: SSSSSSSS · seat 2: M · hand 1: MMM · hand 2: MMM · seat 1 effects",
            ["Seat 1 wins by Hegemony.", "Science: 8 cards, 8 needed."],
        ),
        (
            "2 players · seat 1: SS U · seat 2: MM C · hand 1: MMM · hand 2: MMM · deck: - · seat 2 effects",
            ["Seat 1 wins by Majority. Points: 2, 2.", "Tied on points; more Utopia cards decide."],
        ),
        (
            "2 players · seat 1: S M · seat 2: S M · hand 1: MMM · hand 2: MMM · deck: - · seat 2 effects",
            ["Seats 1, 2 win by Majority. Points: 2, 2.", "Everything is equal: the victory is shared."],
        ),
        (
            "4 players teams · seat 1: UU · seat 2: MM C · seat 3: S · seat 4: SS · deck: - · seat 4 effects",
            ["Seats 2, 4 win by Majority. Points: 1, 3, 1, 3."],
        ),
    ],
)  # fmt: skip
def test_the_result_explains_why_the_game_ended(position: str, words: list[str]) -> None:
    session = session_at(position, ",".join(["me"] * int(position[0])))
    session.play(".")
    assert session.game.over
    assert result_sentences(session.view(), session.view().points, "en") == words


# --- Saved files ---


def test_every_action_is_saved_immediately(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = open_session("me,random", file)
    for _ in range(8):
        if session.person_to_move:
            session.play(session.game.legal[0])
        else:
            task = session.bot_task()
            session.apply_choice(task, task.choose())
        assert json.loads(file.read_text())["actions"].split() == list(session.game.actions)
    assert seats_file(file).read_text() == "me,random\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.jsonl", "game.jsonl.seats"]


def test_a_game_resumes_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = open_session("random,me,expert@0.5s", file)
    while not session.person_to_move:
        task = session.bot_task()
        session.apply_choice(task, task.choose())
    session.play(session.game.legal[0])
    resumed = resume_session(Record.from_json(file.read_text()), file)
    assert resumed.game == session.game
    assert write_seats(resumed.players) == "random,me,expert@0.5s"
    assert [entry.lines for entry in resumed.entries] == [entry.lines for entry in session.entries]


def test_a_write_error_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    session = open_session("me,random", folder / "game.jsonl", seed=1)
    folder.rename(tmp_path / "elsewhere")
    if session.person_to_move:
        session.play(session.game.legal[0])
    else:
        task = session.bot_task()
        session.apply_choice(task, task.choose())
    assert session.save_error == "No such file or directory"
    assert len(session.entries) == 1


def test_saved_games_are_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = open_session("me,random", tmp_path / "game.jsonl")
    with pytest.raises(BadUsage) as raised:
        new_session(session.game.rules, session.players, tmp_path / "game.jsonl")
    assert raised.value.code == "save-exists"
    files = {rematch(session).file for _ in range(3)}
    assert len(files) == 3 and all(file and file.parent == tmp_path / "civ" / "games" for file in files)


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    position = "2 players · seat 1: SSSSSSSS · seat 2: M · hand 1: MMM · hand 2: MMM · seat 1 effects"
    game = Game.from_position(position)
    game.play(".")
    file.write_text(game.record)
    with pytest.raises(BadRecord) as raised:
        resume_session(Record.from_json(file.read_text()), file)
    assert raised.value.code == "resume-over"
    assert file.read_text() == game.record


@pytest.mark.parametrize("seats", ["me,adept", "me, me ,random", "me,expert@0.5s,novice,expert@5000"])
def test_seats_round_trip_as_text(seats: str) -> None:
    players = read_seats(seats)
    assert read_seats(write_seats(players)) == players
    assert write_seats(players).replace(" ", "") == seats.replace(" ", "")


@pytest.mark.parametrize("seats", ["", "you", "me,", "me,champion", "me,expert@0s", "me\0"])
def test_invalid_seats_are_refused(seats: str, tmp_path: Path) -> None:
    with pytest.raises(CivError):
        open_session(seats, tmp_path / "game.jsonl")


def test_a_file_is_replaced_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "words"
    write_atomically(path, "one")
    write_atomically(path, "two")
    assert path.read_text() == "two\n" and list(tmp_path.iterdir()) == [path]

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, "three")
    assert path.read_text() == "two\n"
