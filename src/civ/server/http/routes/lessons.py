"""The course and the numbers of the rulebook. Lessons are stateless: each request has all of the learner's actions."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from civ.lessons.feedback import LessonInfo, LessonState, lesson_state, list_lessons
from civ.lessons.rulesheet import Rulesheet, rulesheet
from civ.server.http.routes.authentication import HttpRequest, service_of
from civ.wire.messages import LessonRequest


@get("/api/lessons", sync_to_thread=False)
def lessons() -> list[LessonInfo]:
    """The lessons of the course, in order."""
    return list_lessons()


@post("/api/lessons/{lesson:str}", status_code=200)
async def lesson(request: HttpRequest, lesson: FromPath[str], data: JSONBody[LessonRequest]) -> LessonState:
    """A lesson after the learner's actions. The last of them may be refused, with the reason."""
    service_of(request).limit("lesson", request)
    return await asyncio.to_thread(lesson_state, lesson, data.actions)


@get("/api/rulesheet", sync_to_thread=False)
def rulesheet_route() -> Rulesheet:
    """The numbers of the rulebook by the number of players: cards in the game, for each level, and to win."""
    return rulesheet()


LESSON_ROUTES = (lessons, lesson, rulesheet_route)
