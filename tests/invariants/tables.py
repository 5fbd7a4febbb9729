"""Rules of all kinds, on which the invariants are checked."""

from civ import Rules

TABLES = [
    Rules(players=2),
    Rules(players=3),
    Rules(players=4),
    Rules(players=4, teams=True),
    Rules(players=2, deal="draft", hand_limit="while_held"),
    Rules(players=3, deal="draft", draft_order="clockwise", stall_rounds=0),
    Rules(players=4, deal="draft", stall_rounds=2, hand_limit="while_held"),
    Rules(players=4, deal="draft", teams=True, last_round="one_more_each", stall_rounds=50),
    Rules(players=2, last_round="one_more_each", democracy_needs_card=False, stall_rounds=1),
    Rules(players=3, last_round="one_more_each", stall_rounds=2),
    Rules(players=3, deal="draft", democracy_needs_card=False, stall_rounds=0, hand_limit="while_held"),
    Rules(players=4, last_round="one_more_each", democracy_needs_card=False, stall_rounds=1),
]
