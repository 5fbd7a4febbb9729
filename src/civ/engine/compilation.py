"""How kernels are compiled and where their machine code is cached.

`@kernel` compiles a function at its first call and caches the machine code in a folder named by a hash of the engine's
sources, because Numba does not notice a change in a function that a cached one calls. With NUMBA_DISABLE_JIT=1 the
functions stay plain Python, for debugging. CUDA kernels can call them as they are.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from civ.i18n.texts import system_language, text

Function = TypeVar("Function", bound=Callable[..., Any])


PACKAGE = Path(__file__).parents[1]
ENGINE_SOURCES = ("engine/rules/*.py", "engine/hidden/*.py", "engine/simulation.py")


@cache
def cache_root() -> Path:
    """Return the folder of all machine code: CIV_CACHE, or `civ` in the user's cache folder.

    If it is not writable, say so on standard error and return a temporary folder, which child processes use as well.
    """
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    folder = Path(os.environ.get("CIV_CACHE") or Path(user_cache, "civ"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        temporary = tempfile.mkdtemp(prefix="civ-")
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        os.environ["CIV_CACHE"] = temporary
        print(text("engine-cache-temporary", system_language(), folder=str(folder)), file=sys.stderr, flush=True)
        return Path(temporary)


def cache_folder(name: str, patterns: tuple[str, ...]) -> Path:
    """Return the folder for the machine code of the sources that match the patterns."""
    paths = sorted(path for pattern in patterns for path in PACKAGE.glob(pattern))
    sources = b"".join(path.read_bytes() for path in paths)
    stamp = f"{numba.__version__} {sys.version}".encode()
    return cache_root() / f"{name}-{hashlib.sha256(sources + stamp).hexdigest()[:16]}"


_config: Any = numba.config
COMPILED = not _config.DISABLE_JIT
CACHE_FOLDER = cache_folder("engine", ENGINE_SOURCES)


def kernels_in(folder: Path, *, inline: bool = True) -> Callable[[Function], Function]:
    """Return the decorator that compiles a function at its first call and caches the machine code in `folder`.

    Kernels never raise, so division needs no check for zero. They are force-inlined, because Numba passes results of
    calls through memory, which costs a third of the speed. Long kernels with several callers are not: each caller would
    compile them again.
    """

    def decorate(function: Function) -> Function:
        elsewhere = _config.CACHE_DIR
        _config.CACHE_DIR = str(folder)
        try:
            compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(function)
        finally:
            _config.CACHE_DIR = elsewhere
        return cast("Function", compiled)

    return decorate


kernel = kernels_in(CACHE_FOLDER)
