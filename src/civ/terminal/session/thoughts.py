"""What a searching bot considered, in words."""

from civ.i18n.texts import text
from civ.terminal.session.session import Entry

_MOST = 6  # candidates that are told


def candidates_said(entry: Entry, language: str, *, over: bool) -> list[str]:
    """How often the bot tried each action, and the share of wins it expects."""
    return [
        text(
            "table-candidate", language,
            action=str(candidate.action), visits=candidate.visits, percent=round(100 * candidate.wins),
        )
        for candidate in entry.considered(over=over)[:_MOST]
    ]  # fmt: skip
