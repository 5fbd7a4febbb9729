"""`python -m civ` is the command `civ`."""

import sys

from civ.cli import main

sys.exit(main())
