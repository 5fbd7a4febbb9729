"""The course: twelve lessons in order, as data. Texts are keys of web-learn.ftl."""

from typing import Final

from civ.lessons.goals import (
    all_of,
    at_most_in_area,
    behind_by,
    democracy_on,
    embargo_on,
    in_area,
    in_hand,
    leading,
    not_over,
    rival_holds,
    rival_lacks,
    turn_ended,
    used,
    won,
)
from civ.lessons.lesson import Lesson, Task

TURN_LESSON: Final = Lesson(
    id="turn",
    title="learn-turn",
    about="learn-turn-about",
    end="learn-turn-end",
    minutes=2,
    position="3 players · seat 1: CCCCC RR · seat 2: MM EE SS R · seat 3: SS RR MM E"
    " · hand 1: 2C 2M 2R · hand 2: MM 2R · hand 3: RR 2S · seat 1 play",
    draws="2C 2E 2M 2R",
    replies="M . R .",
    tasks=(
        Task("learn-turn-1", in_area("C", 6), "learn-turn-1-mistake", shown=True),
        Task("learn-turn-2", turn_ended, shown=True),
        Task("learn-turn-3", in_area("C", 7), "learn-turn-3-mistake", shown=True),
        Task("learn-turn-4", won, shown=True),
    ),
)

MILITARY_LESSON: Final = Lesson(
    id="military",
    title="learn-military",
    about="learn-military-about",
    end="learn-military-end",
    minutes=3,
    position="4 players · seat 1: MMM CCCC R · seat 2: CCCC EE M · seat 3: RRRRR M E · seat 4: SS EE M"
    " · hand 1: 2R 2R · hand 2: 2M 2S 2E · hand 3: 2R 2R 2M · hand 4: 2S 2S 2M · seat 1 effects",
    draws="2M 2E 2S 2R 2M 2M",
    replies="S . R . S .",
    tasks=(
        Task("learn-military-1", used("M1"), "learn-military-1-mistake", shown=True),
        Task("learn-military-2", turn_ended),
        Task("learn-military-3", in_area("M", 4), "learn-military-3-mistake"),
        Task("learn-military-4", used("M2"), "learn-military-4-mistake"),
        Task("learn-military-5", all_of(used("!M"), at_most_in_area(3, "R", 5)), "learn-military-5-mistake"),
    ),
)

RELIGION_LESSON: Final = Lesson(
    id="religion",
    title="learn-religion",
    about="learn-religion-about",
    end="learn-religion-end",
    minutes=3,
    position="3 players · seat 1: RRRR SS M · seat 2: EEEEE MM C · seat 3: MM SS CC R"
    " · hand 1: 2R 2M · hand 2: 2E 2M 2R · hand 3: 2M 2S 2S · seat 1 effects",
    draws="2M 2S 2R 2E 2M 2S 2C 2R 2M 2S",
    replies="E . M . M . S .",
    tasks=(
        Task("learn-religion-1", used("R1"), "learn-religion-1-mistake", shown=True),
        Task("learn-religion-2", turn_ended),
        Task("learn-religion-3", used("R2"), "learn-religion-3-mistake"),
        Task("learn-religion-4", all_of(used("!R"), rival_lacks(2, "E")), "learn-religion-4-mistake"),
        Task("learn-religion-5", all_of(turn_ended, not_over)),
    ),
)

ECONOMY_LESSON: Final = Lesson(
    id="economy",
    title="learn-economy",
    about="learn-economy-about",
    end="learn-economy-end",
    minutes=4,
    position="2 players · seat 1: EEE MM RR SS CC · seat 2: SSSSSS MMM CC RR"
    " · hand 1: 3E 3M · hand 2: 3S 3S 3C · seat 1 effects",
    draws="3E 3E 3M 3E 3E 3E 3C 3S",
    replies="S . C .",
    tasks=(
        Task("learn-economy-1", all_of(used("E1"), in_area("E", 4)), "learn-economy-1-mistake", shown=True),
        Task("learn-economy-2", turn_ended),
        Task("learn-economy-3", all_of(used("E2"), in_area("E", 6)), "learn-economy-3-mistake"),
        Task("learn-economy-4", embargo_on(2, "S"), "learn-economy-4-mistake"),
        Task("learn-economy-5", all_of(turn_ended, not_over)),
        Task("learn-economy-6", won, "learn-economy-6-mistake"),
    ),
)

SCIENCE_LESSON: Final = Lesson(
    id="science",
    title="learn-science",
    about="learn-science-about",
    end="learn-science-end",
    minutes=3,
    position="4 players · seat 1: SSS RRRR M E · seat 2: MM EE C · seat 3: MMM CC E · seat 4: SS CC M"
    " · hand 1: 2R 2S · hand 2: 2M 2E 2C · hand 3: 2M 2R 2C · hand 4: 2S 2S 2M · seat 1 effects",
    draws="2R 2M 2R 2S 2M 2E 2R 2S 2C 2M",
    replies="M . M . S .",
    tasks=(
        Task(
            "learn-science-1",
            all_of(used("S1"), in_area("R", 5), in_area("S", 3)),
            "learn-science-1-mistake",
            shown=True,
        ),
        Task("learn-science-2", turn_ended),
        Task("learn-science-3", in_area("S", 4), "learn-science-3-mistake"),
        Task(
            "learn-science-4",
            all_of(used("S2"), in_area("R", 6), in_area("S", 4)),
            "learn-science-4-mistake",
        ),
        Task("learn-science-5", all_of(used("!S"), in_hand("R", 1)), "learn-science-5-mistake"),
    ),
)

UTOPIA_LESSON: Final = Lesson(
    id="utopia",
    title="learn-utopia",
    about="learn-utopia-about",
    end="learn-utopia-end",
    minutes=3,
    position="3 players · seat 1: UUUU RR EE CC · seat 2: SSSSSS MM RR E · seat 3: MM 2M CC E RR 2S"
    " · hand 1: 3E 3M · hand 2: 3S 3C 3M · hand 3: 3C 3E 3M · pile: 3U 3U 3U 3S 2M 2M 2R · seat 1 effects",
    draws="3E 3C 3S 3U 3U 3C",
    replies="C . C . S .",
    tasks=(
        Task("learn-utopia-1", all_of(used("U1"), in_hand("U", 1)), "learn-utopia-1-mistake", shown=True),
        Task("learn-utopia-2", turn_ended),
        Task("learn-utopia-3", in_area("U", 5), "learn-utopia-3-mistake"),
        Task("learn-utopia-4", all_of(used("U2"), in_hand("U", 2)), "learn-utopia-4-mistake"),
        Task("learn-utopia-5", democracy_on(2, "S"), "learn-democracy-mistake"),
        Task("learn-utopia-6", all_of(turn_ended, not_over)),
    ),
)

CULTURE_LESSON: Final = Lesson(
    id="culture",
    title="learn-culture",
    about="learn-culture-about",
    end="learn-culture-end",
    minutes=2,
    position="4 players · seat 1: CC RRRRR M S · seat 2: EEEE C M · seat 3: CC MM SS · seat 4: SSSS MM"
    " · hand 1: 2C 2R 2R · hand 2: 2M 2M 2S · hand 3: 2M 2R 2S · hand 4: 2S 2R 2M · seat 1 play",
    draws="2M 2E 2C",
    tasks=(
        Task("learn-culture-1", in_area("C", 3), "learn-culture-1-mistake", shown=True),
        Task("learn-culture-2", in_area("R", 7), "learn-culture-2-mistake"),
        Task("learn-culture-3", won),
    ),
)

ATTACK_LESSON: Final = Lesson(
    id="attack",
    title="learn-attack",
    about="learn-attack-about",
    end="learn-attack-end",
    minutes=2,
    position="4 players · seat 1: MM RRRRR C · seat 2: SS EE CC · seat 3: SSSSSS M · seat 4: EE MM CC"
    " · hand 1: 2S 2R 2M · hand 2: 2M 2C 2R · hand 3: 2S 2S 2M · hand 4: 2M 2C 2R · seat 1 play",
    draws="2R 2M 2R 2M",
    replies="M . S . M .",
    tasks=(
        Task("learn-attack-1", in_area("S", 1), "learn-attack-1-mistake"),
        Task("learn-attack-2", all_of(used("!M"), at_most_in_area(3, "S", 5)), "learn-attack-2-mistake"),
        Task("learn-attack-3", all_of(turn_ended, not_over)),
    ),
)

ANSWERS_LESSON: Final = Lesson(
    id="answers",
    title="learn-answers",
    about="learn-answers-about",
    end="learn-answers-end",
    minutes=3,
    position="3 players · seat 1: EE UUU RR 2R CC M · seat 2: SSSSSS MM RR E · seat 3: MM 2M CC 2E RR 2S"
    " · hand 1: 3U 3C · hand 2: 3S 3S 3M · hand 3: 3C 3E 3M · seat 1 effects",
    draws="3U 3S 3C 3E 3U",
    replies="M . C . S . E .",
    tasks=(
        Task("learn-answers-1", embargo_on(2, "S"), "learn-answers-1-mistake"),
        Task("learn-answers-2", all_of(turn_ended, not_over)),
        Task("learn-answers-3", democracy_on(2, "S"), "learn-democracy-mistake"),
        Task("learn-answers-4", all_of(turn_ended, not_over)),
    ),
)

MAJORITY_ENDING_LESSON: Final = Lesson(
    id="majority",
    title="learn-majority",
    about="learn-majority-about",
    end="learn-majority-end",
    minutes=3,
    position="3 players · first 2 · seat 1: M E SSS CCC UU · seat 2: MMMM R EEE S CC U"
    " · seat 3: MMMM RRRR E SSS C UUU · hand 1: 3S 3U 2R · hand 2: 3E 3M 2R · hand 3: 3M 3E 2R"
    " · deck: 3C 3S 3C · seat 1 play",
    replies="E . M .",
    forecast=True,
    tasks=(
        Task("learn-majority-1", behind_by(1), "learn-majority-1-mistake"),
        Task("learn-majority-2", turn_ended),
        Task("learn-majority-3", leading, "learn-majority-3-mistake"),
        Task("learn-majority-4", won),
    ),
)

DRAFT_LESSON: Final = Lesson(
    id="draft",
    title="learn-draft",
    about="learn-draft-about",
    end="learn-draft-end",
    minutes=2,
    position="3 players draft · first 2 · packs: 1M 1M 1R 1E 1M 1S 1R 1C 1R 1R 1M 1S"
    " · seat 2 keep 9 take-from-middle 3",
    replies="M M M M S S C E M .",
    tasks=(
        Task("learn-draft-1", in_hand("R", 1), "learn-draft-1-mistake", shown=True),
        Task("learn-draft-2", in_hand("R", 2), "learn-draft-2-mistake"),
        Task("learn-draft-3", in_hand("R", 3), "learn-draft-3-mistake"),
        Task("learn-draft-4", in_area("R", 1), "learn-draft-4-mistake"),
    ),
)

TEAMS_LESSON: Final = Lesson(
    id="teams",
    title="learn-teams",
    about="learn-teams-about",
    end="learn-teams-end",
    minutes=2,
    position="4 players teams · seat 1: RRR M E · seat 2: EE MM R C · seat 3: SSSSSS C · seat 4: MMMM EE R"
    " · hand 1: 2S 2M · hand 2: 2M 2E 2C · hand 3: 2M 2R 2E · hand 4: 2M 2R 2R · seat 1 effects",
    draws="2M 2R 2S",
    replies="E . S .",
    tasks=(
        Task("learn-teams-1", all_of(used("!R"), rival_holds(3, "S")), "learn-teams-1-mistake"),
        Task("learn-teams-2", won),
    ),
)

COURSE: Final = (
    TURN_LESSON,
    MILITARY_LESSON,
    RELIGION_LESSON,
    ECONOMY_LESSON,
    SCIENCE_LESSON,
    UTOPIA_LESSON,
    CULTURE_LESSON,
    ATTACK_LESSON,
    ANSWERS_LESSON,
    MAJORITY_ENDING_LESSON,
    DRAFT_LESSON,
    TEAMS_LESSON,
)
