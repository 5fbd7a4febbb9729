"""Prompts: what the pending step asks of a player."""

from typing import Final

from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.wording import capitalized

_COUNTED_STEPS: Final = ("play", "discard-from-hand", "discard-from-area", "take-back", "take-from-pile", "give-back")


def prompt(view: View, number: int, total: int, language: str) -> str:
    """Return what the step asks for and which of its choices this is: "Discard a card from your hand · 1 of 2"."""
    words = capitalized(text(f"prompt-{view.step}", language))
    if view.step not in _COUNTED_STEPS or total < 2:
        return words
    return f"{words} · {text('table-count', language, number=number, total=total)}"
