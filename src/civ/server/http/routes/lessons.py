"""The course and the rulebook's numbers. Lessons are stateless: one tells all one has done, and hears how it stands."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from civ.lessons.feedback import LessonInfo, LessonState, course, taught
from civ.lessons.rulesheet import Rulesheet, rulesheet
from civ.server.http.routes.authentication import service_of

Asking = Request[Any, Any, Any]
LONGEST: Final = 1000  # of the actions of a lesson, as text; none is anywhere near


class LessonTried(Struct, forbid_unknown_fields=True):
    """All that the learner has done in a lesson, in notation."""

    actions: Annotated[str, Meta(max_length=LONGEST)] = ""


@get("/api/lessons", sync_to_thread=False)
def lessons() -> list[LessonInfo]:
    """The course: its lessons in order."""
    return course()


@post("/api/lessons/{lesson:str}", status_code=200)
async def lesson(request: Asking, lesson: FromPath[str], data: JSONBody[LessonTried]) -> LessonState:
    """A lesson after these actions of the learner; the last of them may be refused, with the reason."""
    service_of(request).allow("lesson", request)
    return await asyncio.to_thread(taught, lesson, data.actions)


@get("/api/rulesheet", sync_to_thread=False)
def rulesheet_now() -> Rulesheet:
    """How many cards there are, open levels and win, by the number of players."""
    return rulesheet()


LESSON_ROUTES = (lessons, lesson, rulesheet_now)
