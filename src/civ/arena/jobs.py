"""Plays one game of a match, from its job to its result. Every executor calls `play_one`."""

import json
import os
import threading
import time
import traceback
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from civ.arena.matches import GameJob
from civ.bots import Bot, BotSpec, Budget
from civ.bots.guard import GuardedBot
from civ.bots.programs.program_bot import ProgramBot
from civ.engine import kernels
from civ.engine.rules.actions import END
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.errors import BadBot, CivError
from civ.game.columns import winning_columns
from civ.game.game import Game
from civ.game.views import View
from civ.i18n.truncation import one_line

MAX_ERROR_LENGTH: Final = 200  # characters of an exception that a message shows
MAX_ACTION_LENGTH: Final = 20  # characters of an illegal action that a message shows
_warmed_up: Final[set[str]] = set()  # names of bots that have chosen once in this process
_thread_local: Final = threading.local()  # keeps programs running from game to game, for each thread


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A finished game of a match, as the log keeps it. Lists go by seat. `ms` are the milliseconds of each choice."""

    deal: int
    rotation: int
    seats: list[str]
    first: int
    winners: list[int]
    reason: str
    domains: str  # hegemony: the domain that won; majority: the domains that winners lead
    plies: int
    turns: int
    seconds: float
    ms: list[list[float]]
    failures: list[dict[str, int]]
    record: dict[str, Any]


def play_one(job: GameJob) -> MatchGame:
    """Play a game. Bots choose only where they have several legal actions.

    Raises BadBot if a bot of our own raises an error or chooses an illegal action. Programs are guarded: their failures
    are counted.
    """
    _warm_up(job)
    start = time.perf_counter()
    game = Game.new(job.rules, seed=job.deal_seed())
    bots = _make_bots(job)
    ms: list[list[float]] = [[] for _ in bots]
    failures: list[Counter[str]] = [Counter() for _ in bots]
    try:
        while not game.over:
            seat, legal = game.seat, game.legal
            if len(legal) == 1:
                game.play(legal[0])
                continue
            asked = time.perf_counter()
            failure = _play_choice(game, bots[seat - 1], job)
            ms[seat - 1].append(round(1000 * (time.perf_counter() - asked), 3))
            if failure is not None:
                failures[seat - 1][failure.code] += 1
    finally:
        for bot, spec in zip(bots, job.seats, strict=True):
            if not spec.command:
                bot.close()
    return _finished_game(game, job, ms, failures, time.perf_counter() - start)


def close_programs() -> None:
    """Close the programs that this thread has kept running."""
    for program in vars(_thread_local).pop("programs", {}).values():
        program.close()


def _warm_up(job: GameJob) -> None:
    """Let bots that are new in this process choose once, outside the match: compiling must not cost thinking time."""
    for spec in job.seats:
        if spec.name not in _warmed_up and not spec.command:
            _warmed_up.add(spec.name)
            deals = (Game.new(job.rules, seed=seed) for seed in count())
            game = next(deal for deal in deals if len(deal.legal) > 1)
            bot = spec.make(0)
            with suppress(Exception):  # a bot that breaks will do so again in the match, where the error names it
                bot.choose(game.sight(game.seat), Budget(iterations=1))
            bot.close()


def _make_bots(job: GameJob) -> list[Bot]:
    """The bots of a game, by seat. A program has one process for each seat that it takes in a game."""
    bots: list[Bot] = []
    for seat, spec in enumerate(job.seats, start=1):
        seed = job.bot_seed(seat)
        if spec.command:
            copy = job.seats[: seat - 1].count(spec)
            bots.append(GuardedBot(_program(spec, copy), seed))
        else:
            bots.append(spec.make(seed))
    return bots


def _program(spec: BotSpec, copy: int) -> ProgramBot:
    programs: dict[tuple[str, int], ProgramBot] = vars(_thread_local).setdefault("programs", {})
    key = (spec.command, copy)
    if key not in programs:
        programs[key] = ProgramBot(spec.command)
    return programs[key]


def _play_choice(game: Game, bot: Bot, job: GameJob) -> BadBot | None:
    """Let a bot choose, and play its choice. Returns the bot's failure if its stand-in chose."""
    seat = game.seat
    spec = job.seats[seat - 1]
    where = {"bot": spec.text, "deal": job.deal, "rotation": job.rotation, "seat": seat}
    try:
        choice = bot.choose(game.sight(seat), spec.budget)
        action, failure = choice.action, choice.failure
    except Exception as error:
        if os.environ.get("CIV_DEBUG"):
            traceback.print_exc()
        words = one_line(f"{type(error).__name__}: {error}", MAX_ERROR_LENGTH)
        raise BadBot("arena-bot-raised", reason=error if isinstance(error, CivError) else words, **where) from error
    try:
        game.play(action)
    except (CivError, AttributeError, TypeError) as error:
        raise BadBot("arena-bot-illegal", action=one_line(action, MAX_ACTION_LENGTH), **where) from error
    return failure


def _finished_game(
    game: Game, job: GameJob, ms: list[list[float]], failures: list[Counter[str]], seconds: float
) -> MatchGame:
    result, view = game.result, game.view()
    assert result is not None
    return MatchGame(
        deal=job.deal,
        rotation=job.rotation,
        seats=[spec.text for spec in job.seats],
        first=view.first,
        winners=list(result.winners),
        reason=result.reason,
        domains=_winning_domains(game, view),
        plies=len(game.actions),
        turns=sum(action.kind == END for action in game.actions),
        seconds=round(seconds, 3),
        ms=ms,
        failures=[dict(sorted(counts.items())) for counts in failures],
        record=json.loads(game.record),
    )


def _winning_domains(game: Game, view: View) -> str:
    """Return the domain of a hegemony, or the domains in which the winners of a majority lead (5.1)."""
    if view.reason == "hegemony":
        return winning_columns(view)[0].letter
    state = game.state
    winners = int(state.winners)
    return "".join(letter for domain, letter in enumerate(DOMAIN_LETTERS) if kernels.leads(state, winners, domain))
