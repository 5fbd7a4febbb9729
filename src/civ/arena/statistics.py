"""Compute the statistics of a match. Only complete mirrored sets count."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import numpy as np

from civ.arena.intervals import Array, Estimate, share
from civ.arena.jobs import MatchGame
from civ.arena.matches import Lineup, Match
from civ.arena.ratings import Seating, ratings
from civ.arena.results import BotStatistics, BudgetCurve, Endings, HeadToHead, Lengths, Statistics
from civ.engine.rules.cards import DOMAIN_LETTERS

MAX_RUNNING_POINTS: Final = 60  # of the running score
MIN_BUDGETS: Final = 3  # of a curve


def statistics_of(match: Match, games: Iterable[MatchGame]) -> Statistics | None:
    """Return the statistics of a match, or None before its first mirrored set is complete."""
    ordered = sorted(games, key=lambda game: (game.deal, game.rotation))
    sets = [list(group) for _, group in groupby(ordered, key=lambda game: game.deal)]
    complete = [games_of_deal for games_of_deal in sets if len(games_of_deal) == match.rotations]
    if not complete:
        return None
    return _MirroredSets(match, complete).statistics(left_out=len(ordered) - len(complete) * match.rotations)


class _MirroredSets:
    """Complete mirrored sets as arrays [deal, rotation, seat]."""

    def __init__(self, match: Match, sets: Sequence[Sequence[MatchGame]]) -> None:
        self.match = match
        self.sets = sets
        self.games = [game for games_of_deal in sets for game in games_of_deal]
        self.par = 1 / match.sides
        self.lineups = np.array([(games_of_deal[0].deal - 1) % len(match.lineups) for games_of_deal in sets])
        players = match.rules.players
        shape = (len(sets), match.rotations, players)
        self.bots = np.array([match.seating(game.deal, game.rotation) for game in self.games]).reshape(shape)
        winners = [[seat in game.winners for seat in range(1, players + 1)] for game in self.games]
        won = np.array(winners, float).reshape(shape)
        self.scores = won / won.sum(axis=2, keepdims=True) * (players // match.sides)

    def statistics(self, left_out: int) -> Statistics:
        rated = ratings(self._seatings(), len(self.sets))
        bots = [self._bot(number, rating) for number, rating in enumerate(rated)]
        return Statistics(
            games=len(self.games),
            deals=len(self.sets),
            left_out=left_out,
            par=self.par,
            bots=bots,
            head_to_head=self._head_to_head(rated) if len(bots) == 2 else None,
            matrix=[[self._pair(one, other) for other in range(len(bots))] for one in range(len(bots))],
            by_seat=[self._by_seat(seat) for seat in range(self.match.rules.players)],
            by_order=[self._by_order(place) for place in range(self.match.rules.players)],
            endings=self._endings(),
            lengths=self._lengths(),
            budgets=budget_curves(self.match),
        )

    # --- Bots ---

    def _mean_by_deal(self, which: Array) -> Array:
        """The mean score of the selected seats for each deal that has any."""
        seats = which.sum(axis=(1, 2))
        scores = np.where(which, self.scores, 0.0).sum(axis=(1, 2))
        return scores[seats > 0] / seats[seats > 0]

    def _share(self, which: Array) -> Estimate:
        return share(self._mean_by_deal(which), self.par)

    def _bot(self, number: int, rating: Estimate) -> BotStatistics:
        mine = self.bots == number
        flat = mine.reshape(len(self.games), -1)
        times = [ms for game, seats in zip(self.games, flat, strict=True) for seat in np.flatnonzero(seats)
                 for ms in game.ms[seat]]  # fmt: skip
        failures: Counter[str] = Counter()
        hegemony: Counter[str] = Counter()
        majority = 0
        for game, seats in zip(self.games, flat, strict=True):
            for seat in np.flatnonzero(seats):
                failures.update(game.failures[seat])
            if any(seats[winner - 1] for winner in game.winners):
                hegemony.update(game.domains if game.reason == "hegemony" else "")
                majority += game.reason == "majority"
        return BotStatistics(
            bot=self.match.bots[number].text,
            games=int(flat.any(axis=1).sum()),
            seats=int(mine.sum()),
            wins=float(self.scores[mine].sum()),
            score=self._share(mine),
            rating=rating,
            choices=len(times),
            seconds_mean=float(np.mean(times)) / 1000 if times else 0.0,
            seconds_p95=float(np.percentile(times, 95)) / 1000 if times else 0.0,
            failures=dict(sorted(failures.items())),
            hegemony=_by_domain(hegemony),
            majority=majority,
            running=self._running(mine),
        )

    def _running(self, which: Array) -> list[tuple[int, Estimate]]:
        by_deal = self._mean_by_deal(which)
        points = np.unique(np.linspace(1, len(by_deal), min(len(by_deal), MAX_RUNNING_POINTS)).astype(int))
        rotations = self.match.rotations
        return [(int(deals) * rotations, share(by_deal[:deals], self.par)) for deals in points]

    def _head_to_head(self, rated: Sequence[Estimate]) -> HeadToHead:
        mine = self.bots == 0
        seats = int(mine[0, 0].sum())
        weight = seats * self.match.sides / self.match.rules.players  # from the score of a seat to a share of victories
        par = seats / self.match.rules.players
        one, other = self.match.bots
        return HeadToHead(
            bot=one.text,
            against=other.text,
            share=share(self._mean_by_deal(mine) * weight, par),
            par=par,
            rating=Estimate(*(2 * number for number in rated[0])),  # the ratings of two bots are opposite numbers
        )

    def _pair(self, one: int, other: int) -> float | None:
        """The first bot's part of the victories of two bots in games against each other, per seat."""
        opponents = np.array([_are_opponents(self._sides(lineup), one, other) for lineup in self.match.lineups])
        scores, bots = self.scores[opponents[self.lineups]], self.bots[opponents[self.lineups]]
        if one == other or not scores.size:
            return None
        mine, yours = float(scores[bots == one].mean()), float(scores[bots == other].mean())
        return mine / (mine + yours) if mine + yours else None

    # --- Sides ---

    def _sides(self, seated: Lineup) -> list[Lineup]:
        """The bots of each side. In teams, opposite seats are partners (6.1)."""
        return [seated[side :: self.match.sides] for side in range(self.match.sides)]

    def _seatings(self) -> list[Seating]:
        """The games grouped by the bots on each side."""
        sides, rotations, played = self.match.sides, self.match.rotations, sorted(set(self.lineups.tolist()))
        found = []
        for number, lineup in enumerate(played):
            deals = np.flatnonzero(self.lineups == lineup)
            for rotation in range(rotations):
                weights = np.zeros((sides, len(self.match.bots)))
                for side, members in enumerate(self._sides(self.match.seating(lineup + 1, rotation + 1))):
                    np.add.at(weights[side], list(members), 1 / len(members))
                shares = self.scores[deals, rotation, :sides]  # partners win together: one seat of a side suffices
                found.append(Seating(weights, shares, deals, number))
        return found

    # --- Seats, endings and lengths ---

    def _by_seat(self, seat: int) -> Estimate:
        return share(self.scores[:, :, seat].mean(axis=1), self.par)

    def _by_order(self, place: int) -> Estimate:
        """The score by turn order: place 0 is the First Player."""
        players = self.match.rules.players
        seats = np.array([(games[0].first - 1 + place) % players for games in self.sets])
        by_deal = self.scores[np.arange(len(self.sets)), :, seats].mean(axis=1)
        return share(by_deal, self.par)

    def _endings(self) -> Endings:
        hegemony = Counter(game.domains for game in self.games if game.reason == "hegemony")
        led = Counter(domain for game in self.games if game.reason == "majority" for domain in game.domains)
        majority = sum(game.reason == "majority" for game in self.games)
        partners = self.match.rules.players // self.match.sides
        shared = sum(len(game.winners) > partners for game in self.games)
        return Endings(_by_domain(hegemony), majority, _by_domain(led), shared)

    def _lengths(self) -> Lengths:
        turns, plies = [game.turns for game in self.games], [game.plies for game in self.games]
        return Lengths(
            turns_mean=float(np.mean(turns)),
            turns_median=float(np.median(turns)),
            turns=dict(sorted(Counter(turns).items())),
            plies_mean=float(np.mean(plies)),
            plies_median=float(np.median(plies)),
            plies_min=min(plies),
            plies_max=max(plies),
        )


def _are_opponents(sides: Sequence[Lineup], one: int, other: int) -> bool:
    """Whether two bots play in a game and share no side."""
    together = any(one in side and other in side for side in sides)
    return not together and all(any(bot in side for side in sides) for bot in (one, other))


def _by_domain(counts: Counter[str]) -> dict[str, int]:
    return {letter: counts[letter] for letter in DOMAIN_LETTERS}


def budget_curves(match: Match) -> list[BudgetCurve]:
    """Return a curve for each bot that plays with at least three budgets of the same unit."""
    groups: dict[tuple[str, str, int, str], list[tuple[float, int]]] = {}
    for number, bot in enumerate(match.bots):
        kind = (bot.name, bot.command, bot.budget.cores)
        if bot.budget.seconds is not None:
            groups.setdefault((*kind, "s"), []).append((bot.budget.seconds, number))
        elif bot.budget.iterations is not None:
            groups.setdefault((*kind, ""), []).append((float(bot.budget.iterations), number))
    curves = []
    for (name, command, _, unit), points in groups.items():
        if len(points) >= MIN_BUDGETS:
            points.sort()
            title = f"program:{command}" if command else name
            curves.append(BudgetCurve(title, unit, [amount for amount, _ in points], [bot for _, bot in points]))
    return curves
