"""`civ verify`: whether a record, the seed of its deal, people's words and the seed's commitment belong together."""

import json
import re
from argparse import Namespace
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from civ.cli.arguments import Parser
from civ.cli.record_sources import label, lines, replayed
from civ.errors import BadRecord, BadSeed, BadUsage
from civ.game.deals import Deal, commitment, read_seed
from civ.game.options import Rules
from civ.i18n.texts import text
from civ.i18n.truncation import excerpt
from civ.tables.shuffles import Shuffle, fair_deal

_HASH = re.compile(r"[0-9a-fA-F]{64}")


class Export(NamedTuple):
    """The rules and the deal of a record, and what the export of a table tells besides; nothing for a bare record."""

    rules: Rules
    deal: Deal
    commitment: str | None
    seed: bytes | None
    words: tuple[str, ...]


class _Fields(msgspec.Struct):
    shuffle: Shuffle = Shuffle()


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="RECORD_FILE", help=parser.say("help-record-file"))
    parser.add_argument("--seed", metavar="HEX", type=read_seed, help=parser.say("help-seed-hex"))
    parser.add_argument("--words", metavar="WORDS", type=read_words, action="append", help=parser.say("help-words"))
    parser.add_argument("--commitment", metavar="HEX", type=read_commitment, help=parser.say("help-commitment"))
    parser.add_argument("--json", action="store_true", help=parser.say("help-json"))


def run(options: Namespace) -> int:
    """Check, and print what was found. What is given stands before what the file says."""
    export = exported(options.file)
    seed = options.seed or export.seed
    if seed is None:
        raise BadUsage("usage-missing", arguments="--seed")
    words = export.words if options.words is None else options.words
    checks = check(export.rules, export.deal, seed, words, options.commitment or export.commitment)
    wrong = [name for name, right in checks.items() if not right]
    if options.json:
        print(json.dumps({"belong_together": not wrong, **checks}))
    else:
        key = "verify-differs" if wrong else "verify-right"
        print(text(key, options.language, file=label(options.file), what=", ".join(wrong)))
    return 1 if wrong else 0


def read_commitment(word: str) -> str:
    """A commitment as small hexadecimal digits."""
    if not _HASH.fullmatch(word):
        raise BadSeed("bad-commitment", commitment=excerpt(word))
    return word.lower()


def read_words(words: str) -> str:
    """A person's words, which are text."""
    if any("\ud800" <= letter <= "\udfff" for letter in words):  # bytes of a command line that are none
        raise BadUsage("usage-argument", argument="--words")
    return words


def read_export(line: bytes) -> Export:
    """A record, bare or as a table gives it out."""
    record = replayed(line)
    try:
        shuffle = msgspec.json.decode(line, type=_Fields).shuffle
    except msgspec.MsgspecError:
        raise BadRecord("record-shuffle") from None
    if isinstance(record.start, str):
        raise BadRecord("record-not-dealt")
    return Export(
        record.rules,
        record.start,
        shuffle.commitment and read_commitment(shuffle.commitment),
        None if shuffle.seed is None else read_seed(shuffle.seed),
        shuffle.words,
    )


def exported(source: str) -> Export:
    """The one record of a file, which replays."""
    found = lines(source, read_export)
    export = next(found, None)
    if export is None:
        raise BadRecord("no-records", file=label(source))
    if next(found, None) is not None:
        raise BadRecord("more-records", file=label(source))
    return export


def check(rules: Rules, deal: Deal, seed: bytes, words: Sequence[str], published: str | None) -> dict[str, bool]:
    """What follows from the seed and the words, and whether it is what the record and the commitment say."""
    checks = {} if published is None else {"commitment": commitment(seed) == published}
    expected = fair_deal(rules, seed, words)
    return checks | {name: getattr(deal, name) == getattr(expected, name) for name in Deal._fields}
