"""The description of the API tries the API: whatever is sent, no answer is a failure, and every one is as described."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civ import Game
from tests.harness.server.processes import RunningServer, http_client, running_server

CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "negative_data_rejection", "missing_required_header", "unsupported_method",
)  # fmt: skip
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}, "start": True}
FOREVER = "/stream"  # an answer that has no end
AT_ONCE = '[parameters]\n"query.wait" = 0\n'
PATIENCE = 400


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path, "--port", "0", "--no-browser") as found:
        yield found


def tried(server: RunningServer, folder: Path, settings: str, *words: str) -> str:
    """What Schemathesis says of the server, if it finds fault with it."""
    (folder / "schemathesis.toml").write_text(settings, encoding="utf-8")
    run = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run",
            f"{server.url}/schema/openapi.json", "--checks", ",".join(CHECKS), "--seed", "1", "--no-color",
            "--warnings", "off", "--exclude-path-regex", FOREVER, *words,
        ],
        cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert "Tested: " in run.stdout, run.stdout + run.stderr
    return "" if run.returncode == 0 else run.stdout[-6000:]


def test_a_person_at_a_table_finds_every_answer_as_described(server: RunningServer, tmp_path: Path) -> None:
    with http_client(server) as host:
        host.post("/api/guests", json={"name": "x"})
        code = host.post("/api/tables", json=DEALT).json()["code"]
        record = host.post("/api/records", json=json.loads(Game.new(seed=1).record)).json()["id"]
        settings = f'{AT_ONCE}"path.code" = "{code}"\n"path.number" = {record}\n'
        known = f"Cookie: civ={host.cookies['civ']}"
        assert tried(server, tmp_path, settings, "-H", known, "--max-examples", "40") == ""
        assert host.get(f"/api/tables/{code}").status_code == 200
    assert "level=error" not in server.log_text()


def test_a_stranger_finds_every_answer_as_described(server: RunningServer, tmp_path: Path) -> None:
    assert tried(server, tmp_path, AT_ONCE, "--max-examples", "15") == ""
    assert "level=error" not in server.log_text()
