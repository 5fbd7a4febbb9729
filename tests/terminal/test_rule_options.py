"""The options of rules 3.19 and 4.5 in the terminal: in the setup, in help, and in messages."""

from pathlib import Path

import pytest

from civ import Rules
from civ.game.records import Record
from civ.i18n.texts import LANGUAGES
from civ.narration.rules import rule_lines
from civ.narration.standings import stall_warnings
from civ.narration.table_summary import rules_summary
from civ.tables.settings import Settings
from civ.terminal.screens.pages import help_page
from civ.terminal.session.setup import Setup
from tests.harness.app_driver import session_at
from tests.harness.command_runner import civ
from tests.harness.positions import rule

STALLED = (
    "2 players stall-10 · first 1 · stalled {} · seat 1: S · seat 2: M · hand 1: MMMM · hand 2: MMMM · seat 1 effects"
)


def test_the_setup_offers_both_options() -> None:
    setup = Setup("en")
    assert setup.rules == Rules()
    assert setup.row_label("hand_limit") == "Hand limit" and setup.row_label("stall_rounds") == "Stalled deck"
    setup.change("hand_limit")
    setup.change("stall_rounds")
    assert setup.rules == Rules(hand_limit="while_held", stall_rounds=20)
    for _ in range(2):
        setup.change("stall_rounds")
    assert setup.rules.stall_rounds == 0
    assert setup.value_label("stall_rounds", "0") == "the game goes on"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_options_of_the_table(language: str) -> None:
    session = session_at("2 players stall-10 · seat 1: S · hand 1: M · hand 2: M · seat 1 effects")
    page = "\n".join(line.plain for line in help_page(session.view(), (), language))
    lines = list(rule_lines(session.game.rules, language))
    assert len(lines) == 5  # neither teams nor the order of a draft
    assert all(line in page for line in lines)


def test_a_lobby_lists_unusual_options() -> None:
    assert rules_summary(Settings(), "en").count("·") == 1
    unusual = Settings(rules=Rules(hand_limit="while_held", stall_rounds=0))
    summary = rules_summary(unusual, "en")
    assert "Hand limit: raised only with its cards" in summary
    assert "Stalled deck: the game goes on" in summary


@rule("3.19")
def test_the_hand_limit_follows_the_option() -> None:
    position = (
        "2 players while-held · seat 1: RRR E S · seat 2: M · hand 1: MMM · hand 2: MMM · pile: - · seat 1 effects"
    )
    session = session_at(position)
    session.play("R1")
    assert session.view().limit == 5
    session.play("!R")
    session.play("@2")
    while session.view().step != "effects":
        session.play(session.game.legal[0])
    assert session.view().limit == 3


@rule("4.5")
@pytest.mark.parametrize(
    ("turns", "warning"),
    [
        (1, []),
        (2, []),
        (18, []),
        (19, ["If no card is drawn, the deck counts as empty in 2 turns."]),
        (20, ["If no card is drawn, the deck counts as empty after this turn."]),
    ],
)
def test_a_deck_that_is_about_to_stall_is_announced(turns: int, warning: list[str]) -> None:
    assert stall_warnings(session_at(STALLED.format(turns)).view(), "en") == warning


@rule("4.5")
def test_a_first_turn_without_a_draw_is_no_stall_yet() -> None:
    soon = STALLED.replace("stall-10", "stall-1")
    assert [session_at(soon.format(turns)).view().stall_countdown for turns in (1, 2)] == [None, 1]


@rule("4.5")
def test_without_the_rule_no_stall_is_announced() -> None:
    assert session_at(STALLED.replace(" stall-10", "").replace("stalled {} · ", "")).view().stall_countdown is None


@rule("4.5")
def test_a_stalled_deck_has_its_own_message_for_the_last_round() -> None:
    session = session_at(STALLED.format(20))
    session.play(".")
    assert "table-last-round-stalled" in [line.key for line in session.entries[-1].lines]
    assert "counts as empty: this is the last round." in " ".join(session.entries[-1].text(1, "en").lines)
    assert stall_warnings(session.view(), "en") == []


def test_the_plain_setup_changes_options_by_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = Setup("en")
    numbers = [setup.rows.index(row) + 1 for row in ("hand_limit", "stall_rounds")]
    code, _, err = civ("play", "--plain", stdin="".join(f"{number}\n" for number in (*numbers, "")).encode())
    assert (code, err) == (0, "")
    record = next((tmp_path / "civ" / "games").glob("*.jsonl"))
    rules = Record.from_json(record.read_bytes()).rules
    assert (rules.hand_limit, rules.stall_rounds) == ("while_held", 20)
