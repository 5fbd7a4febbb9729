"""The command `civ`: subcommands parse, call one function and print; an error is one line and an exit code."""

import os
import sys
import traceback
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Final

from civ import __version__
from civ.cli.arguments import Parser, requested_language
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
DEFAULT_COMMAND: Final = "serve"  # what `civ` alone runs
EXIT_INTERNAL_ERROR: Final = 70
EXIT_IO_ERROR: Final = 74  # the system refuses to read or write, for example because the disk is full
EXIT_INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. No exception leaves this function, not even after an internal error."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = " ".join(["civ", *[word for word in words if word in COMMANDS][:1]])
    try:
        _open_streams()
        return _run_and_report(words, command)
    except Exception as error:
        if os.environ.get("CIV_DEBUG"):
            traceback.print_exc()
        # In English, because the texts may be broken.
        print(f"{command}: {text('cli-internal-error', kind=type(error).__name__)}", file=sys.stderr)
        return EXIT_INTERNAL_ERROR


def _run_and_report(words: list[str], command: str) -> int:
    """Run a command, report the error that stopped it if one did, and return the exit code."""
    language = system_language()
    try:
        language = requested_language(words, language)
        code = _run(words, language)
        sys.stdout.flush()
        return code
    except CivError as error:
        _flush_output()
        return _report_error(command, error, language)
    except KeyboardInterrupt:
        _flush_output()
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _discard_output()  # the reader of the pipe has stopped reading
        return 0
    except OSError as error:
        _discard_output()
        print(f"{command}: {text('cli-refused', language, reason=error.strerror or '')}", file=sys.stderr)
        return EXIT_IO_ERROR


def parser_for(language: str) -> Parser:
    """Return the parser of the whole command line, with help in that language."""
    parser = Parser("civ", language)
    parser.add_argument("--version", action="version", version=f"civ {__version__}", help=parser.text("help-version"))
    commands = parser.add_subparsers(title=parser.text("cli-commands"), metavar=parser.text("cli-command"))
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=parser.text(f"help-{name}"), language=language)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _run(words: list[str], language: str) -> int:
    parser = parser_for(language)
    try:
        options = parser.read(words)
        if "run" not in options:
            options = parser.read([*words, DEFAULT_COMMAND])
    except SystemExit:  # --help and --version have printed their text
        return 0
    options.language = language
    return int(options.run(options))


def _report_error(command: str, error: CivError, language: str) -> int:
    message = error.message(language)
    if isinstance(error, BadUsage):
        message = text("cli-usage-hint", language, message=message, command=command)
    print(" ".join(f"{command}: {message}".splitlines()), file=sys.stderr)
    return error.exit_code


def _open_streams() -> None:
    """Replace closed streams, and escape characters that the encoding of the terminal lacks."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  # open until exit
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _flush_output() -> None:
    """Write out what has been printed, if anybody still reads it."""
    try:
        sys.stdout.flush()
    except OSError:
        _discard_output()


def _discard_output() -> None:
    """Redirect the rest of the buffer to the null device, so that closing it at exit does not fail."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
