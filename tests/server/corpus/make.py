"""Makes logs for the corpus, each from a seed of its own, and notes what follows from all that are there.

    python -m tests.server.corpus.make [NAME OF A NEW LOG ...]

People at a table do what they like, as in a soak; bots choose, clocks run out and stand-ins come in between.
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
BEGAN = 1_700_000_000.0
LONGEST = 400  # events


class Kind(NamedTuple):
    """A table to be: its settings, how fast time goes by, and what it begins from."""

    settings: Settings
    seconds: float = 1.0  # between two events, at most
    forked_from: str | None = None
    rematch_of: str | None = None
    restless: bool = False  # whether people come and go before the deal


def usual(players: int = 2, *, deal: str = "basic", teams: bool = False, **more: object) -> Settings:
    """Settings of a table where everybody but the host comes by the link."""
    seats = ["me", *["open"] * (players - 1)]
    rules = {"players": players, "deal": deal, "teams": teams}
    return msgspec.convert({"rules": rules, "seats": seats, "pace": 0} | more, Settings)


KINDS = {
    "two": Kind(usual()),
    "two-draft": Kind(usual(deal="draft")),
    "three": Kind(usual(3)),
    "three-draft": Kind(usual(3, deal="draft")),
    "four": Kind(usual(4)),
    "four-draft": Kind(usual(4, deal="draft")),
    "teams": Kind(usual(4, teams=True)),
    "teams-draft": Kind(usual(4, deal="draft", teams=True)),
    "clockwise-draft": Kind(usual(4, rules={"players": 4, "deal": "draft", "draft_order": "clockwise"})),
    "one-more-each": Kind(usual(3, rules={"players": 3, "last_round": "one_more_each"})),
    "democracy-anywhere": Kind(usual(2, rules={"players": 2, "democracy_needs_card": False})),
    "no-take-backs": Kind(usual(take_backs=False, public=True)),
    "hot-seat": Kind(usual(3, seats=["me", "here", "open"])),
    "hot-seat-draft": Kind(usual(3, deal="draft", seats=["me", "here", "open"])),
    "with-bots": Kind(usual(3, seats=["me", "adept", "novice"])),
    "with-bots-draft": Kind(usual(4, deal="draft", seats=["me", "open", "novice", "random"])),
    "clock": Kind(usual(3, turn_seconds=20), 15.0),
    "clock-draft": Kind(usual(3, deal="draft", turn_seconds=20), 15.0),
    "clock-no-stand-in": Kind(usual(4, turn_seconds=30, stand_in=None), 15.0),
    "absent": Kind(usual(absence=10), 20.0),
    "restless": Kind(usual(3), restless=True),
    "fork": Kind(usual(3), forked_from="three"),
    "rematch": Kind(usual(), rematch_of="two"),
}


class Making:
    """One log on its way."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.rows: list[StoredEvent] = []
        self._chance = random.Random(f"civ corpus {name}")
        self._kind, self._now = kind, BEGAN
        self._table = Table(name)
        self._bots = {level: LADDER[level].make(7) for level in ("random", "novice", "adept")}
        self._take(self._first(), None, None)

    def _first(self) -> events.TableOpened:
        seed, kind = self._chance.randbytes(32), self._kind
        if kind.rematch_of is not None:
            return open_rematch(table_of(kind.rematch_of), self._now, seed)
        if kind.forked_from is None:
            return open_table(PEOPLE[0], kind.settings, self._now, seed=seed)
        record = Record.from_json(table_of(kind.forked_from).record)
        start = Record(record.rules, record.start, record.actions[: len(record.actions) // 2]).to_json()
        return open_table(PEOPLE[0], kind.settings, self._now, start=start)

    def make(self) -> list[StoredEvent]:
        """Events until the game is over and a little longer, or until there are enough."""
        while len(self.rows) < LONGEST and self._table.rematch is None:
            self._now += self._chance.uniform(0, self._kind.seconds)
            if not self._by_the_server():
                self._by_a_person()
        return self.rows

    def _by_the_server(self) -> bool:
        """What the server itself does when it is due."""
        table = self._table
        if table.status != PLAYING:
            return False
        for seat in table.waiting:
            deadline = table.deadline(seat)
            if table.chair(seat).bot:
                return self._ask(SERVER, self._choice(seat))
            if deadline is not None and deadline <= self._now:
                return self._ask(SERVER, commands.ExpireClock(seat))
            if self._kind.settings.absence == 10 and self._chance.random() < 0.02:
                return self._ask(SERVER, commands.ReplaceAbsent(seat))
        return False

    def _choice(self, seat: int) -> commands.PlayBotAction:
        table = self._table
        assert table.game is not None
        level, sight = str(table.chair(seat).bot), table.game.sight(seat)
        choice = self._bots[level].choose(sight.keeping() if table.drafting else sight, Budget(iterations=1))
        facts = {name: str(fact) if isinstance(fact, str) else fact for name, fact in choice.why.facts.items()}
        return commands.PlayBotAction(seat, str(choice.action), table.changed, choice.why.key, facts)

    def _by_a_person(self) -> None:
        actor = self._chance.choice(PEOPLE)
        seen = msgspec.to_builtins(snapshot(self._table, self._table.seats_of(actor.person), self._now))
        table, turn = msgspec.convert(seen["table"], TableFields), msgspec.convert(seen["turn"], TurnFields | None)
        own = msgspec.convert(seen["own"], tuple[OwnFields, ...])
        command = self._whim() or next_command(self._chance, str(actor.person), table, turn, own)
        if command is not None:
            self._ask(actor, command)

    def _whim(self) -> commands.PersonCommand | None:
        """Something that undoes what others wait for; whoever may not ask for it is refused."""
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

    def _ask(self, actor: Actor, command: commands.AnyCommand) -> bool:
        try:
            event = decide(DecisionContext(self._table, actor, self._now, code="rematch"), command)
        except CivError:
            return False
        mine = actor.person is not None
        self._take(event, actor.person, command_digest(command) if mine else None)  # type: ignore[arg-type]
        return True

    def _take(self, event: events.AnyEvent, person: str | None, digest: bytes | None) -> None:
        self._table.apply(event)
        seq = self._table.seq
        command = None if person is None else f"c{seq}"
        self.rows.append(StoredEvent(seq, event.at, person, command, digest, encode(event)))


def table_of(name: str) -> Table:
    """The table of a log that was made before."""
    table = Table(name)
    for row in read_log(name):
        table.apply(events.read_event(row.body))
    return table


def main(wanted: list[str]) -> None:
    """Make what is wanted, then note what follows from every log."""
    for name in wanted:
        rows = Making(name, KINDS[name]).make()
        write_log(name, rows)
        print(name, len(rows))
    expected = {name: digests(name, read_log(name)) for name in names()}
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
