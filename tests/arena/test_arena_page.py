"""docs/arena.md documents every field of the JSON output and of the log, and every option."""

import re
from collections.abc import Iterator
from typing import Any

from civ.arena.match_logs import header_of
from civ.arena.results import to_json
from civ.cli.arguments import Parser
from civ.cli.commands.arena import add_arguments
from tests.harness.doc_pages import read_page
from tests.harness.simulated_matches import MATCHES

PAGE = read_page("arena.md")
DATA = {"match", "turns", "hegemony", "majority_led", "failures"}  # objects whose keys are data, or described elsewhere


def fields(value: Any) -> Iterator[str]:
    """Yield the names of all fields, at any depth."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield name
            if name not in DATA:
                yield from fields(part)
    elif isinstance(value, list):
        for part in value:
            yield from fields(part)


def test_the_page_documents_every_field_of_the_json() -> None:
    played_match, statistics = MATCHES["two"]()
    documented = set(re.findall(r"`([a-z0-9_]+)`", PAGE))
    assert set(fields(to_json(statistics, header_of(played_match)))) - documented == set()
    budgets = to_json(MATCHES["budgets"]()[1], {})
    assert set(fields(budgets)) - documented == set()


def test_the_page_documents_every_field_of_the_header() -> None:
    played_match, _ = MATCHES["two"]()
    assert all(f'"{name}": ' in PAGE for name in header_of(played_match))


def test_the_page_documents_every_option_of_the_command() -> None:
    parser = Parser("civ arena", "en")
    add_arguments(parser)
    options = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}
    rules = {"--draft-order", "--last-round", "--democracy-anywhere", "--hand-limit", "--stall-rounds"}
    assert all(f"`{name}" in PAGE for name in options - {"--help", "--lang"} - rules)
