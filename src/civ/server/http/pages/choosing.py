"""The open actions as buttons, each with its name and what it does."""

from itertools import groupby

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.notation import Action, read_action
from civ.game.reasons import domain_name, effect_name
from civ.narration.effects import action_description, effect_rule
from civ.narration.labels import action_label
from civ.narration.prompts import prompt
from civ.narration.table_events import steps_done
from civ.narration.wording import capitalized
from civ.server.http.pages.html import Html, button, el
from civ.server.http.pages.seen import Seen

GROUPS = {PERMANENT: "group-permanent", COPY: "group-copy", SACRIFICE: "group-sacrifice"}


def asked_said(seen: Seen) -> str:
    """What the viewer is to choose, with its count: "Discard a card from your hand · 1 of 2"."""
    view = seen.view
    done = steps_done(seen.events, view.turn, view.step, view.times)
    return prompt(view, done + 1, done + view.times, seen.language)


def choices(seen: Seen) -> Html | None:
    """All open actions, one button each, in one form."""
    actions = sorted(map(read_action, seen.view.legal), key=_order)
    if not actions or seen.eyes is None:
        return None
    groups = [_group(kind, list(group), seen) for kind, group in groupby(actions, key=lambda action: action.kind)]
    return seen.command("act", groups, seat=seen.eyes, class_="choices")


def _order(action: Action) -> tuple[int, ...]:
    return action.kind, action.seat or 0, action.domain, action.level


def _group(kind: int, actions: list[Action], seen: Seen) -> list[Html]:
    buttons = el("div", [_button(action, seen) for action in actions], class_="cards" if kind == CARD else "options")
    return [el("h2", seen.say(GROUPS[kind])), buttons] if kind in GROUPS else [buttons]


def _button(action: Action, seen: Seen) -> Html:
    name, about = action_label(action, seen.view, seen.language), _about(action, seen)
    emblem = el("b", DOMAIN_LETTERS[action.domain], class_="emblem", aria_hidden="true")
    return button(
        None if action.kind in (END, SEAT) else emblem,
        el("span", el("strong", name), el("small", about) if about else None),
        name="action",
        value=str(action),
        class_=_kind(action),
    )


def _kind(action: Action) -> str:
    if action.kind == END:
        return "main"
    letter = "" if action.kind == SEAT else f" {DOMAIN_LETTERS[action.domain]}"
    return f"{'card' if action.kind == CARD else 'option'}{letter}"


def _about(action: Action, seen: Seen) -> str:
    """What an action does; a seat is told by who sits there, a sacrifice by what it costs."""
    if action.kind in (PERMANENT, COPY):
        return capitalized(effect_rule(effect_name(action.domain, action.level), seen.language))
    if action.kind == SACRIFICE:
        cost = seen.say("web-costs", domain=domain_name(action.domain))
        return f"{cost} {capitalized(effect_rule(effect_name(action.domain, action.level), seen.language))}"
    if action.kind in (CARD, END):
        return action_description(action, seen.view, seen.language)
    return seen.player(action.seat or 1)
