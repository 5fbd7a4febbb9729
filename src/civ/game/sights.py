"""A sight: all that one seat sees and remembers. Bots get a sight and never a state."""

from functools import cached_property
from typing import Any, Final

from civ.engine import kernels
from civ.engine.rules.state import NOBODY
from civ.errors import IllegalAction
from civ.game.notation import Action, actions_in
from civ.game.options import Rules
from civ.game.reasons import Obstacles
from civ.game.views import Own, Shared, View, own_view, shared_view, view_of


class Sight:
    """A seat's view and knowledge at one moment: as records for kernels and, on demand, as a `View`.

    `record` is an array of one view record (see `civ.engine.hidden.view`), and `knowledge` an array of one KNOWLEDGE
    record. `seat` is None for a spectator.
    """

    def __init__(self, rules: Rules, seat: int | None, record: Any, knowledge: Any) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.record: Final = record
        self.knowledge: Final = knowledge

    @cached_property
    def open_actions(self) -> int:
        """The legal actions as a set of bits; 0 if another seat is to move."""
        moves = self.seat is not None and self.seat - 1 == self.record["mover"][0]
        return int(kernels.legal_first(self.record)) if moves else 0

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions in the order of the action table; empty if another seat is to move."""
        return actions_in(self.open_actions)

    @cached_property
    def view(self) -> View:
        """The view, in notation."""
        return view_of(self.rules, self.shared, self.own)

    def why_not(self, action: Action) -> IllegalAction | None:
        """Return the reason why an action is illegal for the seat to move, or None if it is legal."""
        return self._obstacles.to(action)

    @cached_property
    def _obstacles(self) -> Obstacles:
        return Obstacles(self.record[0])

    def keeping(self) -> "Sight":
        """Return the sight as if this seat were next to keep a card; in a draft all seats keep together (2.6)."""
        record = self.record.copy()
        record["mover"] = self.viewer
        return Sight(self.rules, self.seat, record, self.knowledge)

    @cached_property
    def own(self) -> Own:
        """The viewer's own half of the view."""
        return own_view(self.record[0], self.seat, self.knowledge[0], self.open_actions)

    @cached_property
    def shared(self) -> Shared:
        """The half of the view that everybody sees."""
        return shared_view(self.record[0])

    @property
    def viewer(self) -> int:
        """The index of the seat in kernels; NOBODY for a spectator."""
        return NOBODY if self.seat is None else self.seat - 1

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("rules", "seat", "record", "knowledge")}
