"""Lessons over HTTP at a real server, which stores nothing about them."""

from collections.abc import Iterator

import httpx
import pytest

from tests.harness.server.processes import http_client, running_server
from tests.lessons.solutions import SOLUTIONS


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running_server(tmp_path_factory.mktemp("lessons"), "--port", "0", "--no-browser") as server,
        http_client(server) as learner,
    ):
        yield learner


def post_attempt(learner: httpx.Client, lesson: str, actions: str, **query: str) -> httpx.Response:
    return learner.post(f"/api/lessons/{lesson}", json={"actions": actions}, params=query)


def test_all_lessons_are_listed_and_can_be_solved(learner: httpx.Client) -> None:
    lessons = learner.get("/api/lessons").json()
    assert [lesson["id"] for lesson in lessons] == list(SOLUTIONS)
    for lesson in lessons:
        state = post_attempt(learner, lesson["id"], SOLUTIONS[lesson["id"]]).json()
        assert (state["done"], state["step"]) == (True, lesson["steps"])


def test_a_mistake_gets_feedback_and_an_illegal_action_an_error_in_the_readers_language(learner: httpx.Client) -> None:
    mistake = post_attempt(learner, "turn", "R")
    assert mistake.status_code == 200
    assert mistake.json()["mistake"]["key"] == "learn-turn-1-mistake"
    refusal = post_attempt(learner, "turn", "E", lang="fr")
    assert (refusal.status_code, refusal.json()["code"]) == (409, "no-such-card")
    assert "Économie" in refusal.json()["message"]


@pytest.mark.parametrize(
    ("lesson", "body", "status", "code"),
    [
        ("cheating", {"actions": ""}, 404, "no-lesson"),
        ("turn", {"actions": "C ;"}, 400, "unknown-action-at"),
        ("turn", {"actions": "C " * 501}, 400, "bad-field"),
        ("turn", {"actions": None}, 400, "bad-field"),
        ("turn", {"actions": "", "seat": 2}, 400, "bad-field"),
    ],
)
def test_bad_requests_are_refused_with_their_code(
    learner: httpx.Client, lesson: str, body: dict[str, object], status: int, code: str
) -> None:
    response = learner.post(f"/api/lessons/{lesson}", json=body)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.json()["message"]


def test_the_rulesheet_is_served(learner: httpx.Client) -> None:
    sheet = learner.get("/api/rulesheet").json()
    assert [table["hegemony"] for table in sheet["tables"]] == [8, 7, 7]
