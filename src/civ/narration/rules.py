"""The rules options of a table in words."""

from collections.abc import Iterator
from typing import Final

from civ.game.options import Rules
from civ.i18n.texts import text
from civ.narration.wording import labelled

RULE_NAMES: Final = (
    "deal", "teams", "draft_order", "last_round", "democracy_needs_card", "hand_limit", "stall_rounds",
)  # fmt: skip


def applicable_rules(players: int, deal: str) -> list[str]:
    """Return the names of the options, besides the players, that make a difference at a table."""
    hidden = {"teams"} if players < 4 else set()
    hidden |= {"draft_order"} if deal == "basic" else set()
    return [name for name in RULE_NAMES if name not in hidden]


def rule_label(name: str, language: str) -> str:
    """Return the label of an option."""
    return text(f"setup-{name.replace('_', '-')}", language)


def rule_value_label(name: str, value: object, language: str) -> str:
    """Return the label of a value of an option."""
    if name == "stall_rounds":
        return text("setup-stall-rounds-value", language, count=value)
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return text(f"setup-{name}-{word}".replace("_", "-"), language)


def rule_lines(rules: Rules, language: str) -> Iterator[str]:
    """Yield the options of a table, each with its value."""
    for name in applicable_rules(rules.players, rules.deal):
        yield _rule_line(rules, name, language)


def changed_rule_lines(rules: Rules, names: tuple[str, ...], language: str) -> Iterator[str]:
    """Yield those of the named options that do not have their default value."""
    for name in names:
        if getattr(rules, name) != getattr(Rules(), name):
            yield _rule_line(rules, name, language)


def _rule_line(rules: Rules, name: str, language: str) -> str:
    return labelled(rule_label(name, language), rule_value_label(name, getattr(rules, name), language), language)
