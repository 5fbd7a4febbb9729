"""Views as JSON, written by a kernel: the same bytes as `civ.game.views` gives, in a hundredth of the time.

A server broadcasts every action, so its speed depends on this. `civ.game.views` defines a view in readable Python;
a test compares the two in every state of many games.
"""

from functools import cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from civ.engine.compilation import ENGINE_SOURCES, cache_folder, kernels_in
from civ.engine.hidden.view import see
from civ.engine.kernels import announce
from civ.engine.rules.actions import ACTIONS, NOTATION
from civ.engine.rules.cards import ALL_CARDS, BACK, DOMAIN_LETTERS, DOMAINS, ERAS, NO_CARD
from civ.engine.rules.effects import KEEP, STEP_NAMES, TAKE_FROM_MIDDLE
from civ.engine.rules.ending import points
from civ.engine.rules.legal import legal
from civ.engine.rules.places import cards_left
from civ.engine.rules.state import AREA, HAND, NOBODY, OBSERVERS, PILE, SEATS, STATE, UNSEEN, State
from civ.engine.rules.turn import hand_limit
from civ.game.views import REASONS

CACHE_FOLDER: Final = cache_folder("tables", (*ENGINE_SOURCES, "wire/view_encoder.py"))
announce("tables-compiling", CACHE_FOLDER)
kernel = kernels_in(CACHE_FOLDER, melting=False)

LONGEST: Final = 2048  # bytes that a half of a view may take; the longest there can be is half of that
_WORDS: Final[list[str]] = []


def _word(text: str) -> int:
    """The number of a constant text."""
    _WORDS.append(text)
    return len(_WORDS) - 1


def _words(texts: Any) -> int:
    """The number of the first of several constant texts that follow each other."""
    first = len(_WORDS)
    _WORDS.extend(texts)
    return first


_FIRST, _TURN, _STEP, _TIMES = (_word(text) for text in ('{"first":', ',"turn":', ',"step":"', '","times":'))
_TARGET, _HANDS, _AREAS, _PILE = (_word(text) for text in (',"target":', ',"hands":[', '],"areas":[', '],"pile":"'))
_DECK, _MIDDLE, _LIMIT = (_word(text) for text in ('","deck":[', '],"middle":"', '","limit":'))
_EMBARGO, _EMBARGO_ERAS = (_word(text) for text in (',"embargo":[', '],"embargo_eras":['))
_DEMOCRACY, _COIN = (_word(text) for text in ('],"democracy":[', '],"coin":'))
_COIN_OWNER, _COIN_SEAT, _COIN_DOMAIN = (_word(text) for text in ('{"owner":', ',"seat":', ',"domain":"'))
_PERMANENT, _SACRIFICE = (_word(text) for text in (',"permanent_used":"', '","sacrifice_used":"'))
_LAST_ROUND, _LAST_TURN, _STALLED_TURNS, _OVER = (
    _word(text) for text in ('","last_round":', ',"last_turn":', ',"stalled_turns":', ',"over":')
)
_WINNERS, _REASON, _POINTS = (_word(text) for text in (',"winners":[', '],"reason":', ',"points":['))
_OWN, _SEAT, _OWN_HAND = (_word(text) for text in (',"own":[', '{"seat":', ',"hand":"'))
_LEGAL, _KNOWN, _PASSED = (_word(text) for text in ('","legal":[', '],"known":[', '],"passed":['))
_UNSEEN, _PACK = (_word(text) for text in ('],"unseen":"', '","pack":"'))
_END_TEXT, _END_LIST, _TRUE, _FALSE, _NULL = (_word(text) for text in ('"}', "]}", "true", "false", "null"))
_END_COIN = _word('"}')
_STEP_NAMES = _words(STEP_NAMES)
_REASONS = _words("null" if reason is None else f'"{reason}"' for reason in REASONS)
_TOKENS = _words(f'"{token}"' for token in NOTATION)
_TEXT = np.frombuffer("".join(_WORDS).encode(), np.uint8)
_BEGIN = np.cumsum([0, *map(len, _WORDS)]).astype(np.int32)
_LETTERS = np.frombuffer(DOMAIN_LETTERS.encode(), np.uint8)
_BY_NAME = np.array(sorted(range(DOMAINS), key=lambda domain: DOMAIN_LETTERS[domain]), np.uint8)
_KINDS = np.array(sorted(set(ALL_CARDS), key=lambda card: (card & 3, DOMAIN_LETTERS[card >> 2])), np.uint8)
_QUOTE, _COMMA, _SPACE, _QUESTION, _OPEN, _CLOSE, _ZERO = (ord(c) for c in '", ?[]0')


# --- Words, numbers and cards: each returns where the next one begins ---


@kernel
def put_word(out: Any, at: int, word: int) -> int:
    """A constant text."""
    for index in range(_BEGIN[word], _BEGIN[word + 1]):
        out[at] = _TEXT[index]
        at += 1
    return at


@kernel
def put_byte(out: Any, at: int, byte: int) -> int:
    """One character."""
    out[at] = byte
    return at + 1


@kernel
def put_number(out: Any, at: int, number: int) -> int:
    """A number from 0 to 999."""
    if number >= 100:
        at = put_byte(out, at, _ZERO + number // 100)
    if number >= 10:
        at = put_byte(out, at, _ZERO + number // 10 % 10)
    return put_byte(out, at, _ZERO + number % 10)


@kernel
def put_seat(out: Any, at: int, seat: int) -> int:
    """A seat as people count it, or null."""
    return put_word(out, at, _NULL) if seat == NOBODY else put_number(out, at, seat + 1)


@kernel
def put_card(out: Any, at: int, begin: int, era: int, letter: int) -> int:
    """A card, after a space unless it is the first of its list, which begins there."""
    if at > begin:
        at = put_byte(out, at, _SPACE)
    return put_byte(out, put_byte(out, at, _ZERO + era), letter)


@kernel
def put_cards(out: Any, at: int, cells: Any) -> int:
    """The cards of a place, sorted."""
    begin = at
    for card in _KINDS:
        for _ in range(cells[card]):
            at = put_card(out, at, begin, card & 3, _LETTERS[card >> 2])
    return at


@kernel
def put_backs(out: Any, at: int, cells: Any) -> int:
    """The backs of a place, by era."""
    begin = at
    for era in range(1, ERAS + 1):
        for _ in range(cells[BACK + era]):
            at = put_card(out, at, begin, era, _QUESTION)
    return at


@kernel
def put_open_cards(out: Any, at: int, view: State) -> int:
    """The cards of the draft that the viewer sees, sorted."""
    begin = at
    for card in _KINDS:
        for slot in range(view.drawn):
            if view.deck[slot] == card:
                at = put_card(out, at, begin, card & 3, _LETTERS[card >> 2])
    return at


@kernel
def put_domains(out: Any, at: int, bits: int) -> int:
    """The letters of a set of domains."""
    for domain in range(DOMAINS):
        if bits >> domain & 1:
            at = put_byte(out, at, _LETTERS[domain])
    return at


@kernel
def next_in_list(out: Any, at: int, begin: int) -> int:
    """A comma, unless this is the first of a list that begins there."""
    return at if at == begin else put_byte(out, at, _COMMA)


@kernel
def put_letter(out: Any, at: int, begin: int, domain: int) -> int:
    """A domain as a text of its own in a list."""
    at = put_byte(out, next_in_list(out, at, begin), _QUOTE)
    return put_byte(out, put_byte(out, at, _LETTERS[domain]), _QUOTE)


# --- The halves of a view ---


@kernel
def put_places(out: Any, at: int, view: State) -> int:
    """Hands as backs, areas, the pile and the deck."""
    at = put_word(out, at, _HANDS)
    for seat in range(view.players):
        at = put_byte(out, at if seat == 0 else put_byte(out, at, _COMMA), _QUOTE)
        at = put_byte(out, put_backs(out, at, view.cards[HAND + seat]), _QUOTE)
    at = put_word(out, at, _AREAS)
    for seat in range(view.players):
        at = put_byte(out, at if seat == 0 else put_byte(out, at, _COMMA), _QUOTE)
        at = put_byte(out, put_cards(out, at, view.cards[AREA + seat]), _QUOTE)
    at = put_cards(out, put_word(out, at, _PILE), view.cards[PILE])
    at = put_word(out, at, _DECK)
    for era in range(1, ERAS + 1):
        count = 0
        for slot in range(view.drawn, view.deck_size):
            count += view.deck[slot] == BACK + era
        at = put_number(out, at if era == 1 else put_byte(out, at, _COMMA), count)
    at = put_word(out, at, _MIDDLE)
    return put_open_cards(out, at, view) if view.steps[0] == TAKE_FROM_MIDDLE else at


@kernel
def put_markers(out: Any, at: int, view: State) -> int:
    """Embargoes, Democracy cards and the coin."""
    at = put_word(out, at, _EMBARGO)
    for seat in range(view.players):
        at = put_byte(out, at if seat == 0 else put_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for layer in range(SEATS):
                if view.embargo[seat, layer] != NO_CARD and view.embargo[seat, layer] >> 2 == domain:
                    at = put_letter(out, at, begin, domain)
        at = put_byte(out, at, _CLOSE)
    at = put_word(out, at, _EMBARGO_ERAS)
    for seat in range(view.players):
        at = put_byte(out, at if seat == 0 else put_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for era in range(1, ERAS + 1):
                for layer in range(SEATS):
                    if view.embargo[seat, layer] == domain * 4 + era:
                        at = put_number(out, next_in_list(out, at, begin), era)
        at = put_byte(out, at, _CLOSE)
    at = put_word(out, at, _DEMOCRACY)
    for seat in range(view.players):
        at = put_byte(out, at if seat == 0 else put_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for _ in range(view.democracy[seat, domain]):
                at = put_letter(out, at, begin, domain)
        at = put_byte(out, at, _CLOSE)
    at = put_word(out, at, _COIN)
    if view.coin_owner == NOBODY:
        return put_word(out, at, _NULL)
    at = put_seat(out, put_word(out, at, _COIN_OWNER), view.coin_owner)
    at = put_seat(out, put_word(out, at, _COIN_SEAT), view.coin_seat)
    at = put_byte(out, put_word(out, at, _COIN_DOMAIN), _LETTERS[view.coin_domain])
    return put_word(out, at, _END_COIN)


@kernel
def put_end(out: Any, at: int, view: State) -> int:
    """What was used, the last round, and the end."""
    at = put_domains(out, put_word(out, at, _PERMANENT), view.permanent_used)
    at = put_domains(out, put_word(out, at, _SACRIFICE), view.sacrifice_used)
    last_round = cards_left(view) == 0
    at = put_word(out, put_word(out, at, _LAST_ROUND), _TRUE if last_round else _FALSE)
    at = put_word(out, at, _LAST_TURN)
    if last_round:
        emptied_by = int(view.mover) if view.emptied_by == NOBODY else int(view.emptied_by)
        following = emptied_by if view.one_more_each else int(view.first)
        at = put_seat(out, at, (following + view.players - 1) % view.players)
    else:
        at = put_word(out, at, _NULL)
    at = put_number(out, put_word(out, at, _STALLED_TURNS), view.stalled_turns)
    at = put_word(out, put_word(out, at, _OVER), _TRUE if view.over else _FALSE)
    at = put_word(out, at, _WINNERS)
    begin = at
    for seat in range(view.players):
        if view.winners >> seat & 1:
            at = put_number(out, next_in_list(out, at, begin), seat + 1)
    at = put_word(out, put_word(out, at, _REASON), _REASONS + view.over)
    at = put_word(out, at, _POINTS)
    for seat in range(view.players):
        at = put_number(out, at if seat == 0 else put_byte(out, at, _COMMA), points(view, seat))
    return put_word(out, at, _END_LIST)


@kernel
def put_shared(out: Any, at: int, view: State) -> int:
    """What everybody may know, as `civ.game.views.Shared`."""
    at = put_number(out, put_word(out, at, _FIRST), view.first + 1)
    at = put_number(out, put_word(out, at, _TURN), view.mover + 1)
    at = put_word(out, put_word(out, at, _STEP), _STEP_NAMES + view.steps[0])
    at = put_number(out, put_word(out, at, _TIMES), view.times[0])
    at = put_seat(out, put_word(out, at, _TARGET), view.target)
    at = put_places(out, at, view)
    at = put_number(out, put_word(out, at, _LIMIT), hand_limit(view))
    return put_end(out, put_markers(out, at, view), view)


@kernel
def put_own(out: Any, at: int, view: State, seat: int, mind: Any, chooses: bool) -> int:
    """What is a viewer's own, as `civ.game.views.Own`."""
    at = put_word(out, put_seat(out, put_word(out, at, _SEAT), seat), _OWN_HAND)
    if seat != NOBODY:
        at = put_cards(out, at, view.cards[HAND + seat])
    at = put_word(out, at, _LEGAL)
    begin = at
    open_actions = legal(view) if chooses else 0
    for action in range(ACTIONS):
        if open_actions >> action & 1:
            at = put_word(out, next_in_list(out, at, begin), _TOKENS + action)
    at = put_word(out, at, _KNOWN)
    for owner in range(view.players):
        at = put_byte(out, at if owner == 0 else put_byte(out, at, _COMMA), _QUOTE)
        at = put_byte(out, put_cards(out, at, mind.known[owner]), _QUOTE)
    at = put_word(out, at, _PASSED)
    for row in range(2):
        at = put_byte(out, at if row == 0 else put_byte(out, at, _COMMA), _QUOTE)
        begin = at
        for card in mind.passed[row]:
            if card != NO_CARD:
                at = put_card(out, at, begin, card & 3, _LETTERS[card >> 2])
        at = put_byte(out, at, _QUOTE)
    at = put_cards(out, put_word(out, at, _UNSEEN), view.cards[UNSEEN])
    at = put_word(out, at, _PACK)
    if view.steps[0] == KEEP:
        at = put_open_cards(out, at, view)
    return put_word(out, at, _END_TEXT)


@kernel
def write_views(states: Any, minds: Any, waiting: int, views: Any, out: Any, ends: Any) -> int:
    """What everybody may know of the first state, then what is each viewer's own. `waiting` choose: seats as bits.

    Returns where the first viewer's half begins; the others begin where the one before ends.
    """
    see(states[0], NOBODY, views[NOBODY])
    first = at = put_word(out, put_shared(out, 0, views[NOBODY]), _OWN)
    for viewer in range(OBSERVERS):
        if viewer < states[0].players:
            see(states[0], viewer, views[viewer])
            if states[0].steps[0] == KEEP:
                views[viewer].mover = viewer
        if viewer < states[0].players or viewer == NOBODY:
            chooses = viewer != NOBODY and waiting >> viewer & 1 != 0
            at = put_word(out, put_own(out, at, views[viewer], viewer, minds[viewer], chooses), _END_LIST)
        ends[viewer] = at
    return first


@cache
def _as_bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat - 1 for seat in seats)


class ViewWriter:
    """The buffers that views are written to. One serves all tables of a thread, one after the other."""

    def __init__(self) -> None:
        self._views = np.zeros(OBSERVERS, STATE)
        self._out = np.zeros((OBSERVERS + 1) * LONGEST, np.uint8)
        self._ends = np.zeros(OBSERVERS, np.int64)

    def write(self, states: Any, minds: Any, waiting: tuple[int, ...]) -> tuple[bytes, list[bytes]]:
        """The end of a message: from its "game" to its "own", and from there, to each of four seats and to others."""
        first = write_views(states, minds, _as_bits(waiting), self._views, self._out, self._ends)
        ends = self._ends.tolist()
        whole = self._out[: ends[-1]].tobytes()
        return whole[:first], [whole[begin:end] for begin, end in pairwise([first, *ends])]
