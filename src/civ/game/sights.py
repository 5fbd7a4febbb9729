"""All that one seat has to go by: what it sees and what it remembers. Bots get this, and never a state."""

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
    """A seat's view and knowledge at one moment, as records for kernels and, when asked for, as a `View`.

    `record` is an array of one view record (see `civ.engine.hidden.view`), `knowledge` an array of one KNOWLEDGE
    record. The seat of a spectator is None.
    """

    def __init__(self, rules: Rules, seat: int | None, record: Any, knowledge: Any) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.record: Final = record
        self.knowledge: Final = knowledge

    @cached_property
    def open_actions(self) -> int:
        """The actions open to this seat as a set of bits; none while another seat is to move."""
        moves = self.seat is not None and self.seat - 1 == self.record["mover"][0]
        return int(kernels.legal_first(self.record)) if moves else 0

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The actions open to this seat, in table order; none while another seat is to move."""
        return actions_in(self.open_actions)

    @cached_property
    def view(self) -> View:
        """The same in notation."""
        return view_of(self.rules, self.shared, self.own)

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why an action is not open to this seat, or None if it is."""
        return self._obstacles.to(action)

    @cached_property
    def _obstacles(self) -> Obstacles:
        return Obstacles(self.record[0])

    def keeping(self) -> "Sight":
        """In a draft: the same as though this seat were to keep a card next, for all keep at the same time (2.6)."""
        record = self.record.copy()
        record["mover"] = self.viewer
        return Sight(self.rules, self.seat, record, self.knowledge)

    @cached_property
    def own(self) -> Own:
        """The half of the view that is the viewer's own."""
        return own_view(self.record[0], self.seat, self.knowledge[0], self.open_actions)

    @cached_property
    def shared(self) -> Shared:
        """The half that is everybody's."""
        return shared_view(self.record[0])

    @property
    def viewer(self) -> int:
        """The seat as kernels count it."""
        return NOBODY if self.seat is None else self.seat - 1

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("rules", "seat", "record", "knowledge")}
