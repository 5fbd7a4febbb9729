"""A match from beginning to end: plan the games, play them with an executor, and log them."""

from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from dataclasses import replace

from civ.arena.executors import in_process, in_subprocesses, on_cluster
from civ.arena.jobs import MatchGame
from civ.arena.match_logs import MatchLog, open_log
from civ.arena.matches import GameJob, Match
from civ.game.game import Game

MatchCallback = Callable[[list[MatchGame], int], None]  # gets all games so far, and how many there will be


def play_match(
    match: Match,
    games: int,
    *,
    workers: int = 1,
    log: str | None = None,
    scheduler: str | None = None,
    on_progress: MatchCallback,
) -> list[MatchGame]:
    """Play at least `games` games, in complete mirrored sets, and return all games of the match.

    With a log, games that it already has are not played again, and all of its games are returned. With the address of
    a Dask scheduler the games are played on its cluster, otherwise by `workers` processes here. `on_progress` is called
    at the start and after every game.

    Raises BadRecord if the log cannot be continued, BadUsage if a worker or the cluster fails, and BadBot if a bot of
    our own breaks.
    """
    deals = match.deals_for(games)
    with ExitStack() as stack:
        match_log: MatchLog | None = stack.enter_context(open_log(log, match)) if log else None
        done = list(match_log.games.values()) if match_log else []
        known = {(game.deal, game.rotation) for game in done}
        jobs = [job for job in match.jobs(deals) if (job.deal, job.rotation) not in known]
        if match_log and log and jobs:
            match_log.check_version(log)
        total = len(done) + len(jobs)
        on_progress(done, total)
        if not jobs:
            return done
        for game in stack.enter_context(closing(_execute(match, jobs, workers, scheduler))):
            if match_log:
                match_log.add(game)
                game = replace(game, record={})  # noqa: PLW2901  # the log has it; a long match would fill the memory
            done.append(game)
            on_progress(done, total)
    return done


def _execute(match: Match, jobs: list[GameJob], workers: int, scheduler: str | None) -> Generator[MatchGame]:
    if scheduler:
        return on_cluster(jobs, scheduler)
    if min(workers, len(jobs)) == 1:
        return in_process(jobs)
    Game.new(match.rules, seed=0).sight(1).legal  # noqa: B018  # compile once, before several workers would
    return in_subprocesses(jobs, min(workers, len(jobs)))
