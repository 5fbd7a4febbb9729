"""Drives a table in tests: sends commands as people, sets the clock and records the log."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Literal, TypeVar

import msgspec

from civ import Game, Rules
from civ.errors import CivError
from civ.game.options import PLAYER_COUNTS, Players
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from civ.tables.table import Table

ANN, BOB, CYD, DAN = (Actor(name.lower(), name) for name in ("Ann", "Bob", "Cyd", "Dan"))
NOBODY = Actor("")  # a spectator without an identity
PEOPLE = (ANN, BOB, CYD, DAN)
SEED = bytes(range(32))
START_TIME = 1000.0
DraftOrder = Literal["anticlockwise", "clockwise"]
DRAFT_ORDERS: tuple[DraftOrder, ...] = ("anticlockwise", "clockwise")
E = TypeVar("E", bound=events.Event)

# The attributes of a table except code and game. Add new attributes here, so that tests compare them.
STATE_ATTRIBUTES = {
    "seq", "changed", "at", "changed_at", "clock_start", "host", "settings", "chairs", "seed", "start", "words",
    "forked", "picks", "played", "taken_back", "proposal", "rematch", "status", "result", "waiting", "people", "due",
}  # fmt: skip


def complete_state(table: Table) -> dict[str, Any]:
    """Return the complete state of a table, for comparison with another one."""
    game, seats = table.game, range(1, len(table.chairs) + 1)
    assert {name for name in vars(table) if not name.startswith("_")} == STATE_ATTRIBUTES | {"code", "game"}
    return {
        **{name: deepcopy(getattr(table, name)) for name in STATE_ATTRIBUTES},
        "game": game and (game.record, game.state.tobytes(), [game.knowledge(seat).tobytes() for seat in seats]),
        "words in order": list(table.words),
        "derived": (table.due, [table.deadline(seat) for seat in seats], game and table.pending),
    }


def replay_log(log: Sequence[events.AnyEvent]) -> Table:
    """Encode and decode every event of a log, and replay them."""
    table = Table("code")
    for event in log:
        table.apply(msgspec.json.decode(msgspec.json.encode(event), type=events.AnyEvent))
    return table


class TableDriver:
    """A table, its log, and the current time."""

    def __init__(self, settings: Settings, host: Actor = ANN, start: str | None = None, seed: bytes = SEED) -> None:
        self.now = START_TIME
        self.table = Table("code")
        self.log: list[events.AnyEvent] = []
        self._fold(open_table(host, settings, self.now, seed=None if start else seed, start=start))

    def send(self, actor: Actor, *accepted: commands.AnyCommand) -> Any:
        """Send commands that must be accepted. Returns the last event."""
        for command in accepted:
            self._fold(decide(DecisionContext(self.table, actor, self.now, code="next"), command))
        return self.log[-1]

    def last(self, kind: type[E]) -> E:
        """Return the last event, which must be of this kind."""
        event = self.log[-1]
        assert isinstance(event, kind), event
        return event

    def refused(self, actor: Actor, command: commands.AnyCommand) -> str:
        """Send a command that must be refused without a change. Returns the error code."""
        before = complete_state(self.table)
        try:
            decide(DecisionContext(self.table, actor, self.now, code="next"), command)
        except CivError as error:
            assert str(error)  # the message has all its arguments
            assert complete_state(self.table) == before
            return error.code
        raise AssertionError(f"{command} was accepted")

    def wait(self, seconds: float) -> None:
        """Advance the clock."""
        self.now += seconds

    def play(self, *actions: str) -> None:
        """Play actions for whichever seat is to act: as its person, or as the server for a bot."""
        for action in actions:
            seat = self.game.seat
            if self.table.chair(seat).bot:
                self.send(SERVER, commands.PlayBotAction(seat, action, self.table.changed))
            else:
                self.send(self.holder(seat), commands.PlayAction(seat, action))

    def play_legal(self, count: int = 1, index: int = 0) -> None:
        """Play `count` actions, each the legal one at index `index`."""
        for _ in range(count):
            self.play(self.game.legal[index % len(self.game.legal)])

    def holder(self, seat: int) -> Actor:
        """Return the person in a seat."""
        player = self.table.chair(seat).player
        return Actor(player.person, player.name, player.program)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def _fold(self, event: events.AnyEvent) -> None:
        self.table.apply(event)
        self.log.append(event)


def start_game(rules: Rules, *seats: Actor | str, seed: bytes = SEED, **settings: Any) -> TableDriver:
    """Start a game. The first person is the host, and strings are bots."""
    words = tuple(seat if isinstance(seat, str) else "open" for seat in seats)
    people = [seat for seat in seats if isinstance(seat, Actor)]
    driver = TableDriver(Settings(rules=rules, seats=words, **settings), people[0] if people else ANN, seed=seed)
    for number, player in enumerate(seats, start=1):
        if isinstance(player, Actor):
            driver.send(player, commands.TakeSeat(number), commands.SetReady())
    driver.send(people[0] if people else ANN, commands.StartGame())
    return driver


def start_from_position(position: str) -> TableDriver:
    """Seat Ann and Bob in a game that continues from a position."""
    game = Game.from_position(position)
    seats = ("me", "open", "adept", "adept")[: game.rules.players]
    driver = TableDriver(Settings(rules=game.rules, seats=seats), start=Record(game.rules, position, ()).to_json())
    driver.send(BOB, commands.TakeSeat(2), commands.SetReady())
    driver.send(ANN, commands.StartGame())
    return driver


def start_after_three_turns(*seats: Actor | str, **settings: Any) -> TableDriver:
    """Start a game of two or three players and play three turns."""
    driver = start_game(Rules(players=PLAYER_COUNTS[len(seats) - 2]), *seats, **settings)
    for _ in range(3):
        driver.play_legal()
        driver.play(".")
    return driver


def draft_rules(players: Players, order: DraftOrder) -> Rules:
    return Rules(players=players, deal="draft", draft_order=order)


def card_to_keep(game: Game, seat: int, choice: int) -> str:
    """Choose a card that a seat may keep from its pack by a number."""
    legal = game.sight(seat).keeping().legal
    return str(legal[choice % len(legal)])
