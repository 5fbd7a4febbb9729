"""What is heard from a table of a server, in sentences: the event, why, what follows from it, and new cards."""

from collections.abc import Iterable
from typing import Any

from civ.client import TableConnection
from civ.client.connections import ConnectionLost
from civ.engine.rules.actions import END
from civ.errors import Refused
from civ.game.notation import read_action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.cards import card_names
from civ.narration.descriptions import describe_area, describe_areas, describe_deck, describe_hand, describe_pile
from civ.narration.log_lines import consequence_lines, new_cards, seat_action_line
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.narration.standings import hegemony_warnings
from civ.narration.table_events import event_sentence, reason_sentence, steps_done
from civ.narration.table_summary import player_name
from civ.tables.events import CHAT_EVENTS
from civ.tables.snapshots import Snapshot, VisibleActionPlayed, VisibleCardKept
from civ.terminal.online.heard import Heard
from civ.wire.messages import EventLog, EventMessage, Message


class Teller:
    """Tells one table to whoever sits there, or looks on. It remembers what was told."""

    def __init__(self, table: TableConnection, language: str) -> None:
        self.log: list[Heard] = []
        self._table, self._language = table, language
        self._before: View | None = None
        self._events: list[Any] = []
        self._since = 0  # the last event of the first snapshot: what came later was heard
        self._lost = False

    @property
    def view(self) -> View | None:
        """The game with the eyes of the first seat that is one's own; None before the deal."""
        return self._table.view(next(iter(self._table.seats), None))

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""
        if seat in self._table.seats:
            return text("table-you", self._language)
        return player_name(self._table.table.seats[seat - 1], self._language)

    def recall(self, past: EventLog) -> None:
        """What happened before one came."""
        missed = [one.event for one in past.events if one.seq <= self._since]
        self._events[:0] = missed
        self.log[:0] = filter(any, (self._heard(event, None, None) for event in missed))

    def told(self, message: Message | ConnectionLost) -> list[str]:
        """The lines that a message is worth."""
        lines = self._lines(message)
        if isinstance(message, Snapshot | EventMessage):
            self._before = self.view
        return lines

    def _lines(self, message: Message | ConnectionLost) -> list[str]:
        if isinstance(message, ConnectionLost):
            self._lost = True
            return [text("join-lost", self._language)]
        if isinstance(message, Snapshot):
            self._since = self._since or message.seq
            back, self._lost = self._lost, False
            return [text("join-back", self._language)] if back else []
        if not isinstance(message, EventMessage):
            return []
        # An event that was missed comes without the game, so nothing is known to follow.
        before, after = (self._before, self.view) if message.game is not None else (None, None)
        heard = self._heard(message.event, before, after)
        self._events.append(message.event)
        self.log += [heard] if any(heard) else []
        return [*heard.lines, *self._near(message.event, after)]

    def _heard(self, event: Any, before: View | None, after: View | None) -> Heard:
        """An event, what is seen to follow from it, and what only the viewer sees."""
        language = self._language
        if not isinstance(event, VisibleActionPlayed):
            words = event_sentence(event, language) or ""
            return Heard(bright=words) if isinstance(event, CHAT_EVENTS) else Heard(words, words)
        action = None if event.action is None else read_action(event.action)
        told, new = [seat_action_line(event.seat, event.step, action)], ""
        if before and after:
            told += consequence_lines(before, after)
            new = new_cards(before, after)
        ends = action is not None and action.kind == END
        return Heard(
            " ".join(line.text(language) for line in told),
            " ".join(line.text(language) for line in told if not (ends and line.is_routine)),
            text("table-new-cards", language, cards=card_names(new, language)) if new else "",
            reason_sentence(event, language),
        )

    def _near(self, event: Any, after: View | None) -> list[str]:
        """Who is near, when it has become one's turn."""
        if after is None or not isinstance(event, VisibleActionPlayed | VisibleCardKept):
            return []
        return hegemony_warnings(after, self._language) if event.seat != after.turn == after.seat else []

    def asked(self, view: View) -> str:
        """What the step asks for, with its count."""
        done = steps_done(self._events, view.turn, view.step, view.times)
        return prompt(view, done + 1, done + view.times, self._language)

    def looked(self, word: str, rest: str) -> Iterable[str]:
        """What one of the words that look at the table shows."""
        language, view = self._language, self.view
        if view is None:
            raise Refused("table-not-playing")
        match word:
            case "hand":
                return [describe_hand(view, language)]
            case "area" if rest.isdecimal() and 1 <= int(rest) <= view.rules.players:
                return describe_area(view, int(rest), self.name, language)
            case "area":
                return [text("plain-which-area", language, players=view.rules.players)]
            case "areas":
                return describe_areas(view, self.name, view.points, language)
            case "pile":
                return [describe_pile(view, language)]
            case "deck":
                return describe_deck(view, language)
        return [line for heard in self.log for line in heard.lines]

    def result(self) -> list[str]:
        """Why the game ended and who won."""
        result, view = self._table.table.result, self.view
        if result is None or view is None:
            return []
        if result.reason == "resignation":
            seats = ", ".join(map(str, result.winners))
            return [text("join-resignation", self._language, count=len(result.winners), seats=seats)]
        return result_sentences(view, result.points, self._language)
