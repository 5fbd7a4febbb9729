"""`civ soak`: kills a server under load repeatedly and checks its log against every message that was received."""

import asyncio
import contextlib
import signal
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civ.cli.arguments import Parser, number_reader
from civ.cli.progress_line import show_progress
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.soak import SoakResults

EXIT_VIOLATION, EXIT_STOPPED = 1, 130
_STOP_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    kills, commands = number_reader("--kills", 1, 1_000_000), number_reader("--commands", 1, 10_000_000)
    tables, seed = number_reader("--tables", 1, 50), number_reader("--seed", 0, 999_999_999)
    parser.add_argument("--kills", metavar="N", type=kills, default=60, help=parser.text("help-soak-kills"))
    parser.add_argument(
        "--commands", metavar="N", type=commands, default=20_000, help=parser.text("help-soak-commands")
    )
    parser.add_argument("--tables", metavar="N", type=tables, default=30, help=parser.text("help-soak-tables"))
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help=parser.text("help-soak-seed"))
    parser.add_argument("--folder", metavar="FOLDER", type=Path, help=parser.text("help-soak-folder"))


def run(options: Namespace) -> int:
    """Run the soak and print its report. Ctrl-C stops it gracefully: the current round is still checked."""
    from civ.bots import warm_up
    from civ.soak import Plan, soak

    plan = Plan(options.kills, options.commands, options.tables, options.seed)

    def on_progress(results: "SoakResults") -> None:
        show_progress(_progress(results, plan.kills, options.language))

    async def run_soak() -> "tuple[SoakResults, bool]":
        stop = asyncio.Event()
        with _stopped_by_signals(stop):
            results = await soak(plan, on_progress, stop, options.folder)
        return results, stop.is_set()

    warm_up()
    results, stopped = asyncio.run(run_soak())
    show_progress("")
    print("\n".join(report_lines(results, options.language)))
    if stopped and options.folder:
        print(text("soak-resume", options.language, folder=str(options.folder)))
    if results.violations:
        return EXIT_VIOLATION
    return EXIT_STOPPED if stopped else 0


@contextlib.contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Set `stop` on Ctrl-C, `kill` and a closed terminal, so that the server is stopped as well.

    A second signal has its usual effect.
    """
    loop = asyncio.get_running_loop()

    def request_stop(number: int, frame: object) -> None:
        signal.signal(number, before[number])
        loop.call_soon_threadsafe(stop.set)

    # `nohup` ignores a signal, and it stays ignored.
    handled = [number for number in _STOP_SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, request_stop) for number in handled}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def report_lines(results: "SoakResults", language: str) -> list[str]:
    """Format the report: the counts, and a line for each check that found violations, with the first of them."""

    def say(key: str, **facts: Any) -> str:
        return text(key, language, **facts)

    shares = {"median": 0.5, "slow": 0.99, "longest": 1.0}
    seconds = {name: f"{results.start_within(share):.2f}" for name, share in shares.items()}
    lines = [
        say("soak-kills", kills=results.kills, starting=results.kills_while_starting),
        say("soak-commands", commands=results.acknowledged, messages=results.messages, tables=results.tables),
        say("soak-starts", starts=len(results.starts), prompt=results.prompt, **seconds),
    ]
    if not results.violations:
        return [*lines, say("soak-right")]
    counts = Counter(violation.check for violation in results.violations)
    for check, count in counts.items():
        first = next(violation for violation in results.violations if violation.check == check)
        facts = {"table": first.table, "seq": first.seq, "detail": first.detail}
        lines.append(say("soak-violation", check=say(f"soak-check-{check}"), count=count, **facts))
    return [*lines, *(say("soak-kept", folder=folder) for folder in results.kept)]


def _progress(results: "SoakResults", kills: int, language: str) -> str:
    facts = {"done": results.kills, "kills": kills, "commands": results.acknowledged, "wrong": len(results.violations)}
    return text("soak-progress", language, **facts)
