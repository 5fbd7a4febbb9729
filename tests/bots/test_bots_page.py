"""docs/bots.md is correct, and so is its example."""

import doctest
import json
import re
from pathlib import Path

import pytest

from civ import Game, Rules
from civ.bots import Budget
from civ.bots.guard import MAX_HANGS, SKIPPED_CHOICES
from civ.bots.programs.process import MAX_OUTPUT_BYTES
from civ.bots.programs.program_bot import (
    BOT_PROTOCOL_VERSION,
    DEFAULT_TIME_LIMITS,
    LOG_VARIABLE,
    MAX_REASON_LENGTH,
    ProgramBot,
    request,
)
from civ.i18n.texts import LOCALES
from tests.harness.bot_programs import EXAMPLE_BOT, LONG_LIMITS, example_bot, play
from tests.harness.bot_tables import SAMPLE_RULES
from tests.harness.tiers import count

FILE = Path(__file__).parents[2] / "docs" / "bots.md"
PAGE = FILE.read_text(encoding="utf-8")
JSON = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)]


def opening() -> Game:
    """Return the game of the example on the page."""
    game = Game.new(Rules(players=3), seed=2)
    game.play("S")
    return game


def rows(heading: str) -> list[str]:
    """Return the first cells of the table under a heading."""
    section = re.split(r"^#+ ", PAGE.split(f"# {heading}\n", 1)[1], flags=re.MULTILINE)[0]
    return re.findall(r"^\| `([^`]+)` \|", section, flags=re.MULTILINE)


def test_the_page_shows_the_request_that_is_sent() -> None:
    game = opening()
    sent = json.loads(request(game.sight(1), Budget(seconds=1.0), 1))
    assert sent == JSON[0]
    assert list(sent["view"]) == list(JSON[0]["view"])
    assert rows("The request") == list(sent)
    assert sent["civ"] == BOT_PROTOCOL_VERSION


def test_the_answers_on_the_page_have_the_described_effect() -> None:
    assert rows("The answer") == list(JSON[2])
    for answer in JSON[1:]:
        program = ProgramBot(f"sh -c 'read request; echo \"$0\"' '{json.dumps(answer)}'", LONG_LIMITS)
        choice = program.choose(opening().sight(1), Budget(seconds=1.0))
        program.close()
        assert choice.action == "!S"
        assert choice.why.text() == answer.get("why", "It does not say why.")
        assert [entry._asdict() for entry in choice.candidates] == answer.get("candidates", [])


def test_the_page_lists_every_failure_of_a_program() -> None:
    codes = re.findall(r"^error-(bot-[a-z-]+) =", (LOCALES / "en" / "bots.ftl").read_text(), flags=re.MULTILINE)
    assert set(rows("When it goes wrong")) == set(codes) - {"bot-unknown", "bot-budget"}


def test_the_limits_on_the_page_match_the_code() -> None:
    limits = DEFAULT_TIME_LIMITS
    for limit in (
        f"The seconds of the budget and {limits.grace:g} more; {limits.iterations:g} and {limits.grace:g} for",
        f"may\n  take another {limits.start:g}.",
        f"SIGTERM after {limits.end:g} second and",
        f"At most {MAX_OUTPUT_BYTES:,} bytes",
        f"After {MAX_HANGS} hangs in a row it is skipped for the next {SKIPPED_CHOICES} choices",
        f"up to {MAX_REASON_LENGTH} characters",
        f"{LOG_VARIABLE}=bot.log",
        f"{len(EXAMPLE_BOT.read_text().splitlines())} lines of JavaScript",
    ):
        assert limit in PAGE


def test_the_python_examples_on_the_page_run() -> None:
    outcome = doctest.testfile(str(FILE), module_relative=False)
    assert outcome.attempted >= 6
    assert outcome.failed == 0


# --- The example ---


@pytest.mark.parametrize("table", SAMPLE_RULES)
def test_the_javascript_example_plays_whole_games_without_a_failure(table: str) -> None:
    program = ProgramBot(example_bot(), LONG_LIMITS)
    for seed in range(count(1, 3)):
        game, choices = play(
            dict.fromkeys(range(1, SAMPLE_RULES[table].players + 1), program), SAMPLE_RULES[table], seed
        )
        assert game.result is not None
        assert {choice.why.key for choice in choices} == {"why-program"}
    program.close()


def test_the_javascript_example_beats_random() -> None:
    program = ProgramBot(example_bot(), LONG_LIMITS)
    results = [play({1: program}, Rules(), seed)[0].result for seed in range(12)]
    program.close()
    assert sum(result is not None and result.winners == (1,) for result in results) >= 10
