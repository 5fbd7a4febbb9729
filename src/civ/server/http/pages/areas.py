"""What lies on the table: areas as six columns that show how far each domain is, hands, deck and pile."""

from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.columns import COIN, DEMOCRACY, EMBARGO, GOAL_REACHED, LEVEL_REACHED, Column, columns, deck_bands
from civ.game.reasons import domain_name
from civ.game.views import Cards
from civ.i18n.texts import text
from civ.narration.cards import card_names, domain_counts, era_numeral
from civ.narration.descriptions import describe_column, describe_pile
from civ.narration.wording import labelled
from civ.server.http.pages.html import Child, Html, el
from civ.server.http.pages.seen import Seen


def area(seen: Seen, seat: int) -> Html:
    """A seat: who sits there, the columns, and the hand from outside."""
    info, own = seen.table.seats[seat - 1], seat == seen.eyes
    to_choose = seat in seen.turn.waiting
    title = el("h2", el("span", str(seat), class_="number"), f" {seen.player(seat)} ", tags(seen, seat))
    rows = el("ul", [_column(one, seen.language) for one in columns(seen.view, seat)], class_="columns")
    kind = "area own" if own else "area"
    state = f"{' turn' if to_choose else ''}{' out' if info.resigned else ''}"
    return el("section", title, rows, None if own else _outside(seen, seat), class_=kind + state, id=f"seat{seat}")


def tags(seen: Seen, seat: int) -> list[Html]:
    """What else there is to know of a seat, in a word each."""
    info, rules = seen.table.seats[seat - 1], seen.table.settings.rules
    words = {
        "table-you": seat in seen.seats,
        "web-partner": rules.teams and seen.eyes is not None and seat == (seen.eyes + 1) % 4 + 1,
        "web-bot": info.person is None and info.bot is not None,
        "web-program": info.program,
        "web-stand-in": info.stands_in and not info.resigned,
        "web-resigned": info.resigned,
        "web-first": seen.snapshot.game is not None and seen.game.first == seat,
    }
    return [el("span", seen.say(key), class_="tag") for key, told in words.items() if told]


def _column(column: Column, language: str) -> Html:
    name = text(domain_name(column.domain), language)
    heights = range(max(column.goal, column.cards), 0, -1)
    signs = (
        LEVEL_REACHED * column.most
        + EMBARGO * column.embargoed
        + (f"{DEMOCRACY}{column.democracies}" if column.democracies else "")
        + COIN * column.coin
    )
    return el(
        "li",
        el("em", signs, aria_hidden="true") if signs else None,
        el("span", [_rung(column, height) for height in heights], class_="rungs", aria_hidden="true"),
        el("b", column.letter, class_="emblem", aria_hidden="true"),
        el("small", f"{column.cards}/{column.goal}", aria_hidden="true"),
        el("span", describe_column(column, language), class_="words"),
        class_=f"{column.letter}{' near' if column.near else ''}",
        title=name,
    )


def _rung(column: Column, height: int) -> Html:
    """A card, or its place; the levels and the goal stand at their heights."""
    mark = GOAL_REACHED if height == column.goal else ""
    if height in column.levels:
        mark = str(column.levels.index(height) + 1)
    return el("i", mark, class_="on" if column.cards >= height else None)


def _outside(seen: Seen, seat: int) -> Html:
    """The backs of a hand, and what is remembered of it."""
    hand, known = seen.view.hands[seat - 1].split(), seen.view.known[seat - 1]
    backs = [el("li", era_numeral(card), class_="back") for card in hand]
    return el(
        "div",
        el("p", seen.say("look-hand", count=len(hand)), class_="note"),
        el("ul", backs, class_="hand", aria_hidden="true"),
        el("p", labelled(seen.say("look-known"), card_names(known, seen.language), seen.language), class_="note")
        if known
        else None,
        class_="outside",
    )


def cards(cards: Cards, language: str) -> Html:
    """Cards face up, each by colour, letter, name and era."""
    return el("ul", [el("li", card_face(card, language), class_=f"card {card[1]}") for card in cards.split()],
              class_="hand")  # fmt: skip


def card_face(card: str, language: str) -> Child:
    """What a card shows."""
    name = text(domain_name(DOMAIN_LETTERS.index(card[1])), language)
    return [el("b", card[1], aria_hidden="true"), el("span", name), el("i", era_numeral(card))]


def own_cards(seen: Seen) -> Html | None:
    """The viewer's hand."""
    if seen.eyes is None:
        return None
    hand = seen.view.hands[seen.eyes - 1]
    shown = cards(hand, seen.language) if hand else el("p", seen.say("table-none"), class_="note")
    return el("section", el("h2", seen.say("table-hand")), shown, class_="own-hand")


def middle(seen: Seen) -> Html:
    """Deck by era, pile, open cards of a draft, the forecast of a majority, and what has not been seen."""
    view, say, language = seen.view, seen.say, seen.language
    eras = [
        el("li", el("b", numeral), f" {left}", class_=None if left else "empty")
        for numeral, left, _ in deck_bands(view)
    ]
    points = [say("table-points", seat=seat, count=count) for seat, count in enumerate(view.points, start=1)]
    unseen = [
        el("li", labelled(numeral, domain_counts(_of_era(view.unseen, era), language), language))
        for era, (numeral, _, _) in enumerate(deck_bands(view), start=1)
    ]
    return el(
        "section",
        el("h2", say("demo-deck")),
        el("ul", eras, class_="deck"),
        el("p", say("table-last-round"), class_="warning") if view.last_round and not view.over else None,
        el("p", describe_pile(view, language)),
        el("p", labelled(say("table-middle"), card_names(view.middle, language), language)) if view.middle else None,
        el("p", labelled(say("table-forecast"), " · ".join(points), language)),
        el("details", el("summary", say("table-unseen")), el("ul", unseen)),
        class_="middle",
    )


def _of_era(cards: Cards, era: int) -> Cards:
    return " ".join(card for card in cards.split() if card.startswith(str(era)))
