"""A record in plain lines: what happened, action by action, or the table at one ply."""

from civ.game.records import Record
from civ.i18n.texts import text
from civ.narration.cards import card_names
from civ.narration.descriptions import describe_areas, describe_deck, describe_pile
from civ.narration.results import result_sentences
from civ.narration.wording import capitalized, labelled
from civ.terminal.session.replay_steps import Replay


def print_replay(record: Record, ply: int | None, language: str) -> None:
    """Every action in a sentence and how it ended; or, for a ply, the table there with all hands open."""
    replay = Replay(record)
    if ply is None:
        for number, entry in enumerate(replay.entries, start=1):
            print(f"{number}. " + " ".join(line.text(language) for line in entry.told))
    replay.go(replay.last if ply is None else ply)
    for line in table_lines(replay, language):
        print(line)


def table_lines(replay: Replay, language: str) -> list[str]:
    """The table at the replay's ply, all hands open."""
    view = replay.view

    def name_of(seat: int) -> str:
        return text("table-seat", language, seat=seat)

    lines = [text("replay-ply", language, ply=replay.ply, last=replay.last)]
    lines += describe_areas(view, name_of, replay.points, language)
    for seat, hand in enumerate(view.hands, start=1):
        lines.append(f"{name_of(seat)} · {text('plain-hand', language, cards=card_names(hand, language))}")
    lines += [describe_pile(view, language), *describe_deck(view, language)]
    if view.over:
        return lines + result_sentences(view, replay.points, language)
    asked = capitalized(text(f"prompt-{view.step}", language))
    return [*lines, labelled(name_of(view.turn), f"{asked}.", language)]
