"""How the game stands: seats close to hegemony, a deck that stalls, and the points if the game ended now."""

from collections.abc import Sequence
from itertools import groupby

from civ.game.columns import near_columns
from civ.game.reasons import domain_name
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.wording import labelled


def hegemony_warnings(view: View, language: str) -> list[str]:
    """Return a sentence for each distance from Hegemony with a seat at it: reached, one card, two cards."""
    sentences = []
    for missing, near in groupby(near_columns(view), key=lambda one: one.missing):
        seats = [
            f"{text('table-seat', language, seat=seat)} "
            + ", ".join(text(domain_name(one.domain), language) for one in of_seat)
            for seat, of_seat in groupby(near, key=lambda one: one.seat)
        ]
        key = "table-near" if missing else "table-reached"
        sentences.append(text(key, language, count=missing, columns="; ".join(seats)))
    return sentences


def stall_warnings(view: View, language: str) -> list[str]:
    """Return a sentence about a stalled deck that will count as empty within the next round (4.5)."""
    turns_left = view.stall_countdown
    return [] if turns_left is None else [text("table-stall-near", language, count=turns_left)]


def all_warnings(view: View, language: str) -> list[str]:
    """Return the warnings about Hegemony and about a stalled deck."""
    return hegemony_warnings(view, language) + stall_warnings(view, language)


def points_sentence(points: Sequence[int], language: str) -> str:
    """Return the majority points of each seat if the game ended now."""
    seats = [
        f"{text('table-seat', language, seat=seat)} {text('plain-points', language, count=count)}"
        for seat, count in enumerate(points, start=1)
    ]
    return labelled(text("table-forecast", language), f"{', '.join(seats)}.", language)
