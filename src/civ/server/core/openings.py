"""Opening a table, once, however often somebody asks for it under one id.

The code of such a table follows from a secret of the server, the person and the id: the key of the log makes it one.
"""

import asyncio
import hmac
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from civ.errors import Refused, Unknown
from civ.server.core.live_tables import Live, digest_of
from civ.server.core.people import People
from civ.server.core.registry import Lives
from civ.server.core.writer import Opening, Writer
from civ.tables.commands import StartGame
from civ.tables.decisions import Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from civ.wire.messages import encode

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # nothing that looks like something else
CODE_LENGTH: Final = 12  # 60 bits: nobody finds a table by trying
OPENING: Final = ""  # the command that opened a table, in its own log: no other has an empty id


class NewTable(NamedTuple):
    """What a table is to be."""

    settings: Settings
    start: bool = False  # deal at once, if nobody is missing
    record: str | None = None  # to go on from


def code_of(secret: bytes, person: str, id: str) -> str:
    """The code of the table that a person opens under an id."""
    number = int.from_bytes(hmac.digest(secret, encode((person, id)), "sha256"), "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(CODE_LENGTH))


class Openings:
    """Makes tables."""

    def __init__(self, people: People, lives: Lives, writer: Writer) -> None:
        self._people, self._lives, self._writer = people, lives, writer
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, host: Actor, wanted: NewTable, id: str | None = None) -> Live:
        """A new table; under an id, the one that was opened under it before."""
        if id is None:
            return await self._made(Live(self._writer.source.fresh_code()), host, wanted)
        code = code_of(await self._people.secret(), str(host.person), id)
        # Whoever hangs up must not leave a table half opened behind, that would then be opened a second time.
        return await asyncio.shield(asyncio.ensure_future(self._once(code, host, wanted)))

    async def _once(self, code: str, host: Actor, wanted: NewTable) -> Live:
        asked, digest = (str(host.person), OPENING), digest_of(wanted)
        async with self._doors.setdefault(code, asyncio.Lock()):
            try:
                live = await self._lives.find(code)
            except Unknown:
                return await self._made(Live(code), host, wanted, digest)
        if asked not in live.answers or live.answers[asked].digest != digest:
            raise Refused("command-reused")
        return live

    async def _made(self, live: Live, host: Actor, wanted: NewTable, digest: bytes | None = None) -> Live:
        source = self._writer.source

        def first(live: Live) -> None:
            seed = None if wanted.record is not None else source.fresh_seed()
            events: list[Any] = [open_table(host, wanted.settings, source.clock(), seed=seed, start=wanted.record)]
            live.table.apply(events[0])
            if wanted.start:
                events.append(decide(DecisionContext(live.table, host, source.clock(), source.dealer), StartGame()))
                live.table.apply(events[1])
            for event in events[:-1]:
                live.note(event)
            live.note(events[-1], host.person, OPENING, digest)

        await self._writer.told(lambda tell: self._writer.submit(Opening(live, tell, first)))
        self._lives.add(live)
        return live
