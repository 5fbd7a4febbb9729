"""`civ bench`: measures the engine and the bots on one core of this machine."""

import json
import math
import platform
from argparse import Namespace
from statistics import median
from typing import Any

from civ import __version__
from civ.cli import measurements
from civ.cli.arguments import Parser, number_reader
from civ.cli.progress_line import show_progress
from civ.i18n.texts import text

ROUNDS = 5
MAX_BAR_WIDTH = 20
BAR_DECADES = (3, 8)  # bars are logarithmic: from a thousand to a hundred million per second
PARTS = ("rates", "startup", "ratios")  # of a report


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    seconds = number_reader("--seconds", 0.1, 3600, float)
    parser.add_argument("--seconds", metavar="S", type=seconds, default=10.0, help=parser.text("help-seconds"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))


def run(options: Namespace) -> int:
    """Measure, and print a table or JSON."""
    report = measure(options.seconds, options.language)
    print(json.dumps(report, indent=2) if options.json else "\n".join(report_lines(report, options.language)))
    return 0


def measure(seconds: float, language: str) -> dict[str, Any]:
    """Return all rates and start-up times, measured in alternating rounds so that noise affects all alike."""
    workloads = measurements.workloads()
    rates: dict[str, list[float]] = {}
    startup: dict[str, list[float]] = {}
    for workload in workloads:
        workload()  # compile and warm up
    for turn in range(ROUNDS):
        show_progress(text("bench-progress", language, turn=turn + 1, turns=ROUNDS))
        for work in workloads:
            for name, rate in measurements.rates(work, seconds / ROUNDS / len(workloads)).items():
                rates.setdefault(name, []).append(rate)
        for name, script in measurements.STARTUP.items():
            startup.setdefault(name, []).append(measurements.seconds_of(script))
    show_progress("")
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


def report_lines(report: dict[str, Any], language: str) -> list[str]:
    """Format the report as a table."""
    names = {key: text(f"bench-{key.replace('_', '-')}", language) for part in PARTS for key in report[part]}
    width = max(map(len, names.values()))
    best, typical = text("bench-best", language), text("bench-median", language)
    lines = [f"{text('bench-per-second', language):{width}}  {best:>9}  {typical:>9}"]
    for key, rate in report["rates"].items():
        lines.append(
            f"{names[key]:{width}}  {short(rate['best']):>9}  {short(rate['median']):>9}  {bar(rate['best'])}".rstrip()
        )
    lines += ["", f"{text('bench-seconds', language):{width}}  {best:>9}  {typical:>9}"]
    for key, time in report["startup"].items():
        lines.append(f"{names[key]:{width}}  {time['best']:9.2f}  {time['median']:9.2f}")
    lines += ["", f"{text('bench-ratios', language):{width}}  {best:>9}"]
    for key, ratio in report["ratios"].items():
        lines.append(f"{names[key]:{width}}  {ratio:9.2f}")
    return lines


def short(rate: float) -> str:
    """Format a rate with three digits: 12.3 M."""
    for unit, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= unit:
            return f"{rate / unit:.3g} {letter}"
    return f"{rate:.3g}  "


def bar(rate: float) -> str:
    """Draw a bar as long as the logarithm of a rate."""
    lowest, highest = BAR_DECADES
    return "█" * round(MAX_BAR_WIDTH * min(1, max(0, (math.log10(rate) - lowest) / (highest - lowest))))
