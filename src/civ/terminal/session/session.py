"""A session: one game, its players, its log, the actions that can be taken back, and its file.

It knows nothing of screens. The screen and the plain lines are two front ends of it and do the same: when a bot is to
move, they run its `bot_task` and pass the choice to `apply_choice`; when a person is to move, they ask for an action
and `play` it.
"""

import random
from pathlib import Path
from typing import NamedTuple

from civ.bots import Bot, Budget, Choice
from civ.engine.rules.actions import END
from civ.errors import IllegalAction
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.sights import Sight
from civ.game.views import View
from civ.tables.aid.step_choices import choices_made
from civ.terminal.session.log_entries import play_and_log, replay_record
from civ.terminal.session.saved_games import seats_file, write_atomically
from civ.terminal.session.seats import SeatPlayer, write_seats


class BotTask(NamedTuple):
    """The decision that the bot to move has to make. `choose` may run in any thread."""

    version: int
    bot: Bot
    sight: Sight
    budget: Budget

    def choose(self) -> Choice:
        """Let the bot choose."""
        return self.bot.choose(self.sight, self.budget)


class Session:
    """One game at one table."""

    def __init__(
        self, record: Record, players: tuple[SeatPlayer, ...], file: Path | None, seed: int | None = None
    ) -> None:
        """Continue the game of a record, saved in a file unless that is None.

        With a seed, bots that do not look at the clock choose the same again. Raises OSError if the file cannot be
        written.
        """
        self.game, self.entries = replay_record(record)
        self.players = players
        self.file: Path | None = None
        self.save_error = ""  # why the last action could not be saved, in the system's words
        self.uncovered_seat: int | None = None  # the person in front of the screen, where several share it
        self._version = 0  # changes with every action played or taken back
        chance = random.Random(seed) if seed is not None else random.SystemRandom()
        self._bots = {
            seat: player.make(chance.getrandbits(32)) for seat, player in enumerate(players, start=1) if player
        }
        if file is not None:
            self.save_to(file)

    # --- Who ---

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players, start=1) if player is None)

    @property
    def person_to_move(self) -> bool:
        """Whether a person is to move."""
        return not self.game.over and self.game.seat in self.people

    @property
    def viewer(self) -> int | None:
        """The seat whose view may be on the screen; None if only public information may."""
        if len(self.people) == 1:
            return self.people[0]
        return None if self.game.over or self.needs_cover else self.uncovered_seat

    @property
    def needs_cover(self) -> bool:
        """Whether the screen must be covered until the person to move is alone with it."""
        return len(self.people) > 1 and self.person_to_move and self.uncovered_seat != self.game.seat

    def uncover(self) -> None:
        """Show the screen to the person to move."""
        self.uncovered_seat = self.game.seat

    # --- Playing ---

    def play(self, action: Action | str) -> None:
        """Play the action of a person. Raises IllegalAction if it is not open or a bot is to move."""
        obstacle = self.game.why_not(action)
        if obstacle is None and not self.person_to_move:
            obstacle = IllegalAction("not-your-turn", action=str(action))
        if obstacle is not None:
            raise obstacle
        self._play(next(one for one in self.game.legal if one == action))

    def bot_task(self) -> BotTask:
        """Return the task of the bot to move."""
        seat = self.game.seat
        player = self.players[seat - 1]
        assert player is not None
        return BotTask(self._version, self._bots[seat], self.game.sight(seat), player.budget)

    def apply_choice(self, task: BotTask, choice: Choice) -> bool:
        """Play a bot's choice. Return False, and play nothing, if the game has changed since the task was made."""
        if task.version != self._version:
            return False
        self._play(choice.action, choice)
        return True

    def _play(self, action: Action, choice: Choice | None = None) -> None:
        self.entries.append(play_and_log(self.game, action, choice))
        self._version += 1
        self.save()

    # --- Taking back ---

    def undo(self) -> None:
        """Take back the last decision of the only person, or among several people the last action of this turn.

        Raises IllegalAction if there is none, if it was another person's, or if it revealed hidden cards.
        """
        if not any(entry.seat in self.people for entry in self.entries):
            raise IllegalAction("nothing-to-undo")
        if len(self.people) > 1:
            last = self.entries[-1]
            if last.seat != self.game.seat or last.action.kind == END or self.game.over:
                raise IllegalAction("undo-others")
            if last.reveals_hidden_cards:
                raise IllegalAction("undo-hidden")
        while True:
            self.game.undo()
            if self.entries.pop().seat in self.people:
                break
        self._version += 1
        self.save()

    # --- Looking ---

    def view(self) -> View:
        """Return the view for the screen."""
        return self.game.view(self.viewer)

    @property
    def choice_count(self) -> tuple[int, int]:
        """The number of the pending choice and of all choices of its step: (1, 2) in "discard a card · 1 of 2"."""
        view = self.game.view()
        made = choices_made(self.entries, view.turn, view.step, view.times)
        return made + 1, made + view.times

    # --- Saving ---

    def save_to(self, file: Path) -> None:
        """Save the game and its seats in a file from now on. Raises OSError if that fails."""
        write_atomically(file, self.game.record)
        write_atomically(seats_file(file), write_seats(self.players))
        self.file = file

    def save(self) -> None:
        """Save the record. An error does not end the game: it is kept in `save_error`."""
        if self.file is None:
            return
        try:
            write_atomically(self.file, self.game.record)
            self.save_error = ""
        except OSError as error:
            self.save_error = error.strerror or type(error).__name__

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots.values():
            bot.close()
