"""Plot strength by the time per choice, from results of the arena:

civ arena expert@0.2s adept --games 400 --json bench/results/expert-0.2s.json      (and so on, for each budget)
python bench/strength.py bench/results/expert-*.json --svg docs/pictures/strength.svg
"""

import argparse
import json
import math
from pathlib import Path
from typing import NamedTuple

from civ.arena.report.svg import DRAWING_WIDTH, Drawing, Scale
from civ.bots import read_bot_spec

STYLE_SHEET = (
    "text{font:11px sans-serif;fill:#4a4238}.dot{fill:#2b8a6b}.whisker{stroke:#2b8a6b;stroke-width:2}"
    ".axis{stroke:#b8ab94}.trail{fill:none;stroke:#2b8a6b;stroke-width:1;stroke-dasharray:3 3}svg{background:#fbf7ef}"
)
HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 230.0, 44.0, 16.0, 20.0, 44.0


class Point(NamedTuple):
    """A budget and the share of victories against the other bot."""

    against: str
    seconds: float
    games: int
    share: float
    low: float
    high: float


def seconds_of(bot: str) -> float:
    return read_bot_spec(bot).budget.seconds or 0.0


def read_points(paths: list[Path]) -> list[Point]:
    points = []
    for path in paths:
        results = json.loads(path.read_text(encoding="utf-8"))
        duel = results["head_to_head"]
        share = duel["share"]
        figures = share["value"], share["low"], share["high"]
        points.append(Point(duel["against"], seconds_of(duel["bot"]), results["games"], *figures))
    against = points[0].against
    assert all(point.against == against for point in points), "results against different bots"
    if "@" in against:
        points.append(Point(against, seconds_of(against), 0, 0.5, 0.5, 0.5))
    return sorted(points, key=lambda point: point.seconds)


def draw(points: list[Point]) -> str:
    drawing = Drawing(HEIGHT)
    x = Scale((points[0].seconds / 1.5, points[-1].seconds * 1.5), (LEFT, DRAWING_WIDTH - RIGHT), log=True)
    lowest = math.floor(10 * min(0.4, *(point.low for point in points)))
    y = Scale((lowest / 10, 1.0), (HEIGHT - BOTTOM, TOP))
    for tick in (tenth / 10 for tenth in range(lowest, 11)):
        drawing.line((LEFT, y(tick)), (DRAWING_WIDTH - RIGHT, y(tick)), "axis")
        drawing.text((LEFT - 6, y(tick) + 4), f"{tick:.0%}", anchor="end")
    drawing.polyline([(x(point.seconds), y(point.share)) for point in points], "trail")
    for point in points:
        place = x(point.seconds)
        drawing.line((place, y(point.low)), (place, y(point.high)), "whisker")
        drawing.shape("circle", cx=place, cy=y(point.share), r=4, class_="dot")
        drawing.text((place, HEIGHT - BOTTOM + 16), f"{point.seconds:g} s", anchor="middle")
        label = f"{point.games} games" if point.games else "(itself)"
        drawing.text((place, HEIGHT - BOTTOM + 30), label, anchor="middle")
    drawing.text((DRAWING_WIDTH / 2, 12), f"share of victories against {points[0].against}, 2 players", anchor="middle")
    title = f"Expert against {points[0].against}: share of victories by the time for a choice, with 95% intervals"
    svg = drawing.svg("strength", title, "; ".join(f"{p.seconds:g} s: {p.share:.1%}" for p in points))
    return svg.replace(">", f"><style>{STYLE_SHEET}</style>", 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("--svg", type=Path, required=True)
    options = parser.parse_args()
    points = read_points(options.results)
    for point in points:
        print(f"{point.seconds:>6g} s  {point.share:.1%}  ({point.low:.1%} … {point.high:.1%}), {point.games} games")
    options.svg.write_text(draw(points), encoding="utf-8")


if __name__ == "__main__":
    main()
