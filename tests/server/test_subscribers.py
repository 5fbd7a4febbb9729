"""The queue of a stream or long poll: it keeps messages until they are read, and ends."""

import asyncio

from civ.errors import Unknown
from civ.server.core.live_tables import LiveTable
from civ.server.http.subscribers import MAX_STREAM_BACKLOG, QueueSubscriber


def test_a_refused_stream_ends_even_if_its_backlog_is_full() -> None:
    async def read_all() -> list[bytes | None]:
        subscriber, stopping = QueueSubscriber(LiveTable("code"), None, frozenset()), asyncio.Event()
        for _ in range(MAX_STREAM_BACKLOG):
            subscriber.send(b"{}")
        subscriber.refuse(Unknown("no-table"))
        return [await subscriber.next_message(stopping, 1) for _ in range(MAX_STREAM_BACKLOG)]

    assert asyncio.run(read_all()) == [b"{}"] * (MAX_STREAM_BACKLOG - 1) + [None]
