"""What the forms of the home page ask for, and the tables that follow from it."""

from typing import Annotated, Final, Literal
from urllib.parse import parse_qsl

from msgspec import Meta, Struct

from civ.game.options import Rules
from civ.server.errors import BadRequest
from civ.server.http.sockets import CommandId
from civ.tables.settings import ME, Pace, Settings

LONGEST_FIELD: Final = 200
MOST_FIELDS: Final = 50
MINUTE, DAY = 60, 86_400
CLOCKS: Final = (0, MINUTE, 3 * MINUTE, DAY, 3 * DAY)  # seconds for each turn that the form offers; 0 is no clock
Written = Annotated[str, Meta(max_length=LONGEST_FIELD)]
Players = Literal[2, 3, 4]
Deal = Literal["basic", "draft"]
Level = Literal["random", "novice", "adept", "expert"]
PACES: Final = (0.0, 0.5, 1.0, 2.0)  # seconds between actions of bots that the form offers


class BotTable(Struct, forbid_unknown_fields=True):
    """A game against bots, to begin at once."""

    players: Players = 2
    level: Level = "adept"
    deal: Deal = "basic"
    pace: Pace = 1.0
    name: Written = ""
    id: CommandId | None = None

    def settings(self) -> Settings:
        """The table. Nobody waits for the one who plays, so no bot ever takes over."""
        rules = Rules(players=self.players, deal=self.deal)
        return Settings(rules=rules, seats=(ME, *[self.level] * (self.players - 1)), absence=None, pace=self.pace)


class FriendTable(Struct, forbid_unknown_fields=True):
    """A table for friends. A box that is not ticked is not sent."""

    players: Players = 2
    deal: Deal = "basic"
    teams: bool = False
    draft_order: Literal["anticlockwise", "clockwise"] = "anticlockwise"
    last_round: Literal["finish", "one_more_each"] = "finish"
    democracy_needs_card: bool = True
    seat2: Written = "open"
    seat3: Written = "open"
    seat4: Written = "open"
    clock: Annotated[int, Meta(ge=0)] = 0
    pace: Pace = 1.0
    public: bool = False
    watch: bool = False
    take_backs: bool = False
    chat: bool = False
    name: Written = ""
    id: CommandId | None = None

    def settings(self) -> Settings:
        """The table, with as many of the seats as there are players."""
        rules = Rules(
            players=self.players,
            deal=self.deal,
            teams=self.teams,
            draft_order=self.draft_order,
            last_round=self.last_round,
            democracy_needs_card=self.democracy_needs_card,
        )
        return Settings(
            rules=rules,
            seats=(ME, self.seat2, self.seat3, self.seat4)[: self.players],
            turn_seconds=self.clock or None,
            public=self.public,
            watch=self.watch,
            take_backs=self.take_backs,
            chat=self.chat,
            pace=self.pace,
        )


def read_form(raw: bytes) -> dict[str, str]:
    """The fields of a form that somebody filled in; of a field sent twice, the last."""
    try:
        return dict(parse_qsl(raw.decode("ascii"), max_num_fields=MOST_FIELDS))
    except ValueError:
        raise BadRequest("bad-request") from None
