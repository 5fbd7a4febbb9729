"""Machine code is cached in the folder of the user's choice, or a temporary one if that is not writable."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import subprocess, sys
from civ.engine.compilation import CACHE_FOLDER, kernels_in
from civ.engine.rules import cards

print(CACHE_FOLDER.parent)
kernels_in(CACHE_FOLDER)(cards.card)(1, 2)
print(len(list(CACHE_FOLDER.rglob("*.nbi"))))

subprocess.run([sys.executable, "-c", "from civ.engine import compilation"], check=True)
"""
UNWRITABLE = "/dev/null/x"  # below a file, so that not even root can write there


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    """Compile a kernel in a fresh process."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("CIV_CACHE", "XDG_CACHE_HOME")}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**inherited, "NUMBA_DISABLE_JIT": "0", "LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_machine_code_is_cached_in_the_folder_of_civ_cache(tmp_path: Path) -> None:
    result = run(CIV_CACHE=str(tmp_path / "here"), XDG_CACHE_HOME=UNWRITABLE)
    assert result.stdout.splitlines() == [str(tmp_path / "here"), "1"]
    assert result.stderr == ""


def test_machine_code_is_cached_in_the_cache_folder_of_the_user(tmp_path: Path) -> None:
    assert run(XDG_CACHE_HOME=str(tmp_path)).stdout.splitlines()[0] == str(tmp_path / "civ")


def test_an_unwritable_folder_is_replaced_by_a_temporary_one_and_reported_once() -> None:
    for environment in ({"HOME": UNWRITABLE}, {"XDG_CACHE_HOME": UNWRITABLE}, {"CIV_CACHE": UNWRITABLE}):
        result = run(**environment)
        folder, compiled = result.stdout.splitlines()
        assert compiled == "1"
        assert result.stderr.count("is not writable") == 1  # a child process does not report it again
        assert UNWRITABLE in result.stderr
        assert not Path(folder).exists()
