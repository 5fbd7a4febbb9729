"""Simulated matches between bots of known strength, to check the statistics."""

import math
import random
from collections.abc import Mapping
from typing import Any

from civ.arena import Match, MatchGame, Statistics, match_of, statistics_of
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


RATINGS = {"expert@0.5s": 60.0, "expert@1s": 120.0, "expert@4s": 200.0, "adept": 0.0, "expert": 100.0, "novice": -300.0}


def simulated(bots: str, deals: int = 30, **rules: Any) -> tuple[Match, Statistics]:
    """Return a match and the statistics of its simulated games."""
    played_match = match(bots, **rules)
    failures = {"adept": {"bot-<hung>": 2, "bot-junk": 1}}
    statistics = statistics_of(played_match, games(played_match, deals, RATINGS, random.Random(1), failures=failures))
    assert statistics is not None
    return played_match, statistics


MATCHES = {
    "two": lambda: simulated("expert adept"),
    "one against three": lambda: simulated("expert adept adept adept", players=4),
    "budgets": lambda: simulated("expert@0.5s expert@1s expert@4s adept novice"),
    "teams": lambda: simulated("expert adept", players=4, teams=True),
    "one game each": lambda: simulated("expert novice", 1),
    "itself": lambda: simulated("adept adept"),
}
