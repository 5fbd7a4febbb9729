"""Sample rules of every kind, and games between bots that stop at every decision."""

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
    """Let the bots play a game to its end. Yields the game wherever a player has more than one legal action."""
    while not game.over:
        if len(game.legal) > 1:
            yield game
        game.play(bots[game.seat].choose(game.sight(game.seat), budget).action)
