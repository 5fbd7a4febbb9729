"""Random tables for Hypothesis: people, a stranger and the server send commands, legal and illegal."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from civ import Rules
from civ.errors import CivError
from civ.game.notation import ACTIONS
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor
from civ.tables.settings import Settings
from tests.harness.table_driver import ANN, BOB, CYD, NOBODY, PEOPLE, TableDriver
from tests.invariants.random_games import rules, seeds

MAX_COMMANDS = 260


@dataclass(frozen=True)
class Step:
    """A command and its event, which is None if the command was refused."""

    driver: TableDriver
    actor: Actor
    command: commands.AnyCommand
    event: events.AnyEvent | None


@dataclass(frozen=True)
class RandomTable:
    """A table and its commands, determined by small numbers that Hypothesis can shrink."""

    rules: Rules
    deal: int
    choices: int

    def steps(self) -> Iterator[Step]:
        """Yield the opening and then a step after every command."""
        chance = Random(self.choices)
        driver = TableDriver(_settings(chance, self.rules), seed=hashlib.sha256(b"%d" % self.deal).digest())
        yield Step(driver, ANN, commands.StartGame(), driver.log[0])
        for _ in range(MAX_COMMANDS):
            driver.wait(chance.choice((0, 1, 5, 70)))
            actor, command = _next_command(chance, driver)
            try:
                yield Step(driver, actor, command, driver.send(actor, command))
            except CivError:
                yield Step(driver, actor, command, None)


random_tables = st.builds(RandomTable, rules(), seeds, seeds)


def _settings(chance: Random, rules: Rules) -> Settings:
    seats = [chance.choice(("open", "open", "here", "adept")) for _ in range(rules.players)]
    seats[chance.randrange(rules.players)] = "me"
    return Settings(
        rules=rules,
        seats=tuple(seats),
        turn_seconds=chance.choice((None, 60, 60)),
        take_backs=chance.random() < 0.8,
        stand_in=chance.choice((None, "novice", "adept")),
        absence=chance.choice((None, 120)),
        pace=chance.choice((0, 1, 30)),
        chat=chance.random() < 0.5,
    )


def _next_command(chance: Random, driver: TableDriver) -> tuple[Actor, commands.AnyCommand]:
    """Choose an actor and a command. Most commands are useful and most actors may send them."""
    if chance.random() > 0.3:
        return _lobby_command(chance, driver) if driver.table.game is None else _game_command(chance, driver)
    command = _any_command(chance, driver, seat := chance.randint(1, 4))
    if chance.random() < 0.3:
        return chance.choice((*PEOPLE, NOBODY, SERVER)), command
    if isinstance(command, commands.PlayBotAction | commands.ExpireClock | commands.ReplaceAbsent):
        return SERVER, command
    return (driver.holder(seat) if seat <= len(driver.table.chairs) else ANN), command


def _lobby_command(chance: Random, driver: TableDriver) -> tuple[Actor, commands.AnyCommand]:
    seat = chance.randint(1, len(driver.table.chairs))
    player = driver.table.chair(seat).player
    if player.person is None and player.bot is None:
        return chance.choice((BOB, CYD)), commands.TakeSeat(seat)
    actor = chance.choice([actor for actor in PEOPLE if driver.table.seats_of(actor.person)] or [ANN])
    return chance.choice(
        ((actor, commands.SetReady()), (actor, commands.AddWords("luck")), (ANN, commands.StartGame()))
    )


def _game_command(chance: Random, driver: TableDriver) -> tuple[Actor, commands.AnyCommand]:
    table = driver.table
    if not table.waiting:
        return ANN, commands.SendPhrase("good-game")
    if table.proposal is not None and chance.random() < 0.7:
        seat = min(table.proposal.unanswered)
        return driver.holder(seat), commands.AnswerProposal(seat, chance.random() < 0.8)
    seat = chance.choice(table.waiting)
    sight = driver.game.sight(seat)
    token = str(chance.choice(sight.keeping().legal if table.drafting else sight.legal))
    if table.chair(seat).bot:
        return SERVER, commands.PlayBotAction(seat, token, table.changed)
    if chance.random() < 0.05:
        return SERVER, chance.choice((commands.ExpireClock(seat), commands.ReplaceAbsent(seat)))
    if chance.random() < 0.1:
        return driver.holder(seat), commands.TakeBack(seat)
    return driver.holder(seat), commands.PlayAction(seat, token)


def _any_command(chance: Random, driver: TableDriver, seat: int) -> commands.AnyCommand:
    word = chance.choice(("me", "here", "open", "novice", "grandmaster"))
    settings = chance.choice((_settings(chance, driver.table.settings.rules), _settings(chance, Rules(players=3))))
    candidates: list[commands.AnyCommand] = [
        commands.TakeSeat(seat), commands.LeaveSeat(seat), commands.AssignSeat(seat, word),
        commands.ChangeSettings(settings), commands.SetReady(chance.random() < 0.7),
        commands.AddWords(chance.choice(("a", "b", "ü"))), commands.StartGame(),
        *[commands.PlayAction(seat, chance.choice(("X", *map(str, ACTIONS))))] * 3,
        *[commands.TakeBack(seat)] * 3,
        *[commands.ProposeTakeBack(seat, chance.randint(0, len(driver.table.played) + 1))] * 2,
        commands.AnswerProposal(seat, chance.random() < 0.5), *[commands.ReclaimSeat(seat)] * 2,
        commands.HandOver(seat, chance.choice(("novice", "me"))),
        commands.SendChat("hm"), commands.SendPhrase("peace", seat), commands.OpenRematch(),
        commands.PlayBotAction(seat, ".", driver.table.changed), *[commands.ExpireClock(seat)] * 2,
        commands.ReplaceAbsent(seat),
    ]  # fmt: skip
    if chance.random() < 0.05:
        candidates = [commands.Resign(seat)]
    return chance.choice(candidates)
