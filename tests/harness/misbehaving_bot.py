"""A bot program that violates the bot protocol in one way: `python misbehaving_bot.py FAULT [FILE]`.

Apart from its fault it is correct and answers with the first legal action.
"""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

Request = dict[str, Any]


def requests() -> Iterator[Request]:
    for line in sys.stdin:
        yield json.loads(line)


def answer(request: Request, **changes: Any) -> str:
    return json.dumps({"id": request["id"], "action": request["view"]["legal"][0], **changes})


def say(line: str) -> None:
    print(line, flush=True)


def sleep_for_ever() -> None:
    while True:
        time.sleep(60)


def write(words: bytes) -> None:
    os.write(1, words)


def say_slowly(line: str) -> None:
    time.sleep(0.01)
    say(line)


def say_in_pieces(line: str) -> None:
    for letter in line:
        write(letter.encode())


def complain_and_say(line: str) -> None:
    print("I am lost.", file=sys.stderr, flush=True)
    say(line)


# --- Faults of the program ---


def crash_at_once() -> None:
    sys.exit(3)


def crash_later() -> None:
    for number, request in enumerate(requests()):
        if number == 4:
            os.kill(os.getpid(), signal.SIGSEGV)
        say(answer(request))


def hang() -> None:
    for _ in requests():
        sleep_for_ever()


def hang_later() -> None:
    for number, request in enumerate(requests()):
        if number == 2:
            sleep_for_ever()
        say(answer(request))


def deaf() -> None:
    sleep_for_ever()


def know_it_all(action: str) -> None:
    """Answer hundreds of requests in advance without reading any."""
    for number in range(1, 500):
        say(json.dumps({"id": number, "action": action}))
    sleep_for_ever()


def flood() -> None:
    while True:
        write(b"x" * 65536)


def flood_of_old_answers() -> None:
    for number, request in enumerate(requests()):
        if number:
            while True:
                say(answer(request, id=1))
        say(answer(request))


def close_output() -> None:
    os.close(1)
    sleep_for_ever()


# --- Faults of single answers ---

Answer = Callable[[Request], object]
ANSWER_FAULTS: dict[str, Answer] = {
    "junk": lambda request: say(f"thinking…\n{answer(request)}"),
    "not-text": lambda _: write(b'{"action": "\xff\xfe"}\n'),
    "not-an-object": lambda request: say(json.dumps([request["id"], request["view"]["legal"][0]])),
    "no-id": lambda request: say(json.dumps({"action": request["view"]["legal"][0]})),
    "wrong-id": lambda request: say(answer(request, id=request["id"] + 1)),
    "id-in-words": lambda request: say(answer(request, id=str(request["id"]))),
    "huge": lambda request: say(answer(request, why="x" * 300_000)),
    "deep": lambda _: say("[" * 50_000),
    "long-number": lambda request: say(answer(request, id=0).replace("0", "1" * 5000, 1)),
    "illegal": lambda request: say(answer(request, action=".")),
    "no-such-action": lambda request: say(answer(request, action="Q9\x1b[2J\n" + "!" * 99)),
    "no-action": lambda request: say(json.dumps({"id": request["id"]})),
    "action-list": lambda request: say(answer(request, action=request["view"]["legal"])),
    "slow": lambda request: say_slowly(answer(request)),
    "twice": lambda request: say(f"\n{answer(request)}\n{answer(request, action='Q9')}"),
    "in-pieces": lambda request: say_in_pieces(f"{answer(request)}\r\n"),
    "talkative": lambda request: say(
        answer(
            request,
            why=" The\tfirst\x1b[31m is \u202e fine.\n" + "Very fine. " * 99,
            mood="good",
            candidates=[
                {"action": "Q9", "visits": 9, "wins": 0.5},
                {"action": request["view"]["legal"][-1], "visits": 20, "wins": 0.25, "depth": 3},
                {"action": request["view"]["legal"][0], "visits": 80, "wins": 1},
                {"action": request["view"]["legal"][0], "visits": -1, "wins": 0.5},
                {"action": request["view"]["legal"][0], "visits": 1, "wins": float("nan")},
                {"action": request["view"]["legal"][0], "visits": 10**100, "wins": 0.5},
                "S",
            ],
        )
    ),
    "errors": lambda request: complain_and_say(answer(request)),
}


# --- Ways to exit ---


def say_goodbye(file: str) -> None:
    """Exit normally, shortly after the end of the input."""
    for request in requests():
        say(answer(request))
    time.sleep(0.05)
    leave(file, "end of input")


def exit_on_sigterm(file: str) -> None:
    """Exit on SIGTERM instead of at the end of the input."""

    def end(*_: object) -> None:
        leave(file, "SIGTERM")
        sys.exit()

    signal.signal(signal.SIGTERM, end)
    for request in requests():
        say(answer(request))
    sleep_for_ever()


def stubborn() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for request in requests():
        say(answer(request))
    sleep_for_ever()


def stubborn_and_hanging() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sleep_for_ever()


def children(*words: str) -> None:
    """Start a child that ignores SIGTERM and has no standard input or output."""
    import subprocess  # imported here, so that other faults start quickly

    nowhere = subprocess.DEVNULL
    subprocess.Popen([sys.executable, __file__, "stubborn-and-hanging", *words], stdin=nowhere, stdout=nowhere)
    for request in requests():
        say(answer(request))


def children_and_crash(*words: str) -> None:
    """Crash and leave a child that keeps our output open."""
    import subprocess

    subprocess.Popen([sys.executable, __file__, "stubborn-and-hanging", *words])
    sys.exit(1)


def leave(file: str, words: str) -> None:
    with open(file, "w", encoding="utf-8") as note:  # noqa: PTH123  # importing pathlib would slow the start
        note.write(words)


FAULTS = (
    crash_at_once, crash_later, hang, hang_later, deaf, flood, flood_of_old_answers, close_output, stubborn,
    stubborn_and_hanging,
)  # fmt: skip
FAULTS_WITH_ARGUMENTS = (know_it_all, say_goodbye, exit_on_sigterm, children, children_and_crash)

if __name__ == "__main__":
    fault, *words = sys.argv[1:]
    name = fault.replace("-", "_")
    if fault in ANSWER_FAULTS:
        for request in requests():
            ANSWER_FAULTS[fault](request)
    for function in FAULTS:
        if function.__name__ == name:
            function()
    for with_arguments in FAULTS_WITH_ARGUMENTS:
        if with_arguments.__name__ == name:
            with_arguments(*words)
