"""The prompt of a table counts the choices of a step: "1 of 5"."""

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


def table_with_five_discards() -> TableDriver:
    """Return a table at which a player must discard five cards."""
    for seed in count():
        driver, chance = start_game(Rules(players=2), ANN, BOB, seed=seed.to_bytes(32, "big")), Random(seed)
        for _ in range(30):
            tokens = [str(action) for action in driver.game.legal]
            driver.play("!S" if "!S" in tokens else chance.choice(tokens))
            if driver.game.over:
                break
            if driver.table.pending.times == 5:
                return driver
    raise AssertionError


def prompt_for(driver: TableDriver, player: Actor) -> str:
    """Return the prompt for a person, computed from what they may know."""
    table = driver.table
    seats = table.seats_of(player.person)
    current = snapshot(table, seats, driver.now)
    assert current.game is not None
    view = view_of(table.settings.rules, current.game, current.own[0])
    log = [
        NumberedEvent(seq, visible_event(event, seats), table.taken_back.get(seq, ()))
        for seq, event in enumerate(driver.log, start=1)
    ]
    done = steps_done(log, view.turn, view.step, view.times)
    return prompt(view, done + 1, done + view.times, "en")


def test_the_prompt_counts_the_choices_of_a_step() -> None:
    driver = table_with_five_discards()
    seat = driver.game.seat
    player = driver.holder(seat)
    for number in (1, 2, 3):
        assert prompt_for(driver, player).endswith(f"· {number} of 5")
        driver.send(player, commands.SendChat("hm"))
        driver.play_legal()
    driver.send(player, commands.TakeBack(seat))
    assert prompt_for(driver, player).endswith("· 3 of 5")
    driver.play_legal()
    driver.play_legal()
    assert prompt_for(driver, player).endswith("· 5 of 5")
    ply, other = len(driver.table.played), driver.holder(3 - seat)
    driver.send(player, commands.ProposeTakeBack(seat, ply - 1))
    driver.send(other, commands.AnswerProposal(3 - seat, yes=False))
    assert prompt_for(driver, player).endswith("· 5 of 5")
    driver.send(player, commands.ProposeTakeBack(seat, ply - 2))
    driver.send(other, commands.AnswerProposal(3 - seat, yes=True))
    assert prompt_for(driver, player).endswith("· 3 of 5")
