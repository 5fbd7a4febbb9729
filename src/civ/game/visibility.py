"""Who sees the card of an action: steps whose card stays hidden, and steps that reveal hidden cards."""

from collections.abc import Collection
from typing import Final

KEEP_STEP, GIVE_BACK_STEP, TAKE_HAND_STEP = "keep", "give-back", "take-hand"
SECRET_STEPS: Final = (KEEP_STEP, GIVE_BACK_STEP)  # steps whose card is not visible to everybody (7.3, 7.4)
# Steps whose legal actions show the cards of a hand.
OWN_CARD_STEPS: Final = (*SECRET_STEPS, "play", "discard-from-hand")
# Steps that take a card which the mover has seen before.
OPENLY_TAKEN_STEPS: Final = ("take-back", "take-from-pile", KEEP_STEP)


def is_hidden(step: str, seat: int, target: int | None, viewer: Collection[int]) -> bool:
    """Return whether the viewer, who holds the seats `viewer`, may not see the card that `seat` chose in a step.

    A kept card is known to its keeper only (7.4), and a card given back to its giver and its receiver `target` (7.3).
    """
    return (step == KEEP_STEP and seat not in viewer) or (step == GIVE_BACK_STEP and not {seat, target} & set(viewer))


def reveals_hidden_cards(step: str, *, drew: bool) -> bool:
    """Return whether an action in a step revealed a hidden card to somebody, so that it cannot be taken back.

    `drew` says whether cards left the deck.
    """
    return drew or step in (TAKE_HAND_STEP, KEEP_STEP)
