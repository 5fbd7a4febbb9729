"""Three ways to play the games of a match: in this process, in processes of our own, on a Dask cluster.

Each takes jobs and gives back finished games, in the order in which they finish. Leaving early (Ctrl-C, an error) stops
whatever was started. `distributed` and the machinery of processes are loaded only by those who need them.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from typing import Any, Final

from civ import __version__
from civ.arena.jobs import Played, close_programs, play_one
from civ.arena.matches import Job
from civ.errors import BadUsage, CivError
from civ.i18n.truncation import excerpt

ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
ANSWER: Final = 10  # seconds that a scheduler has to answer, and then to show a worker
AHEAD: Final = 2  # games that wait on a cluster for each that is played


def here(jobs: Iterable[Job]) -> Generator[Played]:
    """One game after the other, in this process."""
    try:
        yield from map(play_one, jobs)
    finally:
        close_programs()


# --- Processes ---


def in_processes(jobs: Iterable[Job], workers: int) -> Generator[Played]:
    """So many games at a time, each worker a fresh process with one thread."""
    from multiprocessing import connection, get_context

    context: Any = get_context("spawn")
    wait: Any = connection.wait
    waiting, busy, crew = iter(jobs), set[Any](), list[Any]()
    try:
        with _one_thread():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                crew.append((process, ours))
        for (_, line), job in zip(crew, islice(waiting, workers), strict=False):
            line.send(job)
            busy.add(line)
        while busy:
            for line in wait(list(busy)):
                busy.discard(line)
                yield _answer(line)
                for job in islice(waiting, 1):
                    line.send(job)
                    busy.add(line)
    finally:
        for process, line in crew:
            line.close()
            process.terminate()
        for process, _ in crew:
            process.join()


def _answer(line: Any) -> Played:
    """What a worker sends: a finished game, or what stopped it."""
    try:
        answer = line.recv()
    except (EOFError, ConnectionError):
        raise BadUsage("arena-worker-gone") from None
    if isinstance(answer, Played):
        return answer
    raise answer


def _serve(line: Any) -> None:
    """A worker: games as long as there is someone to ask for them. Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that programs are ended too
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError), closing(line):
        try:
            while True:
                job = line.recv()
                try:
                    line.send(play_one(job))
                except Exception as error:
                    line.send(error if isinstance(error, CivError) else RuntimeError(repr(error)))
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # on its way out already
            close_programs()


def _end_with_parent() -> None:
    """Wait until the process that asks is gone, however it went, and end this one: nobody wants its game."""
    from multiprocessing import connection, parent_process

    parent: Any = parent_process()
    connection.wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that are started meanwhile find an environment that asks for one thread."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


# --- A cluster ---


def on_cluster(jobs: Iterable[Job], address: str) -> Generator[Played]:
    """As many games at a time as an existing Dask cluster takes."""
    try:
        import distributed
    except ImportError:
        raise BadUsage("arena-no-distributed") from None
    dask: Any = distributed
    _knock(dask, address)
    waiting = iter(jobs)
    client = _client(dask.Client, address)
    try:
        _check_versions(client, address)
        window = AHEAD * max(1, sum(client.nthreads().values()))
        first = [client.submit(play_one, job, pure=False) for job in islice(waiting, window)]
        going = dask.as_completed(first, loop=client.loop)
        for future in going:
            yield _result(future, address)
            for job in islice(waiting, 1):
                going.add(client.submit(play_one, job, pure=False))
    finally:
        client.close()  # and with it all games that nobody waits for


def _knock(dask: Any, address: str) -> None:
    """Refuse an address where no scheduler answers: a client that finds none complains at length when it ends."""

    async def ask() -> None:
        security = dask.Security().get_connection_args("client")
        async with dask.core.rpc(address, connection_args=security) as scheduler:
            await scheduler.identity()

    try:
        asyncio.run(asyncio.wait_for(ask(), ANSWER))
    except ValueError:
        raise BadUsage("arena-scheduler-address", address=excerpt(address)) from None
    except Exception:  # refused, silent, or something else that listens there
        raise BadUsage("arena-scheduler-silent", address=address) from None


def _client(kind: Any, address: str) -> Any:
    """A client of the scheduler at an address, once it has shown a worker."""
    try:
        client = kind(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError):
        raise BadUsage("arena-scheduler-silent", address=address) from None
    try:
        client.wait_for_workers(1, timeout=ANSWER)
    except TimeoutError:
        client.close()
        raise BadUsage("arena-scheduler-idle", address=address) from None
    return client


def _check_versions(client: Any, address: str) -> None:
    """Refuse workers with another civ: their bots may be others."""
    try:
        versions = set(client.run(_version).values())
    except Exception as error:  # no civ there at all
        raise BadUsage("arena-scheduler-failed", address=address, kind=type(error).__name__) from error
    if versions != {__version__}:
        there = " ".join(sorted(versions))
        raise BadUsage("arena-scheduler-version", address=address, there=there, here=__version__)


def _version() -> str:
    import civ

    return civ.__version__


def _result(future: Any, address: str) -> Played:
    try:
        played: Played = future.result()
    except CivError:
        raise
    except Exception as error:  # whatever a cluster meets: workers that die, workers without civ
        raise BadUsage("arena-scheduler-failed", address=address, kind=type(error).__name__) from error
    return played
