"""A type checker finds mistakes in scripts that use the package."""

import subprocess
import sys
from pathlib import Path

CORRECT_SCRIPT = """
from typing import Literal

from civ import Game, Result, Rules

game = Game.new(Rules(players=3, hand_limit="while_held"), seed=1)
game.play(*game.legal[:1])
deal: Literal["basic", "draft"] = game.rules.deal
choosing: bool = game.view().step == "play"
result: Result | None = game.result
by_hegemony: bool = result is not None and result.reason == "hegemony"
"""
WRONG_SCRIPT = """
from civ import Game, Rules

Rules(players=5)
Rules(deal="drafted")
Game.new(Rules(), seed=1).view().step == "plays"
result = Game.new().result
assert result is not None and result.reason == "hegemonie"
"""


def run_mypy(folder: Path, **scripts: str) -> str:
    """Return what `mypy --strict` prints about scripts, without our configuration."""
    for name, script in scripts.items():
        (folder / f"{name}.py").write_text(script)
    files = [f"{name}.py" for name in scripts]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-color-output", f"--cache-dir={folder / 'cache'}", *files]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False).stdout


def test_a_type_checker_finds_wrong_rules_steps_and_reasons(tmp_path: Path) -> None:
    output = run_mypy(tmp_path, correct=CORRECT_SCRIPT, wrong=WRONG_SCRIPT)
    errors = [line.split(": error: ")[0] for line in output.splitlines() if ": error: " in line]
    assert errors == [f"wrong.py:{line}" for line in (4, 5, 6, 8)], output
    assert 'incompatible type "Literal[5]"; expected "Literal[2, 3, 4]"' in output
