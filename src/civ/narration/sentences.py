"""What happened, what is asked and how it stands, in sentences; all from views, so that no sentence knows too much."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS
from civ.game.columns import NUMERALS, Column, by_domain, columns, minus, sides, threats, tie_break
from civ.game.notation import Action, read_action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import Cards, View
from civ.i18n.texts import text

Told = tuple[str, dict[str, Any]]  # a text's key and its facts
_KINDS: Final = {PERMANENT: "permanent", COPY: "copy", SACRIFICE: "sacrifice", END: "end"}
_OPENLY_TAKEN: Final = ("take-back", "take-from-pile", "keep")
_COUNTED: Final = ("play", "discard-from-hand", "discard-from-area", "take-back", "take-from-pile", "give-back")


def say(told: Told, language: str) -> str:
    """A told thing as a sentence."""
    key, facts = told
    return text(key, language, **facts)


def capital(words: str) -> str:
    """Words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def labelled(label: str, words: str, language: str) -> str:
    """A label, a colon as the language sets it, and words."""
    return text("table-labelled", language, label=label, words=words)


# --- What happened ---


def action_told(view: View, action: Action) -> Told:
    """What the seat to move does; cards that nobody else sees are not named."""
    return deed_told(view.turn, view.step, action)


def deed_told(seat: int, step: str, action: Action | None) -> Told:
    """What a seat did when a step was asked of it; None if one may not know."""
    if action is None:
        return f"demo-{step}", {"seat": seat}
    facts: dict[str, Any] = {"seat": seat, "domain": domain_name(action.domain)}
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        facts["effect"] = effect_name(action.domain, action.level)
    elif action.kind != CARD and action.seat is not None:
        facts["target"] = action.seat
    return f"demo-{_KINDS.get(action.kind, step)}", facts


def consequences(before: View, after: View) -> Iterator[Told]:
    """What everybody sees to follow from an action."""
    drawn = sum(before.deck) - sum(after.deck)
    if drawn > 0:
        yield "table-draws", {"seat": before.turn, "count": drawn}
    if after.last_round and not before.last_round:
        yield "table-last-round-begins", {}
    if after.turn != before.turn and after.step == "effects" and not after.over:
        yield "table-skips-play", {"seat": after.turn}


def new_cards(before: View, after: View) -> Cards:
    """The cards that came to the viewer's hand unseen: drawn, taken from another hand or given back."""
    if before.seat is None or before.step in _OPENLY_TAKEN:
        return ""
    return minus(after.hands[before.seat - 1], before.hands[before.seat - 1])


def reveals(before: View, after: View) -> bool:
    """Whether an action shows somebody what was hidden before, so that it cannot fairly be taken back."""
    return sum(after.deck) < sum(before.deck) or before.step in ("take-hand", "keep")


def cards_said(cards: Cards, language: str) -> str:
    """Cards by name: "Military I, Science II"."""
    names = [f"{text(domain_name(DOMAIN_LETTERS.index(card[1])), language)} {era_of(card)}" for card in cards.split()]
    return ", ".join(names) or text("table-none", language)


def era_of(card: str) -> str:
    """The numeral of a card in notation."""
    return NUMERALS[int(card[0]) - 1]


def domains_said(cards: Cards, language: str) -> str:
    """Cards by domain: "Military 2, Science 1"."""
    names = [f"{text(domain_name(domain), language)} {count}" for domain, count in enumerate(by_domain(cards)) if count]
    return ", ".join(names) or text("table-none", language)


# --- What is asked ---


def prompt(view: View, number: int, total: int, language: str) -> str:
    """What the step asks for, in words and with its count: "Discard a card from your hand · 1 of 2"."""
    words = capital(text(f"prompt-{view.step}", language))
    if view.step not in _COUNTED or total < 2:
        return words
    return f"{words} · {text('table-count', language, number=number, total=total)}"


def what_it_does(action: Action, view: View, language: str) -> str:
    """One line on an open action: what the effect does, or what becomes of the column."""
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        name = text(effect_name(action.domain, action.level), language)
        return labelled(name, effect_does(action, language), language)
    if action.kind == CARD and view.step in ("play", "take-from-middle") and view.seat is not None:
        return _growth(columns(view, view.seat)[action.domain], language)
    return text("table-end-means", language, limit=view.limit) if action.kind == END else ""


def effect_does(action: Action, language: str) -> str:
    """What the effect of an action does."""
    return text(effect_name(action.domain, action.level).replace("effect", "does", 1), language)


def _growth(column: Column, language: str) -> str:
    """What one card more makes of a column."""
    name, grown = domain_name(column.domain), column.grown()
    cards = grown.cards
    if cards == column.goal:
        return text("table-grows-to-goal", language, domain=name, count=cards)
    if grown.reached > column.reached:
        effect = effect_name(column.domain, grown.reached)
        return text("table-grows-to-level", language, domain=name, count=cards, goal=column.goal, effect=effect)
    return text("table-grows", language, domain=name, count=cards, goal=column.goal)


def closed_effects(view: View) -> list[Action]:
    """The effects that are not open to the viewer, by domain: own levels and sacrifices."""
    tokens = [f"{letter}{level}" for letter in DOMAIN_LETTERS for level in (1, 2)]
    tokens += [f"!{letter}" for letter in DOMAIN_LETTERS]
    culture = DOMAIN_LETTERS[CULTURE]
    return [read_action(token) for token in tokens if culture not in token and token not in view.legal]


# --- How it stands ---


def warnings(view: View, language: str) -> list[str]:
    """Who is one or two cards from hegemony, the nearest first."""
    sentences = []
    for missing, near in groupby(threats(view), key=lambda one: one.missing):
        seats = [
            f"{text('table-seat', language, seat=seat)} "
            + ", ".join(text(domain_name(one.domain), language) for one in of_seat)
            for seat, of_seat in groupby(near, key=lambda one: one.seat)
        ]
        key = "table-near" if missing else "table-reached"
        sentences.append(text(key, language, count=missing, columns="; ".join(seats)))
    return sentences


def result_said(view: View, points: tuple[int, ...], language: str) -> list[str]:
    """Why the game ended and who won, in one or two sentences."""
    seats = ", ".join(map(str, view.winners))
    facts = {"seats": seats, "count": len(view.winners), "points": ", ".join(map(str, points))}
    words = [text(f"demo-{view.reason}", language, **facts)]
    if view.reason == "hegemony":
        for one in columns(view, view.turn):
            if one.cards >= one.goal:
                words.append(
                    text("end-column", language, domain=domain_name(one.domain), count=one.cards, goal=one.goal)
                )
    else:
        words += _tie_break(view, language)
    return words


def _tie_break(view: View, language: str) -> list[str]:
    """What decided between those with equal points."""
    domain = tie_break(view)
    if domain is not None:
        return [text("end-tie-break", language, domain=domain_name(domain))]
    return [text("end-shared", language)] if len(view.winners) > len(sides(view)[0]) else []
