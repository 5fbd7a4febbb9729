"""What a page of a table is drawn from: the snapshot and the events of one viewer, and nothing else of the table."""

from functools import cached_property
from typing import Any, Final
from urllib.parse import urlencode

from msgspec import Struct

from civ.game.views import Shared, View, view_of
from civ.i18n.texts import text
from civ.narration.table_summary import player_name
from civ.server.http.pages.html import Child, Html, form
from civ.tables.snapshots import Snapshot, TableInfo, TurnInfo, Viewer
from civ.tables.table import PLAYING

HURRIED: Final = ("act", "take-back", "propose", "answer")  # commands that must not meet a table that has changed


class Seen(Struct, dict=True, kw_only=True):
    """A table with the eyes of one seat, or of a spectator."""

    snapshot: Snapshot
    events: list[Any]
    language: str
    person: str | None
    seats: Viewer  # all that the person holds; the snapshot shows the hand of one of them
    link: str
    token: str  # the id of whatever command this page sends
    problem: str = ""
    still: bool = False

    @property
    def table(self) -> TableInfo:
        """All but the cards."""
        return self.snapshot.table

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/plain/t/{self.table.code}"

    @property
    def eyes(self) -> int | None:
        """The seat whose hand is shown."""
        return self.snapshot.viewer[0] if self.snapshot.viewer else None

    @property
    def is_host(self) -> bool:
        """Whether the table is the viewer's."""
        return self.person is not None and self.person == self.table.host

    @property
    def turn(self) -> TurnInfo:
        """Who is to choose, once the cards are dealt."""
        assert self.snapshot.turn is not None
        return self.snapshot.turn

    @property
    def game(self) -> Shared:
        """The cards, once they are dealt."""
        assert self.snapshot.game is not None
        return self.snapshot.game

    @cached_property
    def view(self) -> View:
        """The game as rules and sentences take it."""
        return view_of(self.table.settings.rules, self.eyes, self.game, self.snapshot.own[0])

    def say(self, key: str, **facts: Any) -> str:
        """A text in the reader's language."""
        return text(key, self.language, **facts)

    def player(self, seat: int) -> str:
        """What the player of a seat is called."""
        return player_name(self.table.seats[seat - 1], self.language)

    def command(self, do: str, *children: Child, to: str = "", class_: str | None = None, **fields: str | int) -> Html:
        """A form that asks something of the table; sent twice, it is carried out once."""
        after = self.snapshot.seq if do in HURRIED else None
        hidden = {"do": do, "id": self.token, "after": after, "eyes": self.eyes_wanted, "to": to or None, **fields}
        return form(self.path, hidden, *children, class_=class_)

    @property
    def eyes_wanted(self) -> int | None:
        """The seat to go on looking with, where people share a device and a game is on."""
        return self.eyes if len(self.seats) > 1 and self.table.status == PLAYING else None

    def address(self, **query: str | int | None) -> str:
        """This page again, the same hand open."""
        wanted = {"eyes": self.eyes_wanted, **query}
        words = urlencode({name: value for name, value in wanted.items() if value is not None})
        return f"{self.path}?{words}" if words else self.path
