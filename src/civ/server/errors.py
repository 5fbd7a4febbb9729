"""The errors of a server. Why a table refuses a command is in `civ.errors`."""

from civ.errors import CivError


class Busy(CivError):
    """Too many requests, from one client or from all."""


class StoreUnavailable(CivError):
    """The store cannot be written or read now; nothing was written."""


class StoreConflict(StoreUnavailable):
    """The log already has an event with that number, or one for that command."""


class BadStore(CivError):
    """A file that cannot be used as a store: another program's, of a newer release, damaged, or in use."""
