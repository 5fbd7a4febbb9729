"""Opens tables, each request id only once.

The code of a table that is opened under an id is derived from a secret of the server, the person and the id, so the
key of the event log prevents a second one.
"""

import asyncio
import hmac
import secrets
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from civ.errors import Refused, Unknown
from civ.server.core.live_tables import LiveTable, command_digest
from civ.server.core.people import People
from civ.server.core.queue_items import QueuedOpening
from civ.server.core.registry import TableRegistry
from civ.server.core.writer import Writer
from civ.tables.commands import StartGame
from civ.tables.decisions import Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from civ.wire.messages import encode

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without letters that look like digits or like each other
CODE_LENGTH: Final = 12  # 60 bits, so that codes cannot be guessed
OPENING_COMMAND: Final = ""  # the id of the command that opened a table, in its own log; no other id is empty


class TableSpec(NamedTuple):
    """The table to open."""

    settings: Settings
    start: bool = False  # deal at once if every seat is taken
    record: str | None = None  # the record to continue


def fresh_code() -> str:
    """Return a random code for a new table. Anybody who knows the code can open the table's link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def code_of(secret: bytes, person: str, id: str) -> str:
    """Return the code of the table that a person opens under an id."""
    number = int.from_bytes(hmac.digest(secret, encode((person, id)), "sha256"), "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(CODE_LENGTH))


class TableOpener:
    """Opens tables through the writer."""

    def __init__(self, people: People, registry: TableRegistry, writer: Writer) -> None:
        self._people, self._registry, self._writer = people, registry, writer
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by code

    async def open(self, host: Actor, spec: TableSpec, id: str | None = None) -> LiveTable:
        """Return a new table, or the one that was opened under this id before.

        Raises Refused if another table was opened under the id, or if the settings do not allow this table.
        """
        if id is None:
            return await self._create(LiveTable(self._writer.source.fresh_code()), host, spec)
        code = code_of(await self._people.secret(), str(host.person), id)
        # A client that disconnects must not cancel an opening half-way: its next request would open a second table.
        return await asyncio.shield(asyncio.ensure_future(self._open_once(code, host, spec)))

    async def _open_once(self, code: str, host: Actor, spec: TableSpec) -> LiveTable:
        key, digest = (str(host.person), OPENING_COMMAND), command_digest(spec)
        async with self._locks.setdefault(code, asyncio.Lock()):
            try:
                live = await self._registry.find(code)
            except Unknown:
                return await self._create(LiveTable(code), host, spec, digest)
        if key not in live.acknowledgements or live.acknowledgements[key].digest != digest:
            raise Refused("command-reused")
        return live

    async def _create(self, live: LiveTable, host: Actor, spec: TableSpec, digest: bytes | None = None) -> LiveTable:
        source = self._writer.source

        def add_first_events(live: LiveTable) -> None:
            seed = None if spec.record is not None else source.fresh_seed()
            events: list[Any] = [open_table(host, spec.settings, source.clock(), seed=seed, start=spec.record)]
            live.table.apply(events[0])
            if spec.start:
                events.append(decide(DecisionContext(live.table, host, source.clock(), source.dealer), StartGame()))
                live.table.apply(events[1])
            for event in events[:-1]:
                live.append(event)
            live.append(events[-1], host.person, OPENING_COMMAND, digest)

        await self._writer.result(lambda reply: self._writer.submit(QueuedOpening(live, reply, add_first_events)))
        self._registry.add(live)
        return live
