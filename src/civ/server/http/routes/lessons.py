"""The course and the rulebook's numbers. Lessons are stateless: one tells all one has done, and hears how it stands."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from civ.lessons.feedback import LessonInfo, LessonState, lesson_state, list_lessons
from civ.lessons.rulesheet import Rulesheet, rulesheet
from civ.server.http.routes.authentication import service_of
from civ.wire.messages import LessonRequest

Asking = Request[Any, Any, Any]


@get("/api/lessons", sync_to_thread=False)
def lessons() -> list[LessonInfo]:
    """The course: its lessons in order."""
    return list_lessons()


@post("/api/lessons/{lesson:str}", status_code=200)
async def lesson(request: Asking, lesson: FromPath[str], data: JSONBody[LessonRequest]) -> LessonState:
    """A lesson after these actions of the learner; the last of them may be refused, with the reason."""
    service_of(request).allow("lesson", request)
    return await asyncio.to_thread(lesson_state, lesson, data.actions)


@get("/api/rulesheet", sync_to_thread=False)
def rulesheet_now() -> Rulesheet:
    """How many cards there are, open levels and win, by the number of players."""
    return rulesheet()


LESSON_ROUTES = (lessons, lesson, rulesheet_now)
