"""The people of a server: guests and programs, known by 256-bit tokens of which only the hash is stored."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from civ.errors import Unknown
from civ.server.storage.rows import DEVICE, LINK, PROGRAM
from civ.server.storage.store import Person, Store
from civ.tables.decisions import Actor

MAX_CACHED_TOKENS: Final = 20_000
TokenKey = tuple[bytes, str]  # a token's digest and purpose


class SignedIn(NamedTuple):
    """A person, and the token that their new device keeps."""

    person: Person
    token: str


def token_digest(token: str) -> bytes:
    """Return the SHA-256 of a token; the token itself is never stored."""
    return hashlib.sha256(token.encode()).digest()


def actor_of(person: Person | None) -> Actor:
    """Return a person as tables know them; an anonymous actor for None."""
    return Actor("") if person is None else Actor(person.id, person.name, person.program)


class People:
    """Finds and creates people. Methods raise StoreUnavailable if the store cannot be used."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._by_token: dict[TokenKey, Person] = {}
        self._secret: bytes | None = None

    async def by_token(self, token: str, purpose: str) -> Person | None:
        """Return the person of a device's or a program's token."""
        key = token_digest(token), purpose
        if key not in self._by_token:
            person = await asyncio.to_thread(self._store.person_by_token, *key)
            if person is None:
                return None
            self._cache(key, person)
        return self._by_token[key]

    async def create(self, name: str, language: str, *, program: bool = False) -> SignedIn:
        """Return a new person with a token."""
        person = Person(secrets.token_hex(8), name, language, program, self._clock())
        await asyncio.to_thread(self._store.add_person, person)
        return await self._sign_in(person, PROGRAM if program else DEVICE)

    async def secret(self) -> bytes:
        """Return this server's secret, created on first use."""
        if self._secret is None:
            fresh = token_digest(secrets.token_urlsafe(32))
            self._secret = await asyncio.to_thread(self._store.keep_secret, fresh, self._clock())
        return self._secret

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Return the person with a new name and language."""
        renamed = person._replace(name=name, language=language)
        await asyncio.to_thread(self._store.rename, person.id, name, language)
        for key, known in self._by_token.items():
            if known.id == person.id:
                self._by_token[key] = renamed
        return renamed

    async def link(self, person: Person) -> str:
        """Return a token that signs in one more device: once, and within `LINK_LIFETIME_S`."""
        token = secrets.token_urlsafe(32)
        await asyncio.to_thread(self._store.add_token, token_digest(token), person.id, LINK, self._clock())
        return token

    async def claim(self, token: str) -> SignedIn:
        """Sign in the person of a link on another device.

        Raises Unknown if there is no such link, or if it has expired or been used.
        """
        person = await asyncio.to_thread(self._store.claim_link, token_digest(token), self._clock())
        if person is None:
            raise Unknown("link-expired")
        return await self._sign_in(person, DEVICE)

    async def _sign_in(self, person: Person, purpose: str) -> SignedIn:
        token = secrets.token_urlsafe(32)
        digest = token_digest(token)
        await asyncio.to_thread(self._store.add_token, digest, person.id, purpose, self._clock())
        self._cache((digest, purpose), person)
        return SignedIn(person, token)

    def _cache(self, key: TokenKey, person: Person) -> None:
        if len(self._by_token) >= MAX_CACHED_TOKENS:
            self._by_token.clear()
        self._by_token[key] = person
