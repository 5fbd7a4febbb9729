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


def _cache_folder() -> Path:
    package = Path(__file__).parents[1]
    paths = sorted(path for pattern in ("rules/*.py", "hidden/*.py", "simulation.py") for path in package.glob(pattern))
    sources = b"".join(path.read_bytes() for path in paths)
    stamp = f"{numba.__version__} {sys.version}".encode()
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "civ" / f"engine-{hashlib.sha256(sources + stamp).hexdigest()[:16]}"


_config: Any = numba.config
COMPILED = not _config.DISABLE_JIT
CACHE_FOLDER = _cache_folder()


def kernel(function: Function) -> Function:
    """Compile for the CPU when first called, and cache the machine code.

    Kernels raise nothing, so division needs no check for zero; and they melt into their callers, because Numba's calls
    hand results over in memory, which costs a third of the speed.
    """
    elsewhere = _config.CACHE_DIR
    _config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function)
    finally:
        _config.CACHE_DIR = elsewhere
    return cast("Function", compiled)
