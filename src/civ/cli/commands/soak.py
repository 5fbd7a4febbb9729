"""`civ soak`: kills a server under load again and again, and says whether its log bears out all that it told."""

import asyncio
import contextlib
import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civ.cli.arguments import Parser, number
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.soak import Found

VIOLATED, INTERRUPTED = 1, 130
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def arguments(parser: Parser) -> None:
    """What the command takes."""
    kills, commands = number("--kills", 1, 1_000_000), number("--commands", 1, 10_000_000)
    tables, seed = number("--tables", 1, 50), number("--seed", 0, 999_999_999)
    parser.add_argument("--kills", metavar="N", type=kills, default=60, help=parser.say("help-soak-kills"))
    parser.add_argument("--commands", metavar="N", type=commands, default=20_000, help=parser.say("help-soak-commands"))
    parser.add_argument("--tables", metavar="N", type=tables, default=30, help=parser.say("help-soak-tables"))
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help=parser.say("help-soak-seed"))
    parser.add_argument("--folder", metavar="FOLDER", type=Path, help=parser.say("help-soak-folder"))


def run(options: Namespace) -> int:
    """Soak, and tell what was found. Ctrl-C ends it in order: what there is by then is checked as well."""
    from civ.bots import warm_up
    from civ.soak import Plan, soak

    plan = Plan(options.kills, options.commands, options.tables, options.seed)

    def notice(found: "Found") -> None:
        _progress(_line(found, plan.kills, options.language))

    async def soaking() -> "tuple[Found, bool]":
        stop = asyncio.Event()
        with _stopped_by_signals(stop):
            found = await soak(plan, notice, stop, options.folder)
        return found, stop.is_set()

    warm_up()
    found, stopped = asyncio.run(soaking())
    _progress("")
    print("\n".join(report(found, options.language)))
    if stopped and options.folder:
        print(text("soak-resume", options.language, folder=str(options.folder)))
    if found.violations:
        return VIOLATED
    return INTERRUPTED if stopped else 0


@contextlib.contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Ctrl-C, `kill`, a terminal that is closed: else the server would be left behind. A second one is as always."""
    loop = asyncio.get_running_loop()

    def ask(number: int, frame: object) -> None:
        signal.signal(number, before[number])
        loop.call_soon_threadsafe(stop.set)

    heeded = [number for number in _SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]  # as `nohup` has it
    before = {number: signal.signal(number, ask) for number in heeded}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def report(found: "Found", language: str) -> list[str]:
    """What was found, in a few lines: one for each law that did not hold, with the first case of it."""

    def say(key: str, **facts: Any) -> str:
        return text(key, language, **facts)

    shares = {"median": 0.5, "slow": 0.99, "longest": 1.0}
    seconds = {name: f"{found.start_within(share):.2f}" for name, share in shares.items()}
    lines = [
        say("soak-kills", kills=found.kills, starting=found.kills_while_starting),
        say("soak-commands", commands=found.acknowledged, messages=found.messages, tables=found.tables),
        say("soak-starts", starts=len(found.starts), prompt=found.prompt, **seconds),
    ]
    if not found.violations:
        return [*lines, say("soak-right")]
    counts = Counter(violation.law for violation in found.violations)
    for law, count in counts.items():
        first = next(violation for violation in found.violations if violation.law == law)
        sentence = say(f"soak-law-{law}")
        facts = {"table": first.table, "seq": first.seq, "detail": first.detail}
        lines.append(say("soak-violation", law=sentence, count=count, **facts))
    return [*lines, *(say("soak-kept", folder=folder) for folder in found.kept)]


def _line(found: "Found", kills: int, language: str) -> str:
    facts = {"done": found.kills, "kills": kills, "commands": found.acknowledged, "wrong": len(found.violations)}
    return text("soak-progress", language, **facts)


def _progress(words: str) -> None:
    """One line that is written over, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
