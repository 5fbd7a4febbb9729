"""A table in the hands of a test: people ask, the test's own clock tells the time, and the log is kept."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from civ import Game, Rules
from civ.errors import CivError
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from civ.tables.table import Table

ANN, BOB, CYD, DAN = (Actor(name.lower(), name) for name in ("Ann", "Bob", "Cyd", "Dan"))
NOBODY = Actor("")  # who looks on without being known
PEOPLE = (ANN, BOB, CYD, DAN)
SEED = bytes(range(32))
NOON = 1000.0

# All that a table is, but for its code and its game: whoever adds something to tables adds it here.
FOLDED = {
    "seq", "changed", "at", "changed_at", "clock_start", "host", "settings", "chairs", "seed", "start", "words",
    "forked", "picks", "played", "proposal", "rematch", "status", "result", "waiting", "people", "due",
}  # fmt: skip


def portrait(table: Table) -> dict[str, Any]:
    """All that a table is, so that two can be compared."""
    game, seats = table.game, range(1, len(table.chairs) + 1)
    assert {name for name in vars(table) if not name.startswith("_")} == FOLDED | {"code", "game"}
    return {
        **{name: deepcopy(getattr(table, name)) for name in FOLDED},
        "game": game and (game.record, game.state.tobytes(), [game.knowledge(seat).tobytes() for seat in seats]),
        "words in order": list(table.words),
        "looked at": (table.due, [table.deadline(seat) for seat in seats], game and table.asked),
    }


def replayed(log: Sequence[events.AnyEvent]) -> Table:
    """The table of a log that was stored and read again."""
    table = Table("code")
    for event in log:
        table.apply(msgspec.json.decode(msgspec.json.encode(event), type=events.AnyEvent))
    return table


class TableDriver:
    """A table, its log, and the time there."""

    def __init__(self, settings: Settings, host: Actor = ANN, start: str | None = None, seed: bytes = SEED) -> None:
        self.now = NOON
        self.table = Table("code")
        self.log: list[events.AnyEvent] = []
        self._fold(open_table(host, settings, self.now, seed=None if start else seed, start=start))

    def ask(self, who: Actor, *asked: commands.AnyCommand) -> Any:
        """Commands that are carried out; the last event."""
        for command in asked:
            self._fold(decide(DecisionContext(self.table, who, self.now, code="next"), command))
        return self.log[-1]

    def refused(self, who: Actor, command: commands.AnyCommand) -> str:
        """The code of the refusal of a command, which changes nothing."""
        before = portrait(self.table)
        try:
            decide(DecisionContext(self.table, who, self.now, code="next"), command)
        except CivError as error:
            assert str(error)  # the sentence has all its facts
            assert portrait(self.table) == before
            return error.code
        raise AssertionError(f"{command} was carried out")

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def act(self, *actions: str) -> None:
        """Actions by whoever is to choose: a person, or the server for a bot."""
        for action in actions:
            seat = self.game.seat
            if self.table.chair(seat).bot:
                self.ask(SERVER, commands.PlayBotAction(seat, action, self.table.changed))
            else:
                self.ask(self.holder(seat), commands.PlayAction(seat, action))

    def play_on(self, count: int = 1, at: int = 0) -> None:
        """So many actions, each the one at that place of those that are open."""
        for _ in range(count):
            self.act(self.game.legal[at % len(self.game.legal)])

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


def dealt(rules: Rules, *seats: Actor | str, seed: bytes = SEED, **manners: Any) -> TableDriver:
    """A game that has just begun: the first person is the host, words are bots."""
    words = tuple(seat if isinstance(seat, str) else "open" for seat in seats)
    people = [seat for seat in seats if isinstance(seat, Actor)]
    seated = TableDriver(Settings(rules=rules, seats=words, **manners), people[0] if people else ANN, seed=seed)
    for number, who in enumerate(seats, start=1):
        if isinstance(who, Actor):
            seated.ask(who, commands.TakeSeat(number), commands.SetReady())
    seated.ask(people[0] if people else ANN, commands.StartGame())
    return seated


def at(position: str) -> TableDriver:
    """Ann and Bob in the middle of a game."""
    game = Game.from_position(position)
    seats = ("me", "open", "adept", "adept")[: game.rules.players]
    seated = TableDriver(Settings(rules=game.rules, seats=seats), start=Record(game.rules, position, ()).to_json())
    seated.ask(BOB, commands.TakeSeat(2), commands.SetReady())
    seated.ask(ANN, commands.StartGame())
    return seated


def three_turns(*seats: Actor | str, **manners: Any) -> TableDriver:
    """A game of two or three after six actions."""
    seated = dealt(Rules(players=len(seats)), *seats, **manners)
    for _ in range(3):
        seated.play_on()
        seated.act(".")
    return seated


def draft_rules(players: int, order: str) -> Rules:
    return Rules(players=players, deal="draft", draft_order=order)  # type: ignore[arg-type]


def picked(game: Game, seat: int, choice: int) -> str:
    """The card that a seat keeps of the pack it has, by a number of its own."""
    legal = game.sight(seat).keeping().legal
    return str(legal[choice % len(legal)])
