"""Who plays in a soak, and at which tables: all kinds of them, opened over HTTP while the server is being killed."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import httpx

from civ.client import Client, ServerRefusal, ServerUnreachable
from civ.game.options import Rules
from civ.soak.clients import EXPECTED_STATUSES, Identity, Progress, SimulatedPlayer
from civ.soak.server_process import ServerAddress
from civ.tables.settings import OPEN_SEAT, Settings

T = TypeVar("T")
REQUEST_RETRY_DELAY_S: Final = 0.1  # seconds
PATIENCE: Final = 30.0  # seconds
PEOPLE: Final = 24  # a server takes in no more from one address at a time
ANONYMOUS: Final = Identity(None, {})
KINDS: Final = (
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
    """The players of a soak. A table whose code was lost on the way stands empty, and another one is opened."""

    def __init__(self, door: ServerAddress, tables: int, seed: int, tally: Progress) -> None:
        self.players: list[SimulatedPlayer] = []
        self._door, self._tables, self._tally = door, tables, tally
        self._chance = random.Random(seed)

    async def gather(self, tasks: asyncio.TaskGroup) -> None:
        """Bring everybody in, and let them play."""
        people = [Client(f"http://{self._door.address}") for _ in range(PEOPLE)]
        for number, person in enumerate(people):
            await self._insist(partial(person.create_guest, f"Guest {number}"))
        for number in range(self._tables):
            settings = KINDS[number % len(KINDS)]
            *players, bystander = self._chance.sample(people, 2 + settings.seats.count(OPEN_SEAT))
            opened = await self._insist(partial(players[0].open_table, settings))
            watching = [ANONYMOUS if settings.public else identity_of(bystander)] if number % 2 == 0 else []
            for guest in [*map(identity_of, players), *watching]:
                player = SimulatedPlayer(self._door, opened.code, guest, self._chance.getrandbits(32), self._tally)
                self.players.append(player)
                tasks.create_task(player.play())
        for person in people:
            await person.close()

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """The answer to a request, made as often as it takes."""
        while True:
            try:
                return await ask()
            except ServerUnreachable:
                pass
            except ServerRefusal as refusal:
                if refusal.status not in EXPECTED_STATUSES:
                    raise
            await asyncio.sleep(REQUEST_RETRY_DELAY_S)

    async def look_once_more(self) -> None:
        """Everybody notes how every table that they were at stands now."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            for player in self.players:
                for notes in (ear.notes for ear in player.ears):
                    url = f"http://{self._door.address}/api/tables/{notes.code}"
                    answer = await client.get(url, headers=player.guest.headers)
                    if answer.is_success:
                        notes.look(answer.content)
                    else:
                        notes.violate("unknown", 0, str(answer.status_code))

    @property
    def quiet(self) -> bool:
        """Whether everybody has all their answers."""
        return all(player.asked is None for player in self.players)


def identity_of(client: Client) -> Identity:
    """Somebody who came in, as players know them."""
    assert client.me is not None
    return Identity(client.me.person, client.headers)
