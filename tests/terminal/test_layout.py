"""In every language and with every number of players, no important text is cut off in a terminal of 80 by 24."""

import ast
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import civ
from civ.bots import LADDER
from civ.engine.rules.actions import COPY, PERMANENT, SACRIFICE
from civ.game.notation import ACTIONS
from civ.i18n.texts import LANGUAGES, LOCALES, text
from civ.narration.effects import action_description
from civ.narration.prompts import prompt
from civ.narration.standings import hegemony_warnings
from civ.terminal.screens.action_keys import action_options
from civ.terminal.screens.game import GAME_KEYS
from civ.terminal.screens.setup import SetupScreen
from civ.terminal.session.session import Session
from tests.harness.app_driver import LARGE, SMALL, make_app, run_app, screen_lines, screen_text, session_at

# At least as many effects as can be legal at once in a game.
POSITIONS = {
    2: "2 players · seat 1: 2M 2M 2M 2M 2M 1R 1R 1R 1R 1R EEEEE 3S 3S 3S 3S 3S CC UUUUU · seat 2: UUUUUU "
    "· hand 1: 1M 1R · hand 2: 2S · pile: 3C 3C · seat 1 effects",
    3: "3 players · seat 1: 2M 2M 2M 2M 2M 1R 1R 1R 1R 1R EEEEE 3S 3S 3S 3S 3S CC UUUUU · seat 2: UUUUU "
    "· hand 1: 1M 1R · hand 2: 2S · pile: 3C 3C · seat 1 effects",
    4: "4 players · seat 1: MMMM RRRR EEEE SSSS CC UUUU · seat 2: MMMM RRRR SSS U · seat 3: SSSSS EE · seat 4: UUUUU "
    "· hand 1: MM RR · hand 2: MSS · hand 3: UUU · hand 4: EEE · pile: SSS MMM · seat 1 effects",
}  # fmt: skip


def full_table(players: int) -> Session:
    return session_at(POSITIONS[players], "me" + ",adept" * (players - 1))


@pytest.mark.parametrize("players", POSITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str, players: int) -> None:
    session = full_table(players)
    app = make_app(session, language)

    async def drive(pilot: Pilot[None]) -> None:
        lines, view = screen_lines(app), session.view()
        shown = "\n".join(lines)
        assert len(lines) <= SMALL[1] and max(map(len, lines)) <= SMALL[0]
        needed = [prompt(view, 1, 1, language), text("table-forecast", language)]
        needed += [words[:40] for words in hegemony_warnings(view, language)]
        needed += [f"{option.key} " for option in action_options(view, session.game.legal, language)]
        needed += [option.label for option in action_options(view, session.game.legal, language)]
        needed += [f"{key} {text(name, language)}" for key, name in GAME_KEYS]
        needed += [text(f"column-{letter}", language) for letter in "MRESCU"]
        assert [words for words in needed if words.replace("\xa0", " ") not in shown] == []
        assert not any("…" in line for line in lines if not line.startswith(" !"))  # long warnings may be shortened

    run_app(app, SMALL, drive)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_screen_fits(language: str) -> None:
    app = make_app(None, language)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("left")  # four players, so that the row for teams appears
        assert isinstance(app.screen, SetupScreen)
        while app.setup.rows[app.screen._row] != "deal":
            await pilot.press("down")
        await pilot.press("right")  # a draft, so that the row for its order appears
        shown = screen_text(app)
        rows = app.setup.rows
        assert {"seat-4", "teams", "draft_order"} <= set(rows)
        for row in rows:
            assert app.setup.row_label(row) in shown
            assert app.setup.value_label(row, app.setup.values[row]).replace("\xa0", " ") in shown, row
        assert text("setup-key-start", language) in shown and text("key-quit", language) in shown

    run_app(app, SMALL, drive)


@pytest.mark.parametrize("language", LANGUAGES)
def test_setup_values_fit_their_rows(language: str) -> None:
    from civ.terminal.session.setup import Setup

    setup = Setup(language)
    setup.values |= {"players": "4", "deal": "draft"}
    width = max(len(setup.row_label(row)) for row in setup.rows)
    for row in setup.rows:
        for value in setup.choices(row):
            assert len(setup.value_label(row, value)) + width + 14 <= 70, (row, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short(language: str) -> None:
    for letter in "MRESCU":
        assert len(text(f"column-{letter}", language)) <= 9
    for level in LADDER:
        assert len(text(f"level-{level}", language)) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_effect_descriptions_fit_on_one_line(language: str) -> None:
    for action in ACTIONS:
        if action.kind in (PERMANENT, COPY, SACRIFICE):
            assert len(action_description(action, full_table(4).view(), language)) <= SMALL[0] - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_keywords_are_single_distinct_words(language: str) -> None:
    from civ.terminal.plain.game import GAME_KEYWORDS

    words = [text(f"word-{word}", language) for word in GAME_KEYWORDS]
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"\w+", word) for word in words)


def test_a_large_screen_shows_upright_columns_with_all_their_effects() -> None:
    app = make_app(full_table(4))

    async def drive(pilot: Pilot[None]) -> None:
        lines = screen_lines(app)
        assert sum("Hegemony" in line for line in lines) >= 2  # a level of the columns, and the warning
        level_lines = [line for line in lines if "Purge" in line and "Republic" in line]
        assert level_lines and all(name in level_lines[0] for name in ("Divine Right", "Monopoly", "Research"))
        assert "Not seen yet" in "\n".join(lines)

    run_app(app, LARGE, drive)


def test_every_terminal_text_is_used() -> None:
    """Every key occurs in the sources or matches a key built from parts there."""
    known, built = set(), []
    for path in Path(civ.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                known.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
                built.append(re.compile("".join(re.escape(part) or "[A-Za-z0-9-]+" for part in parts)))
    english = (LOCALES / "en" / "terminal.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][A-Za-z0-9-]*) =", english, re.MULTILINE)
    derived = ("does-", "error-")  # derived after effects and error codes, and tested with them
    unused = [
        key
        for key in keys
        if key not in known and not key.startswith(derived) and not any(pattern.fullmatch(key) for pattern in built)
    ]
    assert len(keys) > 100
    assert unused == []
