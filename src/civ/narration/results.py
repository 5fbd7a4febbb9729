"""How a game ended: who won and why."""

from collections.abc import Sequence
from typing import Any

from civ.game.columns import sides, tie_break, winning_columns
from civ.game.reasons import domain_name
from civ.game.views import View
from civ.i18n.texts import text


def result_headline(reason: str, winners: Sequence[int], points: Sequence[int], language: str) -> str:
    """Say who won, and by hegemony or by how many majority points."""
    facts: dict[str, Any] = {
        "seats": ", ".join(map(str, winners)),
        "count": len(winners),
        "points": ", ".join(map(str, points)),
    }
    return text(f"demo-{reason}", language, **facts)


def resignation_sentence(winners: Sequence[int], language: str) -> str:
    """Say who won because the others gave up."""
    return text("join-resignation", language, count=len(winners), seats=", ".join(map(str, winners)))


def result_sentences(view: View, points: Sequence[int], language: str) -> list[str]:
    """Say who won, and then what decided it: the winning column, the tie-break, or that the victory is shared.

    The view is that of a game played to its end.
    """
    assert view.reason is not None
    headline = result_headline(view.reason, view.winners, points, language)
    if view.reason != "hegemony":
        return [headline, *_tie_break(view, language)]
    return [
        headline,
        *(
            text("end-column", language, domain=domain_name(one.domain), count=one.cards, goal=one.goal)
            for one in winning_columns(view)
        ),
    ]


def _tie_break(view: View, language: str) -> list[str]:
    """Say what decided between sides with equal points (5.2)."""
    domain = tie_break(view)
    if domain is not None:
        return [text("end-tie-break", language, domain=domain_name(domain))]
    return [text("end-shared", language)] if len(view.winners) > len(sides(view)[0]) else []
