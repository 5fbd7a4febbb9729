"""The compiled kernels, loaded when the first of them is needed, because importing Numba is slow.

`kernels.play`, `kernels.legal` and so on are functions of `civ.engine.rules`, `civ.engine.hidden` and
`civ.engine.simulation`. The first use on a machine compiles them, which is announced on standard error.
"""

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civ.i18n.texts import system_language, text

_MODULES = (
    "rules.places", "rules.draft", "rules.legal", "rules.turn", "rules.ending", "rules.deal",
    "hidden.chance", "hidden.view", "hidden.knowledge", "hidden.redeal", "simulation",
)  # fmt: skip

if TYPE_CHECKING:
    # The kernels that are used by way of this module, for editors and mypy.
    from civ.engine.hidden.chance import below, random_action, random_word, seed_stream
    from civ.engine.hidden.redeal import redeal
    from civ.engine.hidden.view import build_view
    from civ.engine.rules.deal import clear_table, deal
    from civ.engine.rules.draft import draft_pass
    from civ.engine.rules.ending import last_seat, leads, majority_winners, points, side_of, turns_to_stall
    from civ.engine.rules.legal import (
        can_begin,
        domains_at,
        domains_offered,
        domains_open,
        legal,
        most_culture,
        place_of,
    )
    from civ.engine.rules.places import cards_left
    from civ.engine.rules.turn import apply, begin_turn, hand_limit, set_steps, settle
    from civ.engine.simulation import (
        build_all_views,
        choose_all,
        deal_all,
        legal_all,
        legal_first,
        perft,
        play,
        play_first,
        random_deal,
        random_games,
        redeal_many,
        replay,
        seed_all,
        step_all,
    )

    __all__ = [
        "announce_compilation",
        "apply",
        "begin_turn",
        "below",
        "build_all_views",
        "build_view",
        "can_begin",
        "cards_left",
        "choose_all",
        "clear_table",
        "deal",
        "deal_all",
        "domains_at",
        "domains_offered",
        "domains_open",
        "draft_pass",
        "hand_limit",
        "last_seat",
        "leads",
        "legal",
        "legal_all",
        "legal_first",
        "majority_winners",
        "most_culture",
        "perft",
        "place_of",
        "play",
        "play_first",
        "points",
        "random_action",
        "random_deal",
        "random_games",
        "random_word",
        "redeal",
        "redeal_many",
        "replay",
        "seed_all",
        "seed_stream",
        "set_steps",
        "settle",
        "side_of",
        "step_all",
        "turns_to_stall",
    ]
else:

    def __getattr__(name: str) -> Any:
        if not name.startswith("_") and "apply" not in globals():
            _load()
            if name in globals():
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def announce_compilation(key: str, folder: Path) -> None:
    """Print a text to standard error if compiling will take a while because `folder` has no machine code yet."""
    from civ.engine.compilation import COMPILED

    if COMPILED and not folder.exists():
        print(text(key, system_language()), file=sys.stderr, flush=True)


def _import_numba() -> None:
    """Import Numba without SciPy, which it imports for matrix products and which takes as long to load as all kernels.

    No kernel multiplies matrices; if other code does, Numba looks for SciPy again.
    """
    if "scipy" not in sys.modules and "numba" not in sys.modules:
        sys.modules["scipy"] = None  # type: ignore[assignment]  # makes the import fail
        try:
            import numba.np.arraymath  # noqa: F401
        finally:
            del sys.modules["scipy"]


def _load() -> None:
    _import_numba()
    from civ.engine import compilation

    announce_compilation("engine-compiling", compilation.CACHE_FOLDER)
    for name in _MODULES:
        module = importlib.import_module(f"civ.engine.{name}")
        for key, value in vars(module).items():
            if callable(value) and getattr(value, "__module__", None) == module.__name__:
                globals()[key] = value
