"""Tune the evaluation weights by self-play: python bench/tune.py --players 2 --minutes 5 --out weights.json

An evolution strategy: each generation plays variations of the current weights against them in mirrored deals, and moves
to the weighted mean of the better half. It continues from the file if there is one, so it can be stopped at any time.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np

from civ import Rules
from civ.bots.search import evaluation as w
from civ.bots.search.action_values import best_action
from civ.bots.search.rollouts import MAX_ROLLOUT_PLIES
from civ.engine.hidden.chance import below, random_action, seed_stream
from civ.engine.rules.actions import ACTION_COUNT
from civ.engine.rules.cards import DOMAINS
from civ.engine.rules.legal import legal
from civ.engine.rules.state import STATE
from civ.engine.rules.turn import apply
from civ.engine.simulation import random_deal

FIRST_GUESS = {
    w.BUILD: (1000, 60, 25, 13, 8, 5, 3, 2, 1, 0.5),
    w.LEVEL_1: (1, 2, 3, 2, 1, 2),
    w.LEVEL_2: (1, 2, 3, 2, 0.5, 2),
    w.POINT_EARLY: (0.5, 5, 0.7, 0.3, 3, 5, 1, 3, 3, 0.5, 0.5, 0.4),
    w.DRAFT_CARD: (1, 1, 1, 1, 1, 1),
}


@numba.njit(nogil=True)
def play_games(
    states: Any, weights: Any, random_per_mille: Any, draft: bool, seed: int, first_index: int, wins: Any
) -> int:
    """Play a game in every record, with one row of weights per place in the line-up, and count wins by place.

    The games of one deal, one per player, differ only in the seating. Returns the number of plies.
    """
    stream, features, values = np.zeros(4, np.int64), np.zeros((w.FEATURES, DOMAINS)), np.zeros(ACTION_COUNT)
    plies = 0
    for index in range(len(states)):
        state = states[index]
        players = state.players
        deal_number, turned = divmod(first_index + index, players)
        seed_stream(stream, seed, deal_number)
        random_deal(state, draft, stream)
        first_ply = plies
        while not state.over and plies - first_ply < MAX_ROLLOUT_PLIES:
            player = (state.mover + turned) % players
            actions = legal(state)
            if actions & (actions - 1) != 0 and below(stream, 1000) < random_per_mille[player]:
                action = random_action(actions, stream)
            else:
                action = best_action(state, actions, weights[player], features, values)
            apply(state, action)
            plies += 1
        winners = 0
        for seat in range(players):
            winners += state.winners >> seat & 1
        for seat in range(players):
            if state.winners >> seat & 1:
                wins[(seat + turned) % players] += 1.0 / winners
    return plies


def first_guess() -> Any:
    weights = np.zeros(w.WEIGHT_COUNT)
    for index, values in FIRST_GUESS.items():
        weights[index : index + len(values)] = values
    return weights


def score(candidate: Any, base: Any, rules: Rules, seed: int, deals: int, random_per_mille: int) -> float:
    """Return the candidate's wins per game as a multiple of par, which is one over the number of players."""
    players = rules.players
    states = np.zeros(deals * players, STATE)
    rules.write_to(states)
    line_up = [candidate if seat == 0 or (rules.teams and seat == 2) else base for seat in range(players)]
    wins = np.zeros(4)
    weights = np.stack([w.with_value_table(row, players) for row in line_up])
    play_games(states, weights, np.full(4, random_per_mille), rules.deal == "draft", seed, 0, wins)
    return float(wins[0]) / len(states) * players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--random-per-mille", type=int, default=20)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    generator = np.random.default_rng(time.time_ns() % 2**32)
    start = first_guess()
    now = np.array(json.loads(options.out.read_text())) if options.out.exists() else start.copy()
    ranks = np.log(options.width / 2 + 0.5) - np.log(np.arange(1, options.width // 2 + 1))
    ranks /= ranks.sum()
    sigma, generation, until = 0.25, 0, time.time() + 60 * options.minutes
    past = [start, now.copy()]  # past weights stay opponents, so that progress is not lost again
    while time.time() < until:
        rules = Rules(players=options.players, deal="draft" if generation % 3 == 2 else "basic")
        seed = int(generator.integers(2**31))
        steps = generator.normal(size=(options.width // 2, w.WEIGHT_COUNT))
        steps = np.concatenate([steps, -steps])  # mirrored, like the deals
        rivals = [now, past[int(generator.integers(len(past)))]]
        scores = [
            sum(
                score(now * np.exp(sigma * step), rival, rules, seed, options.deals, options.random_per_mille)
                for rival in rivals
            )
            for step in steps
        ]
        best = np.argsort(scores)[::-1][: options.width // 2]
        now = now * np.exp(sigma * (ranks @ steps[best]))
        sigma = max(0.06, sigma * 0.995)
        generation += 1
        if generation % 20 == 0:
            past.append(now.copy())
            rate = score(now, start, Rules(players=options.players), 1, 2000, options.random_per_mille)
            print(f"{generation}: {rate:.3f} of par against the first guess, sigma {sigma:.3f}", flush=True)
            options.out.write_text(json.dumps([round(float(x), 4) for x in now]))


if __name__ == "__main__":
    main()
