"""`civ perft` agrees with a slow count through `Game`."""

import json

import pytest

from civ import Game, Rules
from civ.game.notation import Action
from tests.harness.command_runner import civ, civ_process, is_one_line
from tests.harness.sample_records import random_game

SEQUENCES = {
    "": [1, 3, 4, 10, 15, 38, 102, 198, 562, 1584, 4691],
    "--players 3": [1, 3, 4, 11, 20, 58, 126, 195, 558, 1047, 2653],
    "--players 4": [1, 3, 4, 12, 26, 75, 167, 307, 713, 1073, 3105],
    "--players 4 --teams --last-round one_more_each": [1, 3, 4, 12, 26, 75, 167],
    "--deal draft": [1, 3, 12, 36, 84, 144, 288, 540, 540, 1400, 3684],
    "--players 3 --deal draft --draft-order clockwise": [1, 3, 12, 48, 144, 336, 1008, 2016, 4032, 6912, 17496],
}


def slow_count(game: Game, depth: int) -> int:
    """Count the sequences through `Game`, action by action."""
    if depth == 0:
        return 1
    return sum(slow_count(after(game, action), depth - 1) for action in game.legal)


def after(game: Game, action: Action) -> Game:
    twin = game.copy()
    twin.play(action)
    return twin


@pytest.mark.parametrize("options", SEQUENCES)
def test_the_counts_have_not_changed(options: str) -> None:
    for depth, sequences in enumerate(SEQUENCES[options]):
        code, out, err = civ("perft", str(depth), *options.split())
        assert (code, out) == (0, f"{sequences}\n")
        assert is_one_line(err)


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ("", Rules()),
        ("--players 4 --teams", Rules(players=4, teams=True)),
        ("--players 3 --deal draft", Rules(players=3, deal="draft")),
        ("--democracy-anywhere", Rules(democracy_needs_card=False)),
    ],
)
def test_a_slow_count_agrees(options: str, rules: Rules) -> None:
    game = Game.new(rules, seed=11)
    for depth in range(6):
        assert civ("perft", str(depth), "--seed", "11", *options.split()).out == f"{slow_count(game, depth)}\n"


@pytest.mark.parametrize("plies", [30, 90, 150, 1000])
def test_the_count_starts_from_a_given_position(plies: int) -> None:
    game = random_game(plies=plies)
    for depth in range(4):
        code, out, _ = civ("perft", str(depth), "--position", game.position, "--json")
        assert code == 0
        assert json.loads(out)["sequences"] == slow_count(game, depth)


def test_the_counts_by_first_action_add_up() -> None:
    game = Game.new(seed=0)
    result = json.loads(civ("perft", "5", "--divide", "--json").out)
    assert result["divide"] == {action: slow_count(after(game, action), 4) for action in game.legal}
    assert sum(result["divide"].values()) == result["sequences"]
    *parts, total = civ("perft", "5", "--divide").out.splitlines()
    assert {part.split()[0]: int(part.split()[1]) for part in parts} == result["divide"]
    assert int(total) == result["sequences"]


def test_the_rate_goes_to_standard_error() -> None:
    code, out, err = civ_process("perft", "6")
    assert (code, out) == (0, "102\n")
    assert "sequences per second" in err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["13"], 'DEPTH cannot be "13"'),
        (["-1"], 'DEPTH cannot be "-1"'),
        (["1e3"], 'DEPTH cannot be "1e3"'),
        (["2.0"], "DEPTH cannot be"),
        (["٣"], "DEPTH cannot be"),
        (["9" * 5000], "DEPTH cannot be"),
        ([], "missing: DEPTH"),
        (["2", "3"], 'unknown argument "3"'),
        (["2", "--player", "3"], 'unknown argument "--player"'),
        (["2", "--players", "5"], '--players cannot be "5"; choose one of 2 3 4'),
        (["2", "--players"], "--players: it cannot be used like this"),
        (["2", "--json=yes"], "--json: it cannot be used like this"),
        (["2", "--deal", "fair"], '--deal cannot be "fair"'),
        (["2", "--teams"], "teams need 4 players"),
        (["2", "--seed", "-3"], '"-3" is not a seed'),
        (["2", "--seed=-3"], '"-3" is not a seed'),
        (["2", "--seed", "f" * 63], "is not a seed"),
        (["2", "--position", "2 players", "--teams"], "--position and --teams cannot be used together"),
        (["2", "--position", "2 players; seat 1 effects", "--seed", "1"], "--position and --seed cannot be used"),
        (["2", "--position", "nine players"], "the number of players"),
        (["2", "--lang", "xx"], '--lang cannot be "xx"'),
        (["2", "--lang"], "--lang: it cannot be used like this"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(arguments: list[str], error: str) -> None:
    code, out, err = civ("perft", *arguments)
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert err.startswith("civ perft: ")
    assert error in err
