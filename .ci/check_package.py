"""Builds an sdist and from it a wheel in `dist/`, and uses the wheel as a user would.

    python .ci/check_package.py

For every supported Python on this machine: install the wheel in an empty environment, away from the repository and
without Node, play a whole game and serve the web client. Needs the web client built (`make web`).
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13")
START_TIMEOUT_S = 900  # the first start compiles the engine, perhaps on a busy machine
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def main() -> None:
    """Build and check the package; exits with an error if anything fails."""
    shutil.rmtree(DIST, ignore_errors=True)
    wheel = build(DIST)
    with tempfile.TemporaryDirectory(prefix="civ-package-") as name:
        folder = Path(name)
        tested = []
        for version in PYTHONS:
            python = interpreter(version)
            if python is None:
                print(f"Python {version}: not on this machine, NOT tested", flush=True)
                continue
            check(wheel, python, folder)
            tested.append(version)
            print(f"Python {version}: the wheel plays a game and serves the client", flush=True)
        if not tested:
            raise SystemExit("no supported Python was found")


def build(folder: Path) -> Path:
    """Build an sdist of the repository and a wheel from that sdist; neither may need Node."""
    run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)], cwd=ROOT)
    [sdist] = folder.glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--verbose", "--no-deps"]
    output = run([*pip, "--wheel-dir", str(folder), str(sdist)], cwd=ROOT.parent)
    if "nodejs" in output:
        raise SystemExit("building a wheel from the sdist asks for Node, although the client is in the sdist")
    [wheel] = folder.glob("*.whl")
    return wheel


def interpreter(version: str) -> str | None:
    """Return a Python of this version, from the PATH or from pyenv; None if there is none."""
    found = (shutil.which(f"python{version}"), *map(str, pyenv_interpreters(version)))
    return next((path for path in found if path and works(path)), None)


def pyenv_interpreters(version: str) -> Iterator[Path]:
    """Return the interpreters of this version that pyenv has installed."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return root.glob(f"versions/{version}.*/bin/python{version}")


def works(python: str) -> bool:
    """Whether an interpreter starts; a shim of pyenv may not."""
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def check(wheel: Path, python: str, folder: Path) -> None:
    """Install the wheel in an empty environment and use it."""
    folder = folder / Path(python).name
    folder.mkdir()
    run([python, "-m", "venv", str(folder / "venv")], cwd=folder)
    programs = folder / "venv" / "bin"
    versions = constraints(folder / "constraints.txt")
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "--constraint", str(versions), str(wheel)], cwd=folder)
    environment = {
        "PATH": f"{programs}{os.pathsep}/usr/bin{os.pathsep}/bin",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
    }
    game = run(["civ", "demo", "--plain", "--seed", "7"], cwd=folder, env=environment)
    assert " wins by " in game or " win by " in game, game
    check_server(folder, environment)


def constraints(path: Path) -> Path:
    """Write the locked versions without their hashes to a file: with hashes, pip would refuse our own wheel."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pins = [line.removesuffix("\\").rstrip() for line in lines if line[:1].isalnum()]
    path.write_text("\n".join(pins), encoding="utf-8")
    return path


def check_server(folder: Path, environment: dict[str, str]) -> None:
    """Start `civ serve`, fetch its pages, and stop it."""
    command = ["civ", "serve", "--port", "0", "--no-browser", "--data", str(folder / "data")]
    program = shutil.which(command[0], path=environment["PATH"])
    assert program is not None
    with (folder / "server.log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen([program, *command[1:]], cwd=folder, env=environment, stdout=log, stderr=log)
        try:
            address = started_at(server, folder / "server.log")
            assert '"ok"' in fetch(f"{address}/health")
            assets = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', fetch(f"{address}/"))
            assert any(asset.endswith(".js") for asset in assets), "the web client is not in the wheel"
            for asset in assets:
                assert "<html" not in fetch(address + asset), f"{asset} is not in the wheel"
            server.terminate()
            assert server.wait(60) == 0, (folder / "server.log").read_text(encoding="utf-8")
        finally:
            server.kill()
            server.wait()


def started_at(server: subprocess.Popen[bytes], log: Path) -> str:
    """Return the address that a server prints once it listens."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline and server.poll() is None:
        if found := ADDRESS.search(log.read_text(encoding="utf-8")):
            return found[0]
        time.sleep(0.1)
    raise SystemExit(f"the server does not start:\n{log.read_text(encoding='utf-8')}")


def fetch(url: str) -> str:
    """Return the body of a page."""
    with urllib.request.urlopen(url, timeout=START_TIMEOUT_S) as answer:
        return str(answer.read().decode(errors="replace"))


def run(command: list[str], cwd: Path, env: dict[str, str] | None = None) -> str:
    """Run a program and return its output. Exits with the output if the program fails."""
    program = shutil.which(command[0], path=env["PATH"] if env else None) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    output = done.stdout.decode()
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{output}")
    return output


if __name__ == "__main__":
    main()
