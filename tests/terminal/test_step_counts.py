"""The prompt of a table says which choice of a step comes next: "1 of 5"."""

from itertools import count
from random import Random

from civ import Rules
from civ.game.views import view_of
from civ.narration.prompts import prompt
from civ.narration.table_events import steps_done
from civ.tables import commands
from civ.tables.decisions import Actor
from civ.tables.snapshots import snapshot
from civ.tables.visible_events import NumberedEvent, visible_event
from tests.harness.table_driver import ANN, BOB, TableDriver, start_game


def discovering() -> TableDriver:
    """A game in which somebody is to discard five cards."""
    for seed in count():
        seated, chance = start_game(Rules(players=2), ANN, BOB, seed=seed.to_bytes(32, "big")), Random(seed)
        for _ in range(30):
            tokens = [str(action) for action in seated.game.legal]
            seated.play("!S" if "!S" in tokens else chance.choice(tokens))
            if seated.game.over:
                break
            if seated.table.pending.times == 5:
                return seated
    raise AssertionError


def prompted(seated: TableDriver, who: Actor) -> str:
    """What a person at the table is asked, drawn from what they may know."""
    table = seated.table
    seats = table.seats_of(who.person)
    now = snapshot(table, seats, seated.now)
    assert now.game is not None
    view = view_of(table.settings.rules, now.game, now.own[0])
    log = [
        NumberedEvent(seq, visible_event(event, seats), table.taken_back.get(seq, ()))
        for seq, event in enumerate(seated.log, start=1)
    ]
    done = steps_done(log, view.turn, view.step, view.times)
    return prompt(view, done + 1, done + view.times, "en")


def test_the_prompt_counts_the_choices_of_a_step() -> None:
    seated = discovering()
    seat = seated.game.seat
    who = seated.holder(seat)
    for number in (1, 2, 3):
        assert prompted(seated, who).endswith(f"· {number} of 5")
        seated.send(who, commands.SendChat("hm"))
        seated.play_legal()
    seated.send(who, commands.TakeBack(seat))
    assert prompted(seated, who).endswith("· 3 of 5")
    seated.play_legal()
    seated.play_legal()
    assert prompted(seated, who).endswith("· 5 of 5")
    ply, other = len(seated.table.played), seated.holder(3 - seat)
    seated.send(who, commands.ProposeTakeBack(seat, ply - 1))
    seated.send(other, commands.AnswerProposal(3 - seat, yes=False))
    assert prompted(seated, who).endswith("· 5 of 5")
    seated.send(who, commands.ProposeTakeBack(seat, ply - 2))
    seated.send(other, commands.AnswerProposal(3 - seat, yes=True))
    assert prompted(seated, who).endswith("· 3 of 5")
