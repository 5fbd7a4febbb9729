"""Every lesson can be solved by its solution and by following the hints, and in no other way."""

from collections.abc import Iterator

import pytest

from civ.errors import IllegalAction, Unknown
from civ.game.notation import read_action
from civ.lessons.attempts import Attempt, new_attempt
from civ.lessons.course import COURSE
from civ.lessons.feedback import LESSONS, LessonState, lesson_state, list_lessons
from civ.lessons.lesson import Lesson
from civ.lessons.solver import useful_actions
from tests.harness.positions import letters
from tests.lessons.solutions import SOLUTIONS

DOMAINS = {"military": "M", "religion": "R", "economy": "E", "science": "S", "utopia": "U"}
each_lesson = pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)


def solution_steps(lesson: Lesson) -> Iterator[tuple[str, LessonState]]:
    """Yield each action of the solution with the state of the lesson before it."""
    done: list[str] = []
    for token in SOLUTIONS[lesson.id].split():
        yield token, lesson_state(lesson.id, " ".join(done))
        done.append(token)


def solved(lesson: Lesson) -> LessonState:
    return lesson_state(lesson.id, SOLUTIONS[lesson.id])


# --- Solutions ---


def test_every_lesson_is_listed_and_has_a_solution() -> None:
    assert list(SOLUTIONS) == [lesson.id for lesson in COURSE] == [info.id for info in list_lessons()]
    assert len(COURSE) == len(LESSONS) == 12


@each_lesson
def test_a_lesson_is_solved_by_the_last_action_of_its_solution(lesson: Lesson) -> None:
    steps = 0
    for token, state in solution_steps(lesson):
        assert not state.done
        assert state.mistake is None
        assert state.step >= steps
        assert token in state.useful
        steps = state.step
    state = solved(lesson)
    assert (state.done, state.mistake, state.step, state.text.key) == (True, None, len(lesson.tasks), lesson.end)
    assert state.actions == SOLUTIONS[lesson.id]


@each_lesson
def test_every_sequence_of_hints_solves_the_lesson(lesson: Lesson) -> None:
    pending = [new_attempt(lesson)]
    seen = {key(pending[0])}
    while pending:
        attempt = pending.pop()
        hints = () if attempt.finished else useful_actions(attempt)
        assert attempt.finished or hints, (attempt.task + 1, attempt.game.actions)
        for action in hints:
            after = attempt.after(action)
            if key(after) not in seen:
                seen.add(key(after))
                pending.append(after)


def key(attempt: Attempt) -> tuple[bytes, int, frozenset[str], int]:
    return attempt.game.arrays[0].tobytes(), attempt.task, attempt.played, attempt.replied


@each_lesson
def test_the_other_players_play_the_planned_replies(lesson: Lesson) -> None:
    attempt = new_attempt(lesson)
    done = [str(entry.action) for entry in attempt.latest]
    for token in SOLUTIONS[lesson.id].split():
        attempt = attempt.after(read_action(token))
        done += [str(entry.action) for entry in attempt.latest if entry.pending.seat != lesson.seat]
    planned = lesson.replies.split()
    assert done[: len(planned)] == planned[: len(done)]


@each_lesson
def test_the_position_of_a_lesson_is_the_same_for_everybody(lesson: Lesson) -> None:
    first, second = lesson_state(lesson.id, ""), lesson_state(lesson.id, "")
    assert first == second
    assert first.positions[-1].seat == lesson.seat
    assert first.positions[-1].own[0].legal


# --- Contents ---


@pytest.mark.parametrize(("lesson", "letter"), DOMAINS.items())
def test_a_domain_is_taught_by_both_levels_and_the_sacrifice(lesson: str, letter: str) -> None:
    assert {f"{letter}1", f"{letter}2", f"!{letter}"} <= set(SOLUTIONS[lesson].split())


def test_culture_is_taught_by_copying_and_the_draft_by_keeping() -> None:
    assert any(token.startswith("~") for token in SOLUTIONS["culture"].split())
    assert {position.game.step for position in lesson_state("draft", "R").positions} == {"keep"}


def test_there_are_lessons_for_every_number_of_players_and_both_ways_to_win() -> None:
    assert {info.players for info in list_lessons()} == {2, 3, 4}
    ended = [solved(lesson).positions[-1].game for lesson in COURSE]
    assert {game.reason for game in ended} == {None, "hegemony", "majority"}
    assert all(1 in game.winners for game in ended if game.over)


@pytest.mark.parametrize("lesson", [lesson for lesson in COURSE if lesson.id != "draft"], ids=lambda lesson: lesson.id)
def test_a_lesson_begins_in_the_middle_of_a_game(lesson: Lesson) -> None:
    game = lesson_state(lesson.id, "").positions[-1].game
    assert all(len(area.split()) >= 5 for area in game.areas)


def test_an_attack_stops_the_leader_who_would_have_won() -> None:
    threats = lesson_state("attack", "").positions[-1].aid.threats
    assert [(threat.seat, threat.domain) for threat in threats] == [(3, "S")]
    idle = new_attempt(LESSONS["attack"]).after(read_action("R")).after(read_action("."))
    assert idle.game.result is not None
    assert idle.game.result.winners == (3,)
    assert not solved(LESSONS["attack"]).positions[-1].game.over


def test_the_majority_is_won_by_the_tie_break() -> None:
    last = solved(LESSONS["majority"]).positions[-1]
    assert last.game.points == (3, 1, 3)
    assert (last.game.winners, last.aid.forecast.tie) == ((1,), "C")


def test_a_partner_wins_with_a_card_they_were_given() -> None:
    state = solved(LESSONS["teams"])
    assert state.teams
    assert state.positions[-1].game.winners == (1, 3)


# --- Mistakes ---


@each_lesson
def test_every_wrong_action_gets_feedback_and_can_be_taken_back(lesson: Lesson) -> None:
    done: list[str] = []
    for token, state in solution_steps(lesson):
        for wrong in set(state.positions[-1].own[0].legal) - set(state.useful):
            feedback = lesson_state(lesson.id, " ".join([*done, wrong]))
            assert feedback.mistake is not None, (done, wrong)
            assert feedback.mistake.key in (lesson.tasks[state.step].mistake, "learn-detour")
            assert feedback.useful == ()
            assert not feedback.done
        done.append(token)


def test_mistakes_and_detours_get_different_feedback() -> None:
    mistake, detour = lesson_state("turn", "R").mistake, lesson_state("turn", "C !R").mistake
    assert mistake is not None
    assert detour is not None
    assert (mistake.key, detour.key) == ("learn-turn-1-mistake", "learn-detour")


def test_actions_after_a_mistake_are_ignored() -> None:
    assert lesson_state("turn", "R . C .") == lesson_state("turn", "R")


def test_actions_after_the_end_are_ignored() -> None:
    assert lesson_state("turn", "C . C . M") == solved(LESSONS["turn"])


def test_an_illegal_action_is_refused_with_the_reason_of_the_engine() -> None:
    with pytest.raises(IllegalAction) as error:
        lesson_state("military", "M2")
    assert error.value.code == "needs-domain-cards"
    assert (error.value.facts["needed"], error.value.facts["have"]) == (4, 3)
    assert lesson_state("military", "").mistake is None


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Unknown):
        lesson_state("cheating", "")


# --- Views ---


@each_lesson
def test_no_position_of_a_lesson_shows_hidden_information(lesson: Lesson) -> None:
    for _, state in solution_steps(lesson):
        for position in state.positions:
            assert [own.seat for own in position.own] == [lesson.seat]
            assert all(card[1] == "?" for hand in position.game.hands for card in hand.split())
            last = position.last
            if last is not None and last.seat != lesson.seat and last.step == "keep":
                assert last.action is None


def test_replies_follow_the_action_of_the_learner_one_by_one() -> None:
    replies = [position.last for position in lesson_state("turn", "C .").positions]
    assert [(last.seat, last.action) for last in replies if last] == [(1, "."), (2, "M"), (2, "."), (3, "R"), (3, ".")]


def test_a_hand_taken_by_inquisition_is_visible() -> None:
    before, after = (lesson_state("religion", f"R1 . R R2 !R{more}").positions[-1].own[0].hand for more in ("", " @2"))
    assert len(after.split()) == len(before.split()) + 3
    assert "E" in letters(after)
