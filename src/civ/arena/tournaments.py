"""A match from beginning to end: what is still to be played, who plays it, and what is kept."""

from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from dataclasses import replace

from civ.arena.executors import here, in_processes, on_cluster
from civ.arena.jobs import Played
from civ.arena.match_logs import Log, opened
from civ.arena.matches import Job, Match
from civ.game.game import Game

Notice = Callable[[list[Played], int], None]  # is told all games so far and how many there are to be


def contest(
    match: Match, games: int, *, workers: int = 1, log: str | None = None, scheduler: str | None = None, notice: Notice
) -> list[Played]:
    """Play at least so many games, in whole mirrored sets; those that are in the log already are not played again."""
    deals = match.deals_for(games)
    with ExitStack() as stack:
        kept: Log | None = stack.enter_context(opened(log, match)) if log else None
        done = list(kept.games.values()) if kept else []
        known = {(played.deal, played.rotation) for played in done}
        jobs = [job for job in match.jobs(deals) if (job.deal, job.rotation) not in known]
        if kept and log and jobs:
            kept.check_version(log)
        total = len(done) + len(jobs)
        notice(done, total)
        if not jobs:
            return done
        for played in stack.enter_context(closing(_played(match, jobs, workers, scheduler))):
            if kept:
                kept.add(played)
                played = replace(played, record={})  # noqa: PLW2901  # it is kept; a long match has no room for it here
            done.append(played)
            notice(done, total)
    return done


def _played(match: Match, jobs: list[Job], workers: int, scheduler: str | None) -> Generator[Played]:
    if scheduler:
        return on_cluster(jobs, scheduler)
    if min(workers, len(jobs)) == 1:
        return here(jobs)
    Game.new(match.rules, seed=0).sight(1).legal  # noqa: B018  # compiled once, before several would do it at once
    return in_processes(jobs, min(workers, len(jobs)))
