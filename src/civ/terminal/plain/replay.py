"""A record in plain lines: every action, or the table at one ply."""

from civ.game.records import Record
from civ.i18n.texts import text
from civ.narration.cards import card_names
from civ.narration.descriptions import describe_areas, describe_deck, describe_pile
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.narration.wording import labelled
from civ.terminal.session.replay import Replay


def print_replay(record: Record, ply: int | None, language: str) -> None:
    """Print every action and the last table; with a ply only the table there. All hands are open."""
    replay = Replay(record)
    if ply is None:
        for number, entry in enumerate(replay.entries, start=1):
            print(f"{number}. " + " ".join(line.text(language) for line in entry.lines))
    replay.go_to(replay.last_ply if ply is None else ply)
    for line in table_lines(replay, language):
        print(line)


def table_lines(replay: Replay, language: str) -> list[str]:
    """Return the table at the replay's ply, with all hands open."""
    view = replay.view

    def seat_name(seat: int) -> str:
        return text("table-seat", language, seat=seat)

    lines = [text("replay-ply", language, ply=replay.ply, last=replay.last_ply)]
    lines += describe_areas(view, seat_name, view.points, language)
    for seat, hand in enumerate(view.hands, start=1):
        lines.append(f"{seat_name(seat)} · {text('plain-hand', language, cards=card_names(hand, language))}")
    lines += [describe_pile(view, language), *describe_deck(view, language)]
    if view.over:
        return lines + result_sentences(view, view.points, language)
    return [*lines, labelled(seat_name(view.turn), f"{prompt(view, 1, 1, language)}.", language)]
