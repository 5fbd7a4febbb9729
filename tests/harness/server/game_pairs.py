"""Pairs of games that look the same to one viewer after every action, but differ in what is hidden from that viewer.

The search swaps cards of the same era in the deck and replaces the secret choices of other players. It keeps a pair if
the engine shows the viewer the same after every action, and shows another player something different.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Literal, NamedTuple

from civ import Game, Rules
from civ.engine.rules.actions import SACRIFICE, SEAT
from civ.errors import IllegalAction
from civ.game.deals import Deal, deal_from_seed
from civ.game.notation import Action
from civ.game.options import PLAYER_COUNTS

Viewer = tuple[int, ...]
SPECTATOR: Viewer = ()
MAX_DECKS = 60  # decks to try for one game
MAX_ACTIONS = 36  # in one game


class Pair(NamedTuple):
    """Two games that a viewer who sits in these seats cannot tell apart."""

    viewer: Viewer
    games: tuple[Game, Game]

    @property
    def rules(self) -> Rules:
        return self.games[0].rules


def rules_and_viewers() -> Iterator[tuple[Rules, Viewer]]:
    """Yield all rules, each with every seat, a spectator and a player of two seats as the viewer."""
    deals: tuple[Literal["basic", "draft"], ...] = ("basic", "draft")
    for players, deal in product(PLAYER_COUNTS, deals):
        for teams in (False, True) if players == 4 else (False,):
            rules = Rules(players=players, deal=deal, teams=teams)
            seats = range(1, players + 1)
            yield from ((rules, viewer) for viewer in (SPECTATOR, *((seat,) for seat in seats)))
            if players > 2:
                yield rules, (1, 2)


def random_pairs(count: int, seed: int) -> Iterator[Pair]:
    """Yield `count` pairs and cycle through all combinations of rules and viewers."""
    chance, every = Random(seed), list(rules_and_viewers())
    for number in range(count):
        yield find_pair(*every[number % len(every)], chance)


def find_pair(rules: Rules, viewer: Viewer, chance: Random) -> Pair:
    """Find a pair for a viewer of a game with these rules."""
    while True:
        game = _unfinished_game(rules, chance)
        seen = [_seen(state, viewer) for state in _states(game)]
        for _ in range(MAX_DECKS):
            twin = _follow(Game(rules, _swapped(deal_of(game), chance)), game.actions, seen, viewer, chance)
            if twin is not None and differs_for_somebody(game, twin, viewer):
                return Pair(viewer, (game, twin))


def _unfinished_game(rules: Rules, chance: Random) -> Game:
    """Return an unfinished random game. It prefers sacrifices and targets, so that hands often change owners."""
    game = Game(rules, deal_from_seed(rules, chance.randbytes(32)))
    for _ in range(chance.randrange(MAX_ACTIONS)):
        bold = [action for action in game.legal if action.kind in (SACRIFICE, SEAT)]
        action = chance.choice(bold if bold and chance.random() < 0.4 else game.legal)
        game.play(action)
        if game.over:
            game.undo()
            break
    return game


def is_secret(game: Game, viewer: Viewer) -> bool:
    """Whether the next choice is hidden from the viewer (7.3, 7.4)."""
    step = game.pending.step
    hands = {game.seat, game.pending.target} if step == "give-back" else {game.seat}
    return step in ("keep", "give-back") and not hands & set(viewer)


def differs_for_somebody(game: Game, twin: Game, viewer: Viewer) -> bool:
    """Whether another seat can tell the games apart in their current state."""
    others = [seat for seat in range(1, game.rules.players + 1) if seat not in viewer]
    return any(_seen(game, (seat,)) != _seen(twin, (seat,)) for seat in others)


def _seen(game: Game, viewer: Viewer) -> bytes:
    """Return the data from which the viewer's views are built."""
    return b"".join(game.view_record(seat).tobytes() + game.knowledge(seat).tobytes() for seat in viewer or (None,))


def _states(game: Game) -> Iterator[Game]:
    replayed = Game(game.rules, deal_of(game))
    yield replayed
    for action in game.actions:
        replayed.play(action)
        yield replayed


def deal_of(game: Game) -> Deal:
    """Return the deal from which a game started."""
    assert isinstance(game._start, Deal)
    return game._start


def _swapped(deal: Deal, chance: Random) -> Deal:
    """Swap some cards of the same era in the deck and among the removed cards."""
    cards, size = [*deal.deck, *deal.removed], len(deal.deck)
    for _ in range(chance.choice((1, 2, 3, 5, 9))):
        here = chance.randrange(len(cards))
        there = chance.choice([place for place, card in enumerate(cards) if card & 3 == cards[here] & 3])
        cards[here], cards[there] = cards[there], cards[here]
    return Deal(deal.first, tuple(cards[:size]), tuple(cards[size:]))


def _follow(game: Game, actions: tuple[Action, ...], seen: list[bytes], viewer: Viewer, chance: Random) -> Game | None:
    """Replay the actions with another deck and other secret choices. Returns None if the viewer would notice."""
    ply = len(game.actions)
    if _seen(game, viewer) != seen[ply]:
        return None
    if ply == len(actions):
        return game
    hidden = is_secret(game, viewer)
    for action in chance.sample(game.legal, len(game.legal)) if hidden else [actions[ply]]:
        further = game.copy() if hidden else game
        try:
            further.play(action)
        except IllegalAction:
            return None
        found = _follow(further, actions, seen, viewer, chance)
        if found is not None:
            return found
    return None
