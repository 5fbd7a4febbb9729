"""Paired games: the same to a viewer after every action, but for what the viewer may not know.

A pair is found by trial: cards of one era change places in the deck, and what others choose in secret is chosen anew.
It is kept if the engine shows the viewer the same after every action, and shows somebody else something different.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from civ import Game, Rules
from civ.engine.rules.actions import SACRIFICE, SEAT
from civ.errors import IllegalAction
from civ.game.deals import Deal, deal_from_seed
from civ.game.notation import Action

Viewer = tuple[int, ...]
SPECTATOR: Viewer = ()
MAX_DECKS = 60  # decks that are tried for one game
MAX_ACTIONS = 36  # actions


class Pair(NamedTuple):
    """Two games that a viewer, the one with these seats, cannot tell apart."""

    viewer: Viewer
    games: tuple[Game, Game]

    @property
    def rules(self) -> Rules:
        return self.games[0].rules


def rules_and_viewers() -> Iterator[tuple[Rules, Viewer]]:
    """Every number of players, deal and partnership, seen from every seat, by a spectator, and from two seats."""
    for players, deal in product((2, 3, 4), ("basic", "draft")):
        for teams in (False, True) if players == 4 else (False,):
            rules = Rules(players=players, deal=deal, teams=teams)  # type: ignore[arg-type]
            seats = range(1, players + 1)
            yield from ((rules, viewer) for viewer in (SPECTATOR, *((seat,) for seat in seats)))
            if players > 2:
                yield rules, (1, 2)


def random_pairs(count: int, seed: int) -> Iterator[Pair]:
    """So many pairs, of every kind in turn."""
    chance, every = Random(seed), list(rules_and_viewers())
    for number in range(count):
        yield find_pair(*every[number % len(every)], chance)


def find_pair(rules: Rules, viewer: Viewer, chance: Random) -> Pair:
    """A pair for a viewer of a game with these rules."""
    while True:
        game = random_game(rules, chance)
        seen = [_seen(state, viewer) for state in _states(game)]
        for _ in range(MAX_DECKS):
            twin = _follow(Game(rules, _swapped(deal_of(game), chance)), game.actions, seen, viewer, chance)
            if twin is not None and differs_for_somebody(game, twin, viewer):
                return Pair(viewer, (game, twin))


def random_game(rules: Rules, chance: Random) -> Game:
    """A game that stops somewhere before its end; hands are taken and given back more often than by chance."""
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
    """Whether the viewer may not know what is chosen now (7.3, 7.4)."""
    step = game.pending.step
    hands = {game.seat, game.pending.target} if step == "give-back" else {game.seat}
    return step in ("keep", "give-back") and not hands & set(viewer)


def differs_for_somebody(game: Game, twin: Game, viewer: Viewer) -> bool:
    """Whether another seat can tell the games apart by now."""
    others = [seat for seat in range(1, game.rules.players + 1) if seat not in viewer]
    return any(_seen(game, (seat,)) != _seen(twin, (seat,)) for seat in others)


def _seen(game: Game, viewer: Viewer) -> bytes:
    """All that the viewer's views are built from."""
    return b"".join(game.view_record(seat).tobytes() + game.knowledge(seat).tobytes() for seat in viewer or (None,))


def _states(game: Game) -> Iterator[Game]:
    again = Game(game.rules, deal_of(game))
    yield again
    for action in game.actions:
        again.play(action)
        yield again


def deal_of(game: Game) -> Deal:
    """Where a game began."""
    assert isinstance(game._start, Deal)
    return game._start


def _swapped(deal: Deal, chance: Random) -> Deal:
    """The deal with some cards of the same era, drawn or not or taken out, in each other's place."""
    cards, size = [*deal.deck, *deal.removed], len(deal.deck)
    for _ in range(chance.choice((1, 2, 3, 5, 9))):
        here = chance.randrange(len(cards))
        there = chance.choice([place for place, card in enumerate(cards) if card & 3 == cards[here] & 3])
        cards[here], cards[there] = cards[there], cards[here]
    return Deal(deal.first, tuple(cards[:size]), tuple(cards[size:]))


def _follow(game: Game, actions: tuple[Action, ...], seen: list[bytes], viewer: Viewer, chance: Random) -> Game | None:
    """The same actions from another deck, with other choices where they are secret; None if the viewer would notice."""
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
