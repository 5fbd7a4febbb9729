"""Find a better temper by self-play: python bench/tune.py --players 2 --minutes 5 --out temper.json

An evolution strategy: each generation tries variations of the present temper against it in mirrored deals, and moves to
the weighted mean of the better half. It goes on from the file if that exists, so it can be stopped at any time.
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
from civ.bots.search.rollouts import LONGEST
from civ.engine.hidden.chance import below, random_action, seed_stream
from civ.engine.rules.actions import ACTIONS
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
    w.DRAFT: (1, 1, 1, 1, 1, 1),
}


@numba.njit(nogil=True)
def match(states: Any, tempers: Any, whims: Any, draft: bool, seed: int, first_index: int, wins: Any) -> int:
    """Play a game in every record between tempers, one a seat of the line-up; wins by place in the line-up.

    The games of one deal, as many as there are players, differ only in who sits where.
    """
    stream, notes, scores = np.zeros(4, np.int64), np.zeros((w.NOTES, DOMAINS)), np.zeros(ACTIONS)
    plies = 0
    for index in range(len(states)):
        state = states[index]
        players = state.players
        deal_number, turned = divmod(first_index + index, players)
        seed_stream(stream, seed, deal_number)
        random_deal(state, draft, stream)
        begun = plies
        while not state.over and plies - begun < LONGEST:
            player = (state.mover + turned) % players
            actions = legal(state)
            if actions & (actions - 1) != 0 and below(stream, 1000) < whims[player]:
                action = random_action(actions, stream)
            else:
                action = best_action(state, actions, tempers[player], notes, scores)
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
    temper = np.zeros(w.WEIGHTS)
    for place, weights in FIRST_GUESS.items():
        temper[place : place + len(weights)] = weights
    return temper


def score(candidate: Any, base: Any, rules: Rules, seed: int, deals: int, whim: int) -> float:
    """The candidate's wins per game, par being one over the players, times the players."""
    players = rules.players
    states = np.zeros(deals * players, STATE)
    rules.write_to(states)
    line_up = [candidate if seat == 0 or (rules.teams and seat == 2) else base for seat in range(players)]
    wins = np.zeros(4)
    tempers = np.stack([w.spell_out(temper, players) for temper in line_up])
    match(states, tempers, np.full(4, whim), rules.deal == "draft", seed, 0, wins)
    return float(wins[0]) / len(states) * players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--whim", type=int, default=20)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    chance = np.random.default_rng(time.time_ns() % 2**32)
    start = first_guess()
    now = np.array(json.loads(options.out.read_text())) if options.out.exists() else start.copy()
    weights = np.log(options.width / 2 + 0.5) - np.log(np.arange(1, options.width // 2 + 1))
    weights /= weights.sum()
    sigma, generation, until = 0.25, 0, time.time() + 60 * options.minutes
    hall = [start, now.copy()]  # tempers of the past, so that nothing once learnt is lost
    while time.time() < until:
        rules = Rules(players=options.players, deal="draft" if generation % 3 == 2 else "basic")
        seed = int(chance.integers(2**31))
        steps = chance.normal(size=(options.width // 2, w.WEIGHTS))
        steps = np.concatenate([steps, -steps])  # mirrored, like the deals
        rivals = [now, hall[int(chance.integers(len(hall)))]]
        scores = [
            sum(score(now * np.exp(sigma * step), rival, rules, seed, options.deals, options.whim) for rival in rivals)
            for step in steps
        ]
        best = np.argsort(scores)[::-1][: options.width // 2]
        now = now * np.exp(sigma * (weights @ steps[best]))
        sigma = max(0.06, sigma * 0.995)
        generation += 1
        if generation % 20 == 0:
            hall.append(now.copy())
            rate = score(now, start, Rules(players=options.players), 1, 2000, options.whim)
            print(f"{generation}: {rate:.3f} of par against the first guess, sigma {sigma:.3f}", flush=True)
            options.out.write_text(json.dumps([round(float(x), 4) for x in now]))


if __name__ == "__main__":
    main()
