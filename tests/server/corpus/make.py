"""Makes logs for the corpus, each from its own seed, and writes the digests of all logs.

    python -m tests.server.corpus.make [NAME OF A NEW LOG ...]

People send random commands, as in a soak; bots play, clocks expire, and stand-ins replace players.
"""

import json
import random
import sys
from typing import NamedTuple

import msgspec

from civ.bots import LADDER, Budget
from civ.errors import CivError
from civ.game.records import Record
from civ.server.core.live_tables import command_digest
from civ.server.storage.store import StoredEvent
from civ.soak.random_commands import OwnFields, TableFields, TurnFields, next_command
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor, DecisionContext, decide, open_rematch, open_table
from civ.tables.settings import Settings
from civ.tables.snapshots import snapshot
from civ.tables.table import PLAYING, Table
from civ.wire.messages import encode
from tests.server.corpus import EXPECTED, digests, names, read_log, write_log

PEOPLE = tuple(Actor(name.lower(), name, program=name == "Dee") for name in ("Ann", "Bob", "Cem", "Dee"))
START_TIME = 1_700_000_000.0
MAX_EVENTS = 400


class TableKind(NamedTuple):
    """How to make a log: the settings of the table, the speed of time, and what the game starts from."""

    settings: Settings
    seconds: float = 1.0  # the longest time between two events
    forked_from: str | None = None
    rematch_of: str | None = None
    restless: bool = False  # people leave seats and change settings before the deal


def settings(players: int = 2, *, deal: str = "basic", teams: bool = False, **changes: object) -> Settings:
    """Return settings of a table where everybody except the host takes an open seat."""
    seats = ["me", *["open"] * (players - 1)]
    rules = {"players": players, "deal": deal, "teams": teams}
    return msgspec.convert({"rules": rules, "seats": seats, "pace": 0} | changes, Settings)


KINDS = {
    "two": TableKind(settings()),
    "two-draft": TableKind(settings(deal="draft")),
    "three": TableKind(settings(3)),
    "three-draft": TableKind(settings(3, deal="draft")),
    "four": TableKind(settings(4)),
    "four-draft": TableKind(settings(4, deal="draft")),
    "teams": TableKind(settings(4, teams=True)),
    "teams-draft": TableKind(settings(4, deal="draft", teams=True)),
    "clockwise-draft": TableKind(settings(4, rules={"players": 4, "deal": "draft", "draft_order": "clockwise"})),
    "one-more-each": TableKind(settings(3, rules={"players": 3, "last_round": "one_more_each"})),
    "democracy-anywhere": TableKind(settings(2, rules={"players": 2, "democracy_needs_card": False})),
    "no-take-backs": TableKind(settings(take_backs=False, public=True)),
    "hot-seat": TableKind(settings(3, seats=["me", "here", "open"])),
    "hot-seat-draft": TableKind(settings(3, deal="draft", seats=["me", "here", "open"])),
    "with-bots": TableKind(settings(3, seats=["me", "adept", "novice"])),
    "with-bots-draft": TableKind(settings(4, deal="draft", seats=["me", "open", "novice", "random"])),
    "clock": TableKind(settings(3, turn_seconds=20), 15.0),
    "clock-draft": TableKind(settings(3, deal="draft", turn_seconds=20), 15.0),
    "clock-no-stand-in": TableKind(settings(4, turn_seconds=30, stand_in=None), 15.0),
    "absent": TableKind(settings(absence=10), 20.0),
    "restless": TableKind(settings(3), restless=True),
    "fork": TableKind(settings(3), forked_from="three"),
    "rematch": TableKind(settings(), rematch_of="two"),
}


class LogGenerator:
    """Makes one log."""

    def __init__(self, name: str, kind: TableKind) -> None:
        self.rows: list[StoredEvent] = []
        self._chance = random.Random(f"civ corpus {name}")
        self._kind, self._now = kind, START_TIME
        self._table = Table(name)
        self._bots = {level: LADDER[level].make(7) for level in ("random", "novice", "adept")}
        self._apply(self._opening_event(), None, None)

    def _opening_event(self) -> events.TableOpened:
        seed, kind = self._chance.randbytes(32), self._kind
        if kind.rematch_of is not None:
            return open_rematch(table_of(kind.rematch_of), self._now, seed)
        if kind.forked_from is None:
            return open_table(PEOPLE[0], kind.settings, self._now, seed=seed)
        record = Record.from_json(table_of(kind.forked_from).record)
        start = Record(record.rules, record.start, record.actions[: len(record.actions) // 2]).to_json()
        return open_table(PEOPLE[0], kind.settings, self._now, start=start)

    def make(self) -> list[StoredEvent]:
        """Return events until there is a rematch, or until there are enough."""
        while len(self.rows) < MAX_EVENTS and self._table.rematch is None:
            self._now += self._chance.uniform(0, self._kind.seconds)
            if not self._server_step():
                self._person_step()
        return self.rows

    def _server_step(self) -> bool:
        """Carry out a command of the server that is due; return whether there was one."""
        table = self._table
        if table.status != PLAYING:
            return False
        for seat in table.waiting:
            deadline = table.deadline(seat)
            if table.chair(seat).bot:
                return self._decide(SERVER, self._choice(seat))
            if deadline is not None and deadline <= self._now:
                return self._decide(SERVER, commands.ExpireClock(seat))
            if self._kind.settings.absence == 10 and self._chance.random() < 0.02:
                return self._decide(SERVER, commands.ReplaceAbsent(seat))
        return False

    def _choice(self, seat: int) -> commands.PlayBotAction:
        table = self._table
        assert table.game is not None
        level, sight = str(table.chair(seat).bot), table.game.sight(seat)
        choice = self._bots[level].choose(sight.keeping() if table.drafting else sight, Budget(iterations=1))
        facts = {name: str(fact) if isinstance(fact, str) else fact for name, fact in choice.why.facts.items()}
        return commands.PlayBotAction(seat, str(choice.action), table.changed, choice.why.key, facts)

    def _person_step(self) -> None:
        actor = self._chance.choice(PEOPLE)
        seen = msgspec.to_builtins(snapshot(self._table, self._table.seats_of(actor.person), self._now))
        table, turn = msgspec.convert(seen["table"], TableFields), msgspec.convert(seen["turn"], TurnFields | None)
        own = msgspec.convert(seen["own"], tuple[OwnFields, ...])
        command = self._disruptive_command() or next_command(self._chance, str(actor.person), table, turn, own)
        if command is not None:
            self._decide(actor, command)

    def _disruptive_command(self) -> commands.PersonCommand | None:
        """Return a command that delays the start, or None; the table refuses it from people without the right."""
        if not self._kind.restless or self._chance.random() > 0.6:
            return None
        quieter = msgspec.structs.replace(self._table.settings, chat=False, turn_seconds=None)
        alternatives = (
            commands.LeaveSeat(2),
            commands.LeaveSeat(3),
            commands.AssignSeat(3, "novice"),
            commands.ChangeSettings(quieter),
        )
        return alternatives[self._chance.randrange(len(alternatives))]

    def _decide(self, actor: Actor, command: commands.AnyCommand) -> bool:
        try:
            event = decide(DecisionContext(self._table, actor, self._now, code="rematch"), command)
        except CivError:
            return False
        by_person = actor.person is not None
        self._apply(event, actor.person, command_digest(command) if by_person else None)
        return True

    def _apply(self, event: events.AnyEvent, person: str | None, digest: bytes | None) -> None:
        self._table.apply(event)
        seq = self._table.seq
        command = None if person is None else f"c{seq}"
        self.rows.append(StoredEvent(seq, event.at, person, command, digest, encode(event)))


def table_of(name: str) -> Table:
    """Load the table of an earlier log."""
    table = Table(name)
    for row in read_log(name):
        table.apply(events.read_event(row.body))
    return table


def main(new_names: list[str]) -> None:
    """Make the named logs, then write the digests of all logs."""
    for name in new_names:
        rows = LogGenerator(name, KINDS[name]).make()
        write_log(name, rows)
        print(name, len(rows))
    expected = {name: digests(name, read_log(name)) for name in names()}
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
