"""`civ serve` as a process: its port, its settings, what it prints, the browser it opens, and how it stops."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

import httpx
import pytest
import websockets

from civ.cli.commands.serve import SETTINGS
from civ.i18n.texts import LANGUAGES
from civ.server.config import DEFAULT_PORT, Config
from civ.server.startup import addresses, announce, listen
from tests.harness.command_runner import COMMAND, ENGLISH, civ
from tests.harness.server.processes import (
    PROBE_COMMAND,
    TIMEOUT_S,
    RunningServer,
    http_client,
    request_bytes,
    running_server,
    send_raw,
    wait_until,
)


def taken_port() -> socket.socket:
    """Return a socket that listens on a free port."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    return listener


def run_failing_serve(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run a `civ serve` that should fail; return its exit code and its error message."""
    done = subprocess.run(
        [*COMMAND, "serve", "--no-browser", *arguments],
        capture_output=True,
        env=os.environ | ENGLISH | environment,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert done.stdout == b""
    return done.returncode, done.stderr.decode()


# --- Starting ---


def test_it_prints_its_address_answers_there_and_keeps_its_data_private(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--data", str(tmp_path / "kept")) as server,
        http_client(server) as browser,
    ):
        assert server.line == f"CIV is at {server.url} · Ctrl-C stops it.\n"
        assert browser.get("/health").json() == {"status": "ok"}
        assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o700
        assert " level=info event=start " in server.log_text()


def test_a_bare_civ_serves_too(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, command=COMMAND, environment={"CIV_PORT": "0", "CIV_NO_BROWSER": "1"}) as server,
        http_client(server) as browser,
    ):
        assert browser.get("/version").status_code == 200
        assert (tmp_path / "civ").is_dir()


def test_by_default_only_this_machine_can_reach_it(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0") as server:
        with pytest.raises(OSError), socket.create_connection(("127.0.0.2", server.port), timeout=5):
            pass
        assert "█" not in server.line


def test_a_free_port_replaces_a_taken_default_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken_port() as taken:
        monkeypatch.setattr("civ.server.startup.DEFAULT_PORT", taken.getsockname()[1])
        with listen(Config()) as listener:
            assert listener.getsockname()[1] not in (0, taken.getsockname()[1])
    assert DEFAULT_PORT == 8420


def test_a_taken_port_is_reported_in_one_line(tmp_path: Path) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        message = (
            f"civ serve: Port {port} is taken. Choose another, or omit --port to use a free one. "
            "Try: civ serve --help\n"
        )
        folder = str(tmp_path / "kept")
        assert run_failing_serve("--port", str(port), "--data", folder) == (2, message)
        assert run_failing_serve("--data", folder, CIV_PORT=str(port)) == (2, message)
        assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize(
    ("arguments", "environment", "message"),
    [
        (["--host", "192.0.2.7"], {}, '"192.0.2.7" is not an address of this machine.'),
        (["--host", "no such host"], {}, '"no such host" is not an address of this machine.'),
        (["--host", "no..such..host"], {}, '"no..such..host" is not an address of this machine.'),
        (["--port", "65536"], {}, '--port cannot be "65536"; give a number from 0 to 65535.'),
        ([], {"CIV_PORT": "x"}, 'CIV_PORT cannot be "x"; give a number from 0 to 65535.'),
        ([], {"CIV_NO_BROWSER": "yes"}, 'CIV_NO_BROWSER cannot be "yes"; choose one of 0 1.'),
        (["--url", "civ.example"], {}, '--url cannot be "civ.example"; give an address such as https://civ.example.'),
        (["--url", "https://a.example/b"], {}, '--url cannot be "https://a.example/b"; give an address'),
        ([], {"CIV_PROXY": "proxy"}, 'CIV_PROXY cannot be "proxy"; give addresses or networks'),
        (["--bot-threads", "0"], {}, '--bot-threads cannot be "0"; give a number from 1 to 256.'),
        (["--bot-seconds", "inf"], {}, '--bot-seconds cannot be "inf"; give a number from 0.01 to 60.'),
    ],
)
def test_invalid_settings_are_reported_in_one_line(
    arguments: list[str], environment: dict[str, str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"CIV_PORT": "0", **environment}.items():
        monkeypatch.setenv(name, value)
    code, out, err = civ("serve", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"civ serve: {message}")
    assert err.count("\n") == 1


def test_flags_override_the_environment(tmp_path: Path) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        environment = {"CIV_PORT": str(port), "CIV_HOST": "127.0.0.3"}
        with running_server(tmp_path / "a", "--port", "0", environment=environment) as server:
            assert server.line.startswith(f"CIV is at http://127.0.0.3:{server.port} ")
            assert server.port != port
        with running_server(tmp_path / "b", "--host", "127.0.0.4", environment=environment) as server:
            assert server.line.startswith(f"CIV is at http://127.0.0.4:{port} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_setting_and_its_variable(language: str) -> None:
    page = " ".join(civ("serve", "--help", "--lang", language).out.split())
    for setting in SETTINGS.values():
        assert setting.flag in page
        assert setting.variable in page


def test_a_folder_that_cannot_be_written_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, err = run_failing_serve("--port", "0", "--data", str(tmp_path / "file" / "kept"))
    assert code == 74
    assert err.startswith("civ serve: ")
    assert err.count("\n") == 1


# --- The local network ---

HOSTS = {"192.168.1.7:8420": 200, "[fe80::1]": 200, "localhost": 200, socket.gethostname(): 200, "evil.example": 400}


def test_for_the_local_network_it_prints_the_address_and_a_qr_code(tmp_path: Path) -> None:
    with running_server(tmp_path, "--host", "0.0.0.0", "--port", "0") as server:
        assert server.process.stdout is not None
        os.set_blocking(server.process.stdout.fileno(), False)
        printed = server.line

        def complete() -> bool:
            nonlocal printed
            printed += (server.process.stdout.read() or b"").decode() if server.process.stdout else ""
            return printed.count("█") > 50 and printed.endswith("\n\n")

        wait_until(complete)
    expected = addresses(Config(host="0.0.0.0"), server.port)
    assert expected[0] == server.url
    assert re.findall(r"http://\S+", printed) == expected


def test_on_the_local_network_addresses_are_accepted_as_hosts_but_other_names_are_not(tmp_path: Path) -> None:
    with running_server(tmp_path, "--host", "0.0.0.0", "--port", "0", command=PROBE_COMMAND) as server:
        requests = {host: request_bytes("GET", "/health", {"Host": host}) for host in HOSTS}
        statuses = {host: send_raw(server.port, request).status for host, request in requests.items()}
    assert statuses == HOSTS


# --- Behind a proxy ---


def proxy_headers(server: RunningServer, **headers: str) -> dict[str, str]:
    return {"Host": "civ.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", **headers}


def test_forwarded_headers_of_a_configured_proxy_are_trusted(tmp_path: Path) -> None:
    arguments = ("--port", "0", "--url", "https://civ.example", "--proxy", "127.0.0.1,10.0.0.0/8")
    with running_server(tmp_path, *arguments, command=PROBE_COMMAND) as server:
        assert server.line == "CIV is at https://civ.example · Ctrl-C stops it.\n"
        response = send_raw(
            server.port, request_bytes("GET", "/api/who", proxy_headers(server, Cookie="civ=forged; __Host-civ=right"))
        )
        assert response.json == {"token": "right", "client": "203.0.113.9", "scheme": "https"}
        assert response.headers["strict-transport-security"].startswith("max-age=")
        entered = send_raw(
            server.port, request_bytes("POST", "/api/enter", proxy_headers(server, Origin="https://civ.example"))
        )
        cookie = entered.headers["set-cookie"].lower()
        assert cookie.startswith("__host-civ=secret-token;")
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= {part.strip() for part in cookie.split(";")}
        foreign = send_raw(
            server.port, request_bytes("POST", "/api/enter", proxy_headers(server, Origin="http://civ.example"))
        )
        assert foreign.json["code"] == "cross-site"
        unknown = send_raw(server.port, request_bytes("GET", "/health", proxy_headers(server, Host="evil.example")))
        assert unknown.json["code"] == "unknown-host"


def test_forwarded_headers_of_other_machines_are_not_trusted(tmp_path: Path) -> None:
    arguments = ("--port", "0", "--url", "https://civ.example", "--proxy", "10.0.0.0/8")
    with running_server(tmp_path, *arguments, command=PROBE_COMMAND) as server:
        response = send_raw(server.port, request_bytes("GET", "/api/who", proxy_headers(server)))
    assert response.json == {"token": None, "client": "127.0.0.1", "scheme": "http"}
    assert "strict-transport-security" not in response.headers


# --- The browser ---


def test_the_browser_opens_when_the_server_is_ready(tmp_path: Path) -> None:
    note, opener = tmp_path / "opened", tmp_path / "browser.py"
    opener.write_text(
        "import sys, urllib.request\n"
        "answer = urllib.request.urlopen(sys.argv[1] + '/health').read().decode()\n"
        f"open({str(note)!r}, 'w').write(sys.argv[1] + ' ' + answer)\n"
    )
    surroundings = {"BROWSER": f"{COMMAND[0]} {opener} %s", "DISPLAY": ":0", "no_proxy": "*"}
    with running_server(tmp_path, "--port", "0", environment=surroundings) as server:
        wait_until(lambda: note.exists() and note.read_text().endswith("}"))
        assert note.read_text() == f'{server.url} {{"status":"ok"}}'


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(("enabled", "display", "opens"), [(True, ":0", True), (False, ":0", False), (True, "", False)])
def test_a_browser_opens_only_if_enabled_and_with_a_display(
    monkeypatch: pytest.MonkeyPatch, enabled: bool, display: str, opens: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    config = Config(port=0, browser=enabled)
    with listen(config) as listener:
        announce(config, listener)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    for thread in threading.enumerate():
        if thread.name == "browser":
            thread.join(TIMEOUT_S)
    assert opened == [url] * opens


# --- Stopping ---


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_gracefully_and_closes_sockets_with_a_reason(tmp_path: Path, signal_number: int) -> None:
    async def exchange(server: RunningServer) -> tuple[int | None, int]:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
            await socket.send("hello")
            assert await socket.recv() == "hello"
            async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT_S, trust_env=False) as browser:
                slow = asyncio.create_task(browser.get("/api/slow"))
                while (await browser.get("/api/asked")).json() != ["slow"]:
                    await asyncio.sleep(0.05)
                server.process.send_signal(signal_number)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert (await slow).text == "done"  # requests in progress are completed
            return socket.close_code, server.process.wait(TIMEOUT_S)

    with running_server(tmp_path, "--port", "0", command=PROBE_COMMAND) as server:
        assert asyncio.run(exchange(server)) == (1012, 0)
        assert _events(server) == ["start", "stop"]


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_a_second_signal_stops_it_at_once(tmp_path: Path, signal_number: int) -> None:
    with running_server(tmp_path, "--port", "0", command=PROBE_COMMAND) as server:
        thread = threading.Thread(target=lambda: _expect_no_response(f"{server.url}/api/forever"))
        thread.start()
        wait_until(lambda: httpx.get(f"{server.url}/api/asked", trust_env=False).json() == ["forever"])
        server.process.send_signal(signal_number)
        wait_until(lambda: not _listens(server.port))
        assert server.process.poll() is None  # it waits for a response that is never completed
        assert server.stop(signal_number) == -signal_number
        thread.join(TIMEOUT_S)
        assert _events(server) == ["start"]


def _events(server: RunningServer) -> list[str]:
    """Return the events in the log, in order."""
    return re.findall(r"event=(\S+)", server.log_text())


def _expect_no_response(url: str) -> None:
    with pytest.raises(httpx.HTTPError):
        httpx.get(url, timeout=TIMEOUT_S, trust_env=False)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True
