"""What happened at a table of a server, in sentences, from events as the viewer may see them."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import asdict

from civ.game.notation import read_action
from civ.i18n.texts import Term, text
from civ.narration.log_lines import seat_action_line
from civ.narration.wording import labelled
from civ.tables import events as log
from civ.tables.commands import PHRASES
from civ.tables.snapshots import ShownActed, ShownDealt, ShownKept
from civ.tables.table import KEEP

EVENT_TEXTS: Final[dict[type[Any], str]] = {
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
_NAME_FACTS: Final = ("domain", "effect")  # facts of a bot's reason that are keys of names


def event_sentence(event: Any, language: str) -> str | None:
    """Return what happened; None for an event that needs no sentence."""
    match event:
        case ShownActed():
            action = None if event.action is None else read_action(event.action)
            return seat_action_line(event.seat, event.step, action).text(language)
        case ShownKept():
            return seat_action_line(event.seat, KEEP, None).text(language)
        case log.Answered():
            return text("told-agrees" if event.yes else "told-disagrees", language, seat=event.seat)
        case log.Sat() if event.player.bot:
            return None
        case log.Sat():
            return text("told-sat", language, seat=event.seat, name=event.player.name)
        case log.Said():
            return labelled(event.name, event.text, language) if event.text else None
        case log.Phrased():
            phrase = phrase_sentence(event.phrase, language, event.seat, event.domain)
            return labelled(event.name, phrase, language)
    key = EVENT_TEXTS.get(type(event))
    return text(key, language, **asdict(event)) if key else None


def reason_sentence(event: Any, language: str) -> str:
    """Return why a bot did it; "" for anything but a bot's action."""
    if not isinstance(event, ShownActed) or not event.why:
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
    """Return the set phrases in the order of their numbers, each about nobody."""
    return [phrase_sentence(phrase, language) for phrase in PHRASES]


def latest_sentences(events: list[Any], count: int, language: str, *, talk: bool = False) -> Iterator[tuple[str, str]]:
    """Yield up to `count` events with the reasons of bots, the latest first: of the game, or of what people said."""
    left = count
    for event in reversed(events):
        if isinstance(event, log.TALK) == talk and left and (words := event_sentence(event, language)):
            left -= 1
            yield words, reason_sentence(event, language)


def steps_done(events: list[Any], seat: int, step: str, times: int) -> int:
    """Count the choices already made of the present step, which has `times` left: the 1 before "2 of 3"."""
    done = 0
    for event in reversed(_standing_actions(events)):
        if (event.seat, event.step, event.times) != (seat, step, times + done + 1):
            break
        done += 1
    return done


def _standing_actions(events: list[Any]) -> list[ShownActed]:
    """Return the actions that were not taken back.

    An agreed proposal does not say how many actions remain, so the list starts over after it.
    """
    actions: list[ShownActed] = []
    for event in events:
        if isinstance(event, ShownActed):
            actions.append(event)
        elif isinstance(event, log.TakenBack):
            del actions[max(0, len(actions) - event.count) :]
        elif isinstance(event, log.Answered):
            actions.clear()
    return actions
