"""Drives a table in a test: people send commands, the test sets the clock, and the log is recorded."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from civ import Game, Rules
from civ.errors import CivError
from civ.game.options import PLAYER_COUNTS
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

# The attributes of a table except code and game. Add new attributes here, so that they are compared.
STATE_ATTRIBUTES = {
    "seq", "changed", "at", "changed_at", "clock_start", "host", "settings", "chairs", "seed", "start", "words",
    "forked", "picks", "played", "taken_back", "proposal", "rematch", "status", "result", "waiting", "people", "due",
}  # fmt: skip


def complete_state(table: Table) -> dict[str, Any]:
    """The complete state of a table, for comparison with another one."""
    game, seats = table.game, range(1, len(table.chairs) + 1)
    assert {name for name in vars(table) if not name.startswith("_")} == STATE_ATTRIBUTES | {"code", "game"}
    return {
        **{name: deepcopy(getattr(table, name)) for name in STATE_ATTRIBUTES},
        "game": game and (game.record, game.state.tobytes(), [game.knowledge(seat).tobytes() for seat in seats]),
        "words in order": list(table.words),
        "derived": (table.due, [table.deadline(seat) for seat in seats], game and table.pending),
    }


def replay_log(log: Sequence[events.AnyEvent]) -> Table:
    """Replay a log after encoding and decoding every event."""
    table = Table("code")
    for event in log:
        table.apply(msgspec.json.decode(msgspec.json.encode(event), type=events.AnyEvent))
    return table


class TableDriver:
    """A table, its log, and the present time."""

    def __init__(self, settings: Settings, host: Actor = ANN, start: str | None = None, seed: bytes = SEED) -> None:
        self.now = START_TIME
        self.table = Table("code")
        self.log: list[events.AnyEvent] = []
        self._fold(open_table(host, settings, self.now, seed=None if start else seed, start=start))

    def send(self, who: Actor, *asked: commands.AnyCommand) -> Any:
        """Send commands that must be accepted; return the last event."""
        for command in asked:
            self._fold(decide(DecisionContext(self.table, who, self.now, code="next"), command))
        return self.log[-1]

    def refused(self, who: Actor, command: commands.AnyCommand) -> str:
        """Send a command that must be refused and change nothing; return the code."""
        before = complete_state(self.table)
        try:
            decide(DecisionContext(self.table, who, self.now, code="next"), command)
        except CivError as error:
            assert str(error)  # the sentence has all its facts
            assert complete_state(self.table) == before
            return error.code
        raise AssertionError(f"{command} was carried out")

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def play(self, *actions: str) -> None:
        """Play actions for the seat to choose: as its person, or as the server for a bot."""
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
        player = self.table.chair(seat).player
        return Actor(player.person, player.name, player.program)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def _fold(self, event: events.AnyEvent) -> None:
        self.table.apply(event)
        self.log.append(event)


def start_game(rules: Rules, *seats: Actor | str, seed: bytes = SEED, **manners: Any) -> TableDriver:
    """Start a game. The first person is the host; strings are bots."""
    words = tuple(seat if isinstance(seat, str) else "open" for seat in seats)
    people = [seat for seat in seats if isinstance(seat, Actor)]
    seated = TableDriver(Settings(rules=rules, seats=words, **manners), people[0] if people else ANN, seed=seed)
    for number, who in enumerate(seats, start=1):
        if isinstance(who, Actor):
            seated.send(who, commands.TakeSeat(number), commands.SetReady())
    seated.send(people[0] if people else ANN, commands.StartGame())
    return seated


def start_from_position(position: str) -> TableDriver:
    """Seat Ann and Bob in a game that continues from a position."""
    game = Game.from_position(position)
    seats = ("me", "open", "adept", "adept")[: game.rules.players]
    seated = TableDriver(Settings(rules=game.rules, seats=seats), start=Record(game.rules, position, ()).to_json())
    seated.send(BOB, commands.TakeSeat(2), commands.SetReady())
    seated.send(ANN, commands.StartGame())
    return seated


def start_after_three_turns(*seats: Actor | str, **manners: Any) -> TableDriver:
    """A game of two or three players after three turns."""
    seated = start_game(Rules(players=PLAYER_COUNTS[len(seats) - 2]), *seats, **manners)
    for _ in range(3):
        seated.play_legal()
        seated.play(".")
    return seated


def draft_rules(players: int, order: str) -> Rules:
    return Rules(players=players, deal="draft", draft_order=order)  # type: ignore[arg-type]


def card_to_keep(game: Game, seat: int, choice: int) -> str:
    """The card that a seat keeps of its pack, chosen by a number."""
    legal = game.sight(seat).keeping().legal
    return str(legal[choice % len(legal)])
