"""Pages over the table: help, the whole log, the effects that are not open, and a closer look at the table."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS, DOMAINS
from civ.engine.rules.effects import EFFECT_DOMAINS
from civ.errors import IllegalAction
from civ.game.columns import (
    COIN_SIGN,
    DEMOCRACY_SIGN,
    EMBARGO_SIGN,
    GOAL_SIGN,
    LEVEL_REACHED_SIGN,
    LEVEL_SIGN,
    NEAR_SIGN,
    column,
)
from civ.game.notation import Action, read_action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import Term, text
from civ.narration.descriptions import SeatNames
from civ.narration.effects import closed_effects, effect_description
from civ.narration.log_lines import LogText
from civ.narration.rules import rule_lines
from civ.terminal.drawing.cards import cards_line
from civ.terminal.drawing.centre import unseen_table
from civ.terminal.drawing.palette import GOLD, INK, MUTED, ON_FELT
from civ.terminal.screens.widgets import KeyBindings, entry_text
from civ.terminal.session.log_entries import LogEntry

_SIGNS: Final = (
    (f"{LEVEL_SIGN} {LEVEL_REACHED_SIGN}", "sign-level"),
    (GOAL_SIGN, "sign-goal"),
    (NEAR_SIGN, "sign-near"),
    (EMBARGO_SIGN, "sign-embargo"),
    (DEMOCRACY_SIGN, "sign-democracy"),
    (COIN_SIGN, "sign-coin"),
)
_ANY_COPY: Final = read_action("~M1")
_COPY_OBSTACLES: Final = ("culture-not-most", "inspiration-used")  # codes of errors that forbid every copy
_CARDS_WIDTH: Final = 66  # of a line of cards on a page


def help_page(view: View, bindings: KeyBindings, language: str) -> list[Text]:
    """Explain the turn, the options and effects of this table, the signs and the keys."""
    lines = [Text(text(f"help-page-{part}", language), INK) for part in ("turn", "win", "majority")]
    lines += [Text(""), *(Text(line, MUTED) for line in rule_lines(view.rules, language))]
    for domain in range(DOMAINS):
        one = column(view, view.seat or 1, domain)
        lines += [Text(""), Text(f"{one.letter} {text(domain_name(domain), language)}", f"bold {ON_FELT[domain]}")]
        if domain == CULTURE:
            lines.append(_effect_line(Term("effect-inspiration"), "~", language))
        if domain in EFFECT_DOMAINS:
            for level, cards in enumerate(one.levels, start=1):
                lines.append(_effect_line(effect_name(domain, level), f"{LEVEL_SIGN}{cards}", language))
            lines.append(_effect_line(effect_name(domain, 0), f"!{one.letter}", language))
    lines.append(Text(""))
    lines += [Text(f"{sign:4}", GOLD).append(text(words, language), INK) for sign, words in _SIGNS]
    lines.append(Text(""))
    lines += [Text.styled(f"{key:4}", f"bold {GOLD}").append(text(name, language), INK) for key, name in bindings]
    return lines


def _effect_line(effect: Term, sign: str, language: str) -> Text:
    return Text(f"  {sign:3} ", GOLD).append(effect_description(effect, language), INK)


def log_page(entries: Sequence[LogEntry | LogText], viewer: int | None, language: str, *, over: bool) -> list[Text]:
    """Show every entry of the log and, under a bot's action, the actions it considered."""
    lines = []
    for entry in entries:
        words = entry if isinstance(entry, LogText) else entry.text(viewer, language, over=over)
        lines.append(entry_text(words, viewer, language))
        lines += [Text(f"    {candidate}", MUTED) for candidate in words.candidates]
    return lines or [Text(text("table-none", language), MUTED)]


def obstacles_page(view: View, why_not: Callable[[Action], IllegalAction | None], language: str) -> list[Text]:
    """Show every effect that is not open, and its conditions."""
    obstacles = [(action, why_not(action)) for action in closed_effects(view)]
    obstacles += [(_ANY_COPY, why_not(_ANY_COPY))]
    return [
        Text(obstacle.message(language), ON_FELT[CULTURE if action is _ANY_COPY else action.domain])
        for action, obstacle in obstacles
        if obstacle is not None and (action is not _ANY_COPY or obstacle.code in _COPY_OBSTACLES)
    ]


def table_page(view: View, names: SeatNames, language: str) -> list[Text]:
    """Show every area, the known cards of each hand, the cards passed on, the pile, and the unseen cards."""
    lines = []
    for seat in range(1, view.rules.players + 1):
        lines.append(Text(f"{text('table-seat', language, seat=seat)} · {names(seat)}", f"bold {INK}"))
        lines.append(cards_line(text("look-area", language), view.areas[seat - 1], _CARDS_WIDTH))
        if seat == view.seat:
            lines.append(cards_line(text("table-hand", language), view.hands[seat - 1], _CARDS_WIDTH))
        else:
            count = len(view.hands[seat - 1].split())
            lines.append(Text(f" {text('look-hand', language, count=count)}", MUTED))
            if view.known[seat - 1]:
                lines.append(cards_line(text("look-known", language), view.known[seat - 1], _CARDS_WIDTH))
    for passed in filter(None, view.passed):
        lines.append(cards_line(text("look-passed", language), passed, _CARDS_WIDTH))
    pile = " ".join(sorted(view.pile.split(), key=lambda card: (DOMAIN_LETTERS.index(card[1]), card[0])))
    lines += [cards_line(text("demo-pile", language), pile, _CARDS_WIDTH), Text("")]
    lines.append(Text(text("look-unseen", language), MUTED))
    return [*lines, unseen_table(view, language)]
