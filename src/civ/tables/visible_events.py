"""Events as each viewer may see them: the log without the seed, the deal and other people's hidden cards."""

from functools import singledispatch
from typing import Any, Final, get_args

from msgspec import Struct, structs

from civ.game.visibility import KEEP_STEP, is_hidden
from civ.tables import events
from civ.tables.settings import Settings

Viewer = tuple[int, ...]  # the seats a person holds: none for a spectator, several where people share a device


class VisibleTableOpened(Struct, frozen=True, tag_field="kind", tag="opened"):
    """A table was opened; its seed stays on the server."""

    at: float
    host: events.Player
    settings: Settings


class VisibleCardsDealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """The cards were dealt; the record stays on the server."""

    at: float


class VisibleActionPlayed(Struct, frozen=True, tag_field="kind", tag="acted", omit_defaults=True):
    """An action was played; the action is null for viewers who may not know the card."""

    at: float
    seat: int
    action: str | None
    step: str
    times: int
    target: int | None = None
    bot: bool = False
    why: str = ""
    facts: dict[str, Any] = {}


class VisibleCardKept(Struct, frozen=True, tag_field="kind", tag="kept", omit_defaults=True):
    """A seat kept a card in a draft; only that seat knows which (7.4)."""

    at: float
    seat: int
    action: str | None = None
    bot: bool = False


VisibleEvent = (
    VisibleTableOpened | VisibleCardsDealt | VisibleActionPlayed | VisibleCardKept | events.SeatTaken | events.SeatLeft
    | events.SettingsChanged | events.ReadyChanged | events.WordsAdded | events.ActionsTakenBack
    | events.TakeBackProposed | events.ProposalAnswered | events.SeatResigned | events.SeatHandedOver
    | events.SeatReclaimed | events.ChatSent | events.PhraseSent | events.RematchOpened
)  # fmt: skip


# Events that everybody may see as they are stored.
_OPEN_EVENTS: Final = frozenset(kind for kind in get_args(VisibleEvent) if issubclass(kind, events.Event))


class NumberedEvent(Struct, frozen=True, omit_defaults=True):
    """An event, its number in the log of its table, and the numbers of the events whose actions it took back."""

    seq: int
    event: VisibleEvent
    taken_back: tuple[int, ...] = ()


def visible_event(event: events.AnyEvent, viewer: Viewer, muted: frozenset[str] = frozenset()) -> Any:
    """Return an event as a viewer may see it; chat of muted people is empty."""
    if isinstance(event, events.ChatSent) and event.person in muted:
        return structs.replace(event, text="")
    return _visible(event, viewer)


@singledispatch
def _visible(event: Any, viewer: Viewer) -> Any:
    if type(event) not in _OPEN_EVENTS:
        raise NotImplementedError(type(event).__name__)
    return event


@_visible.register
def _(event: events.TableOpened, viewer: Viewer) -> VisibleTableOpened:
    return VisibleTableOpened(event.at, event.host, event.settings)


@_visible.register
def _(event: events.CardsDealt, viewer: Viewer) -> VisibleCardsDealt:
    return VisibleCardsDealt(event.at)


@_visible.register
def _(event: events.ActionPlayed, viewer: Viewer) -> VisibleActionPlayed:
    action = None if is_hidden(event.step, event.seat, event.target, viewer) else event.action
    return VisibleActionPlayed(
        event.at, event.seat, action, event.step, event.times, event.target, event.bot, event.why, event.facts
    )


@_visible.register
def _(event: events.CardKept, viewer: Viewer) -> VisibleCardKept:
    action = None if is_hidden(KEEP_STEP, event.seat, None, viewer) else event.action
    return VisibleCardKept(event.at, event.seat, action, event.bot)
