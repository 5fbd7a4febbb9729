"""The conformance page: every rule has a test, every citation names a rule, and the page is up to date."""

from pathlib import Path

from tests.conformance_page import RULES, TESTS, Citation, check, citations, faults, page, rules

BEGINNINGS = {"1.1": "There are cards.", "1.2": "They have eras."}
CITED = [Citation("1.1", "tests/test_a.py::test_one"), Citation("1.2", "tests/test_a.py::test_two")]


def test_every_rule_has_a_test_and_the_page_is_up_to_date() -> None:
    assert check() == []


def test_every_id_of_the_rulebook_is_found() -> None:
    ids = list(rules(RULES.read_text(encoding="utf-8")))
    sections = {1: 5, 2: 8, 3: 19, 4: 5, 5: 2, 6: 5, 7: 4}
    assert ids == [f"{section}.{number}" for section, last in sections.items() for number in range(1, last + 1)]


def test_two_rules_on_one_line_are_two_rules() -> None:
    beginnings = rules("In this order:\n- **4.1** Step 3.3. **4.2** Embargo cards go to the discard pile.\n")
    assert beginnings == {"4.1": "Step 3.3.", "4.2": "Embargo cards go to the discard pile."}


def test_a_rule_is_summarised_by_its_first_sentences() -> None:
    text = (
        "- **2.5 Basic deal.** Each player, from the First Player on, takes\n  the top 3 cards: *so*. Then more.\n\n"
        "- **2.6** [ruling] One thing moves here.\n\n  | a | table |\n"
    )
    assert rules(text) == {
        "2.5": "Basic deal. Each player, from the First Player on, takes the top 3 cards: so.",
        "2.6": "[ruling] One thing moves here.",
    }


def test_a_page_that_is_up_to_date_has_no_faults() -> None:
    assert faults(BEGINNINGS, CITED, page(BEGINNINGS, CITED)) == []


def test_a_stale_page_is_reported() -> None:
    (line,) = faults(BEGINNINGS, CITED, page(BEGINNINGS, CITED[:1]))
    assert "stale" in line


def test_a_rule_without_a_test_is_reported() -> None:
    assert faults(BEGINNINGS, CITED[:1], page(BEGINNINGS, CITED[:1])) == ["rule 1.2 has no test"]


def test_a_citation_of_an_unknown_rule_is_reported() -> None:
    cited = [*CITED, Citation("9.9", "tests/test_a.py::test_three")]
    assert faults(BEGINNINGS, cited, "") == ["tests/test_a.py::test_three cites rule 9.9, which does not exist"]


def test_rule_marks_are_recognised_in_all_forms(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_x.py").write_text(
        '@rule("1.1", "1.2")\ndef test_a() -> None: ...\n\n'
        '@pytest.mark.rule("1.3")\n@pytest.mark.parametrize("x", [1])\ndef test_b() -> None: ...\n\n'
        'class TestC:\n    @rule("1.4")\n    def test_d(self) -> None: ...\n'
    )
    assert citations(folder) == [
        ("1.1", "tests/test_x.py::test_a"),
        ("1.2", "tests/test_x.py::test_a"),
        ("1.3", "tests/test_x.py::test_b"),
        ("1.4", "tests/test_x.py::TestC::test_d"),
    ]


def test_the_tests_of_this_repository_cite_rules() -> None:
    assert len({citation.test for citation in citations(TESTS)}) > 150
