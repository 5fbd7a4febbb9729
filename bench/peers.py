"""Compare the speed of whole random games with OpenSpiel's card games, in one run on one core. Ratios are what counts.

OpenSpiel plays in C++: whole games with their deal, by its uniform random bots (`pyspiel.evaluate_bots`), and also its
random rollouts from a dealt position, without the deal. Every card that OpenSpiel deals counts as one of its actions;
our deal does not count. Rounds are interleaved, and the best round of each is compared.

    python bench/peers.py [--rounds 15] [--json FILE] [--svg FILE]      (pip install open_spiel for the peers)
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from civ.cli.measurements import whole_games
from civ.game.options import PLAYER_COUNTS, Players

GAMES = ("crazy_eights", "hearts", "spades")
SAMPLED_GAMES = 200  # to estimate the mean length of a game

Round = Callable[[], float]  # plays for a while and returns actions per second


def our_round(players: Players) -> Round:
    work = whole_games(players)
    work()

    def play() -> float:
        start, actions = time.perf_counter(), 0
        while time.perf_counter() - start < 0.1:
            actions += work()[f"actions_{players}"]
        return actions / (time.perf_counter() - start)

    return play


def outcome(state: Any, generator: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return int(generator.choices([one[0] for one in outcomes], [one[1] for one in outcomes])[0])


def mean_length(start: Any, generator: random.Random) -> float:
    """Return the mean number of actions, including chance events, of random games from a state to the end."""
    actions = 0
    for _ in range(SAMPLED_GAMES):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(
                outcome(state, generator) if state.is_chance_node() else generator.choice(state.legal_actions())
            )
            actions += 1
    return actions / SAMPLED_GAMES


def whole_game_round(pyspiel: Any, name: str) -> Round:
    game = pyspiel.load_game(name)
    length = mean_length(game.new_initial_state(), random.Random(1))
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seed = 0

    def play() -> float:
        nonlocal seed
        start, games = time.perf_counter(), 0
        while time.perf_counter() - start < 0.1:
            seed += 1
            games += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * length / (time.perf_counter() - start)

    return play


def rollout_round(pyspiel: Any, name: str, rollouts: int = 800) -> Round:
    game, generator = pyspiel.load_game(name), random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(outcome(dealt, generator))
    length, seed = mean_length(dealt, generator), 0

    def play() -> float:
        nonlocal seed
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)  # one simulation, many rollouts
        start = time.perf_counter()
        bot.step(dealt.clone())
        return rollouts * length / (time.perf_counter() - start)

    return play


def all_rounds() -> dict[str, Round]:
    rounds = {f"civ, {players} players": our_round(players) for players in PLAYER_COUNTS}
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: no peers in this run (pip install open_spiel).", file=sys.stderr)
        return rounds
    rounds |= {f"OpenSpiel {name}": whole_game_round(pyspiel, name) for name in GAMES}
    return rounds | {f"OpenSpiel {name}, rollouts": rollout_round(pyspiel, name) for name in GAMES}


def chart(best: dict[str, float]) -> str:
    """Return the rates as a bar chart in SVG."""
    row, left, width, highest = 26, 230, 360, max(best.values())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {row * len(best) + 50}" '
        'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#f7f1e3"/>',
        '<text x="12" y="24" font-weight="bold">Random actions a second on one core, millions</text>',
    ]
    for number, (name, rate) in enumerate(best.items()):
        top = 40 + row * number
        colour = "#2B8A6B" if name.startswith("civ") else "#b9ad94"
        lines.append(
            f'<text x="{left - 8}" y="{top + 14}" text-anchor="end">{name}</text>'
            f'<rect x="{left}" y="{top}" width="{width * rate / highest:.0f}" height="18" fill="{colour}"/>'
            f'<text x="{left + width * rate / highest + 6:.0f}" y="{top + 14}">{rate / 1e6:.1f}</text>'
        )
    return "\n".join([*lines, "</svg>", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    options = parser.parse_args()
    rounds = all_rounds()
    rates: dict[str, list[float]] = {name: [] for name in rounds}
    for number in range(options.rounds):
        for name, play in rounds.items():
            rates[name].append(play())
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {options.rounds}", end="", file=sys.stderr)
    best = {name: max(row) for name, row in rates.items()}
    highest = max(best.values())
    for name, rate in best.items():
        print(f"{name:34} {rate / 1e6:6.2f} M actions/s  {'█' * round(36 * rate / highest)}")
    report: dict[str, Any] = {"actions_per_second": best, "ratios": {}}
    for kind, peers in (
        ("whole games", [f"OpenSpiel {name}" for name in GAMES]),
        ("rollouts", [f"OpenSpiel {name}, rollouts" for name in GAMES]),
    ):
        if peers[0] in best:
            fastest = max(peers, key=best.__getitem__)
            ratio = max(rate for name, rate in best.items() if name.startswith("civ")) / best[fastest]
            report["ratios"][kind] = ratio
            print(f"civ to the fastest peer, {kind}: {ratio:.1f} times {fastest}")
    if options.json:
        options.json.write_text(json.dumps(report, indent=2) + "\n")
    if options.svg:
        options.svg.write_text(chart(best))
    return 0


if __name__ == "__main__":
    sys.exit(main())
