"""The screen of a table: a view, laid out for the size of the terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from civ.engine.rules.cards import DOMAINS
from civ.game.columns import NEAR_SIGN, columns
from civ.game.views import View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.descriptions import SeatNames
from civ.narration.labels import HAND_STEPS
from civ.narration.log_lines import LogText
from civ.narration.standings import all_warnings
from civ.terminal.drawing.areas import area, hand_backs, header, seat_mark, seats_in_order
from civ.terminal.drawing.cards import big_cards, cards_line
from civ.terminal.drawing.centre import deck_line, pile_line, points_line, unseen_table
from civ.terminal.drawing.palette import FAINT, GOLD, INK, MUTED
from civ.terminal.drawing.upright_columns import MIN_UPRIGHT_WIDTH, upright_columns
from civ.terminal.screens.action_keys import ActionOption
from civ.terminal.screens.widgets import LogPanel, options_text
from civ.terminal.session.log_entries import LogEntry

MIN_SIZE: Final = (80, 24)
_SIDE_LOG_MIN_WIDTH: Final = 152  # the minimum width for a log at the side
_SIDE_LOG_WIDTH: Final = 44
_TALL_HEIGHT: Final = 36  # from this height on there is room for upright columns
_UPRIGHT_FRAME_LINES: Final = 3  # of an upright area besides its cards
_FIXED_LINES: Final = 9  # title, prompt, hint and keys, and the margins between the regions
_RESERVED_OPTION_LINES: Final = 4  # kept on a tall screen, so that nothing jumps from step to step
_REGIONS: Final = ("title", "areas", "centre", "counter", "own", "cards", "prompt", "hint", "options", "keys")
_WIDTH_CLASSES: Final = [(0, "-cramped"), (MIN_SIZE[0], "-narrow"), (_SIDE_LOG_MIN_WIDTH, "-wide")]
_HEIGHT_CLASSES: Final = [(0, "-flat"), (MIN_SIZE[1], "-low"), (_TALL_HEIGHT, "-tall")]


class BoardContent(NamedTuple):
    """The contents of a board."""

    view: View
    names: SeatNames
    log: Sequence[LogEntry | LogText]
    options: Sequence[ActionOption]
    prompt: Text
    hint: Text
    keys: Text
    status: str = ""


class Board(Screen[None]):
    """A table on the screen. A subclass provides the content and handles keys."""

    HORIZONTAL_BREAKPOINTS = _WIDTH_CLASSES
    VERTICAL_BREAKPOINTS = _HEIGHT_CLASSES

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.cursor = 0
        self._drawn: dict[str, Text] = {}  # the text of each region, so that only changes are drawn

    def content(self) -> BoardContent:
        """Return the contents to draw now."""
        raise NotImplementedError

    @property
    def viewer(self) -> int | None:
        """The seat whose private information the log may show."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lay out the regions, from the top."""
        yield Static(id="cramped")
        yield Static(id="title")
        yield Static(id="areas")
        yield Static(id="centre")
        with Vertical(id="side"):
            yield LogPanel(self.language)
            yield Static(id="counter")
        yield Static(id="space")
        yield Static(id="own")
        yield Static(id="cards")
        yield Static(id="prompt")
        yield Static(id="hint")
        yield Static(id="options")
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Lay out the table for the new size."""
        self.draw()

    def draw(self) -> None:
        """Draw the table as it is now."""
        content, language = self.content(), self.language
        width = self.table_width
        last_round = content.view.last_round and not content.view.over
        regions = {
            "title": self.title_line(content.status or (text("table-last-round", language) if last_round else "")),
            "centre": self._centre(content),
            "counter": unseen_table(content.view, language),
            "cards": self._cards(content, width),
            "prompt": content.prompt,
            "hint": content.hint,
            "options": options_text(content.options, self.cursor, width, language),
            "keys": content.keys,
        }
        used = self._count_lines(regions["centre"], regions["cards"])
        used += max(self._count_lines(regions["options"]), _RESERVED_OPTION_LINES)
        areas = self._areas(content, width, self.size.height - used - _FIXED_LINES)
        self.draw_regions(regions | areas, content.log)

    def draw_regions(self, regions: dict[str, Text], log: Sequence[LogEntry | LogText]) -> None:
        """Draw texts in the regions by their ids; regions without a text are empty."""
        cramped = Text(text("table-cramped", self.language, width=MIN_SIZE[0], height=MIN_SIZE[1]))
        regions = dict.fromkeys(_REGIONS, Text("")) | regions | {"cramped": cramped}
        for name, drawn in regions.items():
            if self._drawn.get(name) != drawn:
                self.query_one(f"#{name}", Static).update(drawn)
        self._drawn = regions
        self._hide_overflow(regions)
        self.query_one(LogPanel).show(log, self.viewer)

    def _hide_overflow(self, regions: dict[str, Text]) -> None:
        """Hide empty regions, and where lines are short the title, the hint and the log."""
        for name in ("own", "centre", "cards"):
            self.query_one(f"#{name}").display = bool(regions[name])
        names = ("areas", "own", "centre", "cards", "prompt", "hint", "options")
        wide = self.size.width >= _SIDE_LOG_MIN_WIDTH
        spare = self.size.height - self._count_lines(*(regions[name] for name in names)) - 1  # for the keys
        self.query_one("#title").display = spare >= (1 if wide else 2)
        self.query_one("#side").display = wide or spare >= 1
        self.query_one("#hint").display = spare >= 0

    def _count_lines(self, *texts: Text) -> int:
        """Count the lines that texts take when they are wrapped."""
        width = max(1, self.table_width)
        return sum(
            -(-line.cell_len // width) or 1 for words in texts if words for line in words.split(allow_blank=True)
        )

    @property
    def table_width(self) -> int:
        """The width of the table, without a log at the side."""
        return self.size.width - (_SIDE_LOG_WIDTH if self.size.width >= _SIDE_LOG_MIN_WIDTH else 0)

    def title_line(self, status: str) -> Text:
        """Draw the first line: the name of the game, and a status at the right."""
        title = Text.styled(" CIV", f"bold {GOLD}").append("  Carta Impera Victoria", MUTED)
        gap = self.table_width - title.cell_len - len(status) - 2
        return title.append(" " * max(1, gap)).append(status, f"bold {GOLD}")

    def _areas(self, content: BoardContent, width: int, height: int) -> dict[str, Text]:
        """Draw all areas: as bars, or the viewer's own and that of a single rival upright if there is room."""
        view, language = content.view, self.language
        airy = self.size.height >= _TALL_HEIGHT or view.rules.players < 4
        seats = seats_in_order(view)
        bars = {seat: area(view, seat, content.names, width) + [Text("")] * airy for seat in seats}
        lines = [header(language, width)]
        tallest = max(one.goal for seat in seats for one in columns(view, seat))
        upright, others = tallest + _UPRIGHT_FRAME_LINES, 1 + 3 * (len(seats) - 1)
        too_small = self.size.height < _TALL_HEIGHT or width < MIN_UPRIGHT_WIDTH * DOMAINS or height < upright + others
        if view.seat is None or too_small:
            return {"areas": Text("\n").join(lines + [line for seat in seats for line in bars[seat]]), "own": Text("")}
        both = len(seats) == 2 and height >= 2 * upright
        above = upright if both else others
        own = self._upright(content, view.seat, width, 2 if height >= above + upright + tallest else 1)
        for seat in seats[:-1]:
            lines = [*self._upright(content, seat, width, 1), Text("")] if both else lines + bars[seat]
        return {"areas": Text("\n").join(lines), "own": Text("\n").join(own)}

    def _upright(self, content: BoardContent, seat: int, width: int, lines: int) -> list[Text]:
        """Draw an area as upright columns with `lines` lines a card."""
        view, own = content.view, seat == content.view.seat
        keys = {str(option.action): option.key for option in content.options} if own else {}
        name = Text.styled(f"{seat_mark(view, seat)}{seat} ", f"bold {GOLD}")
        name.append(f"{content.names(seat)}  ", f"bold {INK}")
        if not own:
            name.append_text(hand_backs(view, seat, width // 2)).append(" ")
        name.append("─" * (width - name.cell_len - 2), FAINT)
        return [name, *upright_columns(view, seat, keys, width, lines, self.language)]

    def _centre(self, content: BoardContent) -> Text:
        view, language = content.view, self.language
        lines = [deck_line(view, language), pile_line(view, language), points_line(view.points, language)]
        if not view.over:
            lines += [
                Text(truncate(f" {NEAR_SIGN} {words}", self.table_width - 1), f"bold {GOLD}")
                for words in all_warnings(view, language)
            ]
        return Text("\n").join(lines)

    def _cards(self, content: BoardContent, width: int) -> Text:
        """Draw the viewer's hand, and in a draft the cards to choose from."""
        view, language = content.view, self.language
        places = [("table-pack", view.pack), ("table-middle", view.middle)]
        shown = [(title, cards) for title, cards in places if cards]
        if view.seat is not None:
            shown.append(("table-hand", view.hands[view.seat - 1]))
        tall = self.size.height >= _TALL_HEIGHT
        if tall and len(shown) == 1 and 0 < len(shown[0][1].split()) <= width // 10:
            keys = {str(option.action): option.key for option in content.options if view.step in HAND_STEPS}
            return big_cards(shown[0][1], keys, width, language)
        return Text("\n").join([cards_line(text(title, language), cards, width) for title, cards in shown])
