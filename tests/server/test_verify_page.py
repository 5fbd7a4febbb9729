"""The page that verifies shuffles: its script agrees with docs/deals.md, the Python code, and real exports."""

import hashlib
import json
import re
import subprocess
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from civ import Rules
from civ.game.deals import deal_from_seed, read_seed
from civ.game.notation import write_cards
from civ.game.options import PLAYER_COUNTS
from civ.i18n.texts import LANGUAGES, text
from civ.server.http.pages.verify import SCRIPT, SHUFFLE_CHECKS, STATIC_FOLDER, verify_file
from civ.tables.shuffles import seed_with_words
from tests.harness.bot_programs import NODE
from tests.harness.doc_pages import read_page
from tests.harness.server.html_reader import HtmlReader
from tests.harness.server.processes import TIMEOUT_S, RunningServer, http_client

DEALS = read_page("deals.md")
WORDS = ("", "a", "two words", "Ω…é", "🂡" * 50)
TAMPERED_FIELDS: dict[str, tuple[str, Any]] = {
    "commitment": ("shuffle.commitment", "00" * 32),
    "first": ("record.first", 9),
    "deck": ("record.deck", "1M"),
    "removed": ("record.removed", "1M"),
}


def run_in_node(expression: str, given: Any) -> Any:
    """Evaluate a JavaScript expression, with the script as `page` and a value as `given`; return the result."""
    program = (
        f"const page = require({json.dumps(str(STATIC_FOLDER / SCRIPT))});"
        "const given = JSON.parse(require('fs').readFileSync(0));"
        f"console.log(JSON.stringify({expression}))"
    )
    done = subprocess.run(
        [NODE, "-e", program], input=json.dumps(given), capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def deals_in_node(cases: Sequence[tuple[str, int]]) -> Any:
    return run_in_node("given.map(([seed, players]) => page.deal(page.fromHex(seed), players))", cases)


# --- The algorithm ---


def test_its_sha_256_is_correct() -> None:
    chance = Random(1)
    texts = [chance.randbytes(size).hex() for size in (*range(130), 1000, 4095, 4096)]
    found = run_in_node("given.map((digits) => page.toHex(page.sha256(page.fromHex(digits))))", texts)
    assert found == [hashlib.sha256(bytes.fromhex(digits)).hexdigest() for digits in texts]


def test_it_reproduces_the_deals_in_the_documentation() -> None:
    row = r"^\| ([^|]+?) \| (\d) \| (\d) \| `([^`]+)` \| (none|`[^`]+`) \| `([0-9a-f]{64})` \|$"
    rows = re.findall(row, DEALS, re.MULTILINE)
    assert len(rows) == 12
    seeds = {name: read_seed((1 << 256) - 1 if "²" in name else int(name)).hex() for name, *_ in rows}
    deals = deals_in_node([(seeds[name], int(players)) for name, players, *_ in rows])
    for (name, _, first, begins, removed, digest), deal in zip(rows, deals, strict=True):
        assert deal["first"] == int(first), name
        assert deal["deck"].startswith(begins)
        assert deal["removed"] == ("" if removed == "none" else removed.strip("`"))
        assert hashlib.sha256(deal["deck"].encode()).hexdigest() == digest


def test_it_makes_the_same_deals_as_the_python_code() -> None:
    chance = Random(2)
    cases = [(chance.randbytes(32).hex(), players) for players in PLAYER_COUNTS for _ in range(100)]
    for (seed, players), found in zip(cases, deals_in_node(cases), strict=True):
        expected = deal_from_seed(Rules(players=players), bytes.fromhex(seed))
        assert found == {
            "first": expected.first,
            "deck": write_cards(expected.deck),
            "removed": write_cards(expected.removed),
        }


def test_it_adds_words_to_a_seed_like_the_python_code() -> None:
    seed = bytes(range(32))
    cases = [WORDS[:count] for count in range(len(WORDS) + 1)] + [WORDS[::-1]]
    expression = f"given.map((words) => page.toHex(page.seedOfDeal(page.fromHex('{seed.hex()}'), words)))"
    found = run_in_node(expression, cases)
    assert found == [seed_with_words(seed, words).hex() for words in cases]


# --- Real exports ---


@pytest.fixture(scope="module")
def exports(server: RunningServer) -> list[dict[str, Any]]:
    """The exports of resigned games, with and without words in the shuffle."""
    found = []
    with http_client(server) as host:
        host.post("/api/guests", json={"name": "Ann"})
        for players, words in ((2, ""), (3, "Ω mine"), (4, "")):
            settings = {"rules": {"players": players}, "seats": ["me", *["random"] * (players - 1)]}
            code = host.post("/api/tables", json={"settings": settings}).json()["code"]
            commands = [{"do": "word", "words": words}] if words else []
            for number, command in enumerate([*commands, {"do": "start"}, {"do": "resign", "seat": 1}]):
                response = host.post(f"/api/tables/{code}/commands", json={"id": f"c{number}", "command": command})
                assert response.status_code == 200, response.text
            found.append(host.get(f"/api/tables/{code}/record").json())
    return found


def test_real_exports_are_verified(exports: list[dict[str, Any]]) -> None:
    assert [bool(export["shuffle"]["words"]) for export in exports] == [False, True, False]
    assert run_in_node("given.map(page.check)", exports) == [dict.fromkeys(SHUFFLE_CHECKS, True)] * len(exports)
    lines = "\n".join(map(json.dumps, exports))
    assert run_in_node("page.readExports(given)", lines) == exports
    assert run_in_node("page.readExports(given)", json.dumps(exports[0])) == exports[:1]


@pytest.mark.parametrize("check", SHUFFLE_CHECKS)
def test_every_tampered_field_is_found(exports: list[dict[str, Any]], check: str) -> None:
    place, value = TAMPERED_FIELDS[check]
    part, field = place.split(".")
    export = deepcopy(exports[1])
    export[part][field] = value
    assert run_in_node("page.check(given)", export) == {name: name != check for name in SHUFFLE_CHECKS}


def test_other_words_make_another_deal(exports: list[dict[str, Any]]) -> None:
    export = deepcopy(exports[1])
    export["shuffle"]["words"] = ["Ω Mine"]
    assert run_in_node("page.check(given)", export)["deck"] is False
    export["shuffle"]["words"] = []
    assert run_in_node("page.check(given)", export)["deck"] is False


@pytest.mark.parametrize("export", [{}, {"record": {}}, {"record": {"rules": {}}, "shuffle": {"seed": None}}])
def test_an_invalid_export_is_not_verified(export: dict[str, Any]) -> None:
    expression = "(() => { try { return page.check(given) } catch { return 'unread' } })()"
    assert run_in_node(expression, export) == "unread"


# --- The page ---


def test_the_page_is_served_with_its_script(server: RunningServer) -> None:
    with http_client(server) as browser:
        assert f'src="/static/{SCRIPT}"' in browser.get("/verify").text
        assert browser.get(f"/static/{SCRIPT}").text == (STATIC_FOLDER / SCRIPT).read_text(encoding="utf-8")
        download = browser.get("/verify/file")
    assert download.headers["content-disposition"].startswith("attachment")
    assert download.text == verify_file("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_downloaded_file_is_self_contained(language: str) -> None:
    file = verify_file(language)
    assert not {"src", "href", "action"} & HtmlReader(file).attributes
    assert (STATIC_FOLDER / SCRIPT).read_text(encoding="utf-8") in file
    assert not re.search(r"url\(|@import|fetch\(|https?:", file)
    assert text("shuffle-load", language) in file
