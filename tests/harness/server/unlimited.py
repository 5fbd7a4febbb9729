"""`civ serve` without rate limits per address, because a browser test run sends more requests than many people.

The limit on chat is per person and stays. The flags are those of `civ serve`.
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
