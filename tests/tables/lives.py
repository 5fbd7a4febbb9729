"""Whole lives of tables for Hypothesis: several people, a stranger and the server ask for what may be and may not."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from civ import Rules
from civ.errors import CivError
from civ.game.notation import ACTIONS
from civ.tables import commands as wish
from civ.tables import events as log
from civ.tables.decisions import SERVER, Actor
from civ.tables.settings import Settings
from tests.laws.games import rules, seeds
from tests.tables.seated import ANN, BOB, CYD, NOBODY, PEOPLE, Seated

LONGEST = 260  # commands


@dataclass(frozen=True)
class Step:
    """One command, asked for: the event that it made, or None if it was refused."""

    seated: Seated
    actor: Actor
    command: wish.AnyCommand
    event: log.AnyEvent | None


@dataclass(frozen=True)
class Life:
    """A table from its opening on, all from small numbers that Hypothesis can shrink."""

    rules: Rules
    deal: int
    choices: int

    def steps(self) -> Iterator[Step]:
        """A stop after every command."""
        chance = Random(self.choices)
        seated = Seated(_settings(chance, self.rules), seed=hashlib.sha256(b"%d" % self.deal).digest())
        yield Step(seated, ANN, wish.Start(), seated.log[0])
        for _ in range(LONGEST):
            seated.wait(chance.choice((0, 1, 5, 70)))
            actor, command = _wish(chance, seated)
            try:
                yield Step(seated, actor, command, seated.ask(actor, command))
            except CivError:
                yield Step(seated, actor, command, None)


lives = st.builds(Life, rules(), seeds, seeds)


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


def _wish(chance: Random, seated: Seated) -> tuple[Actor, wish.AnyCommand]:
    """Mostly something that moves the table on, at times anything, mostly by one who may."""
    if chance.random() > 0.3:
        return _gathering(chance, seated) if seated.table.game is None else _playing(chance, seated)
    command = _anything(chance, seated, seat := chance.randint(1, 4))
    if chance.random() < 0.3:
        return chance.choice((*PEOPLE, NOBODY, SERVER)), command
    if isinstance(command, wish.BotAct | wish.RunOut | wish.Missing):
        return SERVER, command
    return (seated.holder(seat) if seat <= len(seated.table.chairs) else ANN), command


def _gathering(chance: Random, seated: Seated) -> tuple[Actor, wish.AnyCommand]:
    seat = chance.randint(1, len(seated.table.chairs))
    player = seated.table.chair(seat).player
    if player.person is None and player.bot is None:
        return chance.choice((BOB, CYD)), wish.Sit(seat)
    who = chance.choice([actor for actor in PEOPLE if seated.table.seats_of(actor.person)] or [ANN])
    return chance.choice(((who, wish.Ready()), (who, wish.Word("luck")), (ANN, wish.Start())))


def _playing(chance: Random, seated: Seated) -> tuple[Actor, wish.AnyCommand]:
    table = seated.table
    if not table.waiting:
        return ANN, wish.Phrase("good-game")
    if table.proposal is not None and chance.random() < 0.7:
        seat = min(table.proposal.asked)
        return seated.holder(seat), wish.Answer(seat, chance.random() < 0.8)
    seat = chance.choice(table.waiting)
    sight = seated.game.sight(seat)
    token = str(chance.choice(sight.keeping().legal if table.drafting else sight.legal))
    if table.chair(seat).bot:
        return SERVER, wish.BotAct(seat, token, table.changed)
    if chance.random() < 0.05:
        return SERVER, chance.choice((wish.RunOut(seat), wish.Missing(seat)))
    if chance.random() < 0.1:
        return seated.holder(seat), wish.Undo(seat)
    return seated.holder(seat), wish.Act(seat, token)


def _anything(chance: Random, seated: Seated, seat: int) -> wish.AnyCommand:
    word = chance.choice(("me", "here", "open", "novice", "grandmaster"))
    settings = chance.choice((_settings(chance, seated.table.settings.rules), _settings(chance, Rules(players=3))))
    commands: list[wish.AnyCommand] = [
        wish.Sit(seat), wish.Stand(seat), wish.Place(seat, word), wish.Change(settings),
        wish.Ready(chance.random() < 0.7), wish.Word(chance.choice(("a", "b", "ü"))), wish.Start(),
        *[wish.Act(seat, chance.choice(("X", *map(str, ACTIONS))))] * 3,
        *[wish.Undo(seat)] * 3, *[wish.Propose(seat, chance.randint(0, len(seated.table.past) + 1))] * 2,
        wish.Answer(seat, chance.random() < 0.5), *[wish.Return(seat)] * 2,
        wish.Hand(seat, chance.choice(("novice", "me"))),
        wish.Say("hm"), wish.Phrase("peace", seat), wish.Rematch(),
        wish.BotAct(seat, ".", seated.table.changed), *[wish.RunOut(seat)] * 2, wish.Missing(seat),
    ]  # fmt: skip
    if chance.random() < 0.05:
        commands = [wish.Resign(seat)]
    return chance.choice(commands)
