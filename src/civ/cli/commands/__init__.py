"""The subcommands of `civ`, one module each."""
