"""The aid follows from the rules, is correct in every state of whole games, and reveals nothing hidden."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from civ import Game, Rules
from civ.bots import Budget
from civ.bots.quick import Adept, Novice
from civ.engine.rules.effects import (
    ALL_EFFECTS,
    DRAW,
    INSPIRATION,
    RAISE_LIMIT,
    STEP_NAMES,
    EffectName,
)
from civ.game.game import PendingStep
from civ.game.notation import read_action
from civ.game.options import Players
from civ.i18n.texts import LANGUAGES, Term, text
from civ.tables import commands
from civ.tables.aid.step_choices import CHOICE_PLACES, choices_made, step_choices
from civ.tables.aid.structs import Aid, ObstacleAid, OwnAid, ThreatAid
from civ.tables.snapshots import GameViews
from civ.tables.table import seats_to_choose
from tests.harness.bot_tables import SAMPLE_RULES
from tests.harness.table_driver import ANN, BOB, card_to_keep, draft_rules, start_game
from tests.harness.tiers import count
from tests.invariants.random_games import Walk, seeds, walks

KEY_FACTS = ("domain", "effect", "place", "prompt")  # facts whose values are keys of texts


def waiting(game: Game) -> tuple[int, ...]:
    return () if game.over else seats_to_choose(game.pending, game.rules.players)


def aid_of(game: Game, *seats: int) -> Aid:
    aid = GameViews(game, waiting(game)).aid(seats)
    assert aid is not None
    return aid


def own_of(game: Game, seat: int) -> OwnAid:
    return aid_of(game, seat).own[0]


def game_at(position: str, *actions: str) -> Game:
    game = Game.from_position(position)
    game.play(*actions)
    return game


def seats_of(game: Game) -> range:
    return range(1, game.rules.players + 1)


def obstacles_of(own: OwnAid) -> Iterator[ObstacleAid]:
    yield from (effect.why for effect in own.effects if effect.why is not None)
    yield from own.closed.values()


# --- Invariants, in every state of whole games ---


@settings(max_examples=count(2, 5))
@given(walks, seeds)
def test_the_aid_does_not_depend_on_hidden_cards(walk: Walk, seed: int) -> None:
    for game in walk.games():
        viewers: list[tuple[int, ...]] = [(), *((seat,) for seat in seats_of(game))]
        viewer = viewers[len(game.actions) % len(viewers)]  # each in turn
        redealt = game.redeal(viewer[0] if viewer else None, seed)
        redealt.arrays[1][:] = game.arrays[1]
        redealt._actions = list(game.actions)  # both have the same history
        assert aid_of(redealt, *viewer) == aid_of(game, *viewer)


@settings(max_examples=count(2, 6))
@given(walks)
def test_an_effect_is_open_in_the_aid_when_it_is_legal(walk: Walk) -> None:
    for game in walk.games():
        showing = GameViews(game, waiting(game))
        for seat in seats_of(game):
            own, [view] = own_of(game, seat), showing.own((seat,))
            tokens = {effect.token for effect in own.effects}
            assert {effect.token for effect in own.effects if effect.open} == tokens & set(view.legal)
            assert all((effect.why is None) == effect.open for effect in own.effects)
            assert not set(own.closed) & set(view.legal)
            assert (own.choice is not None) == bool(view.legal) == (seat in waiting(game))
            assert own.choice is None or own.choice.forced == (len(view.legal) == 1)
            assert set(own.grows) == (set(view.legal) if game.pending.step in ("play", "take-from-middle") else set())


@settings(max_examples=count(2, 6))
@given(walks)
def test_every_unseen_card_is_counted_once_and_where_it_may_be(walk: Walk) -> None:
    for game in walk.games():
        for own in (*aid_of(game, *seats_of(game)).own, *aid_of(game).own):
            counter = own.counter
            spread = zip(counter.deck, counter.hands, counter.packs, counter.removed, strict=True)
            assert [sum(era) for era in zip(*counter.unseen, strict=True)] == [sum(era) for era in spread]
            pairs = zip(counter.known, counter.unseen, strict=True)
            assert all(have <= all_ for known, unseen in pairs for have, all_ in zip(known, unseen, strict=True))


@settings(max_examples=count(2, 6))
@given(walks)
def test_the_forecast_comes_true_if_the_game_ends_by_majority(walk: Walk) -> None:
    *_, game = walk.games()
    forecast, result = aid_of(game).forecast, game.result
    assert result is not None
    assert {seat: side.points for side in forecast.sides for seat in side.seats} == dict(
        enumerate(result.points, start=1)
    )
    if result.reason == "majority":
        assert forecast.winners == result.winners


@settings(max_examples=count(2, 6))
@given(walks)
def test_a_column_agrees_with_the_effects_that_the_engine_opens(walk: Walk) -> None:
    for game in walk.games():
        aid, view = aid_of(game, *seats_of(game)), game.view()
        for seat, row in enumerate(aid.columns, start=1):
            for column in row:
                assert column.cards == view.areas[seat - 1].count(column.domain)
                assert column.near == (column.missing <= 2)
                assert column.next is not None or column.missing == 0
        mover = aid.own[game.seat - 1]
        reached = {
            f"{column.domain}{level.level}"
            for column in aid.columns[game.seat - 1]
            for level in column.levels
            if level.reached
        }
        lacking = {effect.token for effect in mover.effects if effect.why and effect.why.code == "needs-domain-cards"}
        assert game.over or not reached & lacking


def facts_with_terms(why: ObstacleAid) -> dict[str, Any]:
    return {name: Term(fact) if name in KEY_FACTS else fact for name, fact in why.facts.items()}


@settings(max_examples=count(2, 4))
@given(walks)
def test_every_reason_has_a_sentence_in_every_language(walk: Walk) -> None:
    checked: set[str] = set()
    for game in walk.games():
        for own in aid_of(game, *seats_of(game)).own:
            for why in obstacles_of(own):
                if why.code not in checked:
                    checked.add(why.code)
                    for language in LANGUAGES:
                        assert text(f"error-{why.code}", language, **facts_with_terms(why))


COUNTED = ("hand", "area", "pile")  # the places of steps that may need several cards


@settings(max_examples=count(2, 6))
@given(walks)
def test_the_count_of_a_step_goes_up_one_by_one_to_its_total(walk: Walk) -> None:
    before, last = None, None
    for game in walk.games():
        choice, pending = own_of(game, game.seat).choice, game.pending
        if choice is None:
            continue
        if choice.place in COUNTED:
            assert choice.total - choice.number + 1 == pending.times
        if last is not None and choice.place in COUNTED and before == (pending.seat, pending.step, pending.times + 1):
            assert (choice.number, choice.total, choice.effect) == (last.number + 1, last.total, last.effect)
        elif choice.place in COUNTED:
            assert choice.number == 1
        before, last = (pending.seat, pending.step, pending.times), choice


@settings(max_examples=count(2, 6))
@given(walks)
def test_counting_past_choices_gives_the_same_number_as_the_game(walk: Walk) -> None:
    past: list[PendingStep] = []
    for game in walk.games():
        pending = game.pending
        if pending.step != "keep":  # in a draft, a pass is one choice of every seat
            assert choices_made(past, pending.seat, pending.step, pending.times) == step_choices(game).done
        past.append(pending)


@settings(max_examples=count(2, 6))
@given(walks)
def test_a_chosen_card_goes_to_the_announced_place(walk: Walk) -> None:
    seat, destination, before = 0, "", dict[str, int]()
    for game in walk.games():
        if destination:
            gained = {place: count - before[place] for place, count in card_counts(game, seat).items()}
            assert gained["hand"] == -1 if destination == "rivals" else gained[destination] >= 1, (destination, gained)
        choice = own_of(game, game.seat).choice
        destination = (choice and choice.destination) or ""
        seat, before = game.seat, card_counts(game, game.seat)


def card_counts(game: Game, seat: int) -> dict[str, int]:
    """Count the cards of every place as a seat sees it."""
    view = game.view(seat)
    places = {"hand": view.hands[seat - 1], "area": view.areas[seat - 1], "pile": view.pile}
    return {place: len(cards.split()) for place, cards in places.items()}


# --- Threats ---


def threats_of(game: Game) -> dict[tuple[int, str], ThreatAid]:
    return {(threat.seat, threat.domain): threat for threat in aid_of(game).threats}


@pytest.mark.parametrize("rules", SAMPLE_RULES.values(), ids=list(SAMPLE_RULES))
@pytest.mark.parametrize("seed", (0, 5, 9))
def test_a_winner_by_hegemony_was_a_threat_before_and_during_the_turn(rules: Rules, seed: int) -> None:
    game, budget = Game.new(rules, seed=seed), Budget(iterations=1)
    bots = {seat: (Adept if (seat + seed) % 2 else Novice)(seed + seat) for seat in range(1, rules.players + 1)}
    turn = [threats_of(game)]  # of every state of the turn
    while not game.over:
        seat = game.seat
        game.play(bots[seat].choose(game.sight(seat), budget).action)
        turn = [*turn, threats_of(game)] if game.seat == seat else [threats_of(game)]
    if game.result is not None and game.result.reason == "hegemony":
        won = {(game.seat, column.domain) for column in aid_of(game).columns[game.seat - 1] if column.missing == 0}
        assert all(won & threats.keys() for threats in turn[:-1])


def test_a_first_card_that_opens_the_next_level_counts_towards_a_threat() -> None:
    assert (2, "E") in threats_of(game_at("3 players · seat 2: EEEE MMM · hand 2: EEE · hand 1: M · seat 1 play"))


def test_one_play_is_enough_for_one_missing_card() -> None:
    game = game_at("3 players · seat 2: SSSSSS RR · hand 2: SMM · hand 1: M · seat 1 play")
    threat = threats_of(game)[2, "S"]
    assert (threat.missing, threat.plays, threat.known, threat.sure) == (1, 3, "", False)  # Research plays two more
    assert threat.cards.count("S") == 6
    assert threats_of(game_at("3 players · seat 2: MMMMMM · hand 2: SMM · hand 1: M · seat 1 play"))[2, "M"].plays == 1


def test_two_missing_cards_are_a_threat_if_effects_allow_two_more_plays() -> None:
    assert (2, "M") not in threats_of(game_at("3 players · seat 2: MMMMM · hand 2: SMM · hand 1: M · seat 1 play"))
    assert (2, "M") in threats_of(game_at("3 players · seat 2: MMMMM EEE · hand 2: SMM · hand 1: M · seat 1 play"))


def test_an_effect_that_costs_a_card_of_the_column_does_not_help() -> None:
    assert (2, "E") not in threats_of(game_at("3 players · seat 2: EEEEE · hand 2: EEE · hand 1: M · seat 1 play"))
    assert (2, "E") in threats_of(game_at("3 players · seat 2: EEEEE M · hand 2: EEE · hand 1: M · seat 1 play"))


def test_a_copied_effect_counts_towards_a_threat() -> None:
    culture = "3 players · seat 2: MMMMM CR · hand 2: MMM · hand 1: M · seat 3: EEE"
    assert (2, "M") in threats_of(game_at(f"{culture} · seat 1 play"))
    assert (2, "M") not in threats_of(game_at(f"{culture} C · seat 1 play"))  # no longer strictly the most


def test_an_embargo_or_a_democracy_card_ends_a_threat() -> None:
    near = "3 players · seat 2: MMMMMM · hand 2: MMM · hand 1: M · seat 1 play"
    assert (2, "M") in threats_of(game_at(near))
    assert (2, "M") not in threats_of(game_at(f"{near} · embargo 2: M"))
    assert (2, "M") not in threats_of(game_at(f"{near} · democracy 2: M"))


def test_a_hand_whose_eras_rule_out_the_domain_is_no_threat() -> None:
    assert (2, "R") in threats_of(game_at("4 players · seat 2: RRRRRR · hand 2: 2M 3M 3M · hand 1: M · seat 1 play"))
    assert (2, "R") not in threats_of(
        game_at("4 players · seat 2: RRRRRR · hand 2: 3M 3M 3U · hand 1: M · seat 1 play")
    )


def test_a_card_taken_openly_makes_a_threat_sure() -> None:
    game = game_at("3 players · seat 1: UUU MMMMMM · pile: M · hand 1: S · seat 1 effects", "U1", "M", ".")
    threat = threats_of(game)[1, "M"]
    assert (threat.sure, threat.known, threat.missing) == (True, "1M", 1)


def test_a_complete_column_is_a_threat_until_the_turn_ends() -> None:
    assert threats_of(game_at("3 players · seat 1: MMMMMMM · seat 1 effects"))[1, "M"].missing == 0


def test_a_seat_without_another_turn_is_no_threat() -> None:
    last = "3 players · deck: - · first 1 · seat 1: MMMMMM · seat 2: MMMMMM · hand 1: M · hand 2: M · hand 3: R · "
    assert set(threats_of(game_at(last + "seat 2 play"))) == {(2, "M")}
    assert set(threats_of(game_at(last + "seat 1 play"))) == {(1, "M"), (2, "M")}


# --- Columns and thresholds ---


@pytest.mark.parametrize(("players", "levels", "goal"), [(2, (3, 5), 8), (3, (3, 5), 7), (4, (2, 4), 7)])
def test_thresholds_match_the_table(players: Players, levels: tuple[int, int], goal: int) -> None:
    thresholds = aid_of(Game.new(Rules(players=players), seed=1)).thresholds
    assert (thresholds.levels, thresholds.hegemony) == (levels, goal)


def test_a_column_shows_its_next_goal_and_the_cards_it_needs() -> None:
    aid = aid_of(game_at("4 players · seat 1: SS EEEE CC · seat 2: C · democracy 1: S · seat 1 effects"))
    nexts = {column.domain: column.next for column in aid.columns[0]}
    goals = {domain: next_ and (next_.what, next_.missing) for domain, next_ in nexts.items()}
    assert goals == {
        "M": ("assassination", 2), "R": ("holy-book", 2), "E": ("hegemony", 3), "S": ("research", 2),
        "C": ("hegemony", 5), "U": ("oligarchy", 2),
    }  # fmt: skip
    assert (aid.columns[0][3].goal, aid.columns[0][3].democracies, aid.columns[0][4].most) == (8, 1, True)
    inspiration = aid.columns[1][4].next
    assert inspiration is not None
    assert (inspiration.what, inspiration.missing) == ("inspiration", 2)


def test_embargoes_and_the_coin_are_on_their_columns() -> None:
    aid = aid_of(game_at("4 players · seat 1: CC · seat 2: SSSS · embargo 2: S · coin 1 2S · used CS · seat 1 effects"))
    marked = [
        (seat, column.domain)
        for seat, row in enumerate(aid.columns, 1)
        for column in row
        if column.embargoed and column.coin
    ]
    assert marked == [(2, "S")]


def test_the_forecast_of_teams_counts_a_domain_once_and_names_the_tie_break() -> None:
    forecast = aid_of(
        game_at("4 players teams · seat 1: MMR · seat 3: MM · seat 2: SS · seat 4: CUU · seat 1 effects")
    ).forecast
    assert [(side.seats, side.points) for side in forecast.sides] == [((1, 3), 2), ((2, 4), 3)]
    assert forecast.domains[0].seats == (1, 3)
    tie = aid_of(game_at("2 players · seat 1: MMS · seat 2: RR S · seat 1 effects")).forecast
    assert (tie.tie, tie.winners) == ("R", (2,))
    shared = aid_of(game_at("2 players · seat 1: MM · seat 2: MM · seat 1 effects")).forecast
    assert (shared.tie, shared.winners) == (None, (1, 2))


# --- Choices ---


def choice_of(game: Game) -> tuple[str, int, int, str | None]:
    choice = own_of(game, game.seat).choice
    assert choice is not None
    return choice.place, choice.number, choice.total, choice.effect


def test_monopoly_counts_its_discards_and_then_its_plays() -> None:
    game = game_at("3 players · seat 1: EEEEE · hand 1: MRS · seat 1 effects", "E2")
    assert choice_of(game) == ("area", 1, 2, "monopoly")
    game.play("E")
    assert choice_of(game) == ("area", 2, 2, "monopoly")
    game.play("E")
    assert choice_of(game) == ("hand", 1, 2, "monopoly")
    game.play("M")
    assert choice_of(game) == ("hand", 2, 2, "monopoly")
    game.play("R")
    assert choice_of(game) == ("effects", 1, 1, None)


def test_inquisition_and_discovery_count_cards_given_back_and_discarded() -> None:
    game = game_at("3 players · seat 1: R S S · hand 1: MM · hand 2: RSC · seat 1 effects", "!R")
    assert choice_of(game) == ("seat", 1, 1, "inquisition")
    game.play("@2", "M")
    assert choice_of(game) == ("hand", 2, 3, "inquisition")
    game.play("M", "R", "!S")
    assert choice_of(game) == ("hand", 1, 5, "discovery")


def test_other_choices_are_made_in_an_area_a_column_or_the_pile() -> None:
    start = "3 players · seat 1: MM EE UUU · seat 2: SS · pile: MM · hand 1: MM · seat 1 effects"
    choices = [choice_of(game_at(start, token)) for token in ("!M", "!E", "!U", "U1")]
    assert choices == [
        ("area", 1, 1, "attack"),
        ("column", 1, 1, "embargo"),
        ("column", 1, 1, "democracy"),
        ("pile", 1, 1, "oligarchy"),
    ]
    assert choice_of(game_at("3 players · hand 1: MM · seat 1 play")) == ("hand", 1, 1, None)


def test_in_a_draft_every_seat_that_has_not_kept_a_card_has_a_choice() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB)

    def choice_of_seat(seat: int) -> tuple[str, int, int] | None:
        aid = GameViews(driver.game, driver.table.waiting).aid((seat,))
        choice = aid.own[0].choice if aid else None
        return None if choice is None else (choice.place, choice.number, choice.total)

    assert (choice_of_seat(1), choice_of_seat(2)) == (("pack", 1, 3), ("pack", 1, 3))
    driver.send(ANN, commands.PlayAction(1, card_to_keep(driver.game, 1, 0)))
    assert (choice_of_seat(1), choice_of_seat(2)) == (None, ("pack", 1, 3))
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    assert (choice_of_seat(1), choice_of_seat(2)) == (("pack", 2, 3), ("pack", 2, 3))


def test_every_step_with_a_choice_has_a_place() -> None:
    assert set(CHOICE_PLACES) == set(range(len(STEP_NAMES))) - {DRAW, RAISE_LIMIT}


# --- Effects, cards, and unused effects ---


def test_every_effect_has_its_name() -> None:
    names = [effect.name for effect in ALL_EFFECTS.values()]
    assert sorted([*names, INSPIRATION]) == sorted(get_args(EffectName))


def obstacle_to(own: OwnAid, token: str) -> ObstacleAid | None:
    [found] = [effect.why for effect in own.effects if effect.token == token]
    return found


def test_an_effect_shows_what_is_missing_even_out_of_turn() -> None:
    game = game_at("3 players · seat 1: SSSS MMM · hand 1: M · seat 2: SS · hand 2: RRR · seat 1 play")
    first, second = own_of(game, 1), own_of(game, 2)
    lacking = obstacle_to(first, "S2")
    assert lacking is not None
    assert (lacking.code, lacking.facts["needed"], lacking.facts["have"]) == ("needs-domain-cards", 5, 4)
    assert (obstacle_to(first, "S1") or ObstacleAid("", {})).code == "not-asked"
    assert (obstacle_to(second, "!S") or ObstacleAid("", {})).code == "not-your-turn"
    assert (obstacle_to(second, "S1") or ObstacleAid("", {})).code == "needs-domain-cards"
    assert all(not effect.open for effect in second.effects)


def test_used_effects_count_only_for_the_seat_that_used_them() -> None:
    game = game_at("3 players · used S · seat 1: SSS · hand 1: M · seat 2: SSS · hand 2: RRR · seat 1 effects")
    assert (obstacle_to(own_of(game, 1), "S1") or ObstacleAid("", {})).code == "permanent-used"
    assert (obstacle_to(own_of(game, 2), "S1") or ObstacleAid("", {})).code == "not-your-turn"


def test_a_card_that_cannot_be_played_has_a_reason() -> None:
    own = own_of(game_at("2 players · seat 1: MM · hand 1: MMR · embargo 1: M:2:1E · seat 1 play"), 1)
    assert own.closed["M"] == ObstacleAid("embargoed", {"action": "M", "domain": "domain-M"})
    assert (own.closed["S"].code, own.closed["S"].facts["place"]) == ("no-such-card", "place-hand")
    assert "R" not in own.closed


def test_columns_and_seats_that_cannot_be_chosen_have_a_reason() -> None:
    own = own_of(game_at("3 players · seat 1: EE · seat 2: S · seat 1 effects", "!E"), 1)
    assert (own.closed["@1S"].code, own.closed["@3S"].code, "@2S" in own.closed) == (
        "own-seat",
        "no-target-card",
        False,
    )
    assert not any(read_action(token).seat == 4 for token in own.closed)


def test_a_card_shows_how_its_column_would_grow() -> None:
    own = own_of(game_at("3 players · seat 1: SS MMMMMM R · seat 2: C · hand 1: SMRC · seat 1 play"), 1)
    growth = {token: (grown.count, grown.goal, grown.effect, grown.hegemony) for token, grown in own.grows.items()}
    assert growth == {
        "S": (3, 7, "experiment", False), "M": (7, 7, None, True), "R": (2, 7, None, False), "C": (1, 7, None, False),
    }  # fmt: skip
    assert own_of(game_at("3 players · hand 1: C · seat 1 play"), 1).grows["C"].effect == "inspiration"


def test_open_effects_expire_with_the_turn_but_sacrifices_do_not() -> None:
    game = game_at("3 players · seat 1: SSSSS CC MMM · hand 1: MR · seat 2: UUU · pile: MM · seat 1 effects")
    unused = [(effect.effect, effect.strong) for effect in own_of(game, 1).unused]
    assert unused == [("assassination", False), ("research", True), ("inspiration", True)]
    assert own_of(game_at("3 players · seat 1: SSSSS · hand 1: MR · seat 1 play"), 1).unused == ()


@pytest.mark.parametrize(("deck", "strong"), [("3U 3U", True), ("-", False)])
def test_a_higher_hand_limit_is_strong_while_there_are_cards_to_draw(deck: str, strong: bool) -> None:
    own = own_of(game_at(f"4 players · deck: {deck} · seat 1: RR · hand 1: MMS · seat 1 effects"), 1)
    assert [(effect.effect, effect.strong) for effect in own.unused] == [("holy-book", strong)]


def test_a_spectator_gets_the_public_part_and_a_counter() -> None:
    game = Game.new(Rules(players=3), seed=5)
    aid, player_aid = aid_of(game), aid_of(game, 2)
    assert (aid.columns, aid.forecast, aid.threats, aid.deck) == (
        player_aid.columns,
        player_aid.forecast,
        player_aid.threats,
        player_aid.deck,
    )
    [own] = aid.own
    assert (own.seat, own.choice, own.effects, own.closed, own.grows) == (None, None, (), {}, {})
    assert (sum(own.counter.hands), sum(own.counter.removed)) == (9, 9)
