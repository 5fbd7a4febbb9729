"""The types of the web client in web/src/lib/wire.ts are up to date."""

from pathlib import Path

import pytest

from civ.bots.ladder import LADDER
from civ.i18n.texts import LANGUAGES
from civ.wire import typescript


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert typescript.TYPES_FILE.read_text(encoding="utf-8") == typescript.typescript()


def test_a_stale_file_is_reported_and_can_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "TYPES_FILE", tmp_path / "wire.ts")
    typescript.TYPES_FILE.write_text(
        typescript.typescript().replace("plies: number", "plies: string"), encoding="utf-8"
    )
    assert typescript.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


def test_optional_fields_are_distinguished_from_required_ones() -> None:
    text = typescript.typescript()
    assert "  target?: number | null;\n" in text  # of an event: defaults are not sent
    assert "  turn_seconds: number | null;\n" in text  # of settings: always sent
    assert "  from?: number;\n" in text  # by its name on the wire


def test_bot_levels_and_languages_come_from_their_only_lists() -> None:
    text = typescript.typescript()
    for name, values in (("LEVELS", LADDER), ("LANGUAGES", LANGUAGES)):
        members = ", ".join(f'"{value}"' for value in values)
        assert f"export const {name} = [{members}] as const;" in text
