"""Sample rules of every kind, and games between bots, stopped at every decision."""

from collections.abc import Iterator

from civ import Game, Rules
from civ.bots import Bot, Budget

SAMPLE_RULES = {
    "two": Rules(players=2),
    "three": Rules(players=3, last_round="one_more_each"),
    "four": Rules(players=4, democracy_needs_card=False),
    "draft": Rules(players=3, deal="draft"),
    "teams": Rules(players=4, teams=True, deal="draft", draft_order="clockwise"),
}


def decisions(game: Game, bots: dict[int, Bot], budget: Budget) -> Iterator[Game]:
    """Play a game to its end by the bots of the seats; yield it wherever somebody has a choice."""
    while not game.over:
        if len(game.legal) > 1:
            yield game
        game.play(bots[game.seat].choose(game.sight(game.seat), budget).action)
