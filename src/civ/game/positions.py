"""A position as one line of text: exact enough to restore the same state, short enough to write by hand.

    4 players · seat 1: SS CCC · seat 2: SSSS · seat 1 effects

Middle dots or semicolons separate the clauses, whose order is free; docs/notation.md lists them. Whatever is left out
is empty or has its default. A card may be given by its domain alone; it then gets the earliest era available. The
remaining cards lie in the deck, or in the pile if the deck is given: a position always has all 104 cards.
"""

import re
from collections import Counter
from typing import Any

import numpy as np

from civ.engine import kernels
from civ.engine.rules.cards import ALL_CARDS, DOMAIN_LETTERS, DOMAINS, ECONOMY, ERAS, NO_CARD, UTOPIA, table
from civ.engine.rules.effects import EFFECTS, GIVE_BACK, HAND_LIMIT, KEEP, STEP_NAMES, TAKE_FROM_MIDDLE
from civ.engine.rules.state import AREA, HAND, NOBODY, PILE, STATE, State
from civ.errors import BadNotation, BadRules, CivError
from civ.game.deals import removed_per_era
from civ.game.notation import cards_in, read_cards, write_card, write_cards
from civ.game.options import Rules
from civ.game.views import REASONS, democracies, domain_letters, reason_of, seats_in
from civ.i18n.truncation import excerpt

MAX_POSITION_LENGTH = 4096  # characters
_OPTIONS = {
    "draft": ("deal", "draft"),
    "teams": ("teams", True),
    "clockwise": ("draft_order", "clockwise"),
    "one-more-each": ("last_round", "one_more_each"),
    "democracy-anywhere": ("democracy_needs_card", False),
    "while-held": ("hand_limit", "while_held"),
}
_STALL = re.compile(r"stall-([0-9]{1,2})")  # the option `stall_rounds`; without it, it is 0
_HEADER = re.compile(r"([2-4]) players((?: [a-z0-9-]+)*)")
_CLAUSE = re.compile(
    r"(?:(seat|hand|embargo|democracy) ([1-4]):|(pile|deck|removed|packs):|(seat) ([1-4])(?= )"
    r"|(first|coin|target|limit|used|sacrificed|confined|stalled|emptied|over)(?= ))(.*)"
)
_GAP = "-"  # an empty place, or an empty slot of a pack


# --- Writing ---


def write_position(rules: Rules, state: State) -> str:
    """Return a state as a line of text, hidden cards included."""
    words = [word for word, (name, value) in _OPTIONS.items() if getattr(rules, name) == value]
    if rules.stall_rounds:
        words.append(f"stall-{rules.stall_rounds}")
    clauses = [" ".join([f"{rules.players} players", *words])]
    clauses += _turn_clauses(state)
    for seat in range(rules.players):
        clauses += _seat_clauses(state, seat)
    clauses.append(_clause("pile:", write_cards(cards_in(state.cards[PILE]))))
    if state.steps[0] in (KEEP, TAKE_FROM_MIDDLE):
        clauses.append(_clause("packs:", " ".join(map(_slot, state.deck[: state.drawn]))))
    clauses.append(_clause("deck:", write_cards(state.deck[state.drawn : state.deck_size])))
    if state.deck_size < len(ALL_CARDS):
        clauses.append(_clause("removed:", write_cards(state.deck[state.deck_size :])))
    return " · ".join(clauses)


def _clause(name: str, value: str) -> str:
    return f"{name} {value or _GAP}"


def _slot(card: int) -> str:
    return _GAP if card == NO_CARD else write_card(card)


def _turn_clauses(state: State) -> list[str]:
    steps = [STEP_NAMES[state.steps[0]]] + [str(state.times[0])] * bool(state.times[0] != 1)
    if state.steps[1] != EFFECTS:
        steps += [STEP_NAMES[state.steps[1]], str(state.times[1])]
    if state.steps[0] == EFFECTS:
        steps = [STEP_NAMES[EFFECTS]]
    clauses = [f"seat {state.mover + 1} {' '.join(steps)}"]
    for name, value, usual in (
        ("first", state.first + 1, 1),
        ("target", state.target + 1, NOBODY + 1),
        ("stalled", state.stalled_turns, bool(state.stall_rounds)),
        ("emptied", state.emptied_by + 1, NOBODY + 1),
    ):
        if value != usual:
            clauses.append(f"{name} {value}")
    if state.limit != HAND_LIMIT:
        clauses.append(f"limit {state.limit}{' copied' if state.limit_copied else ''}")
    for name, bits in (
        ("used", state.permanent_used),
        ("sacrificed", state.sacrifice_used),
        ("confined", state.skipped_domains),
    ):
        if bits:
            clauses.append(f"{name} {domain_letters(bits)}")
    if state.coin_owner != NOBODY:
        clauses.append(f"coin {state.coin_owner + 1} {state.coin_seat + 1}{DOMAIN_LETTERS[state.coin_domain]}")
    if state.over:
        winners = " ".join(map(str, seats_in(state.winners)))
        clauses.append(f"over {reason_of(state)} {winners}")
    return clauses


def _seat_clauses(state: State, seat: int) -> list[str]:
    clauses = []
    for name, place in (("seat", AREA), ("hand", HAND)):
        cards = write_cards(cards_in(state.cards[place + seat]))
        if cards:
            clauses.append(f"{name} {seat + 1}: {cards}")
    markers = [
        f"{DOMAIN_LETTERS[marker >> 2]}:{layer + 1}:{marker & 3}E"
        for layer, marker in enumerate(state.embargo[seat])
        if marker != NO_CARD
    ]
    if markers:
        clauses.append(f"embargo {seat + 1}: {' '.join(markers)}")
    if state.democracy[seat].any():
        clauses.append(f"democracy {seat + 1}: {''.join(democracies(state.democracy[seat]))}")
    return clauses


# --- Reading ---


class _Reader:
    """Collects the clauses of one position, and the cards that are not placed yet."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.record = np.zeros(1, STATE)
        self.state = self.record[0]
        self.box = Counter(ALL_CARDS)
        self.places: dict[int, str] = {}
        self.lists: dict[str, str] = {}
        rules.write_to(self.state)
        kernels.clear_table(self.state)
        kernels.begin_turn(self.state, 0)
        kernels.set_steps(self.state, STEP_NAMES.index("play"), 1, EFFECTS, 0)
        self.state.skipped_domains = 0

    def seat(self, token: str) -> int:
        """Return the index of a seat. Raises BadNotation if the table has no such seat."""
        if len(token) != 1 or token not in "1234"[: self.rules.players]:
            raise BadNotation("no-such-seat", seat=excerpt(token), players=self.rules.players)
        return int(token) - 1

    def domains(self, tokens: str) -> int:
        """Return the domains of a text as bits."""
        return sum({1 << read_domain(letter) for letter in tokens.replace(" ", "")})

    def take(self, card: int) -> int:
        """Take a card that is not placed yet. Raises BadNotation if there is none."""
        if self.box[card] == 0:
            raise BadNotation("position-too-many", card=write_card(card))
        self.box[card] -= 1
        return card

    def clause(self, name: str, seat: str | None, value: str) -> None:
        """Read a clause. Cards are only noted here; `fill` places them after the last clause."""
        state = self.state
        match name:
            case "hand":
                self.places[HAND + self.seat(seat or "")] = value
            case "seat:":
                self.places[AREA + self.seat(seat or "")] = value
            case "pile":
                self.places[PILE] = value
            case "deck" | "removed" | "packs":
                self.lists[name] = value
            case "seat":
                state.mover = self.seat(seat or "")
                self.steps(value.split())
            case "first" | "target" | "emptied":
                state[{"emptied": "emptied_by"}.get(name, name)] = self.seat(value)
            case "limit":
                limit, *copied = value.split() or fail(value)
                state.limit = read_number(limit, 7)
                state.limit_copied = copied == ["copied"] or (fail(value) if copied else False)
            case "stalled":
                state.stalled_turns = read_number(value, int(kernels.turns_to_stall(state)))
            case "used" | "sacrificed" | "confined":
                field = {"used": "permanent_used", "sacrificed": "sacrifice_used", "confined": "skipped_domains"}[name]
                state[field] = self.domains(value)
            case "coin":
                owner, place = two_words(value)
                state.coin_owner, state.coin_seat = self.seat(owner), self.seat(place[:1])
                state.coin_domain = read_domain(place[1:])
            case "over":
                reason, *winners = value.split()
                state.over = REASONS.index(reason) if reason in REASONS else fail(reason)
                state.winners = sum({1 << self.seat(winner) for winner in winners}) or fail(value)
            case "embargo":
                for marker in value.split():
                    self.embargo(self.seat(seat or ""), marker)
            case "democracy":
                for letter in value.replace(" ", ""):
                    state.democracy[self.seat(seat or ""), read_domain(letter)] += 1
                    self.take(UTOPIA * 4 + ERAS)

    def steps(self, words: list[str]) -> None:
        """Read the pending step, and the step after it if there is one."""
        numbers: list[int] = []
        for word in words:
            if word in STEP_NAMES:
                numbers += [STEP_NAMES.index(word), 1]
            else:
                numbers[-1:] = [read_number(word, 3 * NOBODY)] if numbers else [fail(word)]
        if len(numbers) not in (2, 4):
            fail(" ".join(words))
        step, times, next_step, next_times = (*numbers, EFFECTS, 0)[:4]
        kernels.set_steps(self.state, step, 0 if step == EFFECTS else times, next_step, next_times)

    def embargo(self, seat: int, marker: str) -> None:
        """Read an embargo: domain, owner and card as in `M:3:1E`, or only the domain."""
        parts = [*marker.split(":"), "", ""]
        layers = [layer for layer in range(self.rules.players) if layer != seat and not self.state.embargo[seat, layer]]
        layer = self.seat(parts[1]) if parts[1] else (layers or [NOBODY])[0]
        (card,) = read_cards(parts[2]) if parts[2] else [self.earliest(ECONOMY)]
        if layer not in layers or card >> 2 != ECONOMY:
            fail(marker)
        self.state.embargo[seat, layer] = read_domain(parts[0]) * 4 + (self.take(card) & 3)

    def earliest(self, domain: int) -> int:
        """Return the earliest card of a domain that is not placed yet. Raises BadNotation if there is none."""
        for card in range(domain * 4 + 1, domain * 4 + 4):
            if self.box[card]:
                return card
        raise BadNotation("position-too-many", card=DOMAIN_LETTERS[domain])

    def exact_cards(self, tokens: str) -> list[int]:
        """Take the cards of a text."""
        return [] if tokens == _GAP else [self.take(card) for card in read_cards(tokens)]

    def fill(self) -> None:
        """Place the cards: first the exact ones, then those given by domain, then the remaining ones.

        Raises BadNotation if cards are missing or left over, or if the packs or the deck do not fit the state.
        """
        state, lists = self.state, self.lists
        slots = lists.get("packs", "").split()
        packs = [NO_CARD if slot == _GAP else self.take(read_cards(slot)[0]) for slot in slots]
        drafting = {KEEP: self.rules.players, TAKE_FROM_MIDDLE: 0}.get(int(state.steps[0]))
        if drafting is not None and len(packs) != 4 * self.rules.players:
            raise BadNotation("position-packs", count=4 * self.rules.players)
        if sum(card != NO_CARD for card in packs) != (0 if drafting is None else drafting + state.times[0]):
            raise BadNotation("position-stuck")
        deck = self.exact_cards(lists["deck"]) if "deck" in lists else None
        removed = self.exact_cards(lists["removed"]) if "removed" in lists else None
        held = {
            place: self.exact_cards(" ".join(t for t in tokens.split() if t[0].isdigit()))
            for place, tokens in self.places.items()
        }
        for place, tokens in self.places.items():
            for letter in "".join(t for t in tokens.split() if not t[0].isdigit() and t != _GAP):
                held[place].append(self.take(self.earliest(read_domain(letter))))
        if removed is None:
            removed = [self.take(self.latest(era)) for era in (1, 2, 3) for _ in range(removed_per_era(self.rules))]
        rest = sorted(self.box.elements(), key=lambda card: (card & 3, card))
        if deck is None:
            deck = rest
        elif PILE not in held:
            held[PILE] = rest
        elif rest:
            raise BadNotation("position-cards-missing", count=len(rest))
        if [card & 3 for card in deck] != sorted(card & 3 for card in deck):
            raise BadNotation("position-deck-order")
        if sorted(card & 3 for card in removed) != sorted((1, 2, 3) * removed_per_era(self.rules)):
            raise BadNotation("position-removed", expected=removed_per_era(self.rules))
        for place, cards in held.items():
            state.cards[place] = table(tuple(cards))
        state.drawn = state.deck_size - len(deck)
        if state.drawn < len(packs):
            raise BadNotation("position-deck-order")
        state.deck[:] = 0
        state.deck[: len(packs)] = packs
        state.deck[state.drawn :] = deck + sorted(removed, key=lambda card: card & 3)

    def latest(self, era: int) -> int:
        """Return the last card of an era, in box order, that is not placed yet. Raises BadNotation if there is none."""
        for domain in reversed(range(DOMAINS)):
            if self.box[domain * 4 + era]:
                return domain * 4 + era
        raise BadNotation("position-removed", expected=removed_per_era(self.rules))


def read_domain(letter: str) -> int:
    """Return the domain of a letter. Raises BadNotation if there is none."""
    domain = DOMAIN_LETTERS.find(letter) if len(letter) == 1 else -1
    return domain if domain >= 0 else fail(letter)


def read_number(token: str, highest: int) -> int:
    """Return a number of at most `highest`. Raises BadNotation if the token is not one."""
    return (
        int(token) if token.isascii() and token.isdigit() and len(token) < 4 and int(token) <= highest else fail(token)
    )


def two_words(value: str) -> tuple[str, str]:
    """Return the two words of a value. Raises BadNotation if there are not two."""
    words = value.split()
    return (words[0], words[1]) if len(words) == 2 else fail(value)


def fail(token: str) -> Any:
    """Raise BadNotation for a word. `read_position` adds the number of the clause."""
    raise BadNotation("position-word", token=excerpt(token))


def read_position(line: str) -> tuple[Rules, Any]:
    """Return the rules, and the state as an array of one record, of a line of text.

    Raises BadNotation or BadRules if the line cannot be read, or if no game can stop at such a state.
    """
    if len(line) > MAX_POSITION_LENGTH:
        raise BadNotation("position-too-long", limit=MAX_POSITION_LENGTH)
    clauses = [" ".join(clause.split()) for clause in re.split("[·;]", line)]
    header = _HEADER.fullmatch(clauses[0])
    if header is None:
        raise BadNotation("position-header", clause=excerpt(clauses[0]))
    reader = _Reader(_read_rules(int(header[1]), header[2].split()))
    seen: set[str] = set()
    for index, clause in enumerate(clauses[1:], start=2):
        match = _CLAUSE.fullmatch(clause)
        if match is None:
            raise BadNotation("position-clause", position=index, clause=excerpt(clause))
        area, seat, listed, turn, mover, field, value = match.groups()
        name = "seat:" if area == "seat" else area or listed or turn or field
        what = f"{name} {seat}"
        if what in seen:
            raise BadNotation("position-twice", position=index, clause=excerpt(clause))
        seen.add(what)
        try:
            reader.clause(name, seat or mover, value.strip())
        except CivError as error:
            raise BadNotation("position-in-clause", position=index, reason=error) from None
    reader.fill()
    if not _can_stop_at(reader.record):
        raise BadNotation("position-stuck")
    return reader.rules, reader.record


def _can_stop_at(record: Any) -> bool:
    """Return whether a game can stop there: at a real choice or at the end, with every marker justified."""
    state, settled = record[0], record.copy()
    kernels.settle(settled[0])
    lacks_target = state.steps[0] == GIVE_BACK and state.target == NOBODY
    coin_justified = state.coin_owner == NOBODY or kernels.most_culture(state, state.coin_owner)
    chooses = bool(settled == record) and kernels.legal(state) != 0 and not lacks_target
    return coin_justified and (bool(state.over) or chooses)


def _read_rules(players: int, words: list[str]) -> Rules:
    options: dict[str, Any] = {"players": players, "stall_rounds": 0}
    for word in words:
        if stall := _STALL.fullmatch(word):
            options["stall_rounds"] = int(stall[1])
        elif word in _OPTIONS:
            name, value = _OPTIONS[word]
            options[name] = value
        else:
            raise BadRules("rules-unknown", rule=excerpt(word))
    return Rules(**options)
