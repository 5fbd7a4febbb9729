"""The soak: a real server under live load is killed again and again, and its log has to bear out all that it told.

Players (`players`) play whole games over sockets and note what they sent and heard (`notes`). A server process
(`serving`) is killed at random moments (`soaking`). Afterwards the log, read by SQLite alone, is held against the notes
(`checking`). What each round came to is kept (`journal`), so that a long soak can be stopped and gone on with.
"""

from civ.soak.journal import SoakResults
from civ.soak.observations import CHECKS, Violation
from civ.soak.rounds import Plan, soak

__all__ = ["CHECKS", "Plan", "SoakResults", "Violation", "soak"]
