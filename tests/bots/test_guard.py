"""The guard: no failure of a bot ends a game, and choices of the stand-in are marked."""

import pytest

from civ import Game, Rules
from civ.bots import Bot, Budget, Choice, Explanation, read_bot_spec
from civ.bots.guard import MAX_HANGS, SKIPPED_CHOICES, GuardedBot
from civ.bots.programs.program_bot import ProgramBot, TimeLimits
from civ.bots.quick import Random
from civ.errors import BadBot
from civ.game.notation import ACTIONS
from civ.game.sights import Sight
from tests.harness.bot_programs import (
    LONG_LIMITS,
    SHORT_BUDGET,
    SHORT_LIMITS,
    example_bot,
    marker,
    misbehaving,
    play,
    wait_until_gone,
)

# By misbehaviour: the code of its failures, whether every choice fails, and the time limits.
GAMES: dict[str, tuple[str, bool, TimeLimits]] = {
    "crash-at-once": ("bot-crashed", True, LONG_LIMITS),
    "crash-later": ("bot-crashed", False, LONG_LIMITS),
    "close-output": ("bot-crashed", True, LONG_LIMITS),
    "children-and-crash": ("bot-hung", True, SHORT_LIMITS),
    "hang": ("bot-hung", True, SHORT_LIMITS),
    "hang-later": ("bot-hung", False, TimeLimits(grace=0.04, start=30)),
    "deaf": ("bot-hung", True, SHORT_LIMITS),
    "stubborn-and-hanging": ("bot-hung", True, SHORT_LIMITS),
    "flood": ("bot-junk", True, LONG_LIMITS),
    "flood-of-old-answers": ("bot-junk", False, LONG_LIMITS),
    "junk": ("bot-junk", True, LONG_LIMITS),
    "not-text": ("bot-junk", True, LONG_LIMITS),
    "wrong-id": ("bot-junk", True, LONG_LIMITS),
    "huge": ("bot-junk", True, LONG_LIMITS),
    "illegal": ("bot-illegal", False, LONG_LIMITS),
    "no-such-action": ("bot-illegal", True, LONG_LIMITS),
}


@pytest.mark.parametrize("misbehaviour", GAMES)
def test_a_whole_game_with_a_misbehaving_program_ends_normally(misbehaviour: str) -> None:
    code, always, limits = GAMES[misbehaviour]
    tag = marker()
    bot = GuardedBot(ProgramBot(misbehaving(misbehaviour, tag), limits), seed=1)
    game, choices = play({2: bot}, Rules(players=4), seed=19)  # a short game
    bot.close()
    assert game.result is not None and game.result.winners
    failed = [choice for choice in choices if choice.failure]
    assert {choice.failure.code for choice in failed if choice.failure} == {code}
    assert (len(failed) == len(choices)) == always
    assert all((choice.why.key == "why-stand-in") == (choice.failure is not None) for choice in choices)
    assert wait_until_gone(tag)


def test_a_valid_choice_is_returned_unchanged() -> None:
    game = Game.new(seed=4)
    sight = game.sight(game.seat)
    assert GuardedBot(Random(5), seed=1).choose(sight, SHORT_BUDGET) == Random(5).choose(sight, SHORT_BUDGET)


class Faulty:
    """A bot that fails with the given codes, one per choice, and counts its calls."""

    def __init__(self, *codes: str) -> None:
        self.codes = list(codes)
        self.calls = 0
        self.closed = False

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        self.calls += 1
        if self.codes and (code := self.codes.pop(0)):
            raise BadBot(code, bot="faulty", seconds=1, status=1)
        return Choice(sight.legal[0], Explanation("why-silent"))

    def close(self) -> None:
        self.closed = True


def choices_with_call(bot: Faulty, choices: int) -> list[int]:
    """Return the numbers of the choices, from 1, for which the guard calls the bot."""
    guarded, game, numbers = GuardedBot(bot, seed=1), Game.new(seed=4), []
    for number in range(1, choices + 1):
        before = bot.calls
        guarded.choose(game.sight(game.seat), SHORT_BUDGET)
        if bot.calls > before:
            numbers.append(number)
    return numbers


def test_a_bot_that_keeps_hanging_is_skipped_for_a_while_and_then_tried_again() -> None:
    assert (MAX_HANGS, SKIPPED_CHOICES) == (3, 20)
    assert choices_with_call(Faulty(*["bot-hung"] * 99), 70) == [1, 2, 3, 24, 45, 66]


def test_a_bot_that_answers_again_is_called_every_time() -> None:
    assert choices_with_call(Faulty("bot-hung", "bot-hung", "bot-hung"), 28) == [1, 2, 3, 24, 25, 26, 27, 28]


@pytest.mark.parametrize("between", ["", "bot-crashed"])
def test_a_bot_is_not_skipped_for_hangs_that_are_not_in_a_row(between: str) -> None:
    assert choices_with_call(Faulty("bot-hung", "bot-hung", between, "bot-hung", "bot-hung", ""), 8) == list(
        range(1, 9)
    )


def test_a_bot_that_crashes_is_called_every_time() -> None:
    assert choices_with_call(Faulty(*["bot-crashed"] * 99), 30) == list(range(1, 31))


def test_a_choice_made_while_the_bot_is_skipped_carries_its_last_failure() -> None:
    guarded, game = GuardedBot(Faulty(*["bot-hung"] * 3), seed=1), Game.new(seed=4)
    choices = [guarded.choose(game.sight(game.seat), SHORT_BUDGET) for _ in range(MAX_HANGS + SKIPPED_CHOICES + 1)]
    assert [choice.failure.code if choice.failure else None for choice in choices] == ["bot-hung"] * 23 + [None]


def test_an_illegal_action_of_a_built_in_bot_is_replaced_too() -> None:
    class Wrong(Faulty):
        def choose(self, sight: Sight, budget: Budget) -> Choice:
            return Choice(next(action for action in ACTIONS if action not in sight.legal), Explanation("why-silent"))

    bot = Wrong()
    guarded: Bot = GuardedBot(bot, seed=1)
    game, choices = play({1: guarded}, Rules(), seed=1)
    assert game.over
    assert {str(choice.failure) for choice in choices if choice.failure} >= {
        '"Wrong" chose "M", which is not possible now.'
    }
    assert all(choice.failure for choice in choices)
    guarded.close()
    assert bot.closed


def test_a_program_on_the_command_line_is_guarded() -> None:
    bot = read_bot_spec(f"program:{misbehaving('no-such-action')}@0.5s").make(seed=1)
    game = Game.new(seed=4)
    choice = bot.choose(game.sight(game.seat), SHORT_BUDGET)
    bot.close()
    assert choice.failure and choice.failure.code == "bot-illegal"
    assert choice.action in game.legal


def test_a_valid_program_on_the_command_line_makes_its_own_choices() -> None:
    bot = read_bot_spec(f"program:{example_bot()}").make(seed=1)
    game, choices = play({1: bot}, Rules(), seed=1)
    bot.close()
    assert game.over
    assert not any(choice.failure for choice in choices)


@pytest.mark.parametrize("word", ["program:no-such-program", "program:'"])
def test_a_missing_program_is_refused_before_the_game(word: str) -> None:
    with pytest.raises(BadBot):
        read_bot_spec(word).make(seed=1)
