"""Command lines: argparse with texts from Fluent files and errors of our own, and readers of common arguments."""

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn

from civ.errors import BadUsage
from civ.game.deals import read_seed
from civ.game.options import RULE_CHOICES, RULE_RANGES, Rules
from civ.i18n.texts import LANGUAGES, text
from civ.i18n.truncation import excerpt

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")


class Parser(argparse.ArgumentParser):
    """A parser whose help is in a language and whose errors are BadUsage."""

    def __init__(self, prog: str, language: str, **settings: Any) -> None:
        self.language = language
        command = prog.rsplit(maxsplit=1)[-1]
        super().__init__(
            prog=prog,
            description=self.text(f"about-{command}"),
            formatter_class=_formatter(self.text("cli-usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            **settings,
        )
        self._positionals.title = self.text("cli-arguments")
        self._optionals.title = self.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.text("help-help"))
        languages = " ".join(LANGUAGES)
        self.add_argument("--lang", metavar="LANG", help=self.text("help-lang", languages=languages))

    def text(self, key: str, **facts: Any) -> str:
        """Return a text, escaped as argparse requires of help."""
        return text(key, self.language, **facts).replace("%", "%%")

    def read(self, words: list[str]) -> argparse.Namespace:
        """Parse a command line. Raises BadUsage if an argument is unknown, missing or malformed."""
        try:
            options, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise BadUsage("usage-argument", argument=error.argument_name or self.prog) from None
        if unknown:
            raise BadUsage("usage-unknown", argument=excerpt(unknown[0]))
        return options

    def error(self, message: str) -> NoReturn:
        """Raise BadUsage for missing arguments: argparse reports every other error as an ArgumentError."""
        raise BadUsage("usage-missing", arguments=", ".join(_name(a) for a in self._actions if a.required))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise _bad_choice(_name(action), value, action.choices)


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def _bad_choice(argument: str, value: object, choices: Iterable[object]) -> BadUsage:
    return BadUsage("usage-choice", argument=argument, value=excerpt(value), choices=" ".join(map(str, choices)))


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, text: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter


def requested_language(words: list[str], default: str) -> str:
    """Return the language of `--lang`, which help and errors need before the command line is parsed.

    Raises BadUsage if the language is unknown.
    """
    language = default
    for index, word in enumerate(words):
        if word == "--lang" and words[index + 1 :]:
            language = words[index + 1]
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
    if language not in LANGUAGES:
        raise _bad_choice("--lang", language, LANGUAGES)
    return language


def number_reader(
    argument: str, lowest: float, highest: float, kind: type[int] | type[float] = int
) -> Callable[[str], float]:
    """Return a reader of numbers within bounds; it raises BadUsage for anything else."""

    def read(word: str) -> float:
        match = _NUMBER.fullmatch(word)
        if match is None or (kind is int and match[1]) or not lowest <= float(word) <= highest:
            raise BadUsage("usage-number", argument=argument, value=excerpt(word), lowest=lowest, highest=highest)
        return kind(word)

    return read


def read_seed_argument(word: str) -> bytes:
    """Read a seed, a number or 64 hexadecimal digits. Raises BadSeed for anything else."""
    small = word.isascii() and word.isdigit() and len(word) < 64
    return read_seed(int(word) if small else word)


# --- The rules of a table ---

_RULE_OPTIONS: Final = {
    "players": "--players",
    "deal": "--deal",
    "teams": "--teams",
    "draft_order": "--draft-order",
    "last_round": "--last-round",
    "democracy_needs_card": "--democracy-anywhere",
    "hand_limit": "--hand-limit",
    "stall_rounds": "--stall-rounds",
}


def add_rule_options(parser: Parser) -> None:
    """Add the options that set the rules of a table."""
    group = parser.add_argument_group(parser.text("cli-rules"))
    for name, option in _RULE_OPTIONS.items():
        default, help_text = getattr(Rules(), name), parser.text(f"help-{name.replace('_', '-')}")
        if isinstance(default, bool):
            group.add_argument(option, dest=name, action="store_const", const=not default, help=help_text)
        elif name in RULE_RANGES:
            read = number_reader(option, *RULE_RANGES[name])
            group.add_argument(option, dest=name, metavar="N", type=read, help=help_text)
        else:
            group.add_argument(
                option, dest=name, choices=[str(choice) for choice in RULE_CHOICES[name]], help=help_text
            )


def given_rule_options(options: argparse.Namespace) -> list[str]:
    """Return the rule options that were given."""
    return [option for name, option in _RULE_OPTIONS.items() if getattr(options, name) is not None]


def refuse_other_options(option: str, options: argparse.Namespace, *names: str) -> None:
    """Raise BadUsage if a rule option, or one of the named options, is given together with `option`."""
    others = [*given_rule_options(options), *(f"--{name}" for name in names if getattr(options, name) is not None)]
    if others:
        raise BadUsage("usage-together", one=option, other=others[0])


def read_rules(options: argparse.Namespace) -> Rules:
    """Return the rules that the options set, with default values for the others. Raises BadRules."""
    given = {name: getattr(options, name) for name in _RULE_OPTIONS if getattr(options, name) is not None}
    if "players" in given:
        given["players"] = int(given["players"])
    return Rules(**given)
