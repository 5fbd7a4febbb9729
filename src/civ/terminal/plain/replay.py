"""A record in plain lines: what happened, action by action, or the table at one ply."""

from civ.game.records import Record
from civ.i18n.texts import text
from civ.narration.descriptions import areas_read, deck_read, pile_read
from civ.narration.sentences import capital, cards_said, labelled, result_said
from civ.terminal.session.replay_steps import Replay


def print_replay(record: Record, ply: int | None, language: str) -> None:
    """Every action in a sentence and how it ended; or, for a ply, the table there with all hands open."""
    replay = Replay(record)
    if ply is None:
        for number, entry in enumerate(replay.entries, start=1):
            print(f"{number}. " + " ".join(phrase.say(language) for phrase in entry.told))
    replay.go(replay.last if ply is None else ply)
    for line in table_lines(replay, language):
        print(line)


def table_lines(replay: Replay, language: str) -> list[str]:
    """The table at the replay's ply, all hands open."""
    view = replay.view

    def name_of(seat: int) -> str:
        return text("table-seat", language, seat=seat)

    lines = [text("replay-ply", language, ply=replay.ply, last=replay.last)]
    lines += areas_read(view, name_of, replay.points, language)
    for seat, hand in enumerate(view.hands, start=1):
        lines.append(f"{name_of(seat)} · {text('plain-hand', language, cards=cards_said(hand, language))}")
    lines += [pile_read(view, language), *deck_read(view, language)]
    if view.over:
        return lines + result_said(view, replay.points, language)
    asked = capital(text(f"prompt-{view.step}", language))
    return [*lines, labelled(name_of(view.turn), f"{asked}.", language)]
