"""The unit of work: one game, played from a job to its result, the same in this process, in another, on a cluster."""

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

from civ.arena.matches import Job
from civ.bots import Bot, BotSpec, Budget
from civ.bots.guard import GuardedBot
from civ.bots.programs.program_bot import ProgramBot
from civ.engine.rules.actions import END
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.engine.rules.effects import HEGEMONY_CARDS
from civ.errors import BadBot, CivError
from civ.game.game import Game
from civ.game.views import View
from civ.i18n.truncation import one_line

_warm: Final[set[str]] = set()  # bots that have been asked in this process
_kept: Final = threading.local()  # programs go on running from game to game, each thread its own


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. Lists go by seat. `ms` are the milliseconds of each choice a bot was asked for."""

    deal: int
    rotation: int
    seats: list[str]
    first: int
    winners: list[int]
    reason: str
    domains: str  # hegemony: the domain that won; majority: those that winners lead
    plies: int
    turns: int
    seconds: float
    ms: list[list[float]]
    failures: list[dict[str, int]]
    record: dict[str, Any]


def play_one(job: Job) -> Played:
    """Play a game. Bots are asked only where there is a choice."""
    _warm_up(job)
    begun = time.perf_counter()
    game = Game.new(job.rules, seed=job.deal_seed())
    bots = _seated(job)
    spent: list[list[float]] = [[] for _ in bots]
    failures: list[Counter[str]] = [Counter() for _ in bots]
    try:
        while not game.over:
            seat, legal = game.seat, game.legal
            if len(legal) == 1:
                game.play(legal[0])
                continue
            asked = time.perf_counter()
            failure = _move(game, bots[seat - 1], job)
            spent[seat - 1].append(round(1000 * (time.perf_counter() - asked), 3))
            if failure is not None:
                failures[seat - 1][failure.code] += 1
    finally:
        for bot, contender in zip(bots, job.seats, strict=True):
            if not contender.command:
                bot.close()
    return _told(game, job, spent, failures, time.perf_counter() - begun)


def close_programs() -> None:
    """End the programs that this thread has kept running."""
    for program in vars(_kept).pop("programs", {}).values():
        program.close()


def _warm_up(job: Job) -> None:
    """Let bots that are new here choose once, out of the match: compiling must not eat into what they may think."""
    for contender in job.seats:
        if contender.name not in _warm and not contender.command:
            _warm.add(contender.name)
            deals = (Game.new(job.rules, seed=seed) for seed in count())
            game = next(deal for deal in deals if len(deal.legal) > 1)
            bot = contender.make(0)
            with suppress(Exception):  # a bot that breaks will do so again in the match, and be named
                bot.choose(game.sight(game.seat), Budget(iterations=1))
            bot.close()


def _seated(job: Job) -> list[Bot]:
    """The bots of a game. A program is a process of its own for each seat that it takes at this table."""
    bots: list[Bot] = []
    for seat, contender in enumerate(job.seats, start=1):
        seed = job.bot_seed(seat)
        if contender.command:
            copies = job.seats[: seat - 1].count(contender)
            bots.append(GuardedBot(_program(contender, copies), seed))
        else:
            bots.append(contender.make(seed))
    return bots


def _program(contender: BotSpec, copy: int) -> ProgramBot:
    programs: dict[tuple[str, int], ProgramBot] = vars(_kept).setdefault("programs", {})
    key = (contender.command, copy)
    if key not in programs:
        programs[key] = ProgramBot(contender.command)
    return programs[key]


def _move(game: Game, bot: Bot, job: Job) -> BadBot | None:
    """Let a bot choose and play it; its failure, if another chose for it."""
    seat = game.seat
    contender = job.seats[seat - 1]
    where = {"bot": contender.text, "deal": job.deal, "rotation": job.rotation, "seat": seat}
    try:
        choice = bot.choose(game.sight(seat), contender.budget)
        action, failure = choice.action, choice.failure
    except Exception as error:
        if os.environ.get("CIV_DEBUG"):
            traceback.print_exc()
        reason = error if isinstance(error, CivError) else one_line(f"{type(error).__name__}: {error}", 200)
        raise BadBot("arena-bot-raised", reason=reason, **where) from error
    try:
        game.play(action)
    except (CivError, AttributeError, TypeError) as error:
        raise BadBot("arena-bot-illegal", action=one_line(action, 20), **where) from error
    return failure


def _told(game: Game, job: Job, spent: list[list[float]], failures: list[Counter[str]], seconds: float) -> Played:
    result, view = game.result, game.view()
    assert result is not None
    return Played(
        deal=job.deal,
        rotation=job.rotation,
        seats=[contender.text for contender in job.seats],
        first=view.first,
        winners=list(result.winners),
        reason=result.reason,
        domains=_domains(view, game.seat),
        plies=len(game.actions),
        turns=sum(action.kind == END for action in game.actions),
        seconds=round(seconds, 3),
        ms=spent,
        failures=[dict(sorted(counts.items())) for counts in failures],
        record=json.loads(game.record),
    )


def _domains(view: View, last: int) -> str:
    """The domain of a hegemony, or those that winners by majority lead (4.3, 5.1)."""
    counts = {letter: [area.count(letter) for area in view.areas] for letter in DOMAIN_LETTERS}
    if view.reason == "hegemony":
        needed = int(HEGEMONY_CARDS[view.rules.players])
        tops = view.democracy[last - 1]
        return "".join(d for d in DOMAIN_LETTERS if counts[d][last - 1] >= needed + tops.count(d))[:1]
    return "".join(d for d in DOMAIN_LETTERS if max(counts[d][s - 1] for s in view.winners) == max(1, *counts[d]))
