"""A session: one game, who sits where, what was told, what may be taken back, and the file it is kept in.

It knows nothing of screens. The screen and the plain lines are two faces of it, and both do the same: while a bot is to
move they run its `thought` and `take` the choice; while a person is, they ask, and `play`.
"""

import random
from pathlib import Path
from typing import Final, NamedTuple

from civ.bots import Bot, Budget, Candidate, Choice, Explanation
from civ.engine import kernels
from civ.engine.rules.actions import END
from civ.errors import BadBot, IllegalAction
from civ.game.game import Game
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.sights import Sight
from civ.game.views import Cards, View
from civ.narration.log_lines import LogLine, action_line, consequence_lines, new_cards, reveals_hidden_cards
from civ.terminal.session.saving import seats_file, write_whole
from civ.terminal.session.seating import Player, write_seats

_UNSEEN_CARD: Final = ("keep", "give-back")  # steps that move a card nobody else sees
_OWN_CARDS: Final = (*_UNSEEN_CARD, "play", "discard-from-hand")  # steps whose open actions tell a hand


class Entry(NamedTuple):
    """One action, as the log tells it."""

    seat: int
    action: Action
    step: str
    times: int
    told: tuple[LogLine, ...]
    new: dict[int, Cards]  # by seat: the cards that only this seat saw come
    reveals_hidden_cards: bool
    why: Explanation | None = None
    candidates: tuple[Candidate, ...] = ()
    failure: BadBot | None = None

    def reason(self, *, over: bool) -> Explanation | None:
        """Why a bot did it; not while the game goes on if that could name a card that nobody saw."""
        return self.why if over or self.step not in _UNSEEN_CARD else None

    def considered(self, *, over: bool) -> tuple[Candidate, ...]:
        """What a bot considered; not while the game goes on if that tells what it holds."""
        return self.candidates if over or self.step not in _OWN_CARDS else ()


class Thought(NamedTuple):
    """A bot's task; `choose` may run in any thread."""

    version: int
    bot: Bot
    sight: Sight
    budget: Budget

    def choose(self) -> Choice:
        """Let the bot think."""
        return self.bot.choose(self.sight, self.budget)


def played(game: Game, action: Action, choice: Choice | None = None) -> Entry:
    """Play an action and tell it."""
    seats = range(1, game.rules.players + 1)
    before, own_before = game.view(), {seat: game.view(seat) for seat in seats}
    game.play(action)
    after = game.view()
    told = [action_line(before, action), *consequence_lines(before, after)]
    new = {seat: new_cards(view, game.view(seat)) for seat, view in own_before.items()}
    return Entry(
        before.turn,
        action,
        before.step,
        before.times,
        tuple(told),
        {seat: cards for seat, cards in new.items() if cards},
        reveals_hidden_cards(before, after),
        *((choice.why, choice.candidates, choice.failure) if choice else ()),
    )


def replayed(record: Record) -> tuple[Game, list[Entry]]:
    """A game and its log, from a record."""
    game = Game(record.rules, record.start)
    return game, [played(game, action) for action in record.actions]


class Session:
    """One game at one table."""

    def __init__(self, record: Record, players: tuple[Player, ...], file: Path | None, seed: int | None = None) -> None:
        self.game, self.entries = replayed(record)
        self.players = players
        self.file: Path | None = None
        self.unsaved = ""  # why the last action could not be saved, in the system's words
        self.looking: int | None = None  # the person in front of the screen, where several share it
        self._version = 0  # of the table: it changes with every action and whenever one is taken back
        chance = random.Random(seed) if seed is not None else random.SystemRandom()
        self._bots = {
            seat: player.make(chance.getrandbits(32)) for seat, player in enumerate(players, start=1) if player
        }
        if file is not None:
            self.keep_in(file)

    # --- Who ---

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players, start=1) if player is None)

    @property
    def asks_person(self) -> bool:
        """Whether a person is to move."""
        return not self.game.over and self.game.seat in self.people

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for; None for what everybody may see."""
        if len(self.people) == 1:
            return self.people[0]
        return None if self.game.over or self.cover_due else self.looking

    @property
    def cover_due(self) -> bool:
        """Whether the screen must be covered until the person to move is alone with it."""
        return len(self.people) > 1 and self.asks_person and self.looking != self.game.seat

    def uncover(self) -> None:
        """The person to move is alone with the screen."""
        self.looking = self.game.seat

    # --- Playing ---

    def play(self, action: Action | str) -> None:
        """A person's action; IllegalAction says why it is not open."""
        obstacle = self.game.why_not(action)
        if obstacle is None and not self.asks_person:
            obstacle = IllegalAction("not-your-turn", action=str(action))
        if obstacle is not None:
            raise obstacle
        self._add(next(one for one in self.game.legal if one == action))

    def thought(self) -> Thought:
        """The task of the bot to move."""
        seat = self.game.seat
        player = self.players[seat - 1]
        assert player is not None
        return Thought(self._version, self._bots[seat], self.game.sight(seat), player.budget)

    def take(self, thought: Thought, choice: Choice) -> bool:
        """Play a bot's choice, unless the table has changed since it was asked."""
        if thought.version != self._version:
            return False
        self._add(choice.action, choice)
        return True

    def _add(self, action: Action, choice: Choice | None = None) -> None:
        self.entries.append(played(self.game, action, choice))
        self._version += 1
        self.save()

    # --- Taking back ---

    def undo(self) -> None:
        """Take back the last decision of the only person; of several people, the last action of this turn."""
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
        """What the screen may show."""
        return self.game.view(self.viewer)

    @property
    def step_count(self) -> tuple[int, int]:
        """The present step is number … of …, as in "discard 1 of 2"."""
        view = self.game.view()
        total = view.times
        for entry in reversed(self.entries):
            if (entry.seat, entry.step, entry.times) != (view.turn, view.step, total + 1):
                break
            total += 1
        return total - view.times + 1, total

    @property
    def forecast(self) -> tuple[int, ...]:
        """The majority points of each seat if the game ended now."""
        record = self.game.view_record()[0]
        return tuple(int(kernels.points(record, seat)) for seat in range(self.game.rules.players))

    # --- Keeping ---

    def keep_in(self, file: Path) -> None:
        """Keep the game in a file from now on."""
        write_whole(file, self.game.record)
        write_whole(seats_file(file), write_seats(self.players))
        self.file = file

    def save(self) -> None:
        """Write the record. What goes wrong is remembered, not raised: the game goes on."""
        if self.file is None:
            return
        try:
            write_whole(self.file, self.game.record)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = error.strerror or type(error).__name__

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
