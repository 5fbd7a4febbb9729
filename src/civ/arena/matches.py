"""The games of a match: line-ups of bots over the seats, and each deal once for every rotation of its line-up."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from civ.bots import BotSpec
from civ.errors import BadUsage
from civ.game.options import Rules

TEAM_COUNT: Final = 2
Lineup = tuple[int, ...]  # by seat, the number of a bot


class GameJob(NamedTuple):
    """One game to play, and everything it depends on. Deals and rotations are numbered from 1."""

    rules: Rules
    seed: bytes
    deal: int
    rotation: int
    seats: tuple[BotSpec, ...]

    def deal_seed(self) -> bytes:
        """The seed of the deck and the First Player, the same for all rotations of a deal."""
        return _derived(b"civ arena deal 1", self.seed, self.deal)

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot on a seat."""
        return int.from_bytes(_derived(b"civ arena bot 1", self.seed, self.deal, seat)[:8], "big") >> 1


@dataclass(frozen=True)
class Match:
    """Different bots, their line-ups and the rules. The seed determines all deals and the seeds of the bots.

    Deals use the line-ups in turn. The games of one deal are a *mirrored set*: each rotation of the line-up plays it.
    """

    bots: tuple[BotSpec, ...]
    lineups: tuple[Lineup, ...]
    rules: Rules
    seed: bytes

    @property
    def rotations(self) -> int:
        """The number of games in a mirrored set, the same for all line-ups of a match."""
        return len(rotations_of(self.lineups[0]))

    @property
    def sides(self) -> int:
        """The number of sides that play against each other: teams, or players."""
        return TEAM_COUNT if self.rules.teams else self.rules.players

    def deals_for(self, games: int) -> int:
        """The number of deals needed for at least `games` games."""
        return -(-games // self.rotations)

    def seating(self, deal: int, rotation: int) -> Lineup:
        """The bot at each seat of a game."""
        return rotations_of(self.lineups[(deal - 1) % len(self.lineups)])[rotation - 1]

    def jobs(self, deals: int) -> Iterator[GameJob]:
        """Yield the games of the first `deals` deals, in order."""
        for deal in range(1, deals + 1):
            for rotation in range(1, self.rotations + 1):
                seats = tuple(self.bots[bot] for bot in self.seating(deal, rotation))
                yield GameJob(self.rules, self.seed, deal, rotation, seats)


def match_of(specs: Sequence[BotSpec], rules: Rules, seed: bytes) -> Match:
    """Return the match of some bots: seated as given if they fill the seats, otherwise in every combination.

    Raises BadUsage if there are fewer different bots than sides.
    """
    kinds = [spec[1:] for spec in specs]  # without the text: `expert` equals `expert@1s`
    bots = tuple(spec for place, spec in enumerate(specs) if kinds.index(kinds[place]) == place)
    numbers = [[bot[1:] for bot in bots].index(kind) for kind in kinds]
    lineups: tuple[Lineup, ...]
    if len(specs) == rules.players:
        lineups = (tuple(numbers),)
    else:
        sides = TEAM_COUNT if rules.teams else rules.players
        if len(bots) < sides:
            raise BadUsage("arena-too-few", count=len(bots), needed=sides)
        lineups = tuple(group * (rules.players // sides) for group in combinations(range(len(bots)), sides))
    return Match(bots, lineups, rules, seed)


def rotations_of(lineup: Lineup) -> list[Lineup]:
    """Return the different rotations of a line-up around the table, itself first."""
    turned = (lineup[-shift:] + lineup[:-shift] for shift in range(len(lineup)))
    return list(dict.fromkeys(turned))


def _derived(purpose: bytes, seed: bytes, *numbers: int) -> bytes:
    return hashlib.sha256(purpose + seed + b"".join(number.to_bytes(8, "big") for number in numbers)).digest()
