"""`civ verify` checks whether a record, a seed and a commitment match."""

import hashlib
import json
from pathlib import Path

import pytest

from civ import Game, Rules
from civ.game.deals import commitment, read_seed
from civ.tables.shuffles import fair_deal
from tests.harness.command_runner import civ, civ_process, is_one_line
from tests.harness.sample_records import SHORT_RECORD, random_game

SEED = read_seed(7).hex()
COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
OTHER_SEED = read_seed(8).hex()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(random_game(seed=7).record)
    return path


def test_a_matching_record_seed_and_commitment_are_confirmed(file: Path) -> None:
    expected = (0, f"{file}: the record replays, and everything matches.\n", "")
    assert civ_process("verify", str(file), "--seed", SEED, "--commitment", COMMITMENT) == expected
    assert civ("verify", str(file), "--seed", SEED.upper(), "--commitment", COMMITMENT.upper()) == expected
    assert civ("verify", str(file), "--seed", SEED) == expected
    assert civ("verify", "-", "--seed", SEED, stdin=file.read_bytes()).code == 0


@pytest.mark.parametrize("rules", [Rules(players=3, deal="draft"), Rules(players=4, teams=True)])
def test_games_with_other_rules_can_be_verified(rules: Rules, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Game.new(rules, seed=7).record)
    assert civ("verify", str(path), "--seed", SEED).code == 0
    assert civ("verify", str(path), "--seed", OTHER_SEED).code == 1


def test_a_wrong_seed_is_reported(file: Path) -> None:
    code, out, err = civ_process("verify", str(file), "--seed", OTHER_SEED, "--commitment", COMMITMENT)
    assert (code, err) == (1, "")
    assert is_one_line(out)
    assert "commitment" in out and "deck" in out and "removed" in out


def test_a_wrong_commitment_is_reported(file: Path) -> None:
    code, out, _ = civ("verify", str(file), "--seed", SEED, "--commitment", SEED)
    assert code == 1
    assert out == f"{file}: this does not follow from the seed: commitment.\n"


def test_a_wrong_first_player_is_reported(file: Path) -> None:
    fields = json.loads(Game.new(seed=7).record)
    file.write_text(json.dumps(fields | {"first": 3 - fields["first"]}))
    assert civ("verify", str(file), "--seed", SEED).out.endswith(" follow from the seed: first.\n")


def test_two_swapped_cards_are_reported(file: Path) -> None:
    fields = json.loads(Game.new(seed=7).record)
    deck = fields["deck"].split()
    other = next(index for index, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    file.write_text(json.dumps(fields | {"deck": " ".join(deck)}))
    assert civ("verify", str(file), "--seed", SEED).out.endswith(" follow from the seed: deck.\n")


def test_the_result_can_be_printed_as_json(file: Path) -> None:
    matching = json.loads(civ("verify", str(file), "--seed", SEED, "--json").out)
    assert matching == {"belong_together": True, "first": True, "deck": True, "removed": True}
    code, out, _ = civ("verify", str(file), "--seed", SEED, "--commitment", OTHER_SEED, "--json")
    assert (code, json.loads(out)["belong_together"], json.loads(out)["commitment"]) == (1, False, False)


# --- The export of a table ---

WORDS = ["luck", "señor, “éclair” 🎴"]


def export(file: Path, **shuffle: object) -> Path:
    """Write a game as its table exports it; `shuffle` overrides fields of the shuffle."""
    seed = bytes.fromhex(SEED)
    game = Game(Rules(players=3), fair_deal(Rules(players=3), seed, WORDS))
    details = {"commitment": commitment(seed), "seed": SEED, "words": WORDS} | shuffle
    fields = {"record": json.loads(game.record), "players": ["Ann", "adept", "Bob"], "result": None, "shuffle": details}
    file.write_text(json.dumps(fields, ensure_ascii=False), encoding="utf-8")
    return file


def test_the_export_of_a_table_needs_no_seed(file: Path) -> None:
    assert civ_process("verify", str(export(file))) == (
        0,
        f"{file}: the record replays, and everything matches.\n",
        "",
    )
    checks = json.loads(civ("verify", str(file), "--json").out)
    assert checks == {"belong_together": True, "commitment": True, "first": True, "deck": True, "removed": True}


@pytest.mark.parametrize("words", [[], WORDS[::-1], [*WORDS, "more"], [" ".join(WORDS)]], ids=str)
def test_wrong_words_are_reported(file: Path, words: list[str]) -> None:
    code, out, _ = civ("verify", str(export(file, words=words)))
    assert code == 1
    assert "deck" in out and "commitment" not in out


def test_a_wrong_seed_or_commitment_in_an_export_is_reported(file: Path) -> None:
    assert "commitment" in civ("verify", str(export(file, seed=OTHER_SEED))).out
    assert civ("verify", str(export(file, commitment=OTHER_SEED))).out.endswith(" follow from the seed: commitment.\n")


def test_options_override_the_values_of_the_export(file: Path) -> None:
    """A player can check against the commitment that they noted before the game."""
    options = [word for words in WORDS for word in ("--words", words)]
    assert civ("verify", str(export(file)), "--commitment", OTHER_SEED).code == 1
    assert civ("verify", str(export(file, seed=OTHER_SEED)), "--seed", SEED).code == 0
    assert civ("verify", str(export(file, words=["none"])), *options).code == 0


def test_words_can_be_given_with_the_seed(file: Path) -> None:
    record = json.loads(export(file).read_text(encoding="utf-8"))["record"]
    file.write_text(json.dumps(record))
    assert civ("verify", str(file), "--seed", SEED).code == 1
    assert civ("verify", str(file), "--seed", SEED, "--words", WORDS[0], "--words", WORDS[1]).code == 0
    assert civ("verify", str(file), "--seed", SEED, "--words", WORDS[1], "--words", WORDS[0]).code == 1


@pytest.mark.parametrize(
    ("shuffle", "error"),
    [
        ({"seed": 7}, "record 1: the description of the shuffle is malformed."),
        ({"words": "luck"}, "record 1: the description of the shuffle is malformed."),
        ({"words": ["\ud800"]}, "record 1: the description of the shuffle is malformed."),
        ({"seed": "7"}, 'record 1: "7" is not a seed'),
        ({"commitment": "abc"}, 'record 1: "abc" is not a commitment'),
        ({"seed": None, "commitment": None}, "missing: --seed"),
    ],
    ids=str,
)
def test_a_malformed_export_is_an_error(file: Path, shuffle: dict[str, object], error: str) -> None:
    fields = json.loads(export(file).read_text(encoding="utf-8"))
    file.write_text(json.dumps(fields | {"shuffle": fields["shuffle"] | shuffle}))
    code, out, err = civ("verify", str(file))
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert error in err


def test_words_that_are_not_valid_text_are_an_error(file: Path) -> None:
    code, out, err = civ("verify", str(export(file)), "--words", "\udcff")
    assert (code, out) == (2, "")
    assert is_one_line(err)


# --- Bad input ---


def test_bad_input_is_an_error(file: Path, tmp_path: Path) -> None:
    two, with_position, broken = tmp_path / "two", tmp_path / "with_position", tmp_path / "broken"
    two.write_text(f"{SHORT_RECORD}\n{SHORT_RECORD}\n")
    game = random_game(plies=20)
    with_position.write_text(json.dumps({"rules": game.rules.to_dict(), "position": game.position, "actions": ""}))
    broken.write_text(SHORT_RECORD.replace('"actions": "', '"actions": ". '))
    for arguments, error in (
        ([str(file)], "missing: --seed"),
        ([], "missing: RECORD_FILE"),
        ([str(file), "--seed", "7"], '"7" is not a seed'),
        ([str(file), "--seed", SEED + "00"], "is not a seed"),
        ([str(file), "--seed", SEED, "--commitment", "abc"], '"abc" is not a commitment'),
        ([str(tmp_path / "missing"), "--seed", SEED], "no such file"),
        ([str(two), "--seed", SEED], "more than one record found"),
        ([str(with_position), "--seed", SEED], "starts from a position"),
        ([str(broken), "--seed", SEED], "record 1: actions, token 1: "),
        (["-", "--seed", SEED], "standard input: no record found"),
    ):
        code, out, err = civ("verify", *arguments)
        assert (code, out) == (2, "")
        assert is_one_line(err)
        assert err.startswith("civ verify: ")
        assert error in err
