"""Schemathesis tests the API against its own schema: no response is a failure, and every one matches the schema."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civ import Game
from tests.harness.server.processes import RunningServer, http_client, running_server
from tests.harness.tiers import count

CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "negative_data_rejection", "missing_required_header", "unsupported_method",
)  # fmt: skip
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}, "start": True}
STREAM_PATH = "/stream"  # its response never ends
NO_WAITING = '[parameters]\n"query.wait" = 0\n'
TIMEOUT_S = 400


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server:
        yield server


def report_failures(server: RunningServer, folder: Path, settings: str, examples: int, *arguments: str) -> str:
    """Run Schemathesis on the server with this many examples per operation; return its report if it finds failures."""
    (folder / "schemathesis.toml").write_text(settings, encoding="utf-8")
    run = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run",
            f"{server.url}/schema/openapi.json", "--checks", ",".join(CHECKS), "--seed", "1", "--no-color",
            "--warnings", "off", "--exclude-path-regex", STREAM_PATH, "--max-examples", str(examples), *arguments,
        ],
        cwd=folder, capture_output=True, text=True, timeout=TIMEOUT_S, check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert "Tested: " in run.stdout, run.stdout + run.stderr
    return "" if run.returncode == 0 else run.stdout[-6000:]


def test_responses_to_a_player_match_the_schema(server: RunningServer, tmp_path: Path) -> None:
    with http_client(server) as host:
        host.post("/api/guests", json={"name": "x"})
        code = host.post("/api/tables", json=DEALT).json()["code"]
        record = host.post("/api/records", json=json.loads(Game.new(seed=1).record)).json()["id"]
        settings = f'{NO_WAITING}"path.code" = "{code}"\n"path.number" = {record}\n'
        cookie = f"Cookie: civ={host.cookies['civ']}"
        assert report_failures(server, tmp_path, settings, count(15, 40), "-H", cookie) == ""
        assert host.get(f"/api/tables/{code}").status_code == 200
    assert "level=error" not in server.log_text()


def test_responses_to_an_anonymous_client_match_the_schema(server: RunningServer, tmp_path: Path) -> None:
    assert report_failures(server, tmp_path, NO_WAITING, count(6, 15)) == ""
    assert "level=error" not in server.log_text()
