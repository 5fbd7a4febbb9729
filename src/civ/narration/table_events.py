"""What happened at a table, in sentences, from events as the viewer may know them."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import asdict

from civ.game.notation import read_action
from civ.i18n.texts import Term, text
from civ.narration.sentences import deed_told, labelled, say
from civ.tables import events as log
from civ.tables.snapshots import ShownActed, ShownDealt, ShownKept
from civ.tables.table import KEEP

TOLD: Final[dict[type[Any], str]] = {
    ShownDealt: "told-dealt",
    log.Stood: "told-stood",
    log.Worded: "told-worded",
    log.TakenBack: "told-taken-back",
    log.Proposed: "told-proposed",
    log.Resigned: "told-resigned",
    log.Handed: "told-handed",
    log.Returned: "told-returned",
    log.Followed: "told-followed",
}  # events whose fields are all the facts that their sentences need
_NAMES: Final = ("domain", "effect")  # facts of a bot's reason that are names of the game


def happening(event: Any, language: str) -> str | None:
    """One event as a sentence; None for what needs none."""
    match event:
        case ShownActed():
            action = None if event.action is None else read_action(event.action)
            return say(deed_told(event.seat, event.step, action), language)
        case ShownKept():
            return say(deed_told(event.seat, KEEP, None), language)
        case log.Answered():
            return text("told-agrees" if event.yes else "told-disagrees", language, seat=event.seat)
        case log.Sat() if event.player.bot:
            return None
        case log.Sat():
            return text("told-sat", language, seat=event.seat, name=event.player.name)
        case log.Said():
            return labelled(event.name, event.text, language) if event.text else None
        case log.Phrased():
            return labelled(event.name, phrase_said(event, language), language)
    key = TOLD.get(type(event))
    return text(key, language, **asdict(event)) if key else None


def reason_said(event: Any, language: str) -> str:
    """Why a bot did it; nothing for people."""
    if not isinstance(event, ShownActed) or not event.why:
        return ""
    facts = {name: Term(fact) if name in _NAMES else fact for name, fact in event.facts.items()}
    return text(event.why, language, **facts)


def phrase_said(event: log.Phrased, language: str) -> str:
    """A set phrase as its reader says it."""
    about = {(False, False): "none", (True, False): "seat", (False, True): "domain", (True, True): "both"}
    told = about[event.seat is not None, event.domain is not None]
    domain = Term(f"domain-{event.domain}") if event.domain else ""
    return text(f"phrase-{event.phrase}", language, about=told, seat=event.seat or 0, domain=domain)


def latest(events: list[Any], most: int, language: str, *, talk: bool = False) -> Iterator[tuple[str, str]]:
    """The last happenings with their reasons, the newest first: what was played, or what was said."""
    left = most
    for event in reversed(events):
        if isinstance(event, log.TALK) == talk and left and (words := happening(event, language)):
            left -= 1
            yield words, reason_said(event, language)


def steps_done(events: list[Any], seat: int, step: str, times: int) -> int:
    """How many choices of the present step, which has `times` left, have been made: the "1" before "2 of 3"."""
    done = 0
    for event in reversed(_standing(events)):
        if (event.seat, event.step, event.times) != (seat, step, times + done + 1):
            break
        done += 1
    return done


def _standing(events: list[Any]) -> list[ShownActed]:
    """The actions that were not taken back, as far as one can tell: after a proposal one begins anew."""
    acts: list[ShownActed] = []
    for event in events:
        if isinstance(event, ShownActed):
            acts.append(event)
        elif isinstance(event, log.TakenBack):
            del acts[max(0, len(acts) - event.count) :]
        elif isinstance(event, log.Answered):
            acts.clear()
    return acts
