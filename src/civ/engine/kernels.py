"""The compiled kernels, loaded when the first of them is needed: Numba takes a while to import.

`kernels.play`, `kernels.legal` and so on are the functions of `civ.engine.rules`, `civ.engine.hidden` and
`civ.engine.simulation`. The first use on a machine compiles them and says so.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

from civ.i18n.texts import system_language, text

_MODULES = (
    "rules.places", "rules.legal", "rules.turn", "rules.ending", "rules.deal",
    "hidden.chance", "hidden.view", "hidden.knowledge", "hidden.redeal", "simulation",
)  # fmt: skip


def announce(key: str, folder: Path) -> None:
    """Say that compiling takes a while, if the machine code is not there yet."""
    from civ.engine.compilation import COMPILED

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
    from civ.engine import compilation

    announce("engine-compiling", compilation.CACHE_FOLDER)
    for name in _MODULES:
        module = importlib.import_module(f"civ.engine.{name}")
        for key, value in vars(module).items():
            if callable(value) and getattr(value, "__module__", None) == module.__name__:
                globals()[key] = value


def __getattr__(name: str) -> Any:
    if not name.startswith("_") and "apply" not in globals():
        _load()
        if name in globals():
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
