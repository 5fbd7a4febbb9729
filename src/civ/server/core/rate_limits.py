"""How often a client may do something: token buckets, one for each purpose and client."""

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, NamedTuple

from civ.server.errors import Busy

MAX_BUCKETS: Final = 10_000


class Allowance(NamedTuple):
    """The size of a bucket, and the tokens that it gains in a second."""

    burst: int
    per_second: float


SOCKET_MESSAGES: Final = Allowance(60, 20.0)  # for one socket; control frames and fragments count separately


class TokenBucket:
    """The tokens that one client has left for one purpose."""

    __slots__ = ("_burst", "_clock", "_per_second", "_tokens", "_updated")

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._per_second = allowance
        self._clock = clock
        self._tokens, self._updated = float(self._burst), clock()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._per_second)
        self._updated = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """The seconds from the last `take` until there is a token."""
        return max(0.0, (1 - self._tokens) / self._per_second)


class RateLimit:
    """A bucket for each purpose and client. The buckets unused for the longest time make room for new ones."""

    def __init__(
        self,
        allowances: Mapping[str, Allowance],
        clock: Callable[[], float] = monotonic,
        max_buckets: int = MAX_BUCKETS,
    ) -> None:
        self._allowances = allowances
        self._clock = clock
        self._max_buckets = max_buckets
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def take(self, purpose: str, client: str) -> None:
        """Count one use of a purpose by a client.

        Raises Busy with the seconds to wait if the client has used it too often.
        """
        key = purpose, client_network(client)
        bucket = self._buckets.pop(key, None) or TokenBucket(self._allowances[purpose], self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self._max_buckets:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Busy("too-many", seconds=math.ceil(bucket.wait))

    def __len__(self) -> int:
        return len(self._buckets)


def client_network(client: str) -> str:
    """Return what counts as one client: an address, or the whole /64 network of an IPv6 address."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return client
