"""Tables of every kind, and games on them that bots play."""

from collections.abc import Iterator

from civ import Game, Rules
from civ.bots import Bot, Budget

TABLES = (
    Rules(players=2),
    Rules(players=3, deal="draft", last_round="one_more_each"),
    Rules(players=4, democracy_needs_card=False),
    Rules(players=4, deal="draft", teams=True, draft_order="clockwise"),
)


def stops(game: Game, bots: dict[int, Bot], budget: Budget) -> Iterator[Game]:
    """The game, stopping wherever somebody has a choice, played on by the bots of the seats."""
    while not game.over:
        if len(game.legal) > 1:
            yield game
        game.play(bots[game.seat].choose(game.sight(game.seat), budget).action)
