"""`civ serve` without rate limits by address, for browser tests: one test run asks for more than many people do.

The limit on chat is per person, and stays.

Takes the flags of `civ serve`.
"""

import sys
from unittest.mock import patch

from civ.cli import main
from civ.server.core import service
from civ.server.core.rate_limits import Allowance

UNLIMITED = Allowance(1_000_000, 1_000_000.0)

if __name__ == "__main__":
    limits = dict.fromkeys(service.RATE_LIMITS, UNLIMITED) | {"talk": service.RATE_LIMITS["talk"]}
    with patch.object(service, "RATE_LIMITS", limits):
        sys.exit(main(["serve", *sys.argv[1:]]))
