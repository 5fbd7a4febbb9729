"""The end of a game: hegemony, the last round and the majority, for players and teams (sections 4 to 6)."""

from civ.engine.compilation import kernel
from civ.engine.rules.cards import DOMAINS
from civ.engine.rules.effects import HEGEMONY_CARDS
from civ.engine.rules.places import ONE, cards_left, seat_after
from civ.engine.rules.state import AREA, HEGEMONY, MAJORITY, NOBODY, State


@kernel
def hegemony_cards(state: State, seat: int, domain: int) -> int:
    """Return how many cards of a domain a seat needs for hegemony (4.3, 3.9)."""
    return HEGEMONY_CARDS[state.players] + state.democracy[seat, domain]


@kernel
def has_hegemony(state: State, seat: int) -> bool:
    """Return whether a seat's area holds enough cards of one domain (4.3)."""
    for domain in range(DOMAINS):
        if state.cards[AREA + seat, domain * 4] >= hegemony_cards(state, seat, domain):
            return True
    return False


@kernel
def side_of(state: State, seat: int) -> int:
    """Return the seats that win and lose together with a seat, as bits (6.1)."""
    own = ONE << seat
    return own | ONE << (seat + 2) % 4 if state.teams else own


@kernel
def cards_of_side(state: State, side: int, domain: int) -> int:
    """Return how many cards of a domain the areas of a side hold."""
    cards = 0
    for seat in range(state.players):
        if side >> seat & 1:
            cards += state.cards[AREA + seat, domain * 4]
    return cards


@kernel
def leads(state: State, side: int, domain: int) -> bool:
    """Return whether a player of a side has the most cards of a domain, and at least one (5.1, 6.3)."""
    most, own = 1, 0
    for seat in range(state.players):
        cards = state.cards[AREA + seat, domain * 4]
        most = max(most, cards)
        if side >> seat & 1:
            own = max(own, cards)
    return own == most


@kernel
def points(state: State, seat: int) -> int:
    """Return the majority points of a seat, or of its team (5.1, 6.3)."""
    count = 0
    for domain in range(DOMAINS):
        if leads(state, side_of(state, seat), domain):
            count += 1
    return count


@kernel
def standing(state: State, seat: int) -> int:
    """Return a number that orders seats by points, then by cards from Utopia down (5.2, 6.4)."""
    side = side_of(state, seat)
    number = ONE * points(state, seat)
    for domain in range(DOMAINS - 1, -1, -1):
        number = number * 32 + cards_of_side(state, side, domain)
    return number


@kernel
def majority_winners(state: State) -> int:
    """Return the seats with the best standing, as bits; several share the victory (5.2)."""
    best, winners = -1, 0
    for seat in range(state.players):
        number = standing(state, seat)
        if number > best:
            best, winners = number, 0
        if number == best:
            winners |= 1 << seat
    return winners


@kernel
def turns_to_stall(state: State) -> int:
    """Return how many turns in a row without a draw make the deck count as empty (4.5); 0 if it never does."""
    return state.stall_rounds * state.players


@kernel
def has_stalled(state: State) -> bool:
    """Return whether the deck counts as empty at the end of this turn (4.5)."""
    return state.stall_rounds > 0 and state.stalled_turns == turns_to_stall(state)


@kernel
def last_seat(state: State) -> int:
    """Return the seat whose turn ends the game once the deck is empty (4.4). The mover counts as having emptied it."""
    emptied_by = state.mover if state.emptied_by == NOBODY else state.emptied_by
    following = emptied_by if state.one_more_each else state.first
    return seat_after(state, following, state.players - 1)


@kernel
def check_end(state: State) -> None:
    """At the end of a turn, check for hegemony (4.3) and for the start and end of the last round (4.4, 4.5)."""
    seat = state.mover
    if has_hegemony(state, seat):
        state.over = HEGEMONY
        state.winners = side_of(state, seat)
        return
    if cards_left(state) > 0 and not has_stalled(state):
        return
    if state.emptied_by == NOBODY:
        state.emptied_by = seat
    if seat == last_seat(state):
        state.over = MAJORITY
        state.winners = majority_winners(state)
