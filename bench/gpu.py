"""Run the engine's kernels on a GPU: check that states are bit-identical over a million games, and measure the speed.

Needs a CUDA GPU and numba-cuda. Each thread plays one game: deal, legal actions, random choices, to the end.

    python bench/gpu.py --games 1000000 --json gpu.json
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda needs it; NumPy 2.5 removed it
    np.row_stack = np.vstack

import numba
from numba import cuda

from civ.engine.hidden.chance import seed_stream
from civ.engine.hidden.redeal import redeal
from civ.engine.hidden.view import build_view
from civ.engine.rules.state import KNOWLEDGE, STATE
from civ.engine.simulation import random_deal, random_game, random_games
from civ.game.options import Rules

SEED = 2026
RECORD = numba.from_dtype(STATE)
TABLES = {
    "2 players": Rules(players=2),
    "3 players": Rules(players=3),
    "4 players": Rules(players=4),
    "3 players, limit while held, stall after 1 round": Rules(players=3, hand_limit="while_held", stall_rounds=1),
    "4 players, draft, teams": Rules(players=4, deal="draft", teams=True),
}


@cuda.jit
def play_on_gpu(states: Any, draft: bool, seed: int, plies: Any) -> None:
    """Play one random game per thread, in the local memory of the thread."""
    index = cuda.grid(1)
    if index < states.shape[0]:
        game = cuda.local.array(1, RECORD)
        stream = cuda.local.array(4, numba.int64)
        game[0] = states[index]
        seed_stream(stream, seed, index)
        random_deal(game[0], draft, stream)
        plies[index] = random_game(game[0], stream)
        states[index] = game[0]


@cuda.jit
def redeal_on_gpu(states: Any, all_knowledge: Any, seed: int) -> None:
    """Deal a game, then redeal the cards that the First Player cannot see."""
    index = cuda.grid(1)
    if index < states.shape[0]:
        games = cuda.local.array(3, RECORD)
        stream = cuda.local.array(4, numba.int64)
        games[0] = states[index]
        seed_stream(stream, seed, index)
        random_deal(games[0], False, stream)
        build_view(games[0], games[0].mover, games[1])
        redeal(games[1:2], games[0].mover, all_knowledge[0], stream, games[2:3])
        states[index] = games[2]


@numba.njit
def redeal_on_cpu(states: Any, all_knowledge: Any, seed: int) -> None:
    """Do the same as `redeal_on_gpu`, on the CPU."""
    view, into, stream = states[:1].copy(), states[:1].copy(), np.zeros(4, np.int64)
    for index in range(len(states)):
        seed_stream(stream, seed, index)
        random_deal(states[index], False, stream)
        build_view(states[index], states[index].mover, view[0])
        redeal(view, states[index].mover, all_knowledge[0], stream, into)
        states[index] = into[0]


def table(rules: Rules, games: int) -> Any:
    states = np.zeros(games, STATE)
    rules.write_to(states)
    return states


def seconds(launch: Any) -> float:
    """Return the time of a launch on the device, from CUDA events."""
    start, end = cuda.event(), cuda.event()
    start.record()
    launch()
    end.record()
    end.synchronize()
    return float(cuda.event_elapsed_time(start, end)) / 1000


def same_games(rules: Rules, games: int, threads: int) -> bool:
    """Return whether GPU and CPU produce the same bytes after whole games."""
    draft = rules.deal == "draft"
    on_gpu, plies = cuda.to_device(table(rules, games)), cuda.to_device(np.zeros(games, np.int32))
    play_on_gpu[-(-games // threads), threads](on_gpu, draft, SEED, plies)
    on_cpu = table(rules, games)
    random_games(on_cpu, draft, SEED, 0)
    return bool(np.array_equal(on_gpu.copy_to_host().view(np.uint8), on_cpu.view(np.uint8)))


def same_redeals(games: int, threads: int) -> bool:
    """Return whether GPU and CPU redeal the same states."""
    on_gpu, all_knowledge = cuda.to_device(table(Rules(players=3), games)), np.zeros(1, KNOWLEDGE)
    redeal_on_gpu[-(-games // threads), threads](on_gpu, cuda.to_device(all_knowledge), SEED)
    on_cpu = table(Rules(players=3), games)
    redeal_on_cpu(on_cpu, all_knowledge, SEED)
    return bool(np.array_equal(on_gpu.copy_to_host().view(np.uint8), on_cpu.view(np.uint8)))


def rate(rules: Rules, games: int, threads: int, repeats: int) -> dict[str, float]:
    """Measure random actions and games per second: the median and the best of several launches."""
    states, plies = cuda.to_device(table(rules, games)), cuda.to_device(np.zeros(games, np.int32))
    draft, blocks = rules.deal == "draft", -(-games // threads)
    play_on_gpu[blocks, threads](states, draft, SEED, plies)
    cuda.synchronize()
    times = sorted(seconds(lambda: play_on_gpu[blocks, threads](states, draft, SEED, plies)) for _ in range(repeats))
    actions = int(plies.copy_to_host().astype(np.int64).sum())
    median = times[len(times) // 2]
    return {
        "actions_per_second": actions / median,
        "best_actions_per_second": actions / times[0],
        "games_per_second": games / median,
        "threads": threads,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    name = cuda.get_current_device().name  # bytes in some releases of numba-cuda, text in others
    gpu = name.decode() if isinstance(name, bytes) else str(name)
    results: dict[str, Any] = {"gpu": gpu, "games": options.games, "tables": {}}
    print(results["gpu"], flush=True)
    for title, rules in TABLES.items():
        start = time.perf_counter()
        same = same_games(rules, options.games, 64)
        best = max(
            (rate(rules, options.games, threads, options.repeats) for threads in (32, 64, 128, 256)),
            key=lambda row: row["actions_per_second"],
        )
        results["tables"][title] = {"bit_identical": same, **best}
        print(
            f"{title:48} {'identical' if same else 'DIFFERENT'}  {best['actions_per_second'] / 1e9:.2f} G actions/s  "
            f"{best['games_per_second'] / 1e6:.2f} M games/s  ({best['threads']} threads per block, "
            f"{time.perf_counter() - start:.0f} s)",
            flush=True,
        )
    results["redeals_identical"] = same_redeals(options.games // 4, 64)
    print(f"redeals {'identical' if results['redeals_identical'] else 'DIFFERENT'}")
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")
    identical = results["redeals_identical"] and all(row["bit_identical"] for row in results["tables"].values())
    return 0 if identical else 1


if __name__ == "__main__":
    sys.exit(main())
