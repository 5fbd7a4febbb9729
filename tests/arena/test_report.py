"""The summary in seven languages, and the report as a single HTML file."""

import html.parser
import re
from xml.etree import ElementTree

import pytest

from civ.arena.report.numbers import duration, percent, seed_word, signed
from civ.arena.report.page import report
from civ.arena.report.summary import bar, short_name, summary
from civ.arena.report.svg import Scale, decades, ticks
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.i18n.texts import LANGUAGES, text
from tests.harness.simulated_matches import MATCHES

SVG = "{http://www.w3.org/2000/svg}"


def page(name: str, language: str = "en") -> tuple[str, ElementTree.Element]:
    played_match, statistics = MATCHES[name]()
    markup = report(played_match, statistics, language)
    return markup, ElementTree.fromstring(markup)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_a_report_is_well_formed_and_self_contained(name: str, language: str) -> None:
    markup, root = page(name, language)
    assert root.attrib["lang"] == language
    assert set(re.findall(r"https?://[^\s\"'<)]*", markup)) == {"http://www.w3.org/2000/svg"}
    for forbidden in ("<script", "<link", "<img", "@import", "url(", "src=", "href=", "onload", "javascript"):
        assert forbidden not in markup
    assert "nan" not in re.findall(r"[a-z]+", markup) and "inf" not in re.findall(r"[a-z]+", markup)
    browser = html.parser.HTMLParser()
    browser.feed(markup)
    browser.close()


@pytest.mark.parametrize("name", MATCHES)
def test_every_picture_has_a_title_a_description_and_a_table(name: str) -> None:
    _, root = page(name)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    pictures = list(root.iter(f"{SVG}svg"))
    assert len(pictures) >= 6
    for picture in pictures:
        title, about = (picture.find(f"{SVG}{tag}") for tag in ("title", "desc"))
        assert title is not None and about is not None
        assert title.text and about.text
        assert picture.attrib["role"] == "img"
        assert picture.attrib["aria-labelledby"] == f"{title.attrib['id']} {about.attrib['id']}"
    cards = [section for section in root.iter("section") if section.find(f"{SVG}svg") is not None]
    assert len(cards) == len(pictures)
    for card in cards:
        (table,) = card.iter("table")
        columns = {len(list(row)) for row in table.iter("tr")}
        assert len(columns) == 1 and len(list(table.iter("tr"))) >= 2


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_is_drawn_outside_its_picture(name: str) -> None:
    _, root = page(name)
    for picture in root.iter(f"{SVG}svg"):
        _, _, width, height = map(float, picture.attrib["viewBox"].split())
        for shape in picture.iter():
            for names, limit in ((("x", "x1", "x2", "cx"), width), (("y", "y1", "y2", "cy"), height)):
                assert all(-0.01 <= float(shape.attrib[name]) <= limit + 0.01 for name in names if name in shape.attrib)
            for place in shape.attrib.get("points", "").split():
                x, y = map(float, place.split(","))
                assert -0.1 <= x <= width + 0.1 and -0.1 <= y <= height + 0.1


def test_domains_are_shown_by_colour_and_by_letter() -> None:
    markup, root = page("two")
    letters = {shape.text for shape in root.iter(f"{SVG}text") if "letter" in shape.attrib["class"]}
    assert letters == set(DOMAIN_LETTERS)
    for colour in ("#c8452d", "#efe6d2", "#e3a521", "#2b8a6b", "#2c78b8", "#8b4aa6"):
        assert colour in markup


def test_strength_by_budget_is_plotted_if_there_are_three_budgets() -> None:
    title = text("arena-plot-budget")
    assert title in page("budgets")[0]
    assert title not in page("two")[0]


def test_a_report_supports_dark_mode_and_phones() -> None:
    markup, root = page("two")
    assert "prefers-color-scheme: dark" in markup
    assert any(meta.attrib.get("name") == "viewport" for meta in root.iter("meta"))


def test_failures_are_shown_with_all_results() -> None:
    played_match, statistics = MATCHES["two"]()
    line = next(line for line in statistics.bots if line.bot == "adept")
    assert line.failures == {"bot-<hung>": 120, "bot-junk": 60}
    lines = "\n".join(summary(played_match, statistics, "en"))
    assert "adept gave no valid answer to 180 of 300 choices" in lines and "bot-junk 60" in lines
    markup, root = page("two")
    cells = ["".join(cell.itertext()) for cell in root.iter("td")]
    assert "bot-<hung>" in cells and "120" in cells
    assert "adept gave no valid answer to 180 of 300 choices" in "".join(root.itertext())
    assert text("arena-plot-failures") in markup


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_the_tables_of_the_summary_are_aligned(name: str, language: str) -> None:
    played_match, statistics = MATCHES[name]()
    lines = summary(played_match, statistics, language)
    rows = lines[2 : 3 + len(statistics.bots)]
    assert len({len(row) for row in rows}) == 1
    bars = [
        row.index(bar(line.score.value, statistics.par))
        for row, line in zip(rows[1:], sorted(statistics.bots, key=lambda b: -b.rating.value), strict=True)
    ]
    assert len(set(bars)) == 1


def test_the_summary_has_headline_table_and_result() -> None:
    played_match, statistics = MATCHES["one against three"]()
    lines = summary(played_match, statistics, "en")
    assert lines[0] == "Players: 4 · games: 120 · deals: 30 · seed: 1"
    assert lines[2].split() == ["Bot", "Score", "95%", "Elo", "95%", "Per", "choice", "95%", "within"]
    assert lines[3].startswith("expert ") and lines[4].startswith("adept ")
    sentence = next(line for line in lines if line.startswith("expert against adept: "))
    assert re.fullmatch(r".*: \d\d\.\d% of the victories \(.*; par 25%\), \+\d+ Elo \(.*\)\.", sentence)


# --- Parts ---


def test_numbers_are_formatted_for_each_language() -> None:
    assert percent(0.615, "en") == "61.5%"
    assert percent(0.615, "fr").replace("\u202f", "\u00a0") == "61,5\u00a0%"
    assert (signed(12.4, "en"), signed(-0.6, "ru"), signed(0.2, "en")) == ("+12", "−1", "0")
    assert (duration(0.00123, "en"), duration(0.25, "en"), duration(1.5, "el")) == ("1.23 ms", "250 ms", "1,50 δευτ.")
    assert (seed_word(bytes(31) + b"\7"), seed_word(b"\xff" * 32)) == ("7", "ff" * 32)


def test_a_long_name_is_truncated_at_its_start() -> None:
    assert short_name("adept") == "adept"
    shortened = short_name("program:python3 /home/somebody/bots/clever.py@1s")
    assert shortened.startswith("…") and shortened.endswith("clever.py@1s") and len(shortened) <= 32


@pytest.mark.parametrize(
    ("share", "par", "drawn"), [(0, 0.5, "············│···········"), (1, 0.25, "██████▓█████████████████")]
)
def test_a_bar_has_a_tick_at_par(share: float, par: float, drawn: str) -> None:
    assert bar(share, par) == drawn


def test_ticks_are_round_numbers_within_the_range() -> None:
    assert ticks(0, 100, 5) == [0, 20, 40, 60, 80, 100]
    assert ticks(-130, 240, 6) == [-100, 0, 100, 200]
    assert ticks(0.42, 0.58, 4) == [0.45, 0.5, 0.55]
    assert ticks(3, 3) == [3]
    assert decades(0.001, 1) == pytest.approx([0.001, 0.01, 0.1, 1])


def test_a_logarithmic_scale_puts_equal_ratios_at_equal_distances() -> None:
    scale = Scale((1, 100), (0, 10), log=True)
    assert [scale(number) for number in (1, 10, 100)] == pytest.approx([0, 5, 10])
