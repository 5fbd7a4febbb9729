"""Lines of the log: what a player did, its visible consequences, and the actions that a bot considered."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from civ.bots import Candidate
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.game.columns import minus
from civ.game.notation import Action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import Cards, View
from civ.game.visibility import OPENLY_TAKEN_STEPS
from civ.i18n.texts import text
from civ.narration.cards import card_names

_KEYS: Final = {PERMANENT: "permanent", COPY: "copy", SACRIFICE: "sacrifice", END: "end"}
_TURN_END: Final = ("demo-end", "table-draws")
_MAX_CANDIDATES: Final = 6


class LogSentence(NamedTuple):
    """A sentence of the log in no language yet: the key of its text and its facts."""

    key: str
    facts: dict[str, Any]

    @property
    def is_routine(self) -> bool:
        """Whether the line says only that a turn ended and cards were drawn, which a short log leaves out."""
        return self.key in _TURN_END

    def text(self, language: str) -> str:
        """Return the sentence in a language."""
        return text(self.key, language, **self.facts)


class LogText(NamedTuple):
    """An entry of the log in the reader's language."""

    full: str = ""
    brief: str = ""  # the same without the routine lines of a turn's end
    highlight: str = ""  # what only the reader learns, or what a person said
    reason: str = ""  # a bot's reason
    failure: str = ""  # why another bot chose for it
    candidates: tuple[str, ...] = ()  # what the bot considered

    @property
    def lines(self) -> list[str]:
        """The entry in plain lines, without the candidates."""
        first = " ".join(words for words in (self.full, self.reason, self.failure) if words)
        return [line for line in (first, self.highlight) if line]


def action_text(lines: Sequence[LogSentence], action: Action | None, arrived: Cards, language: str) -> LogText:
    """Return an action, its consequences and the cards that reached the reader, without a bot's reason."""
    ends_turn = action is not None and action.kind == END
    return LogText(
        full=" ".join(line.text(language) for line in lines),
        brief=" ".join(line.text(language) for line in lines if not (ends_turn and line.is_routine)),
        highlight=text("table-new-cards", language, cards=card_names(arrived, language)) if arrived else "",
    )


def action_line(view: View, action: Action) -> LogSentence:
    """Return what the seat to move does. Cards that nobody else sees are not named."""
    return seat_action_line(view.turn, view.step, action)


def seat_action_line(seat: int, step: str, action: Action | None) -> LogSentence:
    """Return what a seat did in a step; `action` is None if the reader may not know it."""
    if action is None:
        return LogSentence(f"demo-{step}", {"seat": seat})
    facts: dict[str, Any] = {"seat": seat, "domain": domain_name(action.domain)}
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        facts["effect"] = effect_name(action.domain, action.level)
    elif action.kind != CARD and action.seat is not None:
        facts["target"] = action.seat
    return LogSentence(f"demo-{_KEYS.get(action.kind, step)}", facts)


def consequence_lines(before: View, after: View) -> Iterator[LogSentence]:
    """Yield the visible consequences of an action, from the views before and after it."""
    drawn = sum(before.deck) - sum(after.deck)
    if drawn > 0:
        yield LogSentence("table-draws", {"seat": before.turn, "count": drawn})
    if after.last_round and not before.last_round:
        yield LogSentence("table-last-round-stalled" if any(after.deck) else "table-last-round-begins", {})
    if after.turn != before.turn and after.step == "effects" and not after.over:
        yield LogSentence("table-skips-play", {"seat": after.turn})


def new_cards(before: View, after: View) -> Cards:
    """Return the cards that reached the viewer's hand unseen: drawn, taken from another hand or given back."""
    if before.seat is None or before.step in OPENLY_TAKEN_STEPS:
        return ""
    return minus(after.hands[before.seat - 1], before.hands[before.seat - 1])


def candidate_lines(candidates: Iterable[Candidate], language: str) -> list[str]:
    """Say how often a searching bot tried each of its best actions, and the share of wins it expects of them."""
    return [
        text(
            "table-candidate",
            language,
            action=str(candidate.action),
            visits=candidate.visits,
            percent=round(100 * candidate.wins),
        )
        for candidate in list(candidates)[:_MAX_CANDIDATES]
    ]
