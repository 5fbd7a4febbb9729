"""The log of a game on this machine: actions, their consequences, and details that only some people may read."""

from typing import NamedTuple

from civ.bots import Candidate, Choice, Explanation
from civ.errors import BadBot
from civ.game.game import Game
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.views import Cards
from civ.game.visibility import OWN_CARD_STEPS, SECRET_STEPS, reveals_hidden_cards
from civ.narration.log_lines import (
    LogSentence,
    LogText,
    action_line,
    action_text,
    candidate_lines,
    consequence_lines,
    new_cards,
)
from civ.narration.wording import capitalized


class LogEntry(NamedTuple):
    """One action in the log."""

    seat: int
    action: Action
    step: str
    times: int  # how often the step was still to be done, this time included
    lines: tuple[LogSentence, ...]
    new_cards: dict[int, Cards]  # by seat: the cards that only this seat saw arrive
    reveals_hidden_cards: bool
    reason: Explanation | None = None
    candidates: tuple[Candidate, ...] = ()
    failure: BadBot | None = None

    def visible_reason(self, *, over: bool) -> Explanation | None:
        """Return the bot's reason. During the game, return none that could name a card that nobody saw."""
        return self.reason if over or self.step not in SECRET_STEPS else None

    def visible_candidates(self, *, over: bool) -> tuple[Candidate, ...]:
        """Return the actions that the bot considered. During the game, return none if they would reveal its hand."""
        return self.candidates if over or self.step not in OWN_CARD_STEPS else ()

    def text(self, viewer: int | None, language: str, *, over: bool = False) -> LogText:
        """Return the entry as a viewer may read it; `over` is whether the game has ended."""
        arrived = self.new_cards.get(viewer, "") if viewer is not None else ""
        reason = self.visible_reason(over=over)
        return action_text(self.lines, self.action, arrived, language)._replace(
            reason=reason.text(language) if reason else "",
            failure=capitalized(self.failure.message(language)) if self.failure else "",
            candidates=tuple(candidate_lines(self.visible_candidates(over=over), language)),
        )


def play_and_log(game: Game, action: Action, choice: Choice | None = None) -> LogEntry:
    """Play an action in the game and return its log entry; `choice` is the choice of the bot that chose it.

    Raises IllegalAction if the action is not open.
    """
    seats = range(1, game.rules.players + 1)
    before, own_before = game.view(), {seat: game.view(seat) for seat in seats}
    game.play(action)
    after = game.view()
    arrived = {seat: new_cards(view, game.view(seat)) for seat, view in own_before.items()}
    entry = LogEntry(
        before.turn,
        action,
        before.step,
        before.times,
        (action_line(before, action), *consequence_lines(before, after)),
        {seat: cards for seat, cards in arrived.items() if cards},
        reveals_hidden_cards(before.step, drew=sum(after.deck) < sum(before.deck)),
    )
    if choice is None:
        return entry
    return entry._replace(reason=choice.why, candidates=choice.candidates, failure=choice.failure)


def replay_record(record: Record) -> tuple[Game, list[LogEntry]]:
    """Play a record to its last action; return the game and its log."""
    game = Game(record.rules, record.start)
    return game, [play_and_log(game, action) for action in record.actions]
