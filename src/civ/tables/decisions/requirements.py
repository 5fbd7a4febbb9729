"""What decisions require of a table and an actor: each function raises the refusal if it does not hold."""

from civ.errors import Forbidden, Refused
from civ.tables.decisions.context import DecisionContext
from civ.tables.table import PLAYING, Table


def require_status(table: Table, status: str) -> None:
    """Raise Refused unless the table has this status."""
    if table.status != status:
        raise Refused(f"table-not-{status}")


def require_host(context: DecisionContext) -> None:
    """Raise Forbidden unless the actor is the host."""
    if context.actor.person is None or context.actor.person != context.table.host.person:
        raise Forbidden("host-only")


def require_seated(context: DecisionContext) -> None:
    """Raise Forbidden unless the actor holds a seat."""
    if not context.table.seats_of(context.actor.person):
        raise Forbidden("not-seated")


def require_seat_exists(table: Table, seat: int) -> None:
    """Raise Refused if the table has no such seat."""
    if seat > len(table.chairs):
        raise Refused("no-such-seat", seat=seat, players=len(table.chairs))


def require_own_seat(context: DecisionContext, seat: int) -> None:
    """Raise Refused if there is no such seat, and Forbidden unless the actor holds it."""
    require_seat_exists(context.table, seat)
    if seat not in context.table.seats_of(context.actor.person):
        raise Forbidden("not-your-seat", seat=seat)


def require_playing_seat(context: DecisionContext, seat: int) -> None:
    """Check that the seat is the actor's, that a game is being played, and that no bot plays the seat.

    Raises Forbidden for somebody else's seat, otherwise Refused.
    """
    require_own_seat(context, seat)
    require_status(context.table, PLAYING)
    chair = context.table.chair(seat)
    if chair.resigned:
        raise Refused("seat-resigned", seat=seat)
    if chair.stand_in:
        raise Refused("seat-handed", seat=seat)


def require_server(context: DecisionContext, seat: int) -> None:
    """Raise Forbidden unless the actor is the server, and Refused if there is no such seat."""
    if context.actor.person is not None:
        raise Forbidden("not-your-seat", seat=seat)
    require_seat_exists(context.table, seat)


def require_take_backs(table: Table) -> None:
    """Raise Refused if the table does not allow take-backs."""
    if not table.settings.take_backs:
        raise Refused("no-take-backs")
