"""What can be read over the table: help, the whole log, what is not open, and a closer look at all there is to see."""

from collections.abc import Callable, Sequence

from rich.text import Text

from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS, DOMAINS
from civ.engine.rules.effects import EFFECT_DOMAINS
from civ.errors import IllegalAction
from civ.game.columns import COIN, DEMOCRACY, EMBARGO, GOAL, LEVEL, LEVEL_REACHED, NEAR, column
from civ.game.notation import Action, read_action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import Term, text
from civ.narration.descriptions import SeatNames
from civ.narration.effects import closed_effects
from civ.narration.wording import labelled
from civ.terminal.drawing.areas import cards_line, unseen_table
from civ.terminal.drawing.palette import GOLD, INK, MUTED, ON_FELT
from civ.terminal.online.heard import Heard
from civ.terminal.screens.widgets import entry_text
from civ.terminal.session.session import Entry
from civ.terminal.session.thoughts import candidates_said

_SIGNS = (
    (f"{LEVEL} {LEVEL_REACHED}", "sign-level"), (GOAL, "sign-goal"), (NEAR, "sign-near"), (EMBARGO, "sign-embargo"),
    (DEMOCRACY, "sign-democracy"), (COIN, "sign-coin"),
)  # fmt: skip
_ANY_COPY = read_action("~M1")
_INSPIRATION = ("culture-not-most", "inspiration-used")  # why nothing at all can be copied


def help_page(view: View, keys: Sequence[tuple[str, str]], language: str) -> list[Text]:
    """The turn in short, every effect with what it needs at this table, the signs and the keys."""
    lines = [Text(text(f"help-page-{part}", language), INK) for part in ("turn", "win", "majority")]
    for domain in range(DOMAINS):
        one = column(view, view.seat or 1, domain)
        lines += [Text(""), Text(f"{one.letter} {text(domain_name(domain), language)}", f"bold {ON_FELT[domain]}")]
        if domain == CULTURE:
            lines.append(_effect(Term("effect-inspiration"), "~", language))
        if domain in EFFECT_DOMAINS:
            for level, cards in enumerate(one.levels, start=1):
                lines.append(_effect(effect_name(domain, level), f"{LEVEL}{cards}", language))
            lines.append(_effect(effect_name(domain, 0), f"!{one.letter}", language))
    lines.append(Text(""))
    lines += [Text(f"{sign:4}", GOLD).append(text(words, language), INK) for sign, words in _SIGNS]
    lines.append(Text(""))
    lines += [Text.styled(f"{key:4}", f"bold {GOLD}").append(text(name, language), INK) for key, name in keys]
    return lines


def _effect(name: Term, sign: str, language: str) -> Text:
    words = labelled(text(name, language), text(name.replace("effect", "does", 1), language), language)
    return Text(f"  {sign:3} ", GOLD).append(words, INK)


def log_page(entries: Sequence[Entry | Heard], viewer: int | None, language: str, *, over: bool) -> list[Text]:
    """Everything that happened; under a bot's action what it considered."""
    lines = []
    for entry in entries:
        lines.append(entry_text(entry, viewer, language, over=over))
        if isinstance(entry, Entry):
            lines += [Text(f"    {words}", MUTED) for words in candidates_said(entry, language, over=over)]
    return lines or [Text(text("table-none", language), MUTED)]


def why_page(view: View, why_not: Callable[[Action], IllegalAction | None], language: str) -> list[Text]:
    """Every effect that is not open, and what it would take."""
    obstacles = [(action, why_not(action)) for action in closed_effects(view)]
    obstacles += [(_ANY_COPY, why_not(_ANY_COPY))]
    return [
        Text(obstacle.message(language), ON_FELT[CULTURE if action is _ANY_COPY else action.domain])
        for action, obstacle in obstacles
        if obstacle is not None and (action is not _ANY_COPY or obstacle.code in _INSPIRATION)
    ]


def look_page(view: View, names: SeatNames, language: str) -> list[Text]:
    """Every hand as far as it is known, the draft's memories, the pile card by card, and the card counter."""
    lines = []
    for seat in range(1, view.rules.players + 1):
        lines.append(Text(f"{text('table-seat', language, seat=seat)} · {names(seat)}", f"bold {INK}"))
        lines.append(cards_line(text("look-area", language), view.areas[seat - 1], 66))
        if seat == view.seat:
            lines.append(cards_line(text("table-hand", language), view.hands[seat - 1], 66))
        else:
            count = len(view.hands[seat - 1].split())
            lines.append(Text(f" {text('look-hand', language, count=count)}", MUTED))
            if view.known[seat - 1]:
                lines.append(cards_line(text("look-known", language), view.known[seat - 1], 66))
    for passed in filter(None, view.passed):
        lines.append(cards_line(text("look-passed", language), passed, 66))
    by_domain = " ".join(sorted(view.pile.split(), key=lambda card: (DOMAIN_LETTERS.index(card[1]), card[0])))
    lines += [cards_line(text("demo-pile", language), by_domain, 66), Text("")]
    lines.append(Text(text("look-unseen", language), MUTED))
    return [*lines, unseen_table(view, language)]
