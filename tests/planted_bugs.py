"""Plants one bug after the other in a copy of the sources and sees that the laws catch it.

    python -m tests.planted_bugs [WORD OF THE STORY]

Not part of the test run: every bug recompiles the engine. Run it when a law or what it watches over changes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MILLIONS = "tests/laws/test_millions.py"
GAMES = "tests/laws/test_games.py"
REDEAL = "tests/laws/test_redeal.py"
LADDER = "tests/bots/test_ladder.py"
EXPERT = "tests/bots/test_expert.py"


class Bug(NamedTuple):
    """What goes wrong, where, and the test that must notice."""

    story: str
    file: str
    right: str
    wrong: str
    test: str


BUGS = (
    Bug("an embargo card is lost when it is lifted", "rules/turn.py",
        "            put(state, PILE, ECONOMY * 4 + (marker & 3), 1)\n", "", MILLIONS),
    Bug("the sum of an era is forgotten", "rules/places.py",
        "    cells[BACK + (card & 3)] += count\n", "", MILLIONS),
    Bug("a player with embargoed cards only is asked to play all the same", "rules/turn.py",
        "        return domains_open(state, step) != 0\n", "        return True\n", MILLIONS),
    Bug("the last round never ends", "rules/ending.py",
        "        state.over = MAJORITY\n", "        state.emptied_by = seat\n", MILLIONS),
    Bug("a card seen leaving a hand is still known to be there", "hidden/memory.py",
        "    if mind.known[owner, card] > 0:\n", "    if mind.known[owner, card] > 9:\n", MILLIONS),
    Bug("a bystander knows which card was given back", "hidden/memory.py",
        "        for other in range(card & 3, BACK, 4):\n", "        for other in range(card, card + 1):\n", MILLIONS),
    Bug("a bystander learns the hand that Inquisition took", "hidden/memory.py",
        "if observer == victim else mind.known[victim, card]", "if True else mind.known[victim, card]", MILLIONS),
    Bug("redealing forgets the cards that are known", "hidden/redeal.py",
        "        deal_known(state, seat, mind)\n", "", REDEAL),
    Bug("redealing favours the first card of an era", "hidden/chance.py",
        "                other = below(stream, placed + 1)\n", "                other = placed\n", REDEAL),
    Bug("redealing does not heed that who is asked to play can", "hidden/redeal.py",
        "        if state.over or legal(state) != 0:\n", "        if True:\n", MILLIONS),
    Bug("a view shows other hands", "hidden/sight.py",
        "            elif cell >= BACK:\n", "            elif cell >= 0:\n", MILLIONS),
    Bug("a view shows the deck's next card", "hidden/sight.py",
        "if slot >= state.drawn else NO_CARD", "if slot > state.drawn else card", MILLIONS),
    Bug("a view shows which card of a pack was kept", "hidden/sight.py",
        "                free += 1\n", "                free = slot + 1\n", MILLIONS),
    Bug("undo leaves knowledge as it was", "game.py",
        "        self._minds[:] = np.zeros((), KNOWLEDGE)\n", "", GAMES),
    Bug("a position forgets the raised hand limit", "positions.py",
        '        ("limit", state.limit, HAND_LIMIT),\n', "", GAMES),
    Bug("a record forgets an option", "records.py",
        '{"rules": self.rules.to_dict(),', '{"rules": {**self.rules.to_dict(), "last_round": "finish"},', GAMES),
    Bug("an effect that is open has an obstacle", "reasons.py",
        '    if state.sacrifice_used >> domain & 1:\n', '    if state.permanent_used >> domain & 1:\n', GAMES),
    Bug("a copy shares its past", "game.py", "self._actions.copy()", "self._actions", GAMES),
    Bug("a bot is given the state", "game.py",
        "Sight(self.rules, seat, self.view_record(seat),", "Sight(self.rules, seat, self._now.copy(),", LADDER),
    Bug("a bot's chance is not its seed's", "bots/simple.py", ") ^ seed, part)", ") ^ id(sight), part)", LADDER),
    Bug("a bot's reason names the card that it keeps", "bots/why.py",
        "_SECRET = (KEEP, GIVE_BACK)", "_SECRET = ()", LADDER),
    Bug("a bot's reason tells that it had no other card", "bots/why.py",
        "_HIDDEN = (PLAY, DISCARD_FROM_HAND, *_SECRET)", "_HIDDEN = _SECRET", LADDER),
    Bug("a bot attacks its partner as a rival", "bots/thinking/judgement.py",
        "            value += -loss if side >> seat & 1 else temper[RIVAL] * loss\n",
        "            value += temper[RIVAL] * loss\n", LADDER),
    Bug("a bot's tree is kept although a card has come to light", "bots/expert.py",
        "if expected.tobytes() == sight.record.tobytes() and all(", "if all(", EXPERT),
    Bug("a bot's search credits a win to whoever moved last", "bots/thinking/search.py",
        "share[movers[level]]", "share[state.mover]", EXPERT),
)  # fmt: skip


def is_caught(bug: Bug) -> bool:
    """Whether the test fails with the bug in place."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        path = copy / "src" / "civ" / bug.file
        source = path.read_text(encoding="utf-8")
        if source.count(bug.right) == 0:
            raise SystemExit(f"{bug.story}: the place is no longer there in {bug.file}")
        path.write_text(source.replace(bug.right, bug.wrong, 1), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "XDG_CACHE_HOME": str(copy / "cache")}
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "--hypothesis-profile=planted", bug.test],
            cwd=copy, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
    return run.returncode == 1 and "failed" in run.stdout


def main() -> int:
    """Plant all bugs, or those whose story has the word given."""
    missed, word = 0, " ".join(sys.argv[1:])
    for bug in (bug for bug in BUGS if word in bug.story):
        caught = is_caught(bug)
        missed += not caught
        print(f"{'caught' if caught else 'MISSED'}  {bug.story}  ({bug.test})", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
