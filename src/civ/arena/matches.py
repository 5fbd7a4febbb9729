"""What is to be played: line-ups of bots over the seats, and every deal once for each rotation of its line-up."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from civ.bots import BotSpec
from civ.errors import BadUsage
from civ.game.options import Rules

TEAMS: Final = 2
Lineup = tuple[int, ...]  # by seat, the number of a bot


class Job(NamedTuple):
    """One game to play, with all that it follows from. Deals and rotations are numbered from 1."""

    rules: Rules
    seed: bytes
    deal: int
    rotation: int
    seats: tuple[BotSpec, ...]

    def deal_seed(self) -> bytes:
        """The seed of the deck and the First Player: the same for all rotations."""
        return _derived(b"civ arena deal 1", self.seed, self.deal)

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot on a seat."""
        return int.from_bytes(_derived(b"civ arena bot 1", self.seed, self.deal, seat)[:8], "big") >> 1


@dataclass(frozen=True)
class Match:
    """Different bots, their line-ups and the rules; the seed settles the rest.

    Deals take the line-ups in turn. The games of one deal are a mirrored set: each rotation of the line-up plays it.
    """

    bots: tuple[BotSpec, ...]
    lineups: tuple[Lineup, ...]
    rules: Rules
    seed: bytes

    @property
    def rotations(self) -> int:
        """How many games a mirrored set has: the same for all line-ups of a match."""
        return len(rotations_of(self.lineups[0]))

    @property
    def sides(self) -> int:
        """How many can win apart from each other."""
        return TEAMS if self.rules.teams else self.rules.players

    def deals_for(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.rotations)

    def seating(self, deal: int, rotation: int) -> Lineup:
        """Who sits where in a game."""
        return rotations_of(self.lineups[(deal - 1) % len(self.lineups)])[rotation - 1]

    def jobs(self, deals: int) -> Iterator[Job]:
        """The games of the first so many deals, in order."""
        for deal in range(1, deals + 1):
            for rotation in range(1, self.rotations + 1):
                seats = tuple(self.bots[bot] for bot in self.seating(deal, rotation))
                yield Job(self.rules, self.seed, deal, rotation, seats)


def match_of(contenders: Sequence[BotSpec], rules: Rules, seed: bytes) -> Match:
    """The match of these bots: as they stand if they just fill the seats, else every combination of different ones."""
    kinds = [contender[1:] for contender in contenders]  # all but the text: `expert` is `expert@1s`
    bots = tuple(contender for place, contender in enumerate(contenders) if kinds.index(kinds[place]) == place)
    numbers = [[bot[1:] for bot in bots].index(kind) for kind in kinds]
    lineups: tuple[Lineup, ...]
    if len(contenders) == rules.players:
        lineups = (tuple(numbers),)
    else:
        apart = TEAMS if rules.teams else rules.players
        if len(bots) < apart:
            raise BadUsage("arena-too-few", count=len(bots), needed=apart)
        lineups = tuple(group * (rules.players // apart) for group in combinations(range(len(bots)), apart))
    return Match(bots, lineups, rules, seed)


def rotations_of(lineup: Lineup) -> list[Lineup]:
    """The different ways to move a line-up round the table, itself first."""
    turned = (lineup[-shift:] + lineup[:-shift] for shift in range(len(lineup)))
    return list(dict.fromkeys(turned))


def _derived(purpose: bytes, seed: bytes, *numbers: int) -> bytes:
    return hashlib.sha256(purpose + seed + b"".join(number.to_bytes(8, "big") for number in numbers)).digest()
