"""The compiled kernels, loaded when the first of them is needed: Numba takes a while to import.

`engine.play`, `engine.legal` … are the functions of `civ.rules`, `civ.hidden` and `civ.simulation`. The first use on a
machine compiles them and says so.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

from civ.texts import system_language, text

_MODULES = (
    "civ.rules.places", "civ.rules.legal", "civ.rules.turn", "civ.rules.ending", "civ.rules.deal",
    "civ.hidden.chance", "civ.hidden.sight", "civ.hidden.memory", "civ.hidden.redeal", "civ.simulation",
)  # fmt: skip


def announce(key: str, folder: Path) -> None:
    """Say that compiling takes a while, if the machine code is not there yet."""
    from civ.rules.kernel import COMPILED

    if COMPILED and not folder.exists():
        print(text(key, system_language()), file=sys.stderr, flush=True)


def _load_numba() -> None:
    """Load Numba, but not SciPy: Numba looks for it to multiply matrices, and loading it takes as long as our kernels.

    None of them does; where one of somebody else's does, Numba looks again.
    """
    if "scipy" not in sys.modules and "numba" not in sys.modules:
        sys.modules["scipy"] = None  # type: ignore[assignment]  # as if there were none
        try:
            import numba.np.arraymath  # noqa: F401
        finally:
            del sys.modules["scipy"]


def _load() -> None:
    _load_numba()
    from civ.rules import kernel

    announce("engine-compiling", kernel.CACHE_FOLDER)
    for name in _MODULES:
        module = importlib.import_module(name)
        for key, value in vars(module).items():
            if callable(value) and getattr(value, "__module__", None) == module.__name__:
                globals()[key] = value


def __getattr__(name: str) -> Any:
    if not name.startswith("_") and "apply" not in globals():
        _load()
        if name in globals():
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
