"""Decisions at any time: chat, set phrases, and the rematch after a game."""

from typing import Final

from civ.errors import Refused
from civ.tables import commands, events
from civ.tables.decisions.context import Decision, DecisionContext
from civ.tables.decisions.requirements import require_seat_exists, require_seated, require_status
from civ.tables.table import OVER


def _send_chat(command: commands.SendChat, context: DecisionContext) -> events.ChatSent:
    require_seated(context)
    if not context.table.settings.chat:
        raise Refused("chat-off")
    return events.ChatSent(context.at, str(context.actor.person), context.actor.name, command.text)


def _send_phrase(command: commands.SendPhrase, context: DecisionContext) -> events.PhraseSent:
    require_seated(context)
    if command.seat is not None:
        require_seat_exists(context.table, command.seat)
    person, name = str(context.actor.person), context.actor.name
    return events.PhraseSent(context.at, person, name, command.phrase, command.seat, command.domain)


def _open_rematch(command: commands.OpenRematch, context: DecisionContext) -> events.RematchOpened:
    table = context.table
    require_seated(context)
    require_status(table, OVER)
    if table.rematch is not None:
        raise Refused("rematch-there", table=table.rematch)
    return events.RematchOpened(context.at, context.code)


CHAT_DECISIONS: Final[dict[type, Decision]] = {
    commands.SendChat: _send_chat,
    commands.SendPhrase: _send_phrase,
    commands.OpenRematch: _open_rematch,
}
