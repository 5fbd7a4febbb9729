"""Whole random games for Hypothesis: any rules, any deal, any choices."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from civ import Game, Rules
from civ.game.options import PLAYER_COUNTS


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    players = draw(st.sampled_from(PLAYER_COUNTS))
    return Rules(
        players=players,
        deal=draw(st.sampled_from(("basic", "draft"))),
        teams=players == 4 and draw(st.booleans()),
        draft_order=draw(st.sampled_from(("anticlockwise", "clockwise"))),
        last_round=draw(st.sampled_from(("finish", "one_more_each"))),
        democracy_needs_card=draw(st.booleans()),
        hand_limit=draw(st.sampled_from(("once_used", "while_held"))),
        stall_rounds=draw(st.sampled_from((0, 1, 2, 10))),
    )


seeds = st.integers(0, 2**63 - 1)


@dataclass(frozen=True)
class Walk:
    """A whole game: its rules, its deal, and the choices, all from numbers that Hypothesis can shrink."""

    rules: Rules
    deal: int
    choices: int

    def games(self) -> Iterator[Game]:
        """Play the game from the deal to the end, and yield it in every state."""
        game = Game.new(self.rules, seed=self.deal)
        yield game
        while not game.over:
            noise = hashlib.sha256(f"{self.choices} {len(game.actions)}".encode()).digest()
            actions = game.legal
            game.play(actions[int.from_bytes(noise[:8], "big") % len(actions)])
            yield game


walks = st.builds(Walk, rules(), seeds, seeds)
