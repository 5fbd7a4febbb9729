"""Simulated matches between bots of known strength, to check the statistics."""

import math
import random
from collections.abc import Mapping
from typing import Any

from civ.arena import Match, MatchGame, match_of
from civ.arena.ratings import ELO
from civ.bots import read_bot_spec
from civ.game.options import Rules

SEED = bytes(31) + b"\1"


def match(words: str, **rules: Any) -> Match:
    """Return the match of some bots."""
    return match_of([read_bot_spec(word) for word in words.split()], Rules(**rules), SEED)


def games(
    match: Match,
    deals: int,
    ratings: Mapping[str, float],
    chance: random.Random,
    *,
    luck: float = 0.0,
    failures: Mapping[str, dict[str, int]] | None = None,
) -> list[MatchGame]:
    """Draw games from the rating model. With luck, one seat of each deal is stronger by that many Elo points."""
    sides = match.sides
    played = []
    for job in match.jobs(deals):
        names = [spec.text for spec in job.seats]
        lucky = random.Random(job.deal_seed()).randrange(sides)
        elo = [sum(ratings[name] for name in names[side::sides]) / len(names[side::sides]) for side in range(sides)]
        powers = [math.exp((points + luck * (side == lucky)) / ELO) for side, points in enumerate(elo)]
        winner = chance.choices(range(sides), powers)[0]
        hegemony = chance.random() < 0.7
        played.append(
            MatchGame(
                deal=job.deal,
                rotation=job.rotation,
                seats=names,
                first=1 + job.deal % len(names),
                winners=[seat + 1 for seat in range(len(names)) if seat % sides == winner],
                reason="hegemony" if hegemony else "majority",
                domains=chance.choice("MRESCU") if hegemony else "MSU",
                plies=chance.randint(60, 200),
                turns=chance.randint(20, 70),
                seconds=0.5,
                ms=[[round(chance.uniform(0.1, 3), 3) for _ in range(5)] for _ in names],
                failures=[dict((failures or {}).get(name, {})) for name in names],
                record={},
            )
        )
    return played
