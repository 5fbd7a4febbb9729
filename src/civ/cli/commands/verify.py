"""`civ verify`: checks that a record, the seed of its deal, people's words and a commitment belong together."""

import json
import re
from argparse import Namespace
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from civ.cli.arguments import Parser
from civ.cli.record_sources import read_only_line, read_record, source_name
from civ.errors import BadRecord, BadSeed, BadUsage
from civ.game.deals import Deal, commitment, read_seed
from civ.game.options import Rules
from civ.i18n.texts import text
from civ.i18n.truncation import excerpt
from civ.tables.shuffles import Shuffle, fair_deal

_HASH = re.compile(r"[0-9a-fA-F]{64}")


class Export(NamedTuple):
    """The rules and the deal of a record, and from the export of a table also its shuffle."""

    rules: Rules
    deal: Deal
    commitment: str | None
    seed: bytes | None
    words: tuple[str, ...]


class _ExportFields(msgspec.Struct):
    shuffle: Shuffle = Shuffle()


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="RECORD_FILE", help=parser.text("help-record-file"))
    parser.add_argument("--seed", metavar="HEX", type=read_seed, help=parser.text("help-seed-hex"))
    parser.add_argument("--words", metavar="WORDS", type=read_words, action="append", help=parser.text("help-words"))
    parser.add_argument("--commitment", metavar="HEX", type=read_commitment, help=parser.text("help-commitment"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))


def run(options: Namespace) -> int:
    """Check the file and print the result. Options take precedence over the file."""
    export = read_only_line(options.file, read_export)
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
        print(text(key, options.language, file=source_name(options.file), what=", ".join(wrong)))
    return 1 if wrong else 0


def read_commitment(word: str) -> str:
    """Read a commitment as lower-case hexadecimal digits. Raises BadSeed for anything else."""
    if not _HASH.fullmatch(word):
        raise BadSeed("bad-commitment", commitment=excerpt(word))
    return word.lower()


def read_words(words: str) -> str:
    """Read a person's words. Raises BadUsage if they are not text."""
    if any("\ud800" <= letter <= "\udfff" for letter in words):  # bytes of the command line that are not UTF-8
        raise BadUsage("usage-argument", argument="--words")
    return words


def read_export(line: bytes) -> Export:
    """Read a record, alone or in the export of a table. Raises BadRecord or BadSeed."""
    record = read_record(line)
    try:
        shuffle = msgspec.json.decode(line, type=_ExportFields).shuffle
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


def check(rules: Rules, deal: Deal, seed: bytes, words: Sequence[str], published: str | None) -> dict[str, bool]:
    """Compare what follows from the seed and the words with the deal and the published commitment, field by field."""
    checks = {} if published is None else {"commitment": commitment(seed) == published}
    expected = fair_deal(rules, seed, words)
    return checks | {name: getattr(deal, name) == getattr(expected, name) for name in Deal._fields}
