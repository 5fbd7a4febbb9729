"""How the engine is compiled: one decorator, in one place.

`@kernel` turns a function into machine code at its first call and keeps that code in a folder named by a hash of
the engine's sources: Numba itself does not notice a change in a function that a cached one calls. With
NUMBA_DISABLE_JIT=1 the functions stay plain Python, for reading and debugging. A CUDA kernel calls them as they are.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])


PACKAGE = Path(__file__).parents[1]
ENGINE_SOURCES = ("engine/rules/*.py", "engine/hidden/*.py", "engine/simulation.py")


def cache_folder(name: str, patterns: tuple[str, ...]) -> Path:
    """Where the machine code of these sources is kept."""
    paths = sorted(path for pattern in patterns for path in PACKAGE.glob(pattern))
    sources = b"".join(path.read_bytes() for path in paths)
    stamp = f"{numba.__version__} {sys.version}".encode()
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "civ" / f"{name}-{hashlib.sha256(sources + stamp).hexdigest()[:16]}"


_config: Any = numba.config
COMPILED = not _config.DISABLE_JIT
CACHE_FOLDER = cache_folder("engine", ENGINE_SOURCES)


def kernels_in(folder: Path, *, melting: bool = True) -> Callable[[Function], Function]:
    """The decorator that compiles a function for the CPU when first called, and caches the machine code.

    Kernels raise nothing, so division needs no check for zero; and they melt into their callers, because Numba's calls
    hand results over in memory, which costs a third of the speed. A long one that is called from several places had
    better not: it would be compiled in each of them.
    """

    def decorate(function: Function) -> Function:
        elsewhere = _config.CACHE_DIR
        _config.CACHE_DIR = str(folder)
        try:
            compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=melting)(function)
        finally:
            _config.CACHE_DIR = elsewhere
        return cast("Function", compiled)

    return decorate


kernel = kernels_in(CACHE_FOLDER)
