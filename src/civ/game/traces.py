"""Traces: a game ply by ply with every card, for `civ trace` and for comparing implementations."""

from collections.abc import Iterator
from typing import Any

from civ.engine.rules.state import AREA, HAND, PILE
from civ.game.game import Game
from civ.game.notation import cards_in, write_cards
from civ.game.records import Record
from civ.game.views import democracies, embargoes


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the line of the deal, then the line after each action.

    Raises IllegalAction if an action of the record is illegal.
    """
    game = Game(record.rules, record.start)
    yield state_line(game, 0)
    for ply, action in enumerate(record.actions, start=1):
        game.play(action)
        yield state_line(game, ply)


def state_line(game: Game, ply: int) -> dict[str, Any]:
    """Return one line of a trace: the state of a game after `ply` actions."""
    state, seats, result = game.state, range(game.rules.players), game.result
    # Lists, because reading single numbers from NumPy arrays is slow.
    cards, embargo, democracy = state.cards.tolist(), state.embargo.tolist(), state.democracy.tolist()
    return {
        "ply": ply,
        "seat": game.seat,
        "legal": sorted(game.legal),
        "hands": [write_cards(cards_in(cards[HAND + seat])) for seat in seats],
        "areas": [write_cards(cards_in(cards[AREA + seat])) for seat in seats],
        "pile": write_cards(cards_in(cards[PILE])),
        "deck": int(state.deck_size - state.drawn),
        "limit": int(state.limit),
        "embargo": [list(embargoes(embargo[seat])) for seat in seats],
        "democracy": [list(democracies(democracy[seat])) for seat in seats],
        "over": game.over,
        "winners": list(result.winners) if result else [],
        "reason": result.reason if result else None,
    }
