"""The colours: green felt, warm ink, a little gold. No colour is the only sign of anything."""

from typing import Final

from civ.engine.rules.cards import DOMAIN_LETTERS

FELT: Final = "#0d1411"
PANEL: Final = "#16211b"
HIGHLIGHT: Final = "#26352c"  # card backs and the marked row
INK: Final = "#e9e1cf"
MUTED: Final = "#97a398"
FAINT: Final = "#56635a"
GOLD: Final = "#e2bd63"

CARD_PAPER: Final = ("#c8452d", "#efe6d2", "#e3a521", "#2b8a6b", "#2c78b8", "#8b4aa6")  # by domain
CARD_SHADE: Final = (
    "#b53c26",
    "#e0d5bd",
    "#d19517",
    "#257a5f",
    "#266aa4",
    "#7b4094",
)  # of every second card in a stack, by domain
CARD_INK: Final = ("#fff7f0", "#2b251b", "#2b1e05", "#f1fff9", "#f1f8ff", "#fcf3ff")
ON_FELT: Final = ("#ea765f", "#efe6d2", "#e9b747", "#52c29b", "#69aee9", "#c692de")  # lighter, for text on the felt


def card_style(domain: int, *, shaded: bool = False) -> str:
    """Return the style of a card's face."""
    return f"bold {CARD_INK[domain]} on {(CARD_SHADE if shaded else CARD_PAPER)[domain]}"


def domain_of(card: str) -> int:
    """Return the domain of a card in notation."""
    return DOMAIN_LETTERS.index(card[1])
