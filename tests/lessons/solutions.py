"""A solution of every lesson, as a learner who understood it would play it."""

SOLUTIONS = {
    "turn": "C . C .",
    "military": "M1 R . M M2 R E !M R",
    "religion": "R1 . R R2 !R @2 M M S .",
    "economy": "E1 M E . E E2 R R E M !E @2S . E E2 M S E E .",
    "science": "S1 M R . S S2 E S R S !S M E S C M",
    "utopia": "U1 U . U U2 U U !U @2S .",
    "culture": "C ~E2 M S R R .",
    "attack": "S !M S .",
    "answers": "!E @2S . U !U @2S .",
    "majority": "S . U .",
    "draft": "R R R R",
    "teams": "!R @3 S M R .",
}
