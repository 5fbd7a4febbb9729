"""Encodes views as JSON in a kernel, a hundred times faster than `civ.game.views` and with the same bytes.

A server broadcasts every action, so its speed depends on this encoder. `civ.game.views` defines a view in readable
Python; a test compares the two in every state of many games. Every `write_…` kernel writes into a buffer from an offset
on and returns the offset after it.
"""

from functools import cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from civ.engine.compilation import ENGINE_SOURCES, cache_folder, kernels_in
from civ.engine.hidden.view import build_view
from civ.engine.kernels import announce_compilation
from civ.engine.rules.actions import ACTION_COUNT, NOTATION
from civ.engine.rules.cards import ALL_CARDS, BACK, DOMAIN_LETTERS, DOMAINS, ERAS, NO_CARD
from civ.engine.rules.effects import KEEP, STEP_NAMES, TAKE_FROM_MIDDLE
from civ.engine.rules.ending import last_seat, points
from civ.engine.rules.legal import legal
from civ.engine.rules.places import cards_left
from civ.engine.rules.state import AREA, HAND, NOBODY, OBSERVERS, PILE, SEATS, STATE, UNSEEN, State
from civ.engine.rules.turn import hand_limit
from civ.game.views import REASONS

VIEW_CACHE_FOLDER: Final = cache_folder("tables", (*ENGINE_SOURCES, "wire/view_encoder.py"))
announce_compilation("tables-compiling", VIEW_CACHE_FOLDER)
kernel = kernels_in(VIEW_CACHE_FOLDER, inline=False)

MAX_PART_SIZE: Final = 2048  # bytes for the public or a private part of a view; the longest possible takes half
_LITERALS: Final[list[str]] = []


def _literal(text: str) -> int:
    """Add a constant text; return its number."""
    _LITERALS.append(text)
    return len(_LITERALS) - 1


def _literals(texts: Any) -> int:
    """Add several constant texts in a row; return the number of the first."""
    first = len(_LITERALS)
    _LITERALS.extend(texts)
    return first


_FIRST, _TURN, _STEP, _TIMES = (_literal(text) for text in ('{"first":', ',"turn":', ',"step":"', '","times":'))
_TARGET, _HANDS, _AREAS, _PILE = (_literal(text) for text in (',"target":', ',"hands":[', '],"areas":[', '],"pile":"'))
_DECK, _MIDDLE, _LIMIT = (_literal(text) for text in ('","deck":[', '],"middle":"', '","limit":'))
_EMBARGO, _EMBARGO_ERAS = (_literal(text) for text in (',"embargo":[', '],"embargo_eras":['))
_DEMOCRACY, _COIN = (_literal(text) for text in ('],"democracy":[', '],"coin":'))
_COIN_OWNER, _COIN_SEAT, _COIN_DOMAIN = (_literal(text) for text in ('{"owner":', ',"seat":', ',"domain":"'))
_PERMANENT, _SACRIFICE = (_literal(text) for text in (',"permanent_used":"', '","sacrifice_used":"'))
_LAST_ROUND, _LAST_TURN, _STALLED_TURNS, _OVER = (
    _literal(text) for text in ('","last_round":', ',"last_turn":', ',"stalled_turns":', ',"over":')
)
_WINNERS, _REASON, _POINTS = (_literal(text) for text in (',"winners":[', '],"reason":', ',"points":['))
_OWN, _SEAT, _OWN_HAND = (_literal(text) for text in (',"own":[', '{"seat":', ',"hand":"'))
_LEGAL, _KNOWN, _PASSED = (_literal(text) for text in ('","legal":[', '],"known":[', '],"passed":['))
_UNSEEN, _PACK = (_literal(text) for text in ('],"unseen":"', '","pack":"'))
_END_TEXT, _END_LIST, _TRUE, _FALSE, _NULL = (_literal(text) for text in ('"}', "]}", "true", "false", "null"))
_END_COIN = _literal('"}')
_STEP_LITERALS = _literals(STEP_NAMES)
_REASON_LITERALS = _literals("null" if reason is None else f'"{reason}"' for reason in REASONS)
_TOKEN_LITERALS = _literals(f'"{token}"' for token in NOTATION)
_TEXT = np.frombuffer("".join(_LITERALS).encode(), np.uint8)
_BEGIN = np.cumsum([0, *map(len, _LITERALS)]).astype(np.int32)
_LETTER_BYTES = np.frombuffer(DOMAIN_LETTERS.encode(), np.uint8)
_BY_NAME = np.array(sorted(range(DOMAINS), key=lambda domain: DOMAIN_LETTERS[domain]), np.uint8)
_KINDS = np.array(sorted(set(ALL_CARDS), key=lambda card: (card & 3, DOMAIN_LETTERS[card >> 2])), np.uint8)
_QUOTE, _COMMA, _SPACE, _QUESTION, _OPEN, _CLOSE, _ZERO = (ord(c) for c in '", ?[]0')


# --- Literals, numbers and cards ---


@kernel
def write_literal(out: Any, at: int, literal: int) -> int:
    """Write a constant text."""
    for index in range(_BEGIN[literal], _BEGIN[literal + 1]):
        out[at] = _TEXT[index]
        at += 1
    return at


@kernel
def write_byte(out: Any, at: int, byte: int) -> int:
    """Write one character."""
    out[at] = byte
    return at + 1


@kernel
def write_number(out: Any, at: int, number: int) -> int:
    """Write a number from 0 to 999."""
    if number >= 100:
        at = write_byte(out, at, _ZERO + number // 100)
    if number >= 10:
        at = write_byte(out, at, _ZERO + number // 10 % 10)
    return write_byte(out, at, _ZERO + number % 10)


@kernel
def write_seat(out: Any, at: int, seat: int) -> int:
    """Write a seat, counted from 1, or null."""
    return write_literal(out, at, _NULL) if seat == NOBODY else write_number(out, at, seat + 1)


@kernel
def write_card(out: Any, at: int, begin: int, era: int, letter: int) -> int:
    """Write a card, after a space unless the list begins at this offset."""
    if at > begin:
        at = write_byte(out, at, _SPACE)
    return write_byte(out, write_byte(out, at, _ZERO + era), letter)


@kernel
def write_cards(out: Any, at: int, cells: Any) -> int:
    """Write the cards of a place, sorted."""
    begin = at
    for card in _KINDS:
        for _ in range(cells[card]):
            at = write_card(out, at, begin, card & 3, _LETTER_BYTES[card >> 2])
    return at


@kernel
def write_backs(out: Any, at: int, cells: Any) -> int:
    """Write the backs of a place, by era."""
    begin = at
    for era in range(1, ERAS + 1):
        for _ in range(cells[BACK + era]):
            at = write_card(out, at, begin, era, _QUESTION)
    return at


@kernel
def write_open_cards(out: Any, at: int, view: State) -> int:
    """Write the cards of the draft that the viewer sees, sorted."""
    begin = at
    for card in _KINDS:
        for slot in range(view.drawn):
            if view.deck[slot] == card:
                at = write_card(out, at, begin, card & 3, _LETTER_BYTES[card >> 2])
    return at


@kernel
def write_domains(out: Any, at: int, bits: int) -> int:
    """Write the letters of a set of domains."""
    for domain in range(DOMAINS):
        if bits >> domain & 1:
            at = write_byte(out, at, _LETTER_BYTES[domain])
    return at


@kernel
def write_separator(out: Any, at: int, begin: int) -> int:
    """Write a comma unless the list begins at this offset."""
    return at if at == begin else write_byte(out, at, _COMMA)


@kernel
def write_letter(out: Any, at: int, begin: int, domain: int) -> int:
    """Write a domain as an element of a list of strings."""
    at = write_byte(out, write_separator(out, at, begin), _QUOTE)
    return write_byte(out, write_byte(out, at, _LETTER_BYTES[domain]), _QUOTE)


# --- The parts of a view ---


@kernel
def write_places(out: Any, at: int, view: State) -> int:
    """Write the hands as backs, the areas, the pile and the deck."""
    at = write_literal(out, at, _HANDS)
    for seat in range(view.players):
        at = write_byte(out, at if seat == 0 else write_byte(out, at, _COMMA), _QUOTE)
        at = write_byte(out, write_backs(out, at, view.cards[HAND + seat]), _QUOTE)
    at = write_literal(out, at, _AREAS)
    for seat in range(view.players):
        at = write_byte(out, at if seat == 0 else write_byte(out, at, _COMMA), _QUOTE)
        at = write_byte(out, write_cards(out, at, view.cards[AREA + seat]), _QUOTE)
    at = write_cards(out, write_literal(out, at, _PILE), view.cards[PILE])
    at = write_literal(out, at, _DECK)
    for era in range(1, ERAS + 1):
        count = 0
        for slot in range(view.drawn, view.deck_size):
            count += view.deck[slot] == BACK + era
        at = write_number(out, at if era == 1 else write_byte(out, at, _COMMA), count)
    at = write_literal(out, at, _MIDDLE)
    return write_open_cards(out, at, view) if view.steps[0] == TAKE_FROM_MIDDLE else at


@kernel
def write_markers(out: Any, at: int, view: State) -> int:
    """Write embargoes, Democracy cards and the coin."""
    at = write_literal(out, at, _EMBARGO)
    for seat in range(view.players):
        at = write_byte(out, at if seat == 0 else write_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for layer in range(SEATS):
                if view.embargo[seat, layer] != NO_CARD and view.embargo[seat, layer] >> 2 == domain:
                    at = write_letter(out, at, begin, domain)
        at = write_byte(out, at, _CLOSE)
    at = write_literal(out, at, _EMBARGO_ERAS)
    for seat in range(view.players):
        at = write_byte(out, at if seat == 0 else write_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for era in range(1, ERAS + 1):
                for layer in range(SEATS):
                    if view.embargo[seat, layer] == domain * 4 + era:
                        at = write_number(out, write_separator(out, at, begin), era)
        at = write_byte(out, at, _CLOSE)
    at = write_literal(out, at, _DEMOCRACY)
    for seat in range(view.players):
        at = write_byte(out, at if seat == 0 else write_byte(out, at, _COMMA), _OPEN)
        begin = at
        for domain in _BY_NAME:
            for _ in range(view.democracy[seat, domain]):
                at = write_letter(out, at, begin, domain)
        at = write_byte(out, at, _CLOSE)
    at = write_literal(out, at, _COIN)
    if view.coin_owner == NOBODY:
        return write_literal(out, at, _NULL)
    at = write_seat(out, write_literal(out, at, _COIN_OWNER), view.coin_owner)
    at = write_seat(out, write_literal(out, at, _COIN_SEAT), view.coin_seat)
    at = write_byte(out, write_literal(out, at, _COIN_DOMAIN), _LETTER_BYTES[view.coin_domain])
    return write_literal(out, at, _END_COIN)


@kernel
def write_end(out: Any, at: int, view: State) -> int:
    """Write the used effects, the last round and the result."""
    at = write_domains(out, write_literal(out, at, _PERMANENT), view.permanent_used)
    at = write_domains(out, write_literal(out, at, _SACRIFICE), view.sacrifice_used)
    last_round = cards_left(view) == 0
    at = write_literal(out, write_literal(out, at, _LAST_ROUND), _TRUE if last_round else _FALSE)
    at = write_literal(out, at, _LAST_TURN)
    if last_round:
        at = write_seat(out, at, last_seat(view))
    else:
        at = write_literal(out, at, _NULL)
    at = write_number(out, write_literal(out, at, _STALLED_TURNS), view.stalled_turns)
    at = write_literal(out, write_literal(out, at, _OVER), _TRUE if view.over else _FALSE)
    at = write_literal(out, at, _WINNERS)
    begin = at
    for seat in range(view.players):
        if view.winners >> seat & 1:
            at = write_number(out, write_separator(out, at, begin), seat + 1)
    at = write_literal(out, write_literal(out, at, _REASON), _REASON_LITERALS + view.over)
    at = write_literal(out, at, _POINTS)
    for seat in range(view.players):
        at = write_number(out, at if seat == 0 else write_byte(out, at, _COMMA), points(view, seat))
    return write_literal(out, at, _END_LIST)


@kernel
def write_shared(out: Any, at: int, view: State) -> int:
    """Write the public part of a view, as `civ.game.views.Shared`."""
    at = write_number(out, write_literal(out, at, _FIRST), view.first + 1)
    at = write_number(out, write_literal(out, at, _TURN), view.mover + 1)
    at = write_literal(out, write_literal(out, at, _STEP), _STEP_LITERALS + view.steps[0])
    at = write_number(out, write_literal(out, at, _TIMES), view.times[0])
    at = write_seat(out, write_literal(out, at, _TARGET), view.target)
    at = write_places(out, at, view)
    at = write_number(out, write_literal(out, at, _LIMIT), hand_limit(view))
    return write_end(out, write_markers(out, at, view), view)


@kernel
def write_own(out: Any, at: int, view: State, seat: int, knowledge: Any, chooses: bool) -> int:
    """Write the private part of a view, as `civ.game.views.Own`."""
    at = write_literal(out, write_seat(out, write_literal(out, at, _SEAT), seat), _OWN_HAND)
    if seat != NOBODY:
        at = write_cards(out, at, view.cards[HAND + seat])
    at = write_literal(out, at, _LEGAL)
    begin = at
    open_actions = legal(view) if chooses else 0
    for action in range(ACTION_COUNT):
        if open_actions >> action & 1:
            at = write_literal(out, write_separator(out, at, begin), _TOKEN_LITERALS + action)
    at = write_literal(out, at, _KNOWN)
    for owner in range(view.players):
        at = write_byte(out, at if owner == 0 else write_byte(out, at, _COMMA), _QUOTE)
        at = write_byte(out, write_cards(out, at, knowledge.known[owner]), _QUOTE)
    at = write_literal(out, at, _PASSED)
    for row in range(2):
        at = write_byte(out, at if row == 0 else write_byte(out, at, _COMMA), _QUOTE)
        begin = at
        for card in knowledge.passed[row]:
            if card != NO_CARD:
                at = write_card(out, at, begin, card & 3, _LETTER_BYTES[card >> 2])
        at = write_byte(out, at, _QUOTE)
    at = write_cards(out, write_literal(out, at, _UNSEEN), view.cards[UNSEEN])
    at = write_literal(out, at, _PACK)
    if view.steps[0] == KEEP:
        at = write_open_cards(out, at, view)
    return write_literal(out, at, _END_TEXT)


@kernel
def encode_views(states: Any, knowledge: Any, waiting: int, views: Any, out: Any, ends: Any) -> int:
    """Write the public part of the first state, then the private part of every viewer.

    `waiting` are the seats to choose, as bits: only they have legal actions.

    Returns where the first private part begins; `ends` receives where each one ends.
    """
    build_view(states[0], NOBODY, views[NOBODY])
    first = at = write_literal(out, write_shared(out, 0, views[NOBODY]), _OWN)
    for viewer in range(OBSERVERS):
        if viewer < states[0].players:
            build_view(states[0], viewer, views[viewer])
            if states[0].steps[0] == KEEP:
                views[viewer].mover = viewer
        if viewer < states[0].players or viewer == NOBODY:
            chooses = viewer != NOBODY and waiting >> viewer & 1 != 0
            at = write_literal(out, write_own(out, at, views[viewer], viewer, knowledge[viewer], chooses), _END_LIST)
        ends[viewer] = at
    return first


@cache
def _as_bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat - 1 for seat in seats)


class ViewEncoder:
    """The buffers of the encoder. One instance serves all tables of a thread, one after the other."""

    def __init__(self) -> None:
        self._views = np.zeros(OBSERVERS, STATE)
        self._out = np.zeros((OBSERVERS + 1) * MAX_PART_SIZE, np.uint8)
        self._ends = np.zeros(OBSERVERS, np.int64)

    def encode(self, states: Any, knowledge: Any, waiting: tuple[int, ...]) -> tuple[bytes, list[bytes]]:
        """Encode the end of a message: the public part up to `"own":[`, and each viewer's private part to the end."""
        first = encode_views(states, knowledge, _as_bits(waiting), self._views, self._out, self._ends)
        ends = self._ends.tolist()
        whole = self._out[: ends[-1]].tobytes()
        return whole[:first], [whole[begin:end] for begin, end in pairwise([first, *ends])]
