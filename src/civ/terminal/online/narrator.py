"""A table of a server in sentences: its log, its prompt, its result, and answers to keywords about the game."""

from collections.abc import Iterable
from typing import Any

from civ.client import TableConnection
from civ.client.connections import ConnectionLost
from civ.errors import Refused
from civ.game.notation import read_action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.descriptions import TABLE_KEYWORDS, describe_table
from civ.narration.log_lines import LogText, action_text, consequence_lines, new_cards, seat_action_line
from civ.narration.prompts import prompt
from civ.narration.results import resignation_sentence, result_sentences
from civ.narration.standings import all_warnings
from civ.narration.table_events import event_sentence, reason_sentence, steps_done
from civ.narration.table_summary import player_name
from civ.tables.events import CHAT_EVENTS
from civ.tables.snapshots import Snapshot
from civ.tables.visible_events import NumberedEvent, VisibleActionPlayed, VisibleCardKept
from civ.wire.messages import EventLog, EventMessage, Message


class TableNarrator:
    """Narrates one table to a player or a spectator, and keeps the log."""

    def __init__(self, table: TableConnection, language: str) -> None:
        self.log: list[LogText] = []
        self._table, self._language = table, language
        self._last_view: View | None = None
        self._events: list[NumberedEvent] = []
        self._first_seq = 0  # the last event of the first snapshot; later events arrive as messages
        self._disconnected = False

    @property
    def view(self) -> View | None:
        """The game from the first of the player's own seats; None before the deal."""
        return self._table.view(next(iter(self._table.seats), None))

    def seat_name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        if seat in self._table.seats:
            return text("table-you", self._language)
        return player_name(self._table.table.seats[seat - 1], self._language)

    # --- The log ---

    def add_history(self, history: EventLog) -> None:
        """Put the events before the first snapshot at the beginning of the log."""
        missed = [one for one in history.events if one.seq <= self._first_seq]
        self._events[:0] = missed
        self.log[:0] = filter(any, (self._log_text(one.event, None, None) for one in missed))

    def narrate(self, message: Message | ConnectionLost) -> list[str]:
        """Add a message to the log and return it in plain lines."""
        lines = self._lines(message)
        if isinstance(message, Snapshot | EventMessage):
            self._last_view = self.view
        return lines

    def _lines(self, message: Message | ConnectionLost) -> list[str]:
        if isinstance(message, ConnectionLost):
            self._disconnected = True
            return [text("join-lost", self._language)]
        if isinstance(message, Snapshot):
            self._first_seq = self._first_seq or message.seq
            reconnected, self._disconnected = self._disconnected, False
            return [text("join-back", self._language)] if reconnected else []
        if not isinstance(message, EventMessage):
            return []
        # An event that was missed while disconnected comes without the game, so its consequences are not known.
        before, after = (self._last_view, self.view) if message.game is not None else (None, None)
        entry = self._log_text(message.event, before, after)
        self._events.append(NumberedEvent(message.seq, message.event, message.taken_back))
        self.log += [entry] if any(entry) else []
        return [*entry.lines, *self._warnings(message.event, after)]

    def _log_text(self, event: Any, before: View | None, after: View | None) -> LogText:
        """Return an event, its consequences, and the cards that only the viewer sees."""
        language = self._language
        if not isinstance(event, VisibleActionPlayed):
            words = event_sentence(event, language) or ""
            return LogText(highlight=words) if isinstance(event, CHAT_EVENTS) else LogText(words, words)
        action = None if event.action is None else read_action(event.action)
        lines, arrived = [seat_action_line(event.seat, event.step, action)], ""
        if before and after:
            lines += consequence_lines(before, after)
            arrived = new_cards(before, after)
        return action_text(lines, action, arrived, language)._replace(reason=reason_sentence(event, language))

    def _warnings(self, event: Any, after: View | None) -> list[str]:
        """Return warnings of seats close to hegemony, if the turn has just come to the player."""
        if after is None or not isinstance(event, VisibleActionPlayed | VisibleCardKept):
            return []
        return all_warnings(after, self._language) if event.seat != after.turn == after.seat else []

    # --- The game now ---

    def prompt(self, view: View) -> str:
        """Return what the pending step asks for."""
        done = steps_done(self._events, view.turn, view.step, view.times)
        return prompt(view, done + 1, done + view.times, self._language)

    def answer(self, keyword: str, rest: str) -> Iterable[str]:
        """Return the lines that answer a keyword about the game. Raises Refused before the deal."""
        view = self.view
        if view is None:
            raise Refused("table-not-playing")
        if keyword in TABLE_KEYWORDS:
            return describe_table(keyword, rest, view, self.seat_name, self._language)
        return [line for entry in self.log for line in entry.lines]

    def result(self) -> list[str]:
        """Return the result in sentences; nothing before the end."""
        result, view = self._table.table.result, self.view
        if result is None or view is None:
            return []
        if result.reason == "resignation":
            return [resignation_sentence(result.winners, self._language)]
        return result_sentences(view, result.points, self._language)
