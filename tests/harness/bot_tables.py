"""Tables of every kind, and games on them that bots play."""

from collections.abc import Iterator

from civ import Game, Rules
from civ.bots import Bot, Budget

TABLES = {
    "two": Rules(players=2),
    "three": Rules(players=3, last_round="one_more_each"),
    "four": Rules(players=4, democracy_needs_card=False),
    "draft": Rules(players=3, deal="draft"),
    "teams": Rules(players=4, teams=True, deal="draft", draft_order="clockwise"),
}


def stops(game: Game, bots: dict[int, Bot], budget: Budget) -> Iterator[Game]:
    """The game, stopping wherever somebody has a choice, played on by the bots of the seats."""
    while not game.over:
        if len(game.legal) > 1:
            yield game
        game.play(bots[game.seat].choose(game.sight(game.seat), budget).action)
