"""What is heard from a table of a server, in sentences: the event, why, what follows from it, and new cards."""

from collections.abc import Iterable, Iterator
from typing import Any

from civ.client import TableConnection
from civ.client.messages import Happened, Lost, Message
from civ.errors import Refused
from civ.server.pages.happenings import happening, reason_said, steps_done
from civ.server.pages.seen import player_said
from civ.tables.showing import ShownActed, ShownKept, Snapshot
from civ.telling.reading import area_read, areas_read, deck_read, hand_read, pile_read
from civ.telling.sentences import cards_said, consequences, new_cards, prompt, result_said, say, warnings
from civ.texts import text
from civ.views import View


class Teller:
    """Tells one table to whoever sits there, or looks on. It remembers what was told."""

    def __init__(self, table: TableConnection, language: str) -> None:
        self.log: list[str] = []
        self._table, self._language = table, language
        self._before: View | None = None
        self._events: list[Any] = []
        self._lost = False

    @property
    def view(self) -> View | None:
        """The game with the eyes of the first seat that is one's own; None before the deal."""
        return self._table.view(next(iter(self._table.seats), None))

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""
        if seat in self._table.seats:
            return text("table-you", self._language)
        return player_said(self._table.table.seats[seat - 1], self._language)

    def told(self, message: Message | Lost) -> list[str]:
        """The lines that a message is worth."""
        lines = list(self._lines(message))
        if isinstance(message, Snapshot | Happened):
            self._before = self.view
        return lines

    def _lines(self, message: Message | Lost) -> Iterator[str]:
        if isinstance(message, Lost):
            self._lost = True
            yield text("join-lost", self._language)
        elif isinstance(message, Snapshot) and self._lost:
            self._lost = False
            yield text("join-back", self._language)
        elif isinstance(message, Happened):
            self._events.append(message.event)
            lines = [" ".join(self._sentences(message)), *self._private(message)]
            self.log += filter(None, lines)
            yield from filter(None, lines)

    def _sentences(self, message: Happened) -> Iterator[str]:
        """The event for everybody. One that was missed comes without the game, so nothing is known to follow."""
        event, before, after, language = message.event, self._before, self.view, self._language
        words = happening(event, language)
        if words:
            yield words
        if reason := reason_said(event, language):
            yield reason
        if isinstance(event, ShownActed) and message.game is not None and before and after:
            for told in consequences(before, after):
                yield say(told, language)

    def _private(self, message: Happened) -> Iterator[str]:
        before, after = self._before, self.view
        if message.game is None or before is None or after is None:
            return
        if isinstance(message.event, ShownActed) and (cards := new_cards(before, after)):
            yield text("table-new-cards", self._language, cards=cards_said(cards, self._language))
        if isinstance(message.event, ShownActed | ShownKept) and message.event.seat != after.turn == after.seat:
            yield from warnings(after, self._language)

    def asked(self, view: View, seat: int) -> str:
        """What the step asks of a seat."""
        done = steps_done(self._events, view.turn, view.step, view.times)
        words = prompt(view, done + 1, done + view.times, self._language)
        return f"{text('table-seat', self._language, seat=seat)}. {words}."

    def looked(self, word: str, rest: str) -> Iterable[str]:
        """What one of the words that look at the table shows."""
        language, view = self._language, self.view
        if view is None:
            raise Refused("table-not-playing")
        match word:
            case "hand":
                return [hand_read(view, language)]
            case "area" if rest.isdecimal() and 1 <= int(rest) <= view.rules.players:
                return area_read(view, int(rest), self.name, language)
            case "area":
                return [text("plain-which-area", language, players=view.rules.players)]
            case "areas":
                return areas_read(view, self.name, view.points, language)
            case "pile":
                return [pile_read(view, language)]
            case "deck":
                return deck_read(view, language)
        return self.log

    def result(self) -> list[str]:
        """Why the game ended and who won."""
        result, view = self._table.table.result, self.view
        if result is None or view is None:
            return []
        if result.reason == "resignation":
            seats = ", ".join(map(str, result.winners))
            return [text("web-resignation", self._language, count=len(result.winners), seats=seats)]
        return result_said(view, result.points, self._language)
