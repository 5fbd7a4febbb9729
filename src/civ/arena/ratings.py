"""Ratings on the Elo scale from games of any number of players, by the Bradley-Terry model for many players.

A side wins with probability strength / sum of the strengths of all sides; a rating is 400 times the decimal logarithm
of the strength. A team's rating is the mean of the partners'. A shared victory is split among the winning sides. The
mean of all ratings is 0; bots that no game distinguishes get equal ratings. As with intervals of shares, each bot has
one unplayed mirrored set in which everybody scores par, spread over its line-ups: it keeps ratings finite. Variances
are clustered by deal (the Huber-White sandwich estimator).
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from civ.arena.intervals import Array, Estimate, t95

ELO: Final = 400 / math.log(10)
MAX_NEWTON_STEPS: Final = 100  # about six are needed
TOLERANCE: Final = 1e-10


class Seating(NamedTuple):
    """All games with the same bots on the same sides."""

    sides: Array  # [side, bot]: the weight of each bot in each side
    shares: Array  # [game, side]: the share of the victory
    deals: Array  # [game]: the deal, counted from 0
    lineup: int


def ratings(seatings: Sequence[Seating], deals: int) -> list[Estimate]:
    """Return the rating of each bot, with its 95 % interval."""
    bots, unplayed = seatings[0].sides.shape[1], _unplayed(seatings)
    strengths = _fit(seatings, unplayed)
    lineups = {seating.lineup: len([s for s in seatings if s.lineup == seating.lineup]) for seating in seatings}
    gradients, gradients_at_par = np.zeros((deals, bots)), np.zeros((1 + max(lineups), bots))
    information, variance = np.zeros((bots, bots)), np.zeros((bots, bots))
    for seating in seatings:
        probabilities, per_game = _win_probabilities(seating.sides, strengths)
        np.add.at(gradients, seating.deals, (seating.shares - probabilities) @ seating.sides)
        gradients_at_par[seating.lineup] += (1 / len(probabilities) - probabilities) @ seating.sides
        information += (len(seating.shares) + unplayed) * per_game
        variance += lineups[seating.lineup] * per_game  # a set has the variance of one game
    meat = gradients.T @ gradients + unplayed * (gradients_at_par.T @ gradients_at_par + variance)
    meat *= (deals + 1) / deals
    bread = _inverse(information)
    half_widths = t95(deals) * np.sqrt(np.maximum(np.diag(bread @ meat @ bread), 0))
    return [
        Estimate(float(ELO * rating), float(ELO * (rating - width)), float(ELO * (rating + width)))
        for rating, width in zip(strengths, half_widths, strict=True)
    ]


def _unplayed(seatings: Sequence[Seating]) -> float:
    """The fraction of an unplayed mirrored set for each line-up, so that each bot has one in all."""
    lineups = {seating.lineup: seating.sides.sum(axis=0) > 0 for seating in seatings}
    return float(1 / np.mean(np.sum(list(lineups.values()), axis=0)))


def _fit(seatings: Sequence[Seating], unplayed: float) -> Array:
    """The maximum-likelihood strengths, as natural logarithms with mean 0, by Newton's method."""
    bots = seatings[0].sides.shape[1]
    strengths = np.zeros(bots)
    best = _log_likelihood(seatings, unplayed, strengths)
    for _ in range(MAX_NEWTON_STEPS):
        gradient, information = np.zeros(bots), np.zeros((bots, bots))
        for seating in seatings:
            probabilities, per_game = _win_probabilities(seating.sides, strengths)
            games = len(seating.shares) + unplayed
            shares = seating.shares.sum(axis=0) + unplayed / len(probabilities)
            gradient += (shares - games * probabilities) @ seating.sides
            information += games * per_game
        step = _inverse(information) @ gradient
        for shorter in (step / 2**halvings for halvings in range(60)):
            tried = _log_likelihood(seatings, unplayed, strengths + shorter)
            if tried >= best - TOLERANCE:
                strengths, best = strengths + shorter, tried
                break
        if np.abs(step).max() < TOLERANCE:
            break
    return strengths - strengths.mean()


def _log_likelihood(seatings: Sequence[Seating], unplayed: float, strengths: Array) -> float:
    total = 0.0
    for seating in seatings:
        probabilities, _ = _win_probabilities(seating.sides, strengths)
        total += float((seating.shares.sum(axis=0) + unplayed / len(probabilities)) @ np.log(probabilities))
    return total


def _win_probabilities(sides: Array, strengths: Array) -> tuple[Array, Array]:
    """The win probability of each side, and the Fisher information of one game about the strengths."""
    powers = sides @ strengths
    powers = np.exp(powers - powers.max())
    probabilities = powers / powers.sum()
    return probabilities, sides.T @ (np.diag(probabilities) - np.outer(probabilities, probabilities)) @ sides


def _inverse(information: Array) -> Array:
    """The pseudo-inverse: there is no information about the mean, nor about bots that no game distinguishes."""
    return np.linalg.pinv(information, rcond=1e-9, hermitian=True)
