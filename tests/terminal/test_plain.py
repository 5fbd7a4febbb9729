"""`civ play --plain`: a game in lines of text, also through pipes."""

import json
import os
import random
import re
import signal
import subprocess
from pathlib import Path

import pytest

from civ import Game, Rules
from civ.i18n.texts import LANGUAGES, text
from tests.harness.command_runner import COMMAND, ENGLISH, civ, civ_process, is_one_line

PIPE = subprocess.PIPE


def start_game(*words: str, **environment: str) -> subprocess.Popen[str]:
    settings = os.environ | ENGLISH | environment
    return subprocess.Popen(
        [*COMMAND, "play", *words], stdin=PIPE, stdout=PIPE, stderr=PIPE, env=settings, text=True, bufsize=1
    )


def type_line(process: subprocess.Popen[str], words: str) -> None:
    assert process.stdin is not None
    process.stdin.write(words + "\n")
    process.stdin.flush()


def read_until(process: subprocess.Popen[str], until: str) -> list[str]:
    """Read lines up to one that matches a pattern."""
    assert process.stdout is not None
    lines = []
    while line := process.stdout.readline():
        lines.append(line.rstrip("\n"))
        if re.search(until, line):
            return lines
    raise AssertionError(f"no {until!r} in {lines[-5:]}")


@pytest.mark.parametrize(
    "options",
    [
        "--seats me,novice,me --seed 4",
        "--seats me,random,me,random --seed 5 --deal draft --teams --last-round one_more_each --democracy-anywhere",
    ],
)
def test_a_whole_game_is_played_through_a_pipe(options: str, tmp_path: Path) -> None:
    """The input is a random mix of valid and invalid numbers, notation and keywords. Any line removes a cover."""
    file, chance = tmp_path / "game.jsonl", random.Random(4)
    lines = chance.choices(["1", "1", "1", "2", "3", ".", "hand", "areas", "area 2", "deck", "pile", "why s2"], k=3000)
    keyboard = "\n".join(lines).encode()
    code, out, err = civ_process("play", "--plain", *options.split(), "--save", str(file), stdin=keyboard)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    game = Game.from_record(file.read_text())
    assert game.over
    assert " by Hegemony." in out or " by Majority." in out
    assert out.count(" ends the turn.") == game.actions.count(".")
    assert f"The record: {file}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_are_understood_in_every_language_and_in_english(language: str, tmp_path: Path) -> None:
    keywords = ["hand", "area", "areas", "pile", "deck", "log", "thoughts", "why", "help", "save", "undo", "again"]
    for typed_language in {language, "en"}:
        words = [text(f"word-{word}", typed_language) for word in keywords]
        words[1] += " 2"
        words[7] += " s2"
        typed_words = "\n".join([*words, text("word-quit", typed_language), "hand"]).encode()
        file = tmp_path / f"{typed_language}.jsonl"
        code, out, err = civ(
            "play", "--plain", "--lang", language, "--seats", "me,me", "--seed", "1", "--save", str(file),
            stdin=b"\n" + typed_words,
        )  # fmt: skip
        assert (code, err) == (0, "")
        shown = out.splitlines()
        refused = text("plain-not-understood", language, words="")[:4]
        assert not any(line.startswith(refused) for line in shown)
        assert sum(line == text("error-nothing-to-undo", language) for line in shown) == 1
        assert any(line.startswith("S2") for line in shown)
        assert shown[-1] == text("play-saved", language, file=str(file))


def test_actions_can_be_typed_as_numbers_or_in_notation(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = ("play", "--plain", "--seats", "me,me", "--seed", "1", "--save", str(file))
    first = Game.new(Rules(), seed=1).legal[0]
    out = civ(*session, stdin=f"\n{first.lower()}\n.\n\n99\nU\nnonsense\n1\n".encode()).out
    assert Game.from_record(file.read_text()).actions[:2] == (first, ".")
    assert len(Game.from_record(file.read_text()).actions) == 3
    assert '"99" is not an action.' in out and '"NONSENSE" is not an action.' in out
    assert "U: there is no Utopia card in your hand." in out


def test_a_hand_is_shown_only_after_enter(tmp_path: Path) -> None:
    lines = civ("play", "--plain", "--seats", "me,me", "--seed", "1", "--save", str(tmp_path / "a")).out.splitlines()
    assert lines[-2] == "Seat 1: Press Enter when only you can see the screen."
    assert not any("Your hand" in line for line in lines)
    lines = civ(
        "play", "--plain", "--seats", "me,me", "--seed", "1", "--save", str(tmp_path / "b"), stdin=b"\n1\n.\n"
    ).out.splitlines()
    assert sum("Your hand" in line for line in lines) == 2  # before and after the card was played
    assert lines[-2] == "Seat 2: Press Enter when only you can see the screen."
    assert "New in your hand" not in "".join(lines), "the hand of seat 1 is hidden when it draws"


def test_the_plain_setup_reads_lines_and_enter_starts_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, err = civ("play", "--plain", stdin=b"1\n1\nx\n4\n\n")
    assert (code, err) == (0, "")
    assert '"x" is not understood.' in out
    record = next((tmp_path / "civ" / "games").glob("*.jsonl"))
    assert json.loads(record.read_text())["rules"]["players"] == 4
    assert record.with_name(record.name + ".seats").read_text() == "me,adept,expert,adept\n"


def test_plain_mode_is_the_default_without_a_terminal(tmp_path: Path) -> None:
    code, out, err = civ_process("play", "--seats", "random,random", "--seed", "3", "--save", str(tmp_path / "game"))
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert " by Hegemony." in out or " by Majority." in out


# --- Killed and resumed games ---


def test_a_killed_game_loses_no_printed_action(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start_game("--plain", "--seats", "random,random,random", "--seed", "9", "--save", str(file)) as process:
        for _ in range(40):
            read_until(process, r"^Seat \d (?!\()(?!holds)")
        process.send_signal(signal.SIGKILL)
    saved = Game.from_record(file.read_text())
    assert len(saved.actions) >= 40
    assert civ("play", "--plain", "--resume", str(file)).code == 0
    whole = Game.from_record(file.read_text())
    assert whole.over and whole.actions[: len(saved.actions)] == saved.actions


def test_a_killed_game_resumes_after_the_last_action(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start_game("--plain", "--seats", "me,me", "--seed", "1", "--save", str(file)) as process:
        read_until(process, "Press Enter")
        type_line(process, "")
        read_until(process, r"^1\. ")
        type_line(process, "1")
        read_until(process, r"^Seat \d plays")
        process.send_signal(signal.SIGKILL)
    assert len(Game.from_record(file.read_text()).actions) == 1
    out = civ("play", "--plain", "--resume", str(file), stdin=b"\nlog\n").out
    assert f"Seat {Game.new(Rules(), seed=1).seat} plays" in out


# --- Errors ---


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "no such file"),
        ("", "no record found"),
        ("not a record\n", "this is not valid JSON"),
        ("{}\n", 'the field "rules" is missing'),
        ('{"a": 1}\n', 'a record has no field "a"'),
        (Game.new(Rules(), seed=1).record + "\n" + Game.new(Rules(), seed=2).record, "more than one record"),
        (Game.new(Rules(), seed=1).record.replace('"actions": ""', '"actions": "U"'), "no Utopia card"),
        (Game.new(Rules(players=4), seed=1).record, "--seats names 2 players, but 4 play"),
    ],
)  # fmt: skip
def test_a_bad_or_foreign_file_is_refused_in_one_line(content: str | None, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    if content is not None:
        file.write_text(content)
    seats = ["--seats", "me,adept"] if "seats" in complaint else []
    code, out, err = civ("play", "--plain", "--resume", str(file), *seats)
    assert (code, out) == (2, "")
    assert is_one_line(err) and complaint in err
    assert (file.read_text() if file.exists() else None) == content


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seats", "me,champion"], 'Unknown bot "champion"'),
        (["--seats", "me,adept", "--players", "3"], "--seats names 2 players, but 3 play."),
        (["--seats", "me"], "--seats names 1 player, but 2 play."),
        (["--resume", "x", "--players", "3"], "--resume and --players cannot be used together."),
        (["--resume", "x", "--seed", "3"], "--resume and --seed cannot be used together."),
        (["--resume", "-"], "no such file"),
        (["--players", "3", "--teams"], "teams need 4 players"),
        (["--pace", "-1"], "--pace"),
    ],
)  # fmt: skip
def test_invalid_arguments_are_refused_in_one_line(words: list[str], complaint: str) -> None:
    code, out, err = civ("play", *words)
    assert (code, out) == (2, "")
    assert is_one_line(err) and complaint in err


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    code, _, err = civ("play", "--seats", "me,random", "--save", str(file))
    assert code == 2 and "already exists" in err
    assert file.read_text() == "precious"


def test_an_unwritable_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    code, out, err = civ_process("play", "--seats", "me,random", "--save", str(tmp_path / "no" / "game.jsonl"))
    assert (code, out) == (74, "")
    assert is_one_line(err)


def test_a_corrupt_seats_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(Game.new(Rules(), seed=1).record)
    (tmp_path / "game.jsonl.seats").write_bytes(b"\xff\xfe")
    code, out, err = civ("play", "--plain", "--resume", str(file))
    assert (code, out) == (2, "") and is_one_line(err)
