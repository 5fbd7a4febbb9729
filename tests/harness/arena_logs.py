"""Reads the logs of the arena."""

import json
from pathlib import Path
from typing import Any


def lines_of(log: Path) -> list[dict[str, Any]]:
    """Return the header and the games of a log."""
    return [json.loads(line) for line in log.read_text().splitlines()]


def without_times(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line without the fields that differ from run to run."""
    return {name: value for name, value in line.items() if name not in ("seconds", "ms")}
