"""Settings of a table, valid and invalid."""

from typing import Any, get_args

import msgspec
import pytest

from civ import Rules
from civ.bots.ladder import LADDER
from civ.errors import BadRules
from civ.game.options import PLAYER_COUNTS, Players
from civ.i18n.texts import LANGUAGES, text
from civ.tables.commands import PHRASES, PhraseName
from civ.tables.events import SettingsChanged, TableOpened, read_event
from civ.tables.settings import PEOPLE_WORDS, Settings, check_bot, check_player, check_settings

ALL = Settings(
    rules=Rules(players=4, deal="draft", teams=True, draft_order="clockwise", last_round="one_more_each"),
    seats=("me", "here", "open", "expert"),
    turn_seconds=3 * 86_400,
    public=True,
    watch=False,
    take_backs=False,
    stand_in=None,
    absence=None,
    pace=0,
    chat=False,
)


def test_the_default_settings_are_valid() -> None:
    check_settings(Settings())


def test_settings_survive_json() -> None:
    for settings in (Settings(), ALL):
        assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


@pytest.mark.parametrize("event", ["opened", "changed"])
def test_a_table_from_before_an_option_is_played_without_it(event: str) -> None:
    fields = {"kind": event, "at": 1.0, "host": {"id": "a"}, "settings": msgspec.to_builtins(Settings()), "players": []}
    if event == "changed":
        del fields["host"]
    now = read_event(msgspec.json.encode(fields))
    assert isinstance(now, TableOpened | SettingsChanged)
    assert now.settings == Settings()
    del fields["settings"]["rules"]["hand_limit"], fields["settings"]["rules"]["stall_rounds"]
    before = read_event(msgspec.json.encode(fields))
    assert isinstance(before, TableOpened | SettingsChanged)
    assert before.settings == Settings(rules=Rules(stall_rounds=0))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_the_number_of_seats_is_the_number_of_players(players: Players, count: int) -> None:
    settings = Settings(rules=Rules(players=players), seats=("open",) * count)
    if count == players:
        check_settings(settings)
    else:
        with pytest.raises(BadRules, match=f"{count} seats? (is|are) named, but {players} play"):
            check_settings(settings)


@pytest.mark.parametrize("word", [*PEOPLE_WORDS, *LADDER])
def test_a_seat_is_for_a_person_or_a_bot_of_any_level(word: str) -> None:
    check_settings(Settings(seats=(word, "open")))


@pytest.mark.parametrize("word", ["", "Me", "grandmaster", "program:sh", "open\n"])
def test_nothing_else_can_take_a_seat(word: str) -> None:
    for check in (check_player, check_bot, lambda word: check_settings(Settings(seats=("me", word)))):
        with pytest.raises(BadRules) as refusal:
            check(word)
        assert refusal.value.code == "table-player"
        assert len(str(refusal.value).splitlines()) == 1


@pytest.mark.parametrize("word", PEOPLE_WORDS)
def test_only_a_bot_can_stand_in(word: str) -> None:
    check_settings(Settings(stand_in=None))
    with pytest.raises(BadRules):
        check_settings(Settings(stand_in=word))


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("turn_seconds", [10, 2_592_000, None], [9, 2_592_001, 10.5, "60"]),
        ("absence", [10, 604_800, None], [9, 604_801, -1]),
        ("pace", [0, 0.5, 30], [-0.1, 30.1, None, "1"]),
        ("seats", [["me", "open"]], [["x" * 21, "me"], "me", [1, 2]]),
        ("stand_in", ["novice", None], ["x" * 21, 1]),
        ("chat", [True, False], [1, "yes", None]),
        ("players", [], [2]),  # a rule, not a setting of its own
        ("rules", [{}, {"players": 3}], [{"players": 5}, {"players": "2"}, {"plyers": 2}, None, []]),
    ],
)
def test_values_of_the_wrong_type_or_range_are_refused(field: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        msgspec.convert({field: value}, Settings)
    for value in bad:
        with pytest.raises((msgspec.ValidationError, BadRules)):
            msgspec.convert({field: value}, Settings)


def test_contradictory_rules_are_refused_when_decoded() -> None:
    with pytest.raises((msgspec.ValidationError, BadRules)):
        msgspec.convert({"rules": {"players": 3, "teams": True}}, Settings)


def test_settings_are_immutable() -> None:
    with pytest.raises(AttributeError):
        Settings().chat = False  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_phrase_has_a_text(language: str) -> None:
    assert get_args(PhraseName) == PHRASES
    for phrase in PHRASES:
        for about in ("none", "seat", "domain", "both"):
            assert text(f"phrase-{phrase}", language, about=about, seat=2, domain="S")
