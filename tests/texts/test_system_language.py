"""The language of the environment, which the command line uses unless told otherwise."""

import pytest

from civ.i18n.texts import system_language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("values", "language"),
    [
        (("", "", "ro_RO.UTF-8"), "ro"),
        (("", "fr_FR.UTF-8", "ro_RO.UTF-8"), "fr"),
        (("el_GR.UTF-8", "fr_FR.UTF-8", ""), "el"),
        (("C.UTF-8", "", "ro_RO.UTF-8"), "en"),  # LC_ALL overrides LANG, also where it names no language of ours
        (("", "", "de_DE.UTF-8"), "en"),
        (("", "", ""), "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(
    values: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in zip(VARIABLES, values, strict=True):
        monkeypatch.setenv(variable, value)
    assert system_language() == language
