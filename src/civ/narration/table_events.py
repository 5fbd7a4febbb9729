"""Events at a table of a server in sentences, from events as the viewer may see them."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict

from civ.game.notation import read_action
from civ.game.visibility import KEEP_STEP
from civ.i18n.texts import Term, text
from civ.narration.log_lines import seat_action_line
from civ.narration.wording import labelled
from civ.tables import events
from civ.tables.aid.step_choices import choices_made
from civ.tables.commands import PHRASES
from civ.tables.visible_events import NumberedEvent, VisibleActionPlayed, VisibleCardKept, VisibleCardsDealt

# Events whose fields are all the facts that their sentences need.
EVENT_TEXTS: Final[dict[type[Any], str]] = {
    VisibleCardsDealt: "event-dealt",
    events.SeatLeft: "event-stood",
    events.WordsAdded: "event-worded",
    events.ActionsTakenBack: "event-taken-back",
    events.TakeBackProposed: "event-proposed",
    events.SeatResigned: "event-resigned",
    events.SeatHandedOver: "event-handed",
    events.SeatReclaimed: "event-returned",
    events.RematchOpened: "event-followed",
}
_NAME_FACTS: Final = ("domain", "effect")  # facts of a bot's reason that are keys of names


def event_sentence(event: Any, language: str) -> str | None:
    """Return an event in a sentence, or None if it needs none."""
    match event:
        case VisibleActionPlayed():
            action = None if event.action is None else read_action(event.action)
            return seat_action_line(event.seat, event.step, action).text(language)
        case VisibleCardKept():
            return seat_action_line(event.seat, KEEP_STEP, None).text(language)
        case events.ProposalAnswered():
            return text("event-agrees" if event.yes else "event-disagrees", language, seat=event.seat)
        case events.SeatTaken() if event.player.bot:
            return None
        case events.SeatTaken():
            return text("event-sat", language, seat=event.seat, name=event.player.name)
        case events.ChatSent():
            return labelled(event.name, event.text, language) if event.text else None
        case events.PhraseSent():
            phrase = phrase_sentence(event.phrase, language, event.seat, event.domain)
            return labelled(event.name, phrase, language)
    key = EVENT_TEXTS.get(type(event))
    return text(key, language, **asdict(event)) if key else None


def reason_sentence(event: Any, language: str) -> str:
    """Return the reason for a bot's action, or "" for anything else."""
    if not isinstance(event, VisibleActionPlayed) or not event.why:
        return ""
    facts = {name: Term(fact) if name in _NAME_FACTS else fact for name, fact in event.facts.items()}
    return text(event.why, language, **facts)


def phrase_sentence(phrase: str, language: str, seat: int | None = None, domain: str | None = None) -> str:
    """Return a set phrase in the reader's language; it may be about a seat, a domain or both."""
    about = {(False, False): "none", (True, False): "seat", (False, True): "domain", (True, True): "both"}
    return text(
        f"phrase-{phrase}",
        language,
        about=about[seat is not None, domain is not None],
        seat=seat or 0,
        domain=Term(f"domain-{domain}") if domain else "",
    )


def all_phrases(language: str) -> list[str]:
    """Return the set phrases in the order of their numbers, without a seat or domain."""
    return [phrase_sentence(phrase, language) for phrase in PHRASES]


def steps_done(log: Sequence[NumberedEvent], seat: int, step: str, times: int) -> int:
    """Count the choices already made of the present step, which has `times` left: the 1 before "2 of 3"."""
    taken_back = {seq for one in log for seq in one.taken_back}
    actions = [one.event for one in log if isinstance(one.event, VisibleActionPlayed) and one.seq not in taken_back]
    return choices_made(actions, seat, step, times)
