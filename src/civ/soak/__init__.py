"""The soak test: a real server under load is killed repeatedly, and its log must confirm every message it has sent.

Simulated clients (`clients`) play whole games over sockets and log all messages (`observations`). A server process
(`server_process`) is killed at random moments (`rounds`). Afterwards the event log, read by SQLite alone, is compared
with the clients' logs (`verification`). The result of each round is stored (`journal`), so that a long soak can be
stopped and resumed.
"""

from civ.soak.journal import SoakResults
from civ.soak.observations import SOAK_CHECKS, Violation
from civ.soak.rounds import Plan, soak

__all__ = ["SOAK_CHECKS", "Plan", "SoakResults", "Violation", "soak"]
