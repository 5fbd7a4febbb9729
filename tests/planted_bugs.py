"""Plants bugs in a copy of the sources, one after the other, and checks that the tests catch them.

    python -m tests.planted_bugs [PART OF THE DESCRIPTION OR OF THE FILE NAME]

Not part of the test run: a bug in a kernel recompiles the engine. Run it when such
a test or the code that it checks changes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
EVERY_STATE = "tests/invariants/test_every_state.py"
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
    """What goes wrong, where, and the test that must fail."""

    description: str
    file: str
    original: str
    replacement: str
    test: str


BUGS = (
    Bug("an embargo card is lost when it is lifted", "engine/rules/turn.py",
        "            put(state, PILE, ECONOMY * 4 + (marker & 3), 1)\n", "", EVERY_STATE),
    Bug("the sum of an era is forgotten", "engine/rules/places.py",
        "    cells[BACK + (card & 3)] += count\n", "", EVERY_STATE),
    Bug("a player with only embargoed cards must still play", "engine/rules/turn.py",
        "        return domains_open(state, step) != 0\n", "        return True\n", EVERY_STATE),
    Bug("the last round never ends", "engine/rules/ending.py",
        "        state.over = MAJORITY\n", "        state.emptied_by = seat\n", EVERY_STATE),
    Bug("a card seen leaving a hand is still known to be there", "engine/hidden/knowledge.py",
        "    if knowledge.known[owner, card] > 0:\n",
        "    if knowledge.known[owner, card] > 9:\n", EVERY_STATE),
    Bug("a bystander knows which card was given back", "engine/hidden/knowledge.py",
        "        for other in range(card & 3, BACK, 4):\n",
        "        for other in range(card, card + 1):\n", EVERY_STATE),
    Bug("a bystander learns the hand that Inquisition took", "engine/hidden/knowledge.py",
        "if observer == victim else knowledge.known[victim, card]",
        "if True else knowledge.known[victim, card]", EVERY_STATE),
    Bug("redealing forgets the cards that are known", "engine/hidden/redeal.py",
        "        deal_known(state, seat, knowledge)\n", "", REDEAL),
    Bug("redealing favours the first card of an era", "engine/hidden/chance.py",
        "                other = below(stream, placed + 1)\n", "                other = placed\n", REDEAL),
    Bug("redealing ignores that a player who must play has a playable card", "engine/hidden/redeal.py",
        "        if state.over or legal(state) != 0:\n", "        if True:\n", EVERY_STATE),
    Bug("a view shows other hands", "engine/hidden/view.py",
        "            elif cell >= BACK:\n", "            elif cell >= 0:\n", EVERY_STATE),
    Bug("a view shows the next card of the deck", "engine/hidden/view.py",
        "if slot >= state.drawn else NO_CARD", "if slot > state.drawn else card", EVERY_STATE),
    Bug("a view shows which card of a pack was kept", "engine/hidden/view.py",
        "                free += 1\n", "                free = slot + 1\n", EVERY_STATE),
    Bug("undo does not restore knowledge", "game/game.py",
        "        self._knowledge[:] = np.zeros((), KNOWLEDGE)\n", "", GAMES),
    Bug("a position has a seat of two digits", "game/positions.py",
        "len(token) != 1 or ", "", "tests/test_positions.py"),
    Bug("a stalled deck is announced one turn late", "game/views.py",
        "- self.stalled_turns + 1\n", "- self.stalled_turns + 2\n", "tests/terminal/test_rule_options.py"),
    Bug("a position forgets the raised hand limit", "game/positions.py",
        "    if state.limit != HAND_LIMIT:\n", "    if False:\n", GAMES),
    Bug("a position forgets that a limit was copied", "game/positions.py",
        "{' copied' if state.limit_copied else ''}", "", HAND_LIMIT),
    Bug("a deck never stalls", "engine/rules/ending.py", " and not has_stalled(state)", "", EVERY_STATE),
    Bug("cards are drawn from a deck that has stalled", "engine/rules/places.py",
        " if state.emptied_by == NOBODY else 0", "", EVERY_STATE),
    Bug("a card that leaves the deck does not restart the count of a stall", "engine/rules/places.py",
        "        state.stalled_turns = 0\n", "        pass\n", EVERY_STATE),
    Bug("a limit with while_held is kept without its cards", "engine/rules/turn.py",
        "    if not state.limit_while_held:\n", "    if True:\n", HAND_LIMIT),
    Bug("a copied limit is kept although the lead in Culture is lost", "engine/rules/turn.py",
        "if state.limit_copied and most_culture(state, state.mover):", "if state.limit_copied:", HAND_LIMIT),
    Bug("a table from before rule 4.5 is played with it", "tables/events.py",
        " and _STALL_ROUNDS not in body", " and False", SETTINGS),
    Bug("a record forgets an option", "game/records.py",
        '{"rules": self.rules.to_dict(),', '{"rules": {**self.rules.to_dict(), "last_round": "finish"},', GAMES),
    Bug("a legal effect has an obstacle", "game/reasons.py",
        "if self._seen.sacrifice_used >> domain & 1:", "if self._seen.permanent_used >> domain & 1:", GAMES),
    Bug("a copy shares its history", "game/game.py", "self._actions.copy()", "self._actions", GAMES),
    Bug("a bot is given the state", "game/game.py",
        "Sight(self.rules, seat, self.view_record(seat),", "Sight(self.rules, seat, self._now.copy(),", LADDER),
    Bug("a bot does not take its random numbers from its seed", "bots/quick.py",
        ") ^ seed, index)", ") ^ id(sight), index)", LADDER),
    Bug("the explanation of a bot names the card that it keeps", "bots/explanations.py",
        "if STEP_NAMES[step] in SECRET_STEPS:", "if False:", LADDER),
    Bug("the explanation of a bot reveals that it had no other card", "bots/explanations.py",
        "not in OWN_CARD_STEPS", "not in SECRET_STEPS", LADDER),
    Bug("a bot attacks its partner like a rival", "bots/search/action_values.py",
        "            value += -loss if side >> seat & 1 else weights[RIVAL] * loss\n",
        "            value += weights[RIVAL] * loss\n", LADDER),
    Bug("a bot reuses its tree although a card was revealed", "bots/expert.py",
        "if expected.tobytes() == sight.record.tobytes() and all(", "if all(", EXPERT),
    Bug("the search credits a win to the last mover", "bots/search/tree_search.py",
        "rewards[movers[level]]", "rewards[state.mover]", EXPERT),
    Bug("an unknown person takes a seat", "tables/decisions/lobby.py",
        "    if not actor.person:\n        raise Forbidden(\"who-asks\")\n", "", DECISIONS),
    Bug("a refused command changes the table", "tables/decisions/game.py",
        "    require_playing_seat(context, command.seat)\n    check_bot",
        "    context.table.chair(command.seat).ready = True\n"
        "    require_playing_seat(context, command.seat)\n    check_bot", RANDOM_TABLES),
    Bug("a table reads its own clock", "tables/table.py",
        "        self.at = event.at\n", "        self.at = __import__('time').time()\n", RANDOM_TABLES),
    Bug("cards kept in a draft are played in the order of keeping", "tables/table.py",
        "            for _ in picks:\n                seat = self._game.seat\n",
        "            for seat in picks:\n", DRAFT),
    Bug("in the middle of a pass all seats must keep a card again", "tables/table.py",
        "for place in range(left)]", "for place in range(players)]", DRAFT),
    Bug("an action that drew a card is taken back", "tables/table.py",
        "reveals_hidden_cards(before.step, drew=drew)", "reveals_hidden_cards(before.step, drew=False)", TAKE_BACKS),
    Bug("an action that revealed something hidden may be taken back", "tables/table.py",
        "if self.played and not self.played[-1].reveals and", "if self.played and", TAKE_BACKS),
    Bug("a seat that a bot plays may take back", "tables/table.py",
        "[seat for seat in seats if not self.chair(seat).bot]", "seats", RANDOM_TABLES),
    Bug("keeping a card and taking it back restarts the clock", "tables/table.py",
        "return (KEEP_STEP, len(self.played)) if", "return (KEEP_STEP, self.waiting) if", CLOCKS),
    Bug("handing a seat over and reclaiming it restarts the clock", "tables/table.py",
        "if deadline is not None and deadline <= event.at:", "if deadline is not None:", CLOCKS),
    Bug("chat delays bots", "tables/table.py",
        "paced = self.changed_at + ", "paced = self.at + ", CLOCKS),
    Bug("an agreed take-back leaves out the cards kept since", "tables/table.py",
        " + [pick.seq for pick in self.picks.values()]", "", TAKE_BACKS),
    Bug("a broadcast omits what was taken back", "wire/broadcasts.py",
        "if taken_back := table.taken_back.get(table.seq):", "if taken_back := ():", BROADCASTS),
    Bug("a fork is taken back to before its ply", "tables/table.py",
        "self._undo(len(self.played) - ", "self._undo(len(self._game.actions) - ", TABLE),
    Bug("a team that resigned wins through its bot", "tables/chairs.py",
        "return bool(people) and all(chair.resigned for chair in people)",
        "return all(chair.resigned for chair in side)", TABLE),
    Bug("everybody sees which card was kept", "tables/visible_events.py",
        "None if is_hidden(KEEP_STEP, event.seat, None, viewer) else event.action", "event.action", VISIBILITY),
    Bug("everybody sees which card was given back", "tables/visible_events.py",
        "None if is_hidden(event.step, event.seat, event.target, viewer) else event.action", "event.action",
        VISIBILITY),
    Bug("the stored event of a card given back is sent unchanged", "wire/broadcasts.py",
        " or (isinstance(event, events.ActionPlayed) and event.step == GIVE_BACK_STEP)", "", VISIBILITY),
    Bug("the seed is shown before the game is over", "tables/snapshots.py",
        "if table.seed and table.status == OVER else None", "if table.seed else None", VISIBILITY),
    Bug("a table that is over has legal actions", "tables/snapshots.py",
        "return own if seat in self._waiting else _idle(own)", "return own", VISIBILITY),
    Bug("words are joined without their lengths", "tables/shuffles.py",
        'len(raw).to_bytes(4, "big") + raw', "raw", SHUFFLES),
    Bug("words replace the seed", "tables/shuffles.py",
        "hashlib.sha256(_PURPOSE + seed)", "hashlib.sha256(_PURPOSE)", SHUFFLES),
    Bug("an unknown rule is ignored", "game/options.py", ", forbid_unknown_fields=True", "", SETTINGS),
    Bug("a command is acknowledged before it is stored", "server/core/writer.py",
        "            if batch.new_events:\n                await",
        "            for send in batch._to_send:\n                _send_safely(send)\n"
        "            batch._to_send.clear()\n"
        "            if batch.new_events:\n                await", FULL_DISK),
    Bug("an event is broadcast before it is stored", "server/core/writer.py",
        "        self._to_send.append(lambda: _broadcast(queued, outcome, messages))\n",
        "        _broadcast(queued, outcome, messages)\n", FULL_DISK),
    Bug("an event that could not be stored stays in memory", "server/core/writer.py",
        "        self._writer.stale |= {live for live in self._changed if live.stored_seq}\n", "", FULL_DISK),
    Bug("a repeated command is carried out again", "server/core/writer.py",
        "            if before is not None:\n", "            if before is not None and False:\n", ONE_ID),
    Bug("a different command with the same id gets the first response", "server/core/writer.py",
        "        if before.digest != digest:\n            raise Refused(\"command-reused\")\n", "", ONE_ID),
    Bug("a stale command is carried out", "server/core/writer.py",
        "        _check_freshness(live, queued.after)\n", "", STALE_COMMANDS),
    Bug("the numbers of the log have a gap", "server/core/writer.py",
        "NewEvent(live.table.code, seq, event.at", "NewEvent(live.table.code, seq + (seq > 3), event.at", LOG),
    Bug("a subscriber gets the view of another seat", "server/core/live_tables.py",
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
    Bug("the index of tables does not follow their logs", "server/storage/store.py",
        "            if indexed:\n", "            if indexed and len(self._members) < 1:\n", STORE),
    Bug("a commit does not wait for the disk", "server/storage/sqlite.py",
        "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL", ON_DISK),
    Bug("two concurrent requests with one id open two tables", "server/core/openings.py",
        "async with self._locks.setdefault(code, asyncio.Lock()):", "async with asyncio.Lock():", IDEMPOTENT_OPENING),
    Bug("a different table with the same id is taken for the first", "server/core/openings.py",
        " or live.acknowledgements[key].digest != digest:\n", ":\n", IDEMPOTENT_OPENING),
    Bug("a restarted server has a different secret", "server/storage/store.py",
        "return fresh if kept is None else bytes(kept)", "return fresh", IDEMPOTENT_OPENING),
)  # fmt: skip


def is_caught(bug: Bug, copy: Path) -> bool:
    """Return whether the test fails with the bug. The folder keeps machine code, cached by its sources."""
    for name in ("src", "tests"):
        shutil.rmtree(copy / name, ignore_errors=True)
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    path = copy / "src" / "civ" / bug.file
    source = path.read_text(encoding="utf-8")
    if source.count(bug.original) == 0:
        raise SystemExit(f"{bug.description}: this place no longer exists in {bug.file}")
    path.write_text(source.replace(bug.original, bug.replacement, 1), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "XDG_CACHE_HOME": str(copy / "cache")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "--full", "--hypothesis-profile=planted",
         bug.test],
        cwd=copy, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode == 1 and "failed" in run.stdout


def main() -> int:
    """Plant all bugs, or those whose description or file contains the text given; return the exit code."""
    missed, filter_text = 0, " ".join(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        for bug in (bug for bug in BUGS if filter_text in bug.description or filter_text in bug.file):
            caught = is_caught(bug, Path(folder))
            missed += not caught
            print(f"{'caught' if caught else 'MISSED'}  {bug.description}  ({bug.test})", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
