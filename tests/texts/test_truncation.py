"""Truncated names, and values quoted by errors, stay on one line of bounded length."""

from civ.i18n.truncation import excerpt, one_line, truncate, truncate_start


def test_a_line_that_fits_is_unchanged() -> None:
    assert truncate("adept", 5) == truncate_start("adept", 5) == one_line("adept", 5) == "adept"


def test_a_long_line_is_cut_at_its_end_or_at_its_start() -> None:
    assert truncate("expert", 5) == "expe…"
    assert truncate_start("bots/clever.py@1s", 14) == "…clever.py@1s"
    assert truncate("expert", 0) == truncate_start("expert", 1) == "…"


def test_control_characters_become_spaces_on_one_line() -> None:
    assert one_line(" The\tfirst\x1b[31m is \u202e fine.\n", 40) == "The first [31m is fine."
    assert one_line({"a": 1}, 40) == "{'a': 1}"


def test_an_excerpt_escapes_what_cannot_be_printed() -> None:
    assert excerpt("a\tb") == "a\\tb"
    assert excerpt(["a"]) == "['a']"
    assert excerpt("x" * 21) == "x" * 19 + "…"
