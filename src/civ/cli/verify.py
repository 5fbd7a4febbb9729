"""`civ verify`: whether a record, the seed of its deal and the seed's commitment belong together."""

import json
import re
from argparse import Namespace

from civ.cli.arguments import Parser
from civ.cli.sources import label, records
from civ.deals import Deal, commitment, deal_from_seed, read_seed
from civ.errors import BadRecord, BadSeed
from civ.notation import shown
from civ.options import Rules
from civ.texts import text

_HASH = re.compile(r"[0-9a-fA-F]{64}")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="RECORD_FILE", help=parser.say("help-record-file"))
    parser.add_argument("--seed", metavar="HEX", type=read_seed, required=True, help=parser.say("help-seed-hex"))
    parser.add_argument("--commitment", metavar="HEX", type=read_commitment, help=parser.say("help-commitment"))
    parser.add_argument("--json", action="store_true", help=parser.say("help-json"))


def run(options: Namespace) -> int:
    """Check, and print what was found."""
    rules, deal = dealt(options.file)
    checks = check(rules, deal, options.seed, options.commitment)
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
        raise BadSeed("bad-commitment", commitment=shown(word))
    return word.lower()


def dealt(source: str) -> tuple[Rules, Deal]:
    """The rules and the deal of the one record of a file, which replays."""
    found = records(source)
    record = next(found, None)
    if record is None:
        raise BadRecord("no-records", file=label(source))
    if next(found, None) is not None:
        raise BadRecord("more-records", file=label(source))
    if isinstance(record.start, str):
        raise BadRecord("record-not-dealt", file=label(source))
    return record.rules, record.start


def check(rules: Rules, deal: Deal, seed: bytes, published: str | None) -> dict[str, bool]:
    """What follows from the seed, and whether it is what the record and the commitment say."""
    checks = {} if published is None else {"commitment": commitment(seed) == published}
    expected = deal_from_seed(rules, seed)
    return checks | {name: getattr(deal, name) == getattr(expected, name) for name in Deal._fields}
