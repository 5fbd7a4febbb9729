"""Who asks: guests by a 256-bit token, of which only the hash is kept."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from civ.errors import Unknown
from civ.server.storage.store import Person, Store
from civ.tables.decisions import Actor

DEVICE, LINK, PROGRAM = "device", "link", "program"
CACHED: Final = 20_000
Known = tuple[bytes, str]  # a token's digest, and what the token is for


class Guest(NamedTuple):
    """A person and the token that a new device of theirs keeps."""

    person: Person
    token: str


def token_digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def actor_of(person: Person | None) -> Actor:
    """A person as tables know them; nobody in particular for None."""
    return Actor("") if person is None else Actor(person.id, person.name, person.program)


class People:
    """Finds and makes persons."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._known: dict[Known, Person] = {}
        self._secret: bytes | None = None

    async def by_token(self, token: str, purpose: str) -> Person | None:
        """The person of a device's or a program's token."""
        key = token_digest(token), purpose
        if key not in self._known:
            person = await asyncio.to_thread(self._store.person_by_token, *key)
            if person is None:
                return None
            self._remember(key, person)
        return self._known[key]

    async def welcome(self, name: str, language: str, *, program: bool = False) -> Guest:
        """A new person, known at once by the token."""
        person = Person(secrets.token_hex(8), name, language, program, self._clock())
        await asyncio.to_thread(self._store.add_person, person)
        return await self._with_token(person, PROGRAM if program else DEVICE)

    async def secret(self) -> bytes:
        """What this server alone knows, made when it is first needed: the digest of a token that nobody has."""
        if self._secret is None:
            fresh = token_digest(secrets.token_urlsafe(32))
            self._secret = await asyncio.to_thread(self._store.keep_secret, fresh, self._clock())
        return self._secret

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """A person with another name or language."""
        renamed = person._replace(name=name, language=language)
        await asyncio.to_thread(self._store.rename, person.id, name, language)
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = renamed
        return renamed

    async def link(self, person: Person) -> str:
        """A token for one more device: good once, and not for long."""
        token = secrets.token_urlsafe(32)
        await asyncio.to_thread(self._store.add_token, token_digest(token), person.id, LINK, self._clock())
        return token

    async def claim(self, token: str) -> Guest:
        """The person of a link, on the device that opened it."""
        found = await asyncio.to_thread(self._store.claim_link, token_digest(token), self._clock())
        if found is None:
            raise Unknown("link-expired")
        return await self._with_token(found, DEVICE)

    async def _with_token(self, person: Person, purpose: str) -> Guest:
        token = secrets.token_urlsafe(32)
        digest = token_digest(token)
        await asyncio.to_thread(self._store.add_token, digest, person.id, purpose, self._clock())
        self._remember((digest, purpose), person)
        return Guest(person, token)

    def _remember(self, key: Known, person: Person) -> None:
        if len(self._known) >= CACHED:
            self._known.clear()
        self._known[key] = person
