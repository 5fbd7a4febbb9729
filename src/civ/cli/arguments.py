"""The shape of a command line: argparse, with its words from Fluent files and its refusals as our errors."""

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from civ.errors import BadUsage
from civ.game.deals import read_seed
from civ.game.options import CHOICES, NUMBERS, Rules
from civ.i18n.texts import LANGUAGES, text
from civ.i18n.truncation import excerpt

_NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")


class Parser(argparse.ArgumentParser):
    """The arguments of a command, explained in a language."""

    def __init__(self, prog: str, language: str, **settings: Any) -> None:
        self.language = language
        command = prog.rsplit(maxsplit=1)[-1]
        super().__init__(
            prog=prog,
            description=self.say(f"about-{command}"),
            formatter_class=_formatter(self.say("cli-usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            **settings,
        )
        self._positionals.title = self.say("cli-arguments")
        self._optionals.title = self.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.say("help-help"))
        languages = " ".join(LANGUAGES)
        self.add_argument("--lang", metavar="LANG", help=self.say("help-lang", languages=languages))

    def say(self, key: str, **facts: Any) -> str:
        """A text for the help."""
        return text(key, self.language, **facts).replace("%", "%%")

    def read(self, words: list[str]) -> argparse.Namespace:
        """The options that the words of a command line give."""
        try:
            options, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise BadUsage("usage-argument", argument=error.argument_name or self.prog) from None
        if unknown:
            raise BadUsage("usage-unknown", argument=excerpt(unknown[0]))
        return options

    def error(self, message: str) -> NoReturn:
        """Refuse a command line that lacks something: all else is raised as an ArgumentError."""
        raise BadUsage("usage-missing", arguments=", ".join(_name(a) for a in self._actions if a.required))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise _no_choice(_name(action), value, action.choices)


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def _no_choice(argument: str, value: object, choices: Iterable[object]) -> BadUsage:
    return BadUsage("usage-choice", argument=argument, value=excerpt(value), choices=" ".join(map(str, choices)))


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, text: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter


def language_in(words: list[str], usual: str) -> str:
    """The language that `--lang` asks for, which the help and the errors need before anything is parsed."""
    language = usual
    for index, word in enumerate(words):
        if word == "--lang" and words[index + 1 :]:
            language = words[index + 1]
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
    if language not in LANGUAGES:
        raise _no_choice("--lang", language, LANGUAGES)
    return language


def number(argument: str, lowest: float, highest: float, kind: type[int] | type[float] = int) -> Callable[[str], float]:
    """A reader of numbers within bounds."""

    def read(word: str) -> float:
        match = _NUMBER.fullmatch(word)
        if match is None or (kind is int and match[1]) or not lowest <= float(word) <= highest:
            raise BadUsage("usage-number", argument=argument, value=excerpt(word), lowest=lowest, highest=highest)
        return kind(word)

    return read


def seed(word: str) -> bytes:
    """A reader of seeds: a number or 64 hexadecimal digits."""
    small = word.isascii() and word.isdigit() and len(word) < 64
    return read_seed(int(word) if small else word)


# --- The rules of a table ---

_RULE_OPTIONS = {
    "players": "--players",
    "deal": "--deal",
    "teams": "--teams",
    "draft_order": "--draft-order",
    "last_round": "--last-round",
    "democracy_needs_card": "--democracy-anywhere",
    "hand_limit": "--hand-limit",
    "stall_rounds": "--stall-rounds",
}


def add_rules(parser: Parser) -> None:
    """The options that set the rules."""
    group = parser.add_argument_group(parser.say("cli-rules"))
    for name, option in _RULE_OPTIONS.items():
        usual, help_text = getattr(Rules(), name), parser.say(f"help-{name.replace('_', '-')}")
        if isinstance(usual, bool):
            group.add_argument(option, dest=name, action="store_const", const=not usual, help=help_text)
        elif name in NUMBERS:
            read = number(option, *NUMBERS[name])
            group.add_argument(option, dest=name, metavar="N", type=read, help=help_text)
        else:
            group.add_argument(option, dest=name, choices=[str(choice) for choice in CHOICES[name]], help=help_text)


def rules_given(options: argparse.Namespace) -> list[str]:
    """The rules options that stand on the command line."""
    return [option for name, option in _RULE_OPTIONS.items() if getattr(options, name) is not None]


def rules_of(options: argparse.Namespace) -> Rules:
    """The rules that the options set; what is not given has its usual value."""
    given = {name: getattr(options, name) for name in _RULE_OPTIONS if getattr(options, name) is not None}
    if "players" in given:
        given["players"] = int(given["players"])
    return Rules(**given)
