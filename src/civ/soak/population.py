"""The players and tables of a soak, created over HTTP while the server is being killed."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import httpx

from civ.client import Client, ServerRefusal, ServerUnreachable
from civ.client.http import REQUEST_TIMEOUT_S
from civ.game.options import Rules
from civ.soak.clients import EXPECTED_STATUSES, Identity, Progress, SimulatedPlayer
from civ.soak.server_process import ServerAddress
from civ.tables.settings import OPEN_SEAT, Settings

T = TypeVar("T")
REQUEST_RETRY_DELAY_S: Final = 0.1
GUEST_COUNT: Final = 24  # more would exceed the rate limit of one address
ANONYMOUS: Final = Identity(None, {})
TABLE_SETTINGS: Final = (
    Settings(rules=Rules(), seats=("me", "open")),
    Settings(rules=Rules(players=3, deal="draft"), seats=("me", "open", "open")),
    Settings(rules=Rules(players=4, teams=True), seats=("open", "me", "open", "open"), public=True),
    Settings(rules=Rules(deal="draft"), seats=("open", "me"), turn_seconds=600),
    Settings(rules=Rules(players=4, deal="draft", teams=True), seats=("me", "here", "open", "open")),
    Settings(rules=Rules(players=3, last_round="one_more_each"), seats=("me", "open", "novice"), pace=0),
    Settings(rules=Rules(democracy_needs_card=False), seats=("me", "open"), take_backs=False),
    Settings(rules=Rules(players=4, deal="draft", draft_order="clockwise"), seats=("me", "open", "open", "open")),
)


class Population:
    """The players of a soak.

    If the response to opening a table is lost, that table stays empty and another one is opened.
    """

    def __init__(self, address: ServerAddress, tables: int, seed: int, progress: Progress) -> None:
        self.players: list[SimulatedPlayer] = []
        self._address, self._tables, self._progress = address, tables, progress
        self._chance = random.Random(seed)

    async def start(self, tasks: asyncio.TaskGroup) -> None:
        """Create the guests and tables, and start the players."""
        people = [Client(f"http://{self._address.netloc}") for _ in range(GUEST_COUNT)]
        for number, person in enumerate(people):
            await self._retry(partial(person.create_guest, f"Guest {number}"))
        for number in range(self._tables):
            settings = TABLE_SETTINGS[number % len(TABLE_SETTINGS)]
            *players, bystander = self._chance.sample(people, 2 + settings.seats.count(OPEN_SEAT))
            opened = await self._retry(partial(players[0].open_table, settings))
            watching = [ANONYMOUS if settings.public else identity_of(bystander)] if number % 2 == 0 else []
            for guest in [*map(identity_of, players), *watching]:
                player = SimulatedPlayer(
                    self._address, opened.code, guest, self._chance.getrandbits(32), self._progress
                )
                self.players.append(player)
                tasks.create_task(player.play())
        for person in people:
            await person.close()

    async def _retry(self, request: Callable[[], Awaitable[T]]) -> T:
        """Repeat a request until it succeeds, and return the response."""
        while True:
            try:
                return await request()
            except ServerUnreachable:
                pass
            except ServerRefusal as refusal:
                if refusal.status not in EXPECTED_STATUSES:
                    raise
            await asyncio.sleep(REQUEST_RETRY_DELAY_S)

    async def read_final_snapshots(self) -> None:
        """Let every player log the current snapshot of each of their tables."""
        async with httpx.AsyncClient(timeout=REQUEST_TIMEOUT_S, trust_env=False) as client:
            for player in self.players:
                for log in (observer.log for observer in player.observers):
                    url = f"http://{self._address.netloc}/api/tables/{log.code}"
                    response = await client.get(url, headers=player.guest.headers)
                    if response.is_success:
                        log.add_snapshot(response.content)
                    else:
                        log.add_violation("unknown", 0, str(response.status_code))

    @property
    def all_answered(self) -> bool:
        """Whether no command is unanswered."""
        return all(player.unanswered is None for player in self.players)


def identity_of(client: Client) -> Identity:
    """Return the identity of a client that has signed in."""
    assert client.me is not None
    return Identity(client.me.person, client.headers)
