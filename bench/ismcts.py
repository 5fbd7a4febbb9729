"""Play a match of one of our bots against OpenSpiel's Python ISMCTS, its search for games with hidden information.

`openspiel.py` in this folder is the adapter. The arena mirrors the deals, both sides have the same seconds per action,
and an interrupted run resumes from its log.

    python bench/ismcts.py [--games 60] [--seconds 1] [--against expert] [--players 2] [--workers 2] …
                                                                                   (pip install open_spiel)
"""

import argparse
import json
import platform
import sys
import time
from functools import cache
from pathlib import Path
from typing import Final

from civ import Game, Rules, __version__
from civ.arena import MatchGame, match_of, play_match, statistics_of
from civ.bots import Bot, BotSpec, Budget, read_bot_spec
from civ.bots.quick import Adept
from civ.game.deals import read_seed
from openspiel import EXPLORATION, Peer

RESULTS: Final = Path(__file__).parent / "results"
NAME: Final = "OpenSpiel ISMCTS"
SAMPLING_INTERVAL: Final = 10  # simulations are counted in every tenth choice


class PeerSpec(BotSpec):
    """The peer as a bot of a match; its name ends with the exploration constant."""

    def make(self, seed: int) -> Bot:
        """Make the peer, with the kernels it calls compiled."""
        warm_up()
        return Peer(seed, float(self.name.split()[-1]))


@cache
def warm_up() -> None:
    game = Game.new(seed=1)
    Peer(1).choose(game.sight(game.seat), Budget(iterations=50))


# --- The match ---


def simulation_rate(rules: Rules, seconds: float, exploration: float) -> float:
    """Return the peer's simulations per second, sampled over the choices of a game between adepts."""
    peer, adept, game = Peer(1, exploration), Adept(1), Game.new(rules, seed=1)
    choices, counted, spent = 0, 0, 0.0
    while not game.over:
        sight = game.sight(game.seat)
        choices += len(sight.legal) > 1
        if len(sight.legal) > 1 and choices % SAMPLING_INTERVAL == 0:
            start = time.perf_counter()
            peer.choose(sight, Budget(seconds=seconds))
            spent += time.perf_counter() - start
            counted += peer.search.simulations
        game.play(adept.choose(sight, Budget()).action)
    return counted / spent


def progress(done: list[MatchGame], total: int) -> None:
    """Show the number of games on one line of a terminal."""
    if sys.stderr.isatty():
        print(f"\r{len(done)} of {total} games", end="\n" if len(done) == total else "", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=1.0, help="for one action, on both sides")
    parser.add_argument("--against", default="expert", metavar="BOT", help="a bot of ours, without a budget")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="the peer has one seat")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="the constant of its UCT formula")
    parser.add_argument("--log", type=Path, help="a log to resume from or to begin")
    parser.add_argument("--json", type=Path, default=RESULTS / "ismcts.json")
    options = parser.parse_args()
    budget = Budget(seconds=options.seconds)
    peer = PeerSpec(f"{NAME} {options.exploration:g}", f"ismcts {options.exploration:g}", budget)
    rival = read_bot_spec(f"{options.against}@{options.seconds}s")
    rules = Rules(players=options.players)
    match = match_of([peer, *[rival] * (options.players - 1)], rules, read_seed(options.seed))
    warm_up()
    log = str(options.log) if options.log else None
    games = play_match(match, options.games, workers=options.workers, log=log, on_progress=progress)
    statistics = statistics_of(match, games)
    assert statistics is not None
    rate = simulation_rate(rules, options.seconds, options.exploration)
    score = statistics.bots[0].score
    report = {
        "civ": __version__,
        "python": platform.python_version(),
        "peer": f"open_spiel.python.algorithms.ismcts.ISMCTSBot, exploration {options.exploration:g}",
        "against": rival.text,
        "rules": rules.to_dict(),
        "seconds": options.seconds,
        "seed": options.seed,
        "games": statistics.games,
        "par": statistics.par,
        "peer_score": score._asdict(),
        "peer_simulations_per_second": round(rate),
        "seconds_per_choice": {line.bot: round(line.seconds_mean, 4) for line in statistics.bots},
    }
    options.json.write_text(json.dumps(report, indent=2) + "\n")
    print(f"{NAME} against {rival.text}, {options.players} players, {statistics.games} games of mirrored deals")
    print(f"the peer wins {score.value:.1%} (95 %: {score.low:.1%} to {score.high:.1%}; par {statistics.par:.0%})")
    print(f"{rate:,.0f} simulations a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
