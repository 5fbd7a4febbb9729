"""Plants one bug after the other in a copy of the sources and sees that the laws catch it.

    python -m tests.planted_bugs [WORD OF THE STORY, OR OF THE FILE]

Not part of the test run: a bug in a kernel recompiles the engine. Run it when a law or what it watches over changes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MILLIONS = "tests/invariants/test_every_state.py"
GAMES = "tests/invariants/test_games.py"
REDEAL = "tests/invariants/test_redeal.py"
HAND_LIMIT = "tests/rules/test_hand_limit.py"
LADDER = "tests/bots/test_ladder.py"
EXPERT = "tests/bots/test_expert.py"
DECISIONS = "tests/tables/test_decisions.py"
DRAFT = "tests/tables/test_draft.py"
TAKE_BACKS = "tests/tables/test_take_backs.py"
CLOCKS = "tests/tables/test_clocks.py"
TABLE = "tests/tables/test_table.py"
RANDOM_TABLES = "tests/tables/test_random_tables.py"
BROADCASTS = "tests/tables/test_broadcasts.py"
VISIBILITY = "tests/tables/test_visibility.py"
SHUFFLES = "tests/tables/test_shuffles.py"
SETTINGS = "tests/tables/test_settings.py"
STORE = "tests/server/test_store.py"
STORE_FILES = "tests/server/test_store_files.py"
ON_DISK = "tests/server/test_store.py::test_a_commit_is_on_disk_before_it_returns"
STALE_COMMANDS = "tests/server/test_bad_input.py::test_the_refusal_of_a_stale_command_gives_the_current_number"
ONE_ID = "tests/server/test_bad_input.py::test_an_id_can_be_used_for_one_command_only"
FULL_DISK = "tests/server/test_bad_input.py::test_commands_fail_on_a_full_disk_and_work_again_afterwards"
LOG = "tests/server/test_event_log.py"
IDEMPOTENT_OPENING = "tests/server/test_idempotent_opening.py"


class Bug(NamedTuple):
    """What goes wrong, where, and the test that must notice."""

    story: str
    file: str
    right: str
    wrong: str
    test: str


BUGS = (
    Bug("an embargo card is lost when it is lifted", "engine/rules/turn.py",
        "            put(state, PILE, ECONOMY * 4 + (marker & 3), 1)\n", "", MILLIONS),
    Bug("the sum of an era is forgotten", "engine/rules/places.py",
        "    cells[BACK + (card & 3)] += count\n", "", MILLIONS),
    Bug("a player with embargoed cards only is asked to play all the same", "engine/rules/turn.py",
        "        return domains_open(state, step) != 0\n", "        return True\n", MILLIONS),
    Bug("the last round never ends", "engine/rules/ending.py",
        "        state.over = MAJORITY\n", "        state.emptied_by = seat\n", MILLIONS),
    Bug("a card seen leaving a hand is still known to be there", "engine/hidden/knowledge.py",
        "    if knowledge.known[owner, card] > 0:\n", "    if knowledge.known[owner, card] > 9:\n", MILLIONS),
    Bug("a bystander knows which card was given back", "engine/hidden/knowledge.py",
        "        for other in range(card & 3, BACK, 4):\n", "        for other in range(card, card + 1):\n", MILLIONS),
    Bug("a bystander learns the hand that Inquisition took", "engine/hidden/knowledge.py",
        "if observer == victim else knowledge.known[victim, card]",
        "if True else knowledge.known[victim, card]", MILLIONS),
    Bug("redealing forgets the cards that are known", "engine/hidden/redeal.py",
        "        deal_known(state, seat, knowledge)\n", "", REDEAL),
    Bug("redealing favours the first card of an era", "engine/hidden/chance.py",
        "                other = below(stream, placed + 1)\n", "                other = placed\n", REDEAL),
    Bug("redealing does not heed that who is asked to play can", "engine/hidden/redeal.py",
        "        if state.over or legal(state) != 0:\n", "        if True:\n", MILLIONS),
    Bug("a view shows other hands", "engine/hidden/view.py",
        "            elif cell >= BACK:\n", "            elif cell >= 0:\n", MILLIONS),
    Bug("a view shows the deck's next card", "engine/hidden/view.py",
        "if slot >= state.drawn else NO_CARD", "if slot > state.drawn else card", MILLIONS),
    Bug("a view shows which card of a pack was kept", "engine/hidden/view.py",
        "                free += 1\n", "                free = slot + 1\n", MILLIONS),
    Bug("undo leaves knowledge as it was", "game/game.py",
        "        self._knowledge[:] = np.zeros((), KNOWLEDGE)\n", "", GAMES),
    Bug("a position forgets the raised hand limit", "game/positions.py",
        "    if state.limit != HAND_LIMIT:\n", "    if False:\n", GAMES),
    Bug("a position forgets that a limit was copied", "game/positions.py",
        "{' copied' if state.limit_copied else ''}", "", HAND_LIMIT),
    Bug("a deck never stalls", "engine/rules/ending.py", " and not has_stalled(state)", "", MILLIONS),
    Bug("cards are drawn from a deck that has stalled", "engine/rules/places.py",
        " if state.emptied_by == NOBODY else 0", "", MILLIONS),
    Bug("a card that leaves the deck does not begin the count of a stall again", "engine/rules/places.py",
        "        state.stalled_turns = 0\n", "        pass\n", MILLIONS),
    Bug("a limit that must be held is kept without its cards", "engine/rules/turn.py",
        "    if not state.limit_while_held:\n", "    if True:\n", HAND_LIMIT),
    Bug("a copied limit is held although Culture is lost", "engine/rules/turn.py",
        "if state.limit_copied and most_culture(state, state.mover):", "if state.limit_copied:", HAND_LIMIT),
    Bug("a table from before rule 4.5 is played with it", "tables/events.py",
        " and _STALL_ROUNDS not in body", " and False", SETTINGS),
    Bug("a record forgets an option", "game/records.py",
        '{"rules": self.rules.to_dict(),', '{"rules": {**self.rules.to_dict(), "last_round": "finish"},', GAMES),
    Bug("an effect that is open has an obstacle", "game/reasons.py",
        "if self._seen.sacrifice_used >> domain & 1:", "if self._seen.permanent_used >> domain & 1:", GAMES),
    Bug("a copy shares its past", "game/game.py", "self._actions.copy()", "self._actions", GAMES),
    Bug("a bot is given the state", "game/game.py",
        "Sight(self.rules, seat, self.view_record(seat),", "Sight(self.rules, seat, self._now.copy(),", LADDER),
    Bug("a bot's chance is not its seed's", "bots/quick.py", ") ^ seed, index)", ") ^ id(sight), index)", LADDER),
    Bug("a bot's reason names the card that it keeps", "bots/explanations.py",
        "if STEP_NAMES[step] in SECRET_STEPS:", "if False:", LADDER),
    Bug("a bot's reason tells that it had no other card", "bots/explanations.py",
        "not in OWN_CARD_STEPS", "not in SECRET_STEPS", LADDER),
    Bug("a bot attacks its partner as a rival", "bots/search/action_values.py",
        "            value += -loss if side >> seat & 1 else weights[RIVAL] * loss\n",
        "            value += weights[RIVAL] * loss\n", LADDER),
    Bug("a bot's tree is kept although a card has come to light", "bots/expert.py",
        "if expected.tobytes() == sight.record.tobytes() and all(", "if all(", EXPERT),
    Bug("a bot's search credits a win to whoever moved last", "bots/search/tree_search.py",
        "rewards[movers[level]]", "rewards[state.mover]", EXPERT),
    Bug("whoever is unknown takes a seat", "tables/decisions.py",
        "    if not actor.person:\n        raise Forbidden(\"who-asks\")\n", "", DECISIONS),
    Bug("a refused command leaves a trace", "tables/decisions.py",
        "    _require_playing_seat(context, command.seat)\n    check_bot",
        "    context.table.chair(command.seat).ready = True\n"
        "    _require_playing_seat(context, command.seat)\n    check_bot", RANDOM_TABLES),
    Bug("a table looks at a clock of its own", "tables/table.py",
        "        self.at = event.at\n", "        self.at = __import__('time').time()\n", RANDOM_TABLES),
    Bug("cards kept in a draft are played in the order of keeping", "tables/table.py",
        "            for _ in picks:\n                seat = self._game.seat\n",
        "            for seat in picks:\n", DRAFT),
    Bug("in the middle of a pass all are asked again", "tables/table.py",
        "for place in range(left)]", "for place in range(players)]", DRAFT),
    Bug("a card drawn is taken back", "tables/table.py",
        "reveals_hidden_cards(before.step, drew=drew)", "reveals_hidden_cards(before.step, drew=False)", TAKE_BACKS),
    Bug("keeping a card and taking it back gives time", "tables/table.py",
        "return (KEEP_STEP, len(self.played)) if", "return (KEEP_STEP, self.waiting) if", CLOCKS),
    Bug("handing over and coming back gives time", "tables/table.py",
        "if deadline is not None and deadline <= event.at:", "if deadline is not None:", CLOCKS),
    Bug("talk holds bots up", "tables/table.py",
        "paced = self.changed_at + ", "paced = self.at + ", CLOCKS),
    Bug("an agreed return leaves cards kept since standing", "tables/table.py",
        " + [pick.seq for pick in self.picks.values()]", "", TAKE_BACKS),
    Bug("a broadcast does not tell what was taken back", "wire/broadcasts.py",
        "if taken_back := table.taken_back.get(table.seq):", "if taken_back := ():", BROADCASTS),
    Bug("a fork is taken back before its ply", "tables/table.py",
        "self._undo(len(self.played) - ", "self._undo(len(self._game.actions) - ", TABLE),
    Bug("a team that gave up wins by its bot", "tables/table.py",
        "return bool(people) and all(chair.resigned for chair in people)",
        "return all(chair.resigned for chair in side)", TABLE),
    Bug("everybody hears which card was kept", "tables/visible_events.py",
        "None if is_hidden(KEEP_STEP, event.seat, None, viewer) else event.action", "event.action", VISIBILITY),
    Bug("everybody hears which card was given back", "tables/visible_events.py",
        "None if is_hidden(event.step, event.seat, event.target, viewer) else event.action", "event.action",
        VISIBILITY),
    Bug("a card given back goes out as it is stored", "wire/broadcasts.py",
        " or (isinstance(event, events.ActionPlayed) and event.step == GIVE_BACK_STEP)", "", VISIBILITY),
    Bug("the seed is shown while the game goes on", "tables/snapshots.py",
        "if table.seed and table.status == OVER else None", "if table.seed else None", VISIBILITY),
    Bug("something is open at a table that is over", "tables/snapshots.py",
        "return own if seat in self._waiting else _idle(own)", "return own", VISIBILITY),
    Bug("words run into each other", "tables/shuffles.py", 'len(raw).to_bytes(4, "big") + raw', "raw", SHUFFLES),
    Bug("words make up for the seed", "tables/shuffles.py",
        "hashlib.sha256(_PURPOSE + seed)", "hashlib.sha256(_PURPOSE)", SHUFFLES),
    Bug("an unknown rule is ignored", "game/options.py", ", forbid_unknown_fields=True", "", SETTINGS),
    Bug("a command is acknowledged before it is stored", "server/core/writer.py",
        "            if batch.new_events:\n                await",
        "            for send in batch._to_send:\n                _send_safely(send)\n"
        "            batch._to_send.clear()\n"
        "            if batch.new_events:\n                await", FULL_DISK),
    Bug("an event is told to the table before it is stored", "server/core/writer.py",
        "        self._to_send.append(lambda: _broadcast(queued, outcome, messages))\n",
        "        _broadcast(queued, outcome, messages)\n", FULL_DISK),
    Bug("what could not be stored stays in memory", "server/core/writer.py",
        "        self._writer.stale |= {live for live in self._changed if live.stored_seq}\n", "", FULL_DISK),
    Bug("a command that is sent again is carried out again", "server/core/writer.py",
        "            if before is not None:\n", "            if before is not None and False:\n", ONE_ID),
    Bug("another command under the same id gets the first answer", "server/core/writer.py",
        "        if before.digest != digest:\n            raise Refused(\"command-reused\")\n", "", ONE_ID),
    Bug("a command that comes too late is carried out", "server/core/writer.py",
        "        _check_freshness(live, queued.after)\n", "", STALE_COMMANDS),
    Bug("the numbers of the log have a gap", "server/core/writer.py",
        "NewEvent(live.table.code, seq, event.at", "NewEvent(live.table.code, seq + (seq > 3), event.at", LOG),
    Bug("whoever listens gets the view of another seat", "server/core/live_tables.py",
        "setdefault((one.viewer,", "setdefault((one.viewer and (1,),", LOG),
    Bug("a store is created under its name, with a journal that may be left behind", "server/storage/database.py",
        "sqlite.create(path)", "path.touch(mode=0o600)", STORE_FILES),
    Bug("the last event of a group is not stored", "server/storage/store.py",
        "self._append(connection, entries)", "self._append(connection, entries[:-1] or entries)", STORE),
    Bug("a group that is one statement keeps what came before a conflict", "server/storage/store.py",
        "_for_rows(self._insert_event, ", "_for_rows(self._insert_events, ", STORE),
    Bug("a group is stored piece by piece", "server/storage/store.py",
        "        with self._database.writing() as connection:\n            self._append(connection, entries)\n",
        "        for entry in entries:\n            with self._database.writing() as connection:\n"
        "                self._append(connection, [entry])\n"
        "        with self._database.writing() as connection:\n", STORE),
    Bug("what a table is found by does not follow its log", "server/storage/store.py",
        "            if indexed:\n", "            if indexed and len(self._members) < 1:\n", STORE),
    Bug("a commit does not wait for the disk", "server/storage/sqlite.py",
        "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL", ON_DISK),
    Bug("two who open a table at once under one id open two", "server/core/openings.py",
        "async with self._locks.setdefault(code, asyncio.Lock()):", "async with asyncio.Lock():", IDEMPOTENT_OPENING),
    Bug("another table under the same id is taken for the first", "server/core/openings.py",
        " or live.acknowledgements[key].digest != digest:\n", ":\n", IDEMPOTENT_OPENING),
    Bug("a server that starts again has another secret", "server/storage/store.py",
        "return fresh if kept is None else bytes(kept)", "return fresh", IDEMPOTENT_OPENING),
)  # fmt: skip


def is_caught(bug: Bug, copy: Path) -> bool:
    """Whether the test fails with the bug in place. Machine code stays in the folder: it is kept by its sources."""
    for name in ("src", "tests"):
        shutil.rmtree(copy / name, ignore_errors=True)
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    path = copy / "src" / "civ" / bug.file
    source = path.read_text(encoding="utf-8")
    if source.count(bug.right) == 0:
        raise SystemExit(f"{bug.story}: the place is no longer there in {bug.file}")
    path.write_text(source.replace(bug.right, bug.wrong, 1), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "XDG_CACHE_HOME": str(copy / "cache")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "--full", "--hypothesis-profile=planted",
         bug.test],
        cwd=copy, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode == 1 and "failed" in run.stdout


def main() -> int:
    """Plant all bugs, or those whose story or file has the word given."""
    missed, word = 0, " ".join(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        for bug in (bug for bug in BUGS if word in bug.story or word in bug.file):
            caught = is_caught(bug, Path(folder))
            missed += not caught
            print(f"{'caught' if caught else 'MISSED'}  {bug.story}  ({bug.test})", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
