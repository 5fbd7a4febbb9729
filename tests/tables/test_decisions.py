"""Every command: by whom and when it is allowed, the event that it makes, and every refusal."""

import msgspec
import pytest

from civ import Rules
from civ.bots.ladder import LADDER
from civ.game.notation import ACTIONS
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor, DecisionContext, decide, open_table
from civ.tables.settings import Settings
from tests.harness.table_driver import ANN, BOB, CYD, NOBODY, SEED, TableDriver, start_game

THREE = Settings(rules=Rules(players=3), seats=("me", "open", "open"), turn_seconds=60)
OTHER = Settings(rules=Rules(players=3), seats=("open", "open", "open"), chat=False)


def waiting_table() -> TableDriver:
    """Ann is the host and sits in seat 1, Bob in seat 2; seat 3 is open."""
    driver = TableDriver(THREE)
    driver.send(BOB, commands.TakeSeat(2), commands.SetReady())
    return driver


def game() -> TableDriver:
    """Ann and Bob play against a bot; Bob is to move, and his clock has run out."""
    driver = start_game(Rules(players=3), ANN, BOB, "adept", turn_seconds=60)
    while driver.game.seat != 2 or driver.game.pending.step != "effects":
        driver.play_legal()
    driver.wait(60)
    return driver


def proposed() -> TableDriver:
    """Bob has proposed a take-back."""
    driver = game()
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    return driver


def handed() -> TableDriver:
    """A bot plays for Bob."""
    driver = game()
    driver.send(BOB, commands.HandOver(2, "novice"))
    return driver


def finished() -> TableDriver:
    """Everybody has resigned."""
    driver = game()
    driver.send(ANN, commands.Resign(1))
    driver.send(BOB, commands.Resign(2))
    return driver


STAGES = {"open": waiting_table, "game": game, "proposed": proposed, "handed": handed, "over": finished}

# The outcomes of each command in each stage, for the host in seat 1, the player in seat 2, a person without a seat, an
# unknown person, and the server: "yes" if it is accepted, otherwise the code of the refusal.
TAKEN, OPEN, NOW = "seat-taken", "table-not-open", "table-not-playing"
HOST, SIT, MINE, STALE, UNKNOWN = "host-only", "not-seated", "not-your-seat", "table-stale", "who-asks"
MATRIX: list[tuple[str, commands.AnyCommand, tuple[str, str, str, str, str]]] = [
    ("open", commands.TakeSeat(3), ("yes", "yes", "yes", UNKNOWN, UNKNOWN)),
    ("open", commands.TakeSeat(2), (TAKEN, TAKEN, TAKEN, UNKNOWN, UNKNOWN)),
    ("game", commands.TakeSeat(3), (OPEN, OPEN, OPEN, UNKNOWN, UNKNOWN)),
    ("over", commands.TakeSeat(3), (OPEN, OPEN, OPEN, UNKNOWN, UNKNOWN)),
    ("open", commands.LeaveSeat(2), (MINE, "yes", MINE, MINE, MINE)),
    ("game", commands.LeaveSeat(2), (MINE, OPEN, MINE, MINE, MINE)),
    ("over", commands.LeaveSeat(2), (MINE, OPEN, MINE, MINE, MINE)),
    ("open", commands.AssignSeat(3, "novice"), ("yes", HOST, HOST, HOST, HOST)),
    ("open", commands.AssignSeat(2, "novice"), (TAKEN, HOST, HOST, HOST, HOST)),
    ("open", commands.AssignSeat(2, "open"), ("yes", HOST, HOST, HOST, HOST)),
    ("game", commands.AssignSeat(2, "open"), (OPEN, HOST, HOST, HOST, HOST)),
    ("game", commands.AssignSeat(3, "novice"), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", commands.AssignSeat(3, "novice"), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", commands.ChangeSettings(OTHER), ("yes", HOST, HOST, HOST, HOST)),
    ("game", commands.ChangeSettings(OTHER), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", commands.ChangeSettings(OTHER), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", commands.SetReady(), ("yes", "yes", SIT, SIT, SIT)),
    ("game", commands.SetReady(), (OPEN, OPEN, SIT, SIT, SIT)),
    ("over", commands.SetReady(), (OPEN, OPEN, SIT, SIT, SIT)),
    ("open", commands.AddWords("luck"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", commands.AddWords("luck"), (OPEN, OPEN, SIT, SIT, SIT)),
    ("over", commands.AddWords("luck"), (OPEN, OPEN, SIT, SIT, SIT)),
    ("open", commands.StartGame(), ("seat-open", HOST, HOST, HOST, HOST)),
    ("game", commands.StartGame(), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", commands.StartGame(), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", commands.PlayAction(2, "."), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.PlayAction(2, "."), (MINE, "yes", MINE, MINE, MINE)),
    ("game", commands.PlayAction(1, "."), ("not-your-turn", MINE, MINE, MINE, MINE)),
    ("game", commands.PlayAction(3, "."), (MINE, MINE, MINE, MINE, MINE)),
    ("handed", commands.PlayAction(2, "."), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", commands.PlayAction(2, "."), (MINE, NOW, MINE, MINE, MINE)),
    ("open", commands.TakeBack(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.TakeBack(2), (MINE, "yes", MINE, MINE, MINE)),
    ("game", commands.TakeBack(1), ("undo-others", MINE, MINE, MINE, MINE)),
    ("handed", commands.TakeBack(2), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", commands.TakeBack(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", commands.ProposeTakeBack(2, 0), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.ProposeTakeBack(2, 0), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", commands.ProposeTakeBack(2, 0), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", commands.ProposeTakeBack(2, 0), (MINE, NOW, MINE, MINE, MINE)),
    ("proposed", commands.AnswerProposal(1, True), ("yes", MINE, MINE, MINE, MINE)),
    ("proposed", commands.AnswerProposal(2, True), (MINE, "no-proposal", MINE, MINE, MINE)),
    ("game", commands.AnswerProposal(1, True), ("no-proposal", MINE, MINE, MINE, MINE)),
    ("open", commands.AnswerProposal(1, True), (NOW, MINE, MINE, MINE, MINE)),
    ("over", commands.AnswerProposal(1, True), (NOW, MINE, MINE, MINE, MINE)),
    ("open", commands.Resign(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.Resign(2), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", commands.Resign(2), (MINE, "yes", MINE, MINE, MINE)),
    ("over", commands.Resign(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", commands.HandOver(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.HandOver(2), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", commands.HandOver(2), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", commands.HandOver(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", commands.ReclaimSeat(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", commands.ReclaimSeat(2), (MINE, "seat-yours", MINE, MINE, MINE)),
    ("handed", commands.ReclaimSeat(2), (MINE, "yes", MINE, MINE, MINE)),
    ("over", commands.ReclaimSeat(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", commands.SendChat("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", commands.SendChat("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("over", commands.SendChat("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("open", commands.SendPhrase("hello", 2, "S"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", commands.SendPhrase("peace"), ("yes", "yes", SIT, SIT, SIT)),
    ("over", commands.SendPhrase("good-game"), ("yes", "yes", SIT, SIT, SIT)),
    ("open", commands.OpenRematch(), ("table-not-over", "table-not-over", SIT, SIT, SIT)),
    ("game", commands.OpenRematch(), ("table-not-over", "table-not-over", SIT, SIT, SIT)),
    ("over", commands.OpenRematch(), ("yes", "yes", SIT, SIT, SIT)),
    ("open", commands.ExpireClock(2), (MINE, MINE, MINE, MINE, STALE)),
    ("game", commands.ExpireClock(2), (MINE, MINE, MINE, MINE, "yes")),
    ("game", commands.ExpireClock(1), (MINE, MINE, MINE, MINE, STALE)),
    ("handed", commands.ExpireClock(2), (MINE, MINE, MINE, MINE, STALE)),
    ("over", commands.ExpireClock(2), (MINE, MINE, MINE, MINE, STALE)),
    ("open", commands.ReplaceAbsent(2), (MINE, MINE, MINE, MINE, STALE)),
    ("game", commands.ReplaceAbsent(1), (MINE, MINE, MINE, MINE, "yes")),
    ("game", commands.ReplaceAbsent(3), (MINE, MINE, MINE, MINE, STALE)),
    ("handed", commands.ReplaceAbsent(2), (MINE, MINE, MINE, MINE, STALE)),
    ("over", commands.ReplaceAbsent(2), (MINE, MINE, MINE, MINE, STALE)),
    ("open", commands.PlayBotAction(2, ".", 0), (MINE, MINE, MINE, MINE, NOW)),
    ("game", commands.PlayBotAction(2, ".", 0), (MINE, MINE, MINE, MINE, STALE)),
    ("over", commands.PlayBotAction(2, ".", 0), (MINE, MINE, MINE, MINE, NOW)),
]
ACTORS = (ANN, BOB, CYD, NOBODY, SERVER)


@pytest.mark.parametrize(("stage", "command", "outcomes"), MATRIX, ids=lambda part: str(part)[:60])
def test_every_command_is_accepted_or_refused_as_the_matrix_says(
    stage: str, command: commands.AnyCommand, outcomes: tuple[str, ...]
) -> None:
    for actor, outcome in zip(ACTORS, outcomes, strict=True):
        driver = STAGES[stage]()
        if outcome == "yes":
            driver.send(actor, command)
        else:
            assert driver.refused(actor, command) == outcome, actor


def test_the_matrix_has_every_command_before_during_and_after_a_game() -> None:
    kinds = {kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, commands.Command)}
    covered = {(stage, type(command)) for stage, command, _ in MATRIX}
    assert {(stage, kind) for stage in ("open", "game", "over") for kind in kinds - {commands.Command}} <= covered


# --- Before the deal ---


def test_a_table_opens_with_the_host_in_the_seats_of_the_settings() -> None:
    settings = Settings(rules=Rules(players=4), seats=("open", "me", "here", "expert"))
    event = open_table(ANN, settings, 5.0, seed=SEED)
    ann = events.Player("ann", "Ann")
    assert event == events.TableOpened(
        5.0, ann, settings, (events.Player(), ann, ann, events.Player(bot="expert")), SEED.hex()
    )


def test_a_person_sits_under_their_own_name() -> None:
    driver = TableDriver(THREE)
    assert driver.send(Actor("x", "Xen", program=True), commands.TakeSeat(2)) == events.SeatTaken(
        driver.now, 2, events.Player("x", "Xen", program=True)
    )
    assert driver.table.seats_of("x") == (2,)


@pytest.mark.parametrize(
    "command",
    [
        commands.TakeSeat(4),
        commands.LeaveSeat(4),
        commands.AssignSeat(4, "open"),
        commands.SendPhrase("hello", 4),
        commands.PlayAction(4, "M"),
        commands.Resign(4),
    ],
)
def test_a_table_for_three_has_no_fourth_seat(command: commands.AnyCommand) -> None:
    assert TableDriver(THREE).refused(ANN, command) == "no-such-seat"


def test_a_seat_that_is_left_is_open() -> None:
    driver = waiting_table()
    driver.send(BOB, commands.LeaveSeat(2))
    assert driver.table.chair(2).player == events.Player()
    assert driver.refused(BOB, commands.SetReady()) == "not-seated"
    driver.send(CYD, commands.TakeSeat(2))
    assert not driver.table.chair(2).ready


@pytest.mark.parametrize(
    ("word", "player"),
    [
        ("me", events.Player("ann", "Ann")),
        ("here", events.Player("ann", "Ann")),
        ("open", events.Player()),
        *((level, events.Player(bot=level)) for level in LADDER),
    ],
)
def test_the_host_assigns_seats_to_bots_and_to_people_at_the_same_device(word: str, player: events.Player) -> None:
    driver = waiting_table()
    for seat in (1, 3):
        driver.send(ANN, commands.AssignSeat(seat, word))
        assert driver.table.chair(seat).player == player


def test_the_host_cannot_assign_a_seat_to_an_unknown_bot() -> None:
    assert waiting_table().refused(ANN, commands.AssignSeat(3, "grandmaster")) == "table-player"


def test_changed_settings_keep_the_seats_and_reset_readiness() -> None:
    driver = waiting_table()
    driver.send(ANN, commands.ChangeSettings(OTHER))
    assert [chair.player.person for chair in driver.table.chairs] == ["ann", "bob", None]
    assert not any(chair.ready for chair in driver.table.chairs)
    assert driver.table.settings == OTHER


def test_another_number_of_seats_reassigns_all_seats() -> None:
    driver = waiting_table()
    driver.send(ANN, commands.ChangeSettings(Settings(rules=Rules(players=2), seats=("adept", "me"))))
    assert [chair.player for chair in driver.table.chairs] == [events.Player(bot="adept"), events.Player("ann", "Ann")]


def test_bad_settings_are_refused() -> None:
    driver = waiting_table()
    assert driver.refused(ANN, commands.ChangeSettings(Settings(rules=Rules(players=3)))) == "table-seats"
    assert driver.refused(ANN, commands.ChangeSettings(Settings(stand_in="me"))) == "table-player"


def test_the_host_deals_once_everybody_is_seated_and_ready() -> None:
    driver = waiting_table()
    assert driver.refused(ANN, commands.StartGame()) == "seat-open"
    driver.send(CYD, commands.TakeSeat(3))
    assert driver.refused(ANN, commands.StartGame()) == "seat-not-ready"
    driver.send(CYD, commands.SetReady())
    driver.send(BOB, commands.SetReady(ready=False))
    assert driver.refused(ANN, commands.StartGame()) == "seat-not-ready"
    driver.send(BOB, commands.SetReady())
    assert isinstance(driver.send(ANN, commands.StartGame()), events.CardsDealt)  # the host need not be ready
    assert driver.table.status == "playing"


def test_everybody_at_one_device_is_ready_when_the_host_is() -> None:
    driver = TableDriver(Settings(seats=("me", "here")))
    driver.send(ANN, commands.StartGame())
    assert driver.table.seats_of("ann") == (1, 2)
    driver.play_legal(30)


def test_a_host_need_not_play() -> None:
    driver = TableDriver(Settings(seats=("adept", "open")))
    driver.send(BOB, commands.TakeSeat(2), commands.SetReady())
    driver.send(ANN, commands.StartGame())
    assert driver.refused(ANN, commands.SendChat("go")) == "not-seated"
    assert set(driver.table.people) == {"ann", "bob"}


# --- Playing ---


def test_an_action_records_its_step() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    seat, token = driver.game.seat, driver.game.legal[0]
    event = driver.send(driver.holder(seat), commands.PlayAction(seat, token))
    assert event == events.ActionPlayed(driver.now, seat, token, "play", 1)
    assert driver.game.actions == (token,)


@pytest.mark.parametrize("token", ["", "X", "m", "M M", "@9", "·"])
def test_an_unknown_action_is_refused(token: str) -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    assert (
        driver.refused(driver.holder(driver.game.seat), commands.PlayAction(driver.game.seat, token))
        == "unknown-action"
    )


def test_every_illegal_action_is_refused_with_the_reason_of_the_game() -> None:
    driver = start_game(Rules(players=3), ANN, BOB, CYD)
    for _ in range(12):
        seat = driver.game.seat
        for action in set(ACTIONS) - set(driver.game.legal):
            obstacle = driver.game.why_not(action)
            assert obstacle is not None
            assert driver.refused(driver.holder(seat), commands.PlayAction(seat, str(action))) == obstacle.code
        driver.play_legal(index=3)


def test_a_refusal_reveals_nothing_hidden_from_the_seat() -> None:
    driver = start_game(Rules(players=4, deal="draft"), ANN, BOB, CYD, "adept")
    for _ in range(8):
        for seat in set(driver.table.waiting) - {4}:
            sight = driver.game.sight(seat).keeping() if driver.table.drafting else driver.game.sight(seat)
            for action in set(ACTIONS) - set(sight.legal):
                seen = sight.why_not(action)
                assert seen is not None
                context = DecisionContext(driver.table, driver.holder(seat), 0.0)
                with pytest.raises(type(seen)) as refusal:
                    decide(context, commands.PlayAction(seat, str(action)))
                assert str(refusal.value) == str(seen)
        for seat in sorted(driver.table.waiting):
            if driver.table.drafting:
                token = str(driver.game.sight(seat).keeping().legal[0])
                holder, table = driver.holder(seat), driver.table
                bot = commands.PlayBotAction(seat, token, table.changed)
                driver.send(
                    SERVER if table.chair(seat).bot else holder, bot if seat == 4 else commands.PlayAction(seat, token)
                )
            else:
                driver.play_legal()


def test_a_bots_action_is_stale_after_a_change() -> None:
    driver = start_game(Rules(players=2), ANN, "adept")
    while driver.game.seat != 2:
        driver.play_legal()
    seen = driver.table.changed
    action = str(driver.game.legal[0])
    assert driver.refused(SERVER, commands.PlayBotAction(2, action, seen - 1)) == "table-stale"
    driver.send(ANN, commands.SendChat("hm"))  # chat does not make it stale
    event = driver.send(SERVER, commands.PlayBotAction(2, action, seen, "why-silent", {"effect": "purge"}))
    assert (event.bot, event.why, event.facts) == (True, "why-silent", {"effect": "purge"})
    assert driver.refused(SERVER, commands.PlayBotAction(2, ".", seen)) == "table-stale"


def test_the_server_does_not_play_for_people() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    seat = driver.game.seat
    bot = commands.PlayBotAction(seat, str(driver.game.legal[0]), driver.table.changed)
    assert driver.refused(SERVER, bot) == "table-stale"


def test_a_bots_action_is_checked_like_any_other() -> None:
    driver = start_game(Rules(players=2), "adept", "adept")
    other = 3 - driver.game.seat
    assert driver.refused(SERVER, commands.PlayBotAction(other, ".", driver.table.changed)) == "not-your-turn"
    assert driver.refused(SERVER, commands.PlayBotAction(driver.game.seat, ".", driver.table.changed)) == "not-asked"


def test_a_seat_can_only_be_handed_over_to_a_known_bot() -> None:
    driver = game()
    assert driver.refused(BOB, commands.HandOver(2, "me")) == "table-player"
    assert driver.send(BOB, commands.HandOver(2, "expert")) == events.SeatHandedOver(driver.now, 2, "expert", "asked")


def test_options_are_frozen_at_the_deal() -> None:
    driver = game()
    before = driver.table.settings
    for command in (
        commands.ChangeSettings(OTHER),
        commands.AssignSeat(3, "expert"),
        commands.TakeSeat(3),
        commands.AddWords("x"),
        commands.SetReady(),
    ):
        assert driver.refused(ANN, command) == "table-not-open"
    assert driver.table.settings == before


# --- Chat, and after the game ---


def test_set_phrases_are_allowed_without_chat() -> None:
    driver = start_game(Rules(players=2), ANN, BOB, chat=False)
    assert driver.refused(ANN, commands.SendChat("hi")) == "chat-off"
    event = driver.send(ANN, commands.SendPhrase("watch-out", 2, "S"))
    assert event == events.PhraseSent(driver.now, "ann", "Ann", "watch-out", 2, "S")


def test_a_table_has_only_one_rematch() -> None:
    driver = finished()
    assert driver.send(BOB, commands.OpenRematch()) == events.RematchOpened(driver.now, "next")
    assert driver.table.rematch == "next"
    assert driver.refused(ANN, commands.OpenRematch()) == "rematch-there"


@pytest.mark.parametrize(
    "command", [commands.PlayBotAction(1, ".", 0), commands.ExpireClock(1), commands.ReplaceAbsent(1)]
)
def test_commands_of_the_server_cannot_be_decoded(command: commands.AnyCommand) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(command), type=commands.PersonCommand)


@pytest.mark.parametrize("command", {str(command): command for _, command, _ in MATRIX}.values(), ids=str)
def test_commands_of_people_survive_json(command: commands.AnyCommand) -> None:
    if not isinstance(command, commands.PlayBotAction | commands.ExpireClock | commands.ReplaceAbsent):
        assert msgspec.json.decode(msgspec.json.encode(command), type=commands.PersonCommand) == command
