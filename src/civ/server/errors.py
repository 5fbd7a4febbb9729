"""The errors of a server; what a command may not do at a table is told by the errors of `civ.errors`."""

from civ.errors import CivError


class BadRequest(CivError):
    """A request that cannot be read, or that does not belong here."""


class Busy(CivError):
    """More is asked than the server can do now."""


class StoreDown(CivError):
    """What should be kept cannot be written or read now; nothing of it was kept."""


class StoreConflict(StoreDown):
    """The log already has an event of that number, or one that answers that command."""


class BadStore(CivError):
    """A file that no server can keep its tables in: another's, a newer one, a damaged one, or one in use."""
