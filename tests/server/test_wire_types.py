"""The browser's types are those of the server: web/src/lib/wire.ts is what its script writes."""

from pathlib import Path

import pytest

from tests import wire_types


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.wire()


def test_a_stale_file_is_told_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wire_types, "FILE", tmp_path / "wire.ts")
    wire_types.FILE.write_text(wire_types.wire().replace("plies: number", "plies: string"), encoding="utf-8")
    assert wire_types.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0


def test_fields_that_may_be_left_out_and_those_that_may_not_are_told_apart() -> None:
    words = wire_types.wire()
    assert "  target?: number | null;\n" in words  # of an event: its usual value is not sent
    assert "  turn_seconds: number | null;\n" in words  # of settings: always sent
    assert "  from?: number;\n" in words  # by its name on the wire
