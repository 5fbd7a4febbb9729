"""Ratings from games of any number of players, on the scale of Elo: Bradley and Terry's model in its many-player form.

A side wins with the probability strength / sum of all sides' strengths; a rating is 400 times the decimal logarithm of
the strength. A team's rating is the mean of the partners'. A shared victory counts for each winning side in part. The
mean of all ratings is 0; bots that no game tells apart are rated alike. As for intervals of shares, each bot has one
more mirrored set in which all score par, spread over its line-ups: it keeps ratings finite. Variances are clustered by
deal (the sandwich of Huber and White).
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from civ.arena.intervals import Array, Estimate, t95

ELO: Final = 400 / math.log(10)
STEPS: Final = 100  # of Newton's method; it takes about six
CLOSE: Final = 1e-10


class Seating(NamedTuple):
    """All games with the same bots on the same sides. `sides` has a row a side, with the weight of each bot in it."""

    sides: Array
    shares: Array  # a row a game: how much of the victory each side has
    deals: Array  # by game, counted from 0
    lineup: int


def ratings(seatings: Sequence[Seating], deals: int) -> list[Estimate]:
    """The rating of each bot, with its 95 % interval."""
    bots, unplayed = seatings[0].sides.shape[1], _unplayed(seatings)
    strengths = _fitted(seatings, unplayed)
    lineups = {seating.lineup: len([s for s in seatings if s.lineup == seating.lineup]) for seating in seatings}
    pulls, pulls_at_par = np.zeros((deals, bots)), np.zeros((1 + max(lineups), bots))
    information, chance = np.zeros((bots, bots)), np.zeros((bots, bots))
    for seating in seatings:
        chances, per_game = _at(seating.sides, strengths)
        np.add.at(pulls, seating.deals, (seating.shares - chances) @ seating.sides)
        pulls_at_par[seating.lineup] += (1 / len(chances) - chances) @ seating.sides
        information += (len(seating.shares) + unplayed) * per_game
        chance += lineups[seating.lineup] * per_game  # the games of a set that chance moves as one
    meat = (pulls.T @ pulls + unplayed * (pulls_at_par.T @ pulls_at_par + chance)) * (deals + 1) / deals
    bread = _inverse(information)
    reach = t95(deals) * np.sqrt(np.maximum(np.diag(bread @ meat @ bread), 0))
    return [
        Estimate(float(ELO * rating), float(ELO * (rating - width)), float(ELO * (rating + width)))
        for rating, width in zip(strengths, reach, strict=True)
    ]


def _unplayed(seatings: Sequence[Seating]) -> float:
    """How much of a mirrored set that nobody played each line-up has, so that each bot has one in all."""
    lineups = {seating.lineup: seating.sides.sum(axis=0) > 0 for seating in seatings}
    return float(1 / np.mean(np.sum(list(lineups.values()), axis=0)))


def _fitted(seatings: Sequence[Seating], unplayed: float) -> Array:
    """The most likely strengths, as natural logarithms with mean 0, by Newton's method."""
    bots = seatings[0].sides.shape[1]
    strengths = np.zeros(bots)
    best = _likelihood(seatings, unplayed, strengths)
    for _ in range(STEPS):
        pull, information = np.zeros(bots), np.zeros((bots, bots))
        for seating in seatings:
            chances, per_game = _at(seating.sides, strengths)
            games = len(seating.shares) + unplayed
            pull += (seating.shares.sum(axis=0) + unplayed / len(chances) - games * chances) @ seating.sides
            information += games * per_game
        step = _inverse(information) @ pull
        for shorter in (step / 2**halvings for halvings in range(60)):
            tried = _likelihood(seatings, unplayed, strengths + shorter)
            if tried >= best - CLOSE:
                strengths, best = strengths + shorter, tried
                break
        if np.abs(step).max() < CLOSE:
            break
    return strengths - strengths.mean()


def _likelihood(seatings: Sequence[Seating], unplayed: float, strengths: Array) -> float:
    total = 0.0
    for seating in seatings:
        chances, _ = _at(seating.sides, strengths)
        total += float((seating.shares.sum(axis=0) + unplayed / len(chances)) @ np.log(chances))
    return total


def _at(sides: Array, strengths: Array) -> tuple[Array, Array]:
    """How likely each side wins, and the information one game gives about the strengths."""
    powers = sides @ strengths
    powers = np.exp(powers - powers.max())
    chances = powers / powers.sum()
    return chances, sides.T @ (np.diag(chances) - np.outer(chances, chances)) @ sides


def _inverse(information: Array) -> Array:
    """The inverse where there is information: there is none about the mean, nor about what no game tells apart."""
    return np.linalg.pinv(information, rcond=1e-9, hermitian=True)
