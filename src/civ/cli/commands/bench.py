"""`civ bench`: how fast the engine is on one core of this machine."""

import json
import math
import platform
import sys
from argparse import Namespace
from statistics import median
from typing import Any

from civ import __version__
from civ.cli import measurements
from civ.cli.arguments import Parser, number
from civ.i18n.texts import text

ROUNDS = 5
BAR = 20  # characters for the widest bar
BAR_DECADES = (3, 8)  # bars are logarithmic: from a thousand a second to a hundred million


def arguments(parser: Parser) -> None:
    """What the command takes."""
    seconds = number("--seconds", 0.1, 3600, float)
    parser.add_argument("--seconds", metavar="S", type=seconds, default=10.0, help=parser.say("help-seconds"))
    parser.add_argument("--json", action="store_true", help=parser.say("help-json"))


def run(options: Namespace) -> int:
    """Measure, and print a table or JSON."""
    report = measured(options.seconds, options.language)
    print(json.dumps(report, indent=2) if options.json else "\n".join(table(report, options.language)))
    return 0


def measured(seconds: float, language: str) -> dict[str, Any]:
    """All rates and start-up times; rounds of all measures take turns, so that noise falls on all alike."""
    workloads = measurements.workloads()
    rates: dict[str, list[float]] = {}
    startup: dict[str, list[float]] = {}
    for work in workloads:
        work()  # compiled and warm
    for turn in range(ROUNDS):
        _progress(text("bench-progress", language, turn=turn + 1, turns=ROUNDS))
        for work in workloads:
            for name, rate in measurements.rates(work, seconds / ROUNDS / len(workloads)).items():
                rates.setdefault(name, []).append(rate)
        for name, script in measurements.STARTUP.items():
            startup.setdefault(name, []).append(measurements.seconds_of(script))
    _progress("")
    best = {name: max(values) for name, values in rates.items()}
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rates": {name: {"best": best[name], "median": median(values)} for name, values in rates.items()},
        "startup": {name: {"best": min(values), "median": median(values)} for name, values in startup.items()},
        "ratios": {
            "batch_to_kernel": best["batch_actions"] / best["actions_2"],
            "kernel_to_calibration": best["actions_2"] / best["calibration"],
            "redeal_to_calibration": best["redeals"] / best["calibration"],
            "play_to_calibration": best["plays"] / best["calibration"],
        },
    }


def table(report: dict[str, Any], language: str) -> list[str]:
    """The report for people."""
    names = {key: text(f"bench-{key.replace('_', '-')}", language) for part in PARTS for key in report[part]}
    width = max(map(len, names.values()))
    best, middle = text("bench-best", language), text("bench-median", language)
    lines = [f"{text('bench-per-second', language):{width}}  {best:>9}  {middle:>9}"]
    for key, rate in report["rates"].items():
        lines.append(
            f"{names[key]:{width}}  {short(rate['best']):>9}  {short(rate['median']):>9}  {bar(rate['best'])}".rstrip()
        )
    lines += ["", f"{text('bench-seconds', language):{width}}  {best:>9}  {middle:>9}"]
    for key, time in report["startup"].items():
        lines.append(f"{names[key]:{width}}  {time['best']:9.2f}  {time['median']:9.2f}")
    lines += ["", f"{text('bench-ratios', language):{width}}  {best:>9}"]
    for key, ratio in report["ratios"].items():
        lines.append(f"{names[key]:{width}}  {ratio:9.2f}")
    return lines


PARTS = ("rates", "startup", "ratios")


def short(rate: float) -> str:
    """A rate in three digits: 12.3 M."""
    for unit, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= unit:
            return f"{rate / unit:.3g} {letter}"
    return f"{rate:.3g}  "


def bar(rate: float) -> str:
    """A bar as long as the rate's logarithm."""
    lowest, highest = BAR_DECADES
    return "█" * round(BAR * min(1, max(0, (math.log10(rate) - lowest) / (highest - lowest))))


def _progress(words: str) -> None:
    """One line that is written over, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
