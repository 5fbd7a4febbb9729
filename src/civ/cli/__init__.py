"""The command `civ`: a command parses, calls one function and prints; errors are one line and an exit code."""

import os
import sys
import traceback
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Final

from civ import __version__
from civ.cli.arguments import Parser, language_in
from civ.cli.commands import arena, bench, demo, join, perft, play, replay, serve, soak, trace, verify
from civ.errors import BadUsage, CivError
from civ.i18n.texts import system_language, text

COMMANDS: Final[dict[str, ModuleType]] = {
    "serve": serve,
    "play": play,
    "join": join,
    "replay": replay,
    "arena": arena,
    "demo": demo,
    "trace": trace,
    "verify": verify,
    "perft": perft,
    "bench": bench,
    "soak": soak,
}
USUAL_COMMAND: Final = "serve"  # what a bare `civ` runs
INTERNAL_ERROR: Final = 70
REFUSED: Final = 74  # the system does not let us read or write, as on a full disk
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. No exception leaves it, not even one of our own making."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = " ".join(["civ", *[word for word in words if word in COMMANDS][:1]])
    try:
        _open_streams()
        return _outcome(words, command)
    except Exception as error:
        if os.environ.get("CIV_DEBUG"):
            traceback.print_exc()
        # In English: what went wrong may be the texts.
        print(f"{command}: {text('cli-internal-error', kind=type(error).__name__)}", file=sys.stderr)
        return INTERNAL_ERROR


def _outcome(words: list[str], command: str) -> int:
    """Run a command and tell what stopped it, if anything did."""
    language = system_language()
    try:
        language = language_in(words, language)
        code = _run(words, language)
        sys.stdout.flush()
        return code
    except CivError as error:
        _drain()
        return _complain(command, error, language)
    except KeyboardInterrupt:
        _drain()
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()  # the reader has had enough
        return 0
    except OSError as error:
        _forget_output()
        print(f"{command}: {text('cli-refused', language, reason=error.strerror or '')}", file=sys.stderr)
        return REFUSED


def parser_for(language: str) -> Parser:
    """The parser of the whole command line, its help in that language."""
    parser = Parser("civ", language)
    parser.add_argument("--version", action="version", version=f"civ {__version__}", help=parser.say("help-version"))
    commands = parser.add_subparsers(title=parser.say("cli-commands"), metavar=parser.say("cli-command"))
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=parser.say(f"help-{name}"), language=language)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _run(words: list[str], language: str) -> int:
    parser = parser_for(language)
    try:
        options = parser.read(words)
        if "run" not in options:
            options = parser.read([*words, USUAL_COMMAND])
    except SystemExit:  # --help and --version have printed what was asked for
        return 0
    options.language = language
    return int(options.run(options))


def _complain(command: str, error: CivError, language: str) -> int:
    message = error.message(language)
    if isinstance(error, BadUsage):
        message = text("cli-usage-hint", language, message=message, command=command)
    print(" ".join(f"{command}: {message}".splitlines()), file=sys.stderr)
    return error.exit_code


def _open_streams() -> None:
    """Give closed streams somewhere to go, and let no character that a terminal lacks stop the output."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  # as long as we run
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _drain() -> None:
    """Write out what has been printed, if anyone still reads it."""
    try:
        sys.stdout.flush()
    except OSError:
        _forget_output()


def _forget_output() -> None:
    """Send what is left in the buffer nowhere, so that the interpreter can close it in peace."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
