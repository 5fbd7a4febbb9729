"""Cards by name."""

from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.columns import NUMERALS, by_domain
from civ.game.reasons import domain_name
from civ.game.views import Cards
from civ.i18n.texts import text


def era_numeral(card: str) -> str:
    """Return the Roman numeral of the era of a card in notation."""
    return NUMERALS[int(card[0]) - 1]


def card_names(cards: Cards, language: str) -> str:
    """List cards by name, "Military I, Science II", or say that there are none."""
    names = [
        f"{text(domain_name(DOMAIN_LETTERS.index(card[1])), language)} {era_numeral(card)}" for card in cards.split()
    ]
    return ", ".join(names) or text("table-none", language)


def domain_counts(cards: Cards, language: str) -> str:
    """Count cards by domain, "Military 2, Science 1", or say that there are none."""
    counts = [
        f"{text(domain_name(domain), language)} {count}" for domain, count in enumerate(by_domain(cards)) if count
    ]
    return ", ".join(counts) or text("table-none", language)
