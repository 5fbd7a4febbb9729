"""The screen of a table: what a view shows, laid out for the room there is; the game and the replay fill it."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from civ.engine.rules.cards import DOMAINS
from civ.game.columns import NEAR, columns
from civ.game.views import View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.descriptions import SeatNames
from civ.narration.labels import HAND_STEPS
from civ.narration.standings import hegemony_warnings
from civ.terminal.drawing.areas import (  # fmt: skip
    area,
    big_cards,
    cards_line,
    deck_line,
    forecast_line,
    hand_backs,
    header,
    pile_line,
    seats_in_order,
    unseen_table,
)
from civ.terminal.drawing.ladders import NARROWEST, ladders
from civ.terminal.drawing.palette import FAINT, GOLD, INK, MUTED
from civ.terminal.online.heard import Heard
from civ.terminal.screens.options import Option
from civ.terminal.screens.widgets import Log, choices_text
from civ.terminal.session.session import Entry

SMALLEST = (80, 24)
_WIDE, _SIDE = 152, 44  # from this width on, the log stands at the side and is that wide
_TALL = 36  # lines from which on there is room for upright columns
_FRAME = 3  # lines of an upright area beside its cards
_MARGINS = 9  # lines of title, prompt, hint and keys, and between the regions
_CHOICES = 4  # lines that a tall screen keeps for the choices, so that nothing jumps from step to step
_REGIONS = ("title", "areas", "centre", "counter", "own", "cards", "prompt", "hint", "choices", "keys")
_WIDTHS = [(0, "-cramped"), (SMALLEST[0], "-narrow"), (_WIDE, "-wide")]
_HEIGHTS = [(0, "-flat"), (SMALLEST[1], "-low"), (_TALL, "-tall")]


class Table(NamedTuple):
    """All that a screen shows."""

    view: View
    points: tuple[int, ...]
    names: SeatNames
    log: Sequence[Entry | Heard]
    options: Sequence[Option]
    prompt: Text
    hint: Text
    keys: Text
    status: str = ""


class Board(Screen[None]):
    """A table. What derives from it says what to show, and hears keys."""

    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.cursor = 0
        self._shown: dict[str, Text] = {}  # what each region shows, so that only changes are drawn

    def table(self) -> Table:
        """What to show now."""
        raise NotImplementedError

    @property
    def viewer(self) -> int | None:
        """Whose private news the log tells."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The regions, from the top."""
        yield Static(id="cramped")
        yield Static(id="title")
        yield Static(id="areas")
        yield Static(id="centre")
        with Vertical(id="side"):
            yield Log(self.language)
            yield Static(id="counter")
        yield Static(id="space")
        yield Static(id="own")
        yield Static(id="cards")
        yield Static(id="prompt")
        yield Static(id="hint")
        yield Static(id="choices")
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Lay out anew."""
        self.draw()

    def draw(self) -> None:
        """Show the table as it is."""
        table, language = self.table(), self.language
        width = self.table_width
        near_end = table.view.last_round and not table.view.over
        show = {
            "title": self.title_line(table.status or (text("table-last-round", language) if near_end else "")),
            "centre": self._centre(table),
            "counter": unseen_table(table.view, language),
            "cards": self._cards(table, width),
            "prompt": table.prompt,
            "hint": table.hint,
            "choices": choices_text(table.options, self.cursor, width, language),
            "keys": table.keys,
        }
        used = self._lines(show["centre"], show["cards"]) + max(self._lines(show["choices"]), _CHOICES)
        self.show(show | self._areas(table, width, self.size.height - used - _MARGINS), table.log)

    def show(self, show: dict[str, Text], log: Sequence[Entry | Heard]) -> None:
        """Put texts into the regions; one that is not told is empty."""
        cramped = Text(text("table-cramped", self.language, width=SMALLEST[0], height=SMALLEST[1]))
        show = dict.fromkeys(_REGIONS, Text("")) | show | {"cramped": cramped}
        for name, content in show.items():
            if self._shown.get(name) != content:
                self.query_one(f"#{name}", Static).update(content)
        self._shown = show
        self._make_room(show)
        self.query_one(Log).tell(log, self.viewer)

    def _make_room(self, show: dict[str, Text]) -> None:
        """What is not there takes no line; where lines are short, the title, the hint and the log give theirs."""
        for name in ("own", "centre", "cards"):
            self.query_one(f"#{name}").display = bool(show[name])
        lines = self._lines(*(show[name] for name in ("areas", "own", "centre", "cards", "prompt", "hint", "choices")))
        wide = self.size.width >= _WIDE
        spare = self.size.height - lines - 1  # for the keys
        self.query_one("#title").display = spare >= (1 if wide else 2)
        self.query_one("#side").display = wide or spare >= 1
        self.query_one("#hint").display = spare >= 0

    def _lines(self, *texts: Text) -> int:
        """How many lines texts take."""
        width = max(1, self.table_width)
        return sum(
            -(-line.cell_len // width) or 1 for words in texts if words for line in words.split(allow_blank=True)
        )

    @property
    def table_width(self) -> int:
        """The characters that a line of the table has."""
        return self.size.width - (_SIDE if self.size.width >= _WIDE else 0)

    def title_line(self, status: str) -> Text:
        """The first line: the game, and what there is to know of it."""
        title = Text.styled(" CIV", f"bold {GOLD}").append("  Carta Impera Victoria", MUTED)
        room = self.table_width - title.cell_len - len(status) - 2
        return title.append(" " * max(1, room)).append(status, f"bold {GOLD}")

    def _areas(self, table: Table, width: int, room: int) -> dict[str, Text]:
        """All areas: as bars, or the viewer's own, and that of a single rival, upright where the room suffices."""
        view, language = table.view, self.language
        airy = self.size.height >= _TALL or view.rules.players < 4
        seats = seats_in_order(view)
        bars = {seat: area(view, seat, table.names, width) + [Text("")] * airy for seat in seats}
        lines = [header(language, width)]
        tallest = max(one.goal for seat in seats for one in columns(view, seat))
        upright, rest = tallest + _FRAME, 1 + 3 * (len(seats) - 1)
        if self.size.height < _TALL or view.seat is None or width < NARROWEST * DOMAINS or room < upright + rest:
            return {"areas": Text("\n").join(lines + [line for seat in seats for line in bars[seat]]), "own": Text("")}
        both = len(seats) == 2 and room >= 2 * upright
        above = upright if both else rest
        own = self._upright(table, view.seat, width, 2 if room >= above + upright + tallest else 1)
        for seat in seats[:-1]:
            lines = [*self._upright(table, seat, width, 1), Text("")] if both else lines + bars[seat]
        return {"areas": Text("\n").join(lines), "own": Text("\n").join(own)}

    def _upright(self, table: Table, seat: int, width: int, lines: int) -> list[Text]:
        """An area as upright columns, so many lines a card."""
        view, own = table.view, seat == table.view.seat
        keys = {str(option.action): option.key for option in table.options} if own else {}
        mark = "►" if seat == view.turn and not view.over else "★" if seat in view.winners else " "
        name = Text.styled(f"{mark}{seat} ", f"bold {GOLD}").append(f"{table.names(seat)}  ", f"bold {INK}")
        if not own:
            name.append_text(hand_backs(view, seat, width // 2)).append(" ")
        name.append("─" * (width - name.cell_len - 2), FAINT)
        return [name, *ladders(view, seat, keys, width, lines, self.language)]

    def _centre(self, table: Table) -> Text:
        view, language = table.view, self.language
        lines = [deck_line(view, language), pile_line(view, language), forecast_line(table.points, language)]
        near = hegemony_warnings(view, language)
        if near and not view.over:
            lines += [Text(truncate(f" {NEAR} {words}", self.table_width - 1), f"bold {GOLD}") for words in near]
        return Text("\n").join(lines)

    def _cards(self, table: Table, width: int) -> Text:
        """The viewer's hand, and in a draft what there is to choose from."""
        view, language = table.view, self.language
        places = [("table-pack", view.pack), ("table-middle", view.middle)]
        shown = [(title, cards) for title, cards in places if cards]
        if view.seat is not None:
            shown.append(("table-hand", view.hands[view.seat - 1]))
        tall = self.size.height >= _TALL
        if tall and len(shown) == 1 and 0 < len(shown[0][1].split()) <= width // 10:
            keys = {str(option.action): option.key for option in table.options if view.step in HAND_STEPS}
            return big_cards(shown[0][1], keys, width, language)
        return Text("\n").join([cards_line(text(title, language), cards, width) for title, cards in shown])
