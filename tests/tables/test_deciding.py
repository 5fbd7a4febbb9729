"""Every command: who may, when, what it makes, and every refusal."""

import msgspec
import pytest

from civ import Rules
from civ.bots.ladder import LADDER
from civ.game.notation import ACTIONS
from civ.tables import commands as wish
from civ.tables import events as log
from civ.tables.decisions import SERVER, Actor, Asking, decide, opened
from civ.tables.settings import Settings
from tests.tables.seated import ANN, BOB, CYD, NOBODY, SEED, Seated, dealt

THREE = Settings(rules=Rules(players=3), seats=("me", "open", "open"), turn_seconds=60)
OTHER = Settings(rules=Rules(players=3), seats=("open", "open", "open"), chat=False)


def open_table() -> Seated:
    """Ann is the host and sits in seat 1, Bob in seat 2; seat 3 is open."""
    seated = Seated(THREE)
    seated.ask(BOB, wish.Sit(2), wish.Ready())
    return seated


def game() -> Seated:
    """Ann and Bob play against a bot; Bob is to move, and his clock has run out."""
    seated = dealt(Rules(players=3), ANN, BOB, "adept", turn_seconds=60)
    while seated.game.seat != 2 or seated.game.asked.step != "effects":
        seated.play_on()
    seated.wait(60)
    return seated


def proposed() -> Seated:
    """Bob wants to go back."""
    seated = game()
    seated.ask(BOB, wish.Propose(2, 0))
    return seated


def handed() -> Seated:
    """A bot plays for Bob."""
    seated = game()
    seated.ask(BOB, wish.Hand(2, "novice"))
    return seated


def finished() -> Seated:
    """Everybody has given up."""
    seated = game()
    seated.ask(ANN, wish.Resign(1))
    seated.ask(BOB, wish.Resign(2))
    return seated


STAGES = {"open": open_table, "game": game, "proposed": proposed, "handed": handed, "over": finished}

# Who may do what, and when: for the host in seat 1, a player in seat 2, a person without a seat, somebody unknown, and
# the server itself. "yes" where it is carried out, else the code of the refusal.
TAKEN, OPEN, NOW = "seat-taken", "table-not-open", "table-not-playing"
HOST, SIT, MINE, STALE, WHO = "host-only", "not-seated", "not-your-seat", "table-stale", "who-asks"
MATRIX: list[tuple[str, wish.AnyCommand, tuple[str, str, str, str, str]]] = [
    ("open", wish.Sit(3), ("yes", "yes", "yes", WHO, WHO)),
    ("open", wish.Sit(2), (TAKEN, TAKEN, TAKEN, WHO, WHO)),
    ("game", wish.Sit(3), (OPEN, OPEN, OPEN, WHO, WHO)),
    ("over", wish.Sit(3), (OPEN, OPEN, OPEN, WHO, WHO)),
    ("open", wish.Stand(2), (MINE, "yes", MINE, MINE, MINE)),
    ("game", wish.Stand(2), (MINE, OPEN, MINE, MINE, MINE)),
    ("over", wish.Stand(2), (MINE, OPEN, MINE, MINE, MINE)),
    ("open", wish.Place(3, "novice"), ("yes", HOST, HOST, HOST, HOST)),
    ("open", wish.Place(2, "novice"), (TAKEN, HOST, HOST, HOST, HOST)),
    ("open", wish.Place(2, "open"), ("yes", HOST, HOST, HOST, HOST)),
    ("game", wish.Place(2, "open"), (OPEN, HOST, HOST, HOST, HOST)),
    ("game", wish.Place(3, "novice"), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", wish.Place(3, "novice"), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", wish.Change(OTHER), ("yes", HOST, HOST, HOST, HOST)),
    ("game", wish.Change(OTHER), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", wish.Change(OTHER), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", wish.Ready(), ("yes", "yes", SIT, SIT, SIT)),
    ("game", wish.Ready(), (OPEN, OPEN, SIT, SIT, SIT)),
    ("over", wish.Ready(), (OPEN, OPEN, SIT, SIT, SIT)),
    ("open", wish.Word("luck"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", wish.Word("luck"), (OPEN, OPEN, SIT, SIT, SIT)),
    ("over", wish.Word("luck"), (OPEN, OPEN, SIT, SIT, SIT)),
    ("open", wish.Start(), ("seat-open", HOST, HOST, HOST, HOST)),
    ("game", wish.Start(), (OPEN, HOST, HOST, HOST, HOST)),
    ("over", wish.Start(), (OPEN, HOST, HOST, HOST, HOST)),
    ("open", wish.Act(2, "."), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Act(2, "."), (MINE, "yes", MINE, MINE, MINE)),
    ("game", wish.Act(1, "."), ("not-your-turn", MINE, MINE, MINE, MINE)),
    ("game", wish.Act(3, "."), (MINE, MINE, MINE, MINE, MINE)),
    ("handed", wish.Act(2, "."), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", wish.Act(2, "."), (MINE, NOW, MINE, MINE, MINE)),
    ("open", wish.Undo(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Undo(2), (MINE, "yes", MINE, MINE, MINE)),
    ("game", wish.Undo(1), ("undo-others", MINE, MINE, MINE, MINE)),
    ("handed", wish.Undo(2), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", wish.Undo(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", wish.Propose(2, 0), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Propose(2, 0), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", wish.Propose(2, 0), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", wish.Propose(2, 0), (MINE, NOW, MINE, MINE, MINE)),
    ("proposed", wish.Answer(1, True), ("yes", MINE, MINE, MINE, MINE)),
    ("proposed", wish.Answer(2, True), (MINE, "no-proposal", MINE, MINE, MINE)),
    ("game", wish.Answer(1, True), ("no-proposal", MINE, MINE, MINE, MINE)),
    ("open", wish.Answer(1, True), (NOW, MINE, MINE, MINE, MINE)),
    ("over", wish.Answer(1, True), (NOW, MINE, MINE, MINE, MINE)),
    ("open", wish.Resign(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Resign(2), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", wish.Resign(2), (MINE, "yes", MINE, MINE, MINE)),
    ("over", wish.Resign(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", wish.Hand(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Hand(2), (MINE, "yes", MINE, MINE, MINE)),
    ("handed", wish.Hand(2), (MINE, "seat-handed", MINE, MINE, MINE)),
    ("over", wish.Hand(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", wish.Return(2), (MINE, NOW, MINE, MINE, MINE)),
    ("game", wish.Return(2), (MINE, "seat-yours", MINE, MINE, MINE)),
    ("handed", wish.Return(2), (MINE, "yes", MINE, MINE, MINE)),
    ("over", wish.Return(2), (MINE, NOW, MINE, MINE, MINE)),
    ("open", wish.Say("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", wish.Say("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("over", wish.Say("hi"), ("yes", "yes", SIT, SIT, SIT)),
    ("open", wish.Phrase("hello", 2, "S"), ("yes", "yes", SIT, SIT, SIT)),
    ("game", wish.Phrase("peace"), ("yes", "yes", SIT, SIT, SIT)),
    ("over", wish.Phrase("good-game"), ("yes", "yes", SIT, SIT, SIT)),
    ("open", wish.Rematch(), ("table-not-over", "table-not-over", SIT, SIT, SIT)),
    ("game", wish.Rematch(), ("table-not-over", "table-not-over", SIT, SIT, SIT)),
    ("over", wish.Rematch(), ("yes", "yes", SIT, SIT, SIT)),
    ("open", wish.RunOut(2), (MINE, MINE, MINE, MINE, STALE)),
    ("game", wish.RunOut(2), (MINE, MINE, MINE, MINE, "yes")),
    ("game", wish.RunOut(1), (MINE, MINE, MINE, MINE, STALE)),
    ("handed", wish.RunOut(2), (MINE, MINE, MINE, MINE, STALE)),
    ("over", wish.RunOut(2), (MINE, MINE, MINE, MINE, STALE)),
    ("open", wish.Missing(2), (MINE, MINE, MINE, MINE, STALE)),
    ("game", wish.Missing(1), (MINE, MINE, MINE, MINE, "yes")),
    ("game", wish.Missing(3), (MINE, MINE, MINE, MINE, STALE)),
    ("handed", wish.Missing(2), (MINE, MINE, MINE, MINE, STALE)),
    ("over", wish.Missing(2), (MINE, MINE, MINE, MINE, STALE)),
    ("open", wish.BotAct(2, ".", 0), (MINE, MINE, MINE, MINE, NOW)),
    ("game", wish.BotAct(2, ".", 0), (MINE, MINE, MINE, MINE, STALE)),
    ("over", wish.BotAct(2, ".", 0), (MINE, MINE, MINE, MINE, NOW)),
]
ACTORS = (ANN, BOB, CYD, NOBODY, SERVER)


@pytest.mark.parametrize(("stage", "command", "outcomes"), MATRIX, ids=lambda part: str(part)[:60])
def test_who_may_do_what_and_when(stage: str, command: wish.AnyCommand, outcomes: tuple[str, ...]) -> None:
    for actor, outcome in zip(ACTORS, outcomes, strict=True):
        seated = STAGES[stage]()
        if outcome == "yes":
            seated.ask(actor, command)
        else:
            assert seated.refused(actor, command) == outcome, actor


def test_the_matrix_knows_every_command_before_in_and_after_a_game() -> None:
    commands = {kind for kind in vars(wish).values() if isinstance(kind, type) and issubclass(kind, wish.Command)}
    told = {(stage, type(command)) for stage, command, _ in MATRIX}
    assert {(stage, kind) for stage in ("open", "game", "over") for kind in commands - {wish.Command}} <= told


# --- Before the deal ---


def test_a_table_opens_with_the_host_where_the_settings_say() -> None:
    settings = Settings(rules=Rules(players=4), seats=("open", "me", "here", "expert"))
    event = opened(ANN, settings, 5.0, seed=SEED)
    ann = log.Player("ann", "Ann")
    assert event == log.Opened(5.0, ann, settings, (log.Player(), ann, ann, log.Player(bot="expert")), SEED.hex())


def test_one_sits_down_under_ones_own_name() -> None:
    seated = Seated(THREE)
    assert seated.ask(Actor("x", "Xen", program=True), wish.Sit(2)) == log.Sat(
        seated.now, 2, log.Player("x", "Xen", program=True)
    )
    assert seated.table.seats_of("x") == (2,)


@pytest.mark.parametrize(
    "command",
    [wish.Sit(4), wish.Stand(4), wish.Place(4, "open"), wish.Phrase("hello", 4), wish.Act(4, "M"), wish.Resign(4)],
)
def test_there_is_no_fourth_seat_for_three(command: wish.AnyCommand) -> None:
    assert Seated(THREE).refused(ANN, command) == "no-such-seat"


def test_who_stands_leaves_an_open_seat() -> None:
    seated = open_table()
    seated.ask(BOB, wish.Stand(2))
    assert seated.table.chair(2).player == log.Player()
    assert seated.refused(BOB, wish.Ready()) == "not-seated"
    seated.ask(CYD, wish.Sit(2))
    assert not seated.table.chair(2).ready


@pytest.mark.parametrize(
    ("word", "player"),
    [
        ("me", log.Player("ann", "Ann")),
        ("here", log.Player("ann", "Ann")),
        ("open", log.Player()),
        *((level, log.Player(bot=level)) for level in LADDER),
    ],
)
def test_the_host_places_people_of_the_own_device_and_bots(word: str, player: log.Player) -> None:
    seated = open_table()
    for seat in (1, 3):
        seated.ask(ANN, wish.Place(seat, word))
        assert seated.table.chair(seat).player == player


def test_the_host_places_nobody_that_there_is_not() -> None:
    assert open_table().refused(ANN, wish.Place(3, "grandmaster")) == "table-player"


def test_other_settings_leave_who_sits_where_and_everybody_looks_again() -> None:
    seated = open_table()
    seated.ask(ANN, wish.Change(OTHER))
    assert [chair.player.person for chair in seated.table.chairs] == ["ann", "bob", None]
    assert not any(chair.ready for chair in seated.table.chairs)
    assert seated.table.settings == OTHER


def test_another_number_of_seats_seats_everybody_anew() -> None:
    seated = open_table()
    seated.ask(ANN, wish.Change(Settings(rules=Rules(players=2), seats=("adept", "me"))))
    assert [chair.player for chair in seated.table.chairs] == [log.Player(bot="adept"), log.Player("ann", "Ann")]


def test_bad_settings_are_not_taken() -> None:
    seated = open_table()
    assert seated.refused(ANN, wish.Change(Settings(rules=Rules(players=3)))) == "table-seats"
    assert seated.refused(ANN, wish.Change(Settings(stand_in="me"))) == "table-player"


def test_the_host_deals_once_all_are_there_and_ready() -> None:
    seated = open_table()
    assert seated.refused(ANN, wish.Start()) == "seat-open"
    seated.ask(CYD, wish.Sit(3))
    assert seated.refused(ANN, wish.Start()) == "seat-not-ready"
    seated.ask(CYD, wish.Ready())
    seated.ask(BOB, wish.Ready(ready=False))
    assert seated.refused(ANN, wish.Start()) == "seat-not-ready"
    seated.ask(BOB, wish.Ready())
    assert isinstance(seated.ask(ANN, wish.Start()), log.Dealt)  # the host need not be ready
    assert seated.table.status == "playing"


def test_everybody_at_one_device_is_ready_when_the_host_is() -> None:
    seated = Seated(Settings(seats=("me", "here")))
    seated.ask(ANN, wish.Start())
    assert seated.table.seats_of("ann") == (1, 2)
    seated.play_on(30)


def test_a_host_need_not_play() -> None:
    seated = Seated(Settings(seats=("adept", "open")))
    seated.ask(BOB, wish.Sit(2), wish.Ready())
    seated.ask(ANN, wish.Start())
    assert seated.refused(ANN, wish.Say("go")) == "not-seated"
    assert set(seated.table.people) == {"ann", "bob"}


# --- Playing ---


def test_an_action_says_for_which_step_it_is() -> None:
    seated = dealt(Rules(players=2), ANN, BOB)
    seat, token = seated.game.seat, seated.game.legal[0]
    event = seated.ask(seated.holder(seat), wish.Act(seat, token))
    assert event == log.Acted(seated.now, seat, token, "play", 1)
    assert seated.game.actions == (token,)


@pytest.mark.parametrize("token", ["", "X", "m", "M M", "@9", "·"])
def test_what_is_no_action_is_refused(token: str) -> None:
    seated = dealt(Rules(players=2), ANN, BOB)
    assert seated.refused(seated.holder(seated.game.seat), wish.Act(seated.game.seat, token)) == "unknown-action"


def test_every_action_that_is_not_open_is_refused_as_the_game_refuses_it() -> None:
    seated = dealt(Rules(players=3), ANN, BOB, CYD)
    for _ in range(12):
        seat = seated.game.seat
        for action in set(ACTIONS) - set(seated.game.legal):
            obstacle = seated.game.why_not(action)
            assert obstacle is not None
            assert seated.refused(seated.holder(seat), wish.Act(seat, str(action))) == obstacle.code
        seated.play_on(at=3)


def test_a_refusal_says_nothing_that_the_seat_does_not_see() -> None:
    seated = dealt(Rules(players=4, deal="draft"), ANN, BOB, CYD, "adept")
    for _ in range(8):
        for seat in set(seated.table.waiting) - {4}:
            sight = seated.game.sight(seat).keeping() if seated.table.drafting else seated.game.sight(seat)
            for action in set(ACTIONS) - set(sight.legal):
                seen = sight.why_not(action)
                assert seen is not None
                with pytest.raises(type(seen)) as refusal:
                    decide(Asking(seated.table, seated.holder(seat), 0.0), wish.Act(seat, str(action)))
                assert str(refusal.value) == str(seen)
        for seat in sorted(seated.table.waiting):
            if seated.table.drafting:
                token = str(seated.game.sight(seat).keeping().legal[0])
                who, table = seated.holder(seat), seated.table
                bot = wish.BotAct(seat, token, table.changed)
                seated.ask(SERVER if table.chair(seat).bot else who, bot if seat == 4 else wish.Act(seat, token))
            else:
                seated.play_on()


def test_a_bot_plays_only_while_the_table_is_as_it_was_when_it_began_to_think() -> None:
    seated = dealt(Rules(players=2), ANN, "adept")
    while seated.game.seat != 2:
        seated.play_on()
    seen = seated.table.changed
    action = str(seated.game.legal[0])
    assert seated.refused(SERVER, wish.BotAct(2, action, seen - 1)) == "table-stale"
    seated.ask(ANN, wish.Say("hm"))  # talk does not disturb it
    event = seated.ask(SERVER, wish.BotAct(2, action, seen, "why-silent", {"effect": "purge"}))
    assert (event.bot, event.why, event.facts) == (True, "why-silent", {"effect": "purge"})
    assert seated.refused(SERVER, wish.BotAct(2, ".", seen)) == "table-stale"


def test_the_server_does_not_play_for_people() -> None:
    seated = dealt(Rules(players=2), ANN, BOB)
    seat = seated.game.seat
    bot = wish.BotAct(seat, str(seated.game.legal[0]), seated.table.changed)
    assert seated.refused(SERVER, bot) == "table-stale"


def test_what_a_bot_chose_is_checked_like_everything() -> None:
    seated = dealt(Rules(players=2), "adept", "adept")
    other = 3 - seated.game.seat
    assert seated.refused(SERVER, wish.BotAct(other, ".", seated.table.changed)) == "not-your-turn"
    assert seated.refused(SERVER, wish.BotAct(seated.game.seat, ".", seated.table.changed)) == "not-asked"


def test_only_a_bot_that_there_is_can_be_asked_to_play_for_one() -> None:
    seated = game()
    assert seated.refused(BOB, wish.Hand(2, "me")) == "table-player"
    assert seated.ask(BOB, wish.Hand(2, "expert")) == log.Handed(seated.now, 2, "expert", "asked")


def test_options_are_frozen_at_the_deal() -> None:
    seated = game()
    before = seated.table.settings
    for command in (wish.Change(OTHER), wish.Place(3, "expert"), wish.Sit(3), wish.Word("x"), wish.Ready()):
        assert seated.refused(ANN, command) == "table-not-open"
    assert seated.table.settings == before


# --- Talking, and after ---


def test_where_chat_is_off_set_phrases_remain() -> None:
    seated = dealt(Rules(players=2), ANN, BOB, chat=False)
    assert seated.refused(ANN, wish.Say("hi")) == "chat-off"
    event = seated.ask(ANN, wish.Phrase("watch-out", 2, "S"))
    assert event == log.Phrased(seated.now, "ann", "Ann", "watch-out", 2, "S")


def test_there_is_one_rematch() -> None:
    seated = finished()
    assert seated.ask(BOB, wish.Rematch()) == log.Followed(seated.now, "next")
    assert seated.table.followed == "next"
    assert seated.refused(ANN, wish.Rematch()) == "rematch-there"


@pytest.mark.parametrize("command", [wish.BotAct(1, ".", 0), wish.RunOut(1), wish.Missing(1)])
def test_no_command_of_the_server_can_come_from_outside(command: wish.AnyCommand) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(command), type=wish.PersonCommand)


@pytest.mark.parametrize("command", {str(command): command for _, command, _ in MATRIX}.values(), ids=str)
def test_what_people_ask_for_travels_as_json(command: wish.AnyCommand) -> None:
    if not isinstance(command, wish.BotAct | wish.RunOut | wish.Missing):
        assert msgspec.json.decode(msgspec.json.encode(command), type=wish.PersonCommand) == command
