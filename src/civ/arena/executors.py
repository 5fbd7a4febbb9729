"""Three executors of a match: this process, worker processes, and a Dask cluster.

Each takes jobs and yields finished games in the order in which they finish. Closing the generator early (Ctrl-C, an
error) stops all workers. `distributed` and `multiprocessing` are imported only by the executors that need them.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from typing import Any, Final

from civ import __version__
from civ.arena.jobs import MatchGame, close_programs, play_one
from civ.arena.matches import GameJob
from civ.errors import BadUsage, CivError
from civ.i18n.truncation import excerpt

ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
SCHEDULER_TIMEOUT_S: Final = 10  # for a scheduler to answer, and then to have a worker
JOBS_PER_THREAD: Final = 2  # jobs submitted to a cluster for each of its threads


def in_process(jobs: Iterable[GameJob]) -> Generator[MatchGame]:
    """Play one game after the other in this process."""
    try:
        yield from map(play_one, jobs)
    finally:
        close_programs()


# --- Worker processes ---


def in_subprocesses(jobs: Iterable[GameJob], workers: int) -> Generator[MatchGame]:
    """Play in worker processes with one thread each.

    Raises BadUsage if a worker dies, and re-raises the error of a game that fails.
    """
    from multiprocessing import connection, get_context

    context: Any = get_context("spawn")
    wait: Any = connection.wait
    pending, busy, started = iter(jobs), set[Any](), list[Any]()
    try:
        with _one_thread():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                started.append((process, ours))
        for (_, pipe), job in zip(started, islice(pending, workers), strict=False):
            pipe.send(job)
            busy.add(pipe)
        while busy:
            for pipe in wait(list(busy)):
                busy.discard(pipe)
                yield _receive(pipe)
                for job in islice(pending, 1):
                    pipe.send(job)
                    busy.add(pipe)
    finally:
        for process, pipe in started:
            pipe.close()
            process.terminate()
        for process, _ in started:
            process.join()


def _receive(pipe: Any) -> MatchGame:
    """Return the game a worker sends, or raise the error it sends."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise BadUsage("arena-worker-gone") from None
    if isinstance(answer, MatchGame):
        return answer
    raise answer


def _work(pipe: Any) -> None:
    """Play jobs until the pipe is closed. Ctrl-C is left to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _exit)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError), closing(pipe):
        try:
            while True:
                job = pipe.recv()
                try:
                    pipe.send(play_one(job))
                except Exception as error:
                    pipe.send(error if isinstance(error, CivError) else RuntimeError(repr(error)))
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # already exiting
            close_programs()


def _exit(*_: object) -> None:
    """Handle a signal: close the programs and end the process.

    `sys.exit` would not do: its exception is lost if the signal comes during a callback of the compiler.
    """
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    close_programs()
    os._exit(0)


def _exit_with_parent() -> None:
    """Terminate this process when its parent is gone, even if the parent was killed."""
    from multiprocessing import connection, parent_process

    parent: Any = parent_process()
    connection.wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _one_thread() -> Iterator[None]:
    """Set the environment so that numerical libraries of processes started meanwhile use one thread."""
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


def on_cluster(jobs: Iterable[GameJob], address: str) -> Generator[MatchGame]:
    """Play on an existing Dask cluster, as many games at a time as it has threads.

    Raises BadUsage if `distributed` is not installed, if no scheduler answers at the address, if it has no workers or
    workers with another version of civ, or if the cluster fails during the match.
    """
    try:
        import distributed
    except ImportError:
        raise BadUsage("arena-no-distributed") from None
    dask: Any = distributed
    _check_scheduler(dask, address)
    pending = iter(jobs)
    client = _connect(dask.Client, address)
    try:
        _check_versions(client, address)
        window = JOBS_PER_THREAD * max(1, sum(client.nthreads().values()))
        submitted = [client.submit(play_one, job, pure=False) for job in islice(pending, window)]
        futures = dask.as_completed(submitted, loop=client.loop)
        for future in futures:
            yield _result(future, address)
            for job in islice(pending, 1):
                futures.add(client.submit(play_one, job, pure=False))
    finally:
        client.close()  # cancels the games that are still being played


def _check_scheduler(dask: Any, address: str) -> None:
    """Refuse an address without a scheduler; a `Client` would log a long traceback when it gives up."""

    async def identify() -> None:
        security = dask.Security().get_connection_args("client")
        async with dask.core.rpc(address, connection_args=security) as scheduler:
            await scheduler.identity()

    try:
        asyncio.run(asyncio.wait_for(identify(), SCHEDULER_TIMEOUT_S))
    except ValueError:
        raise BadUsage("arena-scheduler-address", address=excerpt(address)) from None
    except Exception:  # refused, silent, or another service listens there
        raise BadUsage("arena-scheduler-silent", address=address) from None


def _connect(client_class: Any, address: str) -> Any:
    """Return a client of the scheduler, once it has a worker."""
    try:
        client = client_class(address, timeout=SCHEDULER_TIMEOUT_S, set_as_default=False)
    except (OSError, ValueError):
        raise BadUsage("arena-scheduler-silent", address=address) from None
    try:
        client.wait_for_workers(1, timeout=SCHEDULER_TIMEOUT_S)
    except TimeoutError:
        client.close()
        raise BadUsage("arena-scheduler-idle", address=address) from None
    return client


def _check_versions(client: Any, address: str) -> None:
    """Refuse workers with another version of civ, whose bots may play differently."""
    try:
        versions = set(client.run(_version).values())
    except Exception as error:  # civ is not installed there
        raise BadUsage("arena-scheduler-failed", address=address, kind=type(error).__name__) from error
    if versions != {__version__}:
        there = " ".join(sorted(versions))
        raise BadUsage("arena-scheduler-version", address=address, there=there, here=__version__)


def _version() -> str:
    import civ

    return civ.__version__


def _result(future: Any, address: str) -> MatchGame:
    try:
        game: MatchGame = future.result()
    except CivError:
        raise
    except Exception as error:  # a failure of the cluster: workers that die, workers without civ
        raise BadUsage("arena-scheduler-failed", address=address, kind=type(error).__name__) from error
    return game
