"""The texts of the seven languages: complete, readable, and with the names that the printed rulebooks use."""

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import civ
from civ import errors
from civ.client import errors as client_errors
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.engine.rules.effects import ALL_EFFECTS, DRAW, INSPIRATION, RAISE_LIMIT, STEP_NAMES
from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES, LOCALES, text
from civ.server import errors as server_errors
from tests.harness.fluent_files import FILES, entries, keys, messages, nodes, placeables

SOURCES = Path(civ.__file__).parent
TRANSLATIONS = tuple(language for language in LANGUAGES if language != DEFAULT_LANGUAGE)
COUNTS = (0, 1, 2, 5, 21)  # every plural category of the seven languages
TITLES = {"demo-title"}  # the same in every language
# These count nothing: the number only selects between a singular and one other form.
ONE_OR_MORE = {"error-no-such-seat", "error-bad-first", "demo-hegemony", "demo-majority"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# M R E S C U, then the effects in the order of EFFECTS below.
EFFECTS = (
    "assassination", "purge", "attack", "holy-book", "divine-right", "inquisition", "development", "monopoly",
    "embargo", "experiment", "research", "discovery", "oligarchy", "republic", "democracy", "inspiration",
)  # fmt: skip
RULEBOOK_NAMES = {
    "en": (
        "Military", "Religion", "Economy", "Science", "Culture", "Utopia",
        "Assassination", "Purge", "Attack", "Holy Book", "Divine Right", "Inquisition", "Development", "Monopoly",
        "Embargo", "Experiment", "Research", "Discovery", "Oligarchy", "Republic", "Democracy", "Inspiration",
    ),
    "fr": (
        "Militaire", "Religion", "Économie", "Science", "Art", "Utopie",
        "Assassinat", "Purge", "Attaque", "Livre saint", "Droit divin", "Inquisition", "Développement", "Monopole",
        "Embargo", "Expérience", "Recherche", "Découverte", "Oligarchie", "République", "Démocratie", "Inspiration",
    ),
    "es": (
        "Militar", "Religión", "Economía", "Ciencia", "Cultura", "Utopía",
        "Asesinato", "Purga", "Ataque", "Libro Sagrado", "Derecho Divino", "Inquisición", "Desarrollo", "Monopolio",
        "Embargo", "Experimento", "Investigación", "Descubrimiento", "Oligarquía", "República", "Democracia",
        "Inspiración",
    ),
    "pt": (
        "Poder Militar", "Religião", "Economia", "Ciência", "Artes", "Utopia",
        "Assassinato", "Expiação", "Ataque", "Escritura Sagrada", "Direito Divino", "Inquisição", "Desenvolvimento",
        "Monopólio", "Embargo", "Experimento", "Pesquisa", "Descoberta", "Oligarquia", "República", "Democracia",
        "Inspiração",
    ),
    "ro": (
        "Militar", "Religie", "Economie", "Știință", "Cultură", "Utopie",
        "Asasinare", "Curățare", "Atac", "Carte Sfântă", "Drept divin", "Inchiziție", "Dezvoltare", "Monopol",
        "Embargo", "Experiment", "Cercetare", "Salt tehnologic", "Oligarhie", "Republică", "Democrație", "Inspirație",
    ),
    "ru": (
        "Война", "Религия", "Экономика", "Наука", "Культура", "Утопия",
        "Убийство", "Зачистка", "Атака", "Священная книга", "Божественное право", "Инквизиция", "Разработка",
        "Монополия", "Эмбарго", "Эксперимент", "Исследование", "Прорыв", "Олигархия", "Республика", "Демократия",
        "Вдохновение",
    ),
    "el": (
        "Στρατός", "Θρησκεία", "Οικονομία", "Επιστήμη", "Τέχνη", "Ουτοπία",
        "Δολοφονία", "Εκκαθάριση", "Επίθεση", "Ιερό Βιβλίο", "Θεία Χάρη", "Ιερά Εξέταση", "Ανάπτυξη", "Μονοπώλιο",
        "Εμπάργκο", "Πείραμα", "Έρευνα", "Ανακάλυψη", "Ολιγαρχία", "Κοινοβουλευτισμός", "Δημοκρατία", "Έμπνευση",
    ),
}  # fmt: skip
REASONS = {  # hegemony, majority
    "en": ("Hegemony", "Majority"),
    "fr": ("Hégémonie", "Majorité"),
    "es": ("Hegemonía", "Mayoría"),
    "pt": ("Hegemonia", "Dominação"),
    "ro": ("Dominație", "Majoritate"),
    "ru": ("Моментальная победа", "Победа большинством"),
    "el": ("Ηγεμονία", "Πλειοψηφία"),
}


# --- The facts of messages ---


def variables(message: Any) -> set[str]:
    return {name[1:] for name in placeables(message) if name.startswith("$")}


@cache
def choices(key: str) -> dict[str, set[str]]:
    """Return the facts that select variants in any language, with the names of the variants."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for node in nodes(messages(language)[key].value) if key in messages(language) else ():
            if isinstance(node, ftl.SelectExpression):
                for name in (part.id.name for part in nodes(node.selector) if isinstance(part, ftl.VariableReference)):
                    found.setdefault(name, set()).update(
                        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                        for variant in node.variants
                    )
    return found


def is_count(key: str, name: str) -> bool:
    """Return whether a fact is a number: it selects a plural, or is formatted as a number, in some language."""
    if name in choices(key):
        return all(variant in PLURALS or variant.isdigit() for variant in choices(key)[name])
    return any(
        isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER" and name in variables_of(node)
        for language in LANGUAGES
        if key in messages(language)
        for node in nodes(messages(language)[key].value)
    )


def variables_of(node: Any) -> set[str]:
    return {part.id.name for part in nodes(node) if isinstance(part, ftl.VariableReference)}


def samples(key: str) -> Iterator[dict[str, Any]]:
    """Yield facts for a message: all counts, all choices, and a distinct word for each other fact."""
    names = sorted(set().union(*(variables(messages(lang)[key]) for lang in LANGUAGES if key in messages(lang))))
    values: list[tuple[Any, ...]] = []
    for name in names:
        if is_count(key, name):
            values.append(COUNTS)
        elif name in choices(key):
            values.append(tuple(sorted(choices(key)[name])))
        else:
            values.append((f"<{name}>",))
    for facts in itertools.product(*values):
        yield dict(zip(names, facts, strict=True))


# --- The files ---


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == list(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_valid_and_has_no_duplicate_keys(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)] == []
    found = keys(language, file)
    assert sorted(found) == sorted(set(found))
    elsewhere = {key for other in FILES if other != file for key in keys(language, other)}
    assert not elsewhere & set(found)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_exactly_the_keys_of_english(language: str, file: str) -> None:
    ours, english = set(keys(language, file)), set(keys(DEFAULT_LANGUAGE, file))
    assert (english - ours, ours - english) == (set(), set()), "missing, not in English"


# --- The messages ---


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_uses_the_same_facts_as_in_english(language: str) -> None:
    english, ours = messages(DEFAULT_LANGUAGE), messages(language)
    wrong = {key: placeables(ours[key]) for key in english if placeables(ours[key]) != placeables(english[key])}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_to_one_line_for_all_facts(language: str) -> None:
    for key in messages(language):
        for facts in samples(key):
            sentence = text(key, language, **facts)  # raises if a fact is missing
            assert sentence.strip(), key
            assert len(sentence.splitlines()) == 1, key
            assert "  " not in sentence.strip(), key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_variant_of_a_message_shows_the_words_and_numbers_of_english(language: str) -> None:
    for key in messages(DEFAULT_LANGUAGE):
        for facts in samples(key):
            shown = [sorted(re.findall(r"<[a-z]+>|\d+", text(key, tongue, **facts))) for tongue in ("en", language)]
            assert shown[0] == shown[1], (key, facts)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_long_message_is_left_in_english(language: str) -> None:
    copies = [
        key
        for key in messages(DEFAULT_LANGUAGE).keys() - TITLES
        for facts in itertools.islice(samples(key), 1)
        if len(text(key, language, **facts)) > 25 and text(key, language, **facts) == text(key, **facts)
    ]
    assert copies == []


def test_no_sentence_is_written_twice() -> None:
    """Labels of one or two words may coincide, and differ in the next language; sentences and counts have one key."""
    homes: dict[tuple[str, ...], list[str]] = {}
    for key, message in messages(DEFAULT_LANGUAGE).items():
        if len(serialize_pattern(message.value).split()) > 2:
            everywhere = tuple(serialize_pattern(messages(language)[key].value) for language in LANGUAGES)
            homes.setdefault(everywhere, []).append(key)
    assert [keys for keys in homes.values() if len(keys) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_plurals_has_every_plural_of_its_language(language: str) -> None:
    needed = {"ro": {"one", "few", "other"}, "ru": {"one", "few", "many", "other"}}.get(language, {"one", "other"})
    for key, message in messages(language).items():
        for node in nodes(message.value):
            if isinstance(node, ftl.SelectExpression):
                variants = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
                if variants & PLURALS:
                    assert needed <= variants or (variants == {"one", "other"} and key in ONE_OR_MORE), (key, variants)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_demo_fit_their_lines(language: str) -> None:
    assert len(text("label-deck", language)) <= 8
    domains = [text(f"domain-{letter}", language) for letter in DOMAIN_LETTERS]
    effects = [text(f"effect-{effect}", language) for effect in EFFECTS]
    for key, message in messages(language).items():
        if key.startswith("demo-"):
            for domain, effect in itertools.product(domains, effects):
                usual = {"seat": 4, "target": 3, "seats": "2, 3, 4", "count": 3, "points": "4, 4, 4, 4"}
                facts = {**usual, "domain": domain, "effect": effect}
                sentence = text(key, language, **{name: facts[name] for name in variables(message)})
                assert len(sentence) <= 78, sentence


def test_french_punctuation_follows_non_breaking_spaces() -> None:
    for key in messages("fr"):
        for facts in itertools.islice(samples(key), 1):
            sentence = text(key, "fr", **facts)
            assert not re.search(r" [:;!?»]|« |[^\s][:;!?»]( |$)|«\S", sentence), key


# --- Names ---


def test_the_table_of_names_covers_the_whole_game() -> None:
    effects = {effect.name for effect in ALL_EFFECTS.values()} | {INSPIRATION}
    assert set(EFFECTS) == effects
    assert set(RULEBOOK_NAMES) == set(REASONS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_domains_and_effects_have_the_names_of_the_rulebook(language: str) -> None:
    names = (*(f"domain-{letter}" for letter in DOMAIN_LETTERS), *(f"effect-{effect}" for effect in EFFECTS))
    assert tuple(text(name, language) for name in names) == RULEBOOK_NAMES[language]
    assert (text("reason-hegemony", language), text("reason-majority", language)) == REASONS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_domains_or_effects_share_a_name(language: str) -> None:
    names = [text(key, language).casefold() for key in messages(language) if re.match("(domain|effect|reason)-", key)]
    assert len(names) >= 6 + 16 + 2
    assert len(set(names)) == len(names)


def test_every_step_with_a_choice_has_a_prompt() -> None:
    asking = {name for step, name in enumerate(STEP_NAMES) if step not in (RAISE_LIMIT, DRAW)}
    assert {f"prompt-{name}" for name in asking} <= set(messages(DEFAULT_LANGUAGE))


# --- Errors ---

ERROR_CLASSES = {
    name
    for name, kind in (vars(errors) | vars(client_errors) | vars(server_errors)).items()
    if isinstance(kind, type) and issubclass(kind, errors.CivError)
}


def error_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield (place, pattern of codes, names of facts) of every error in the sources; facts are None if passed on."""
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ERROR_CLASSES and node.args:
                names = {keyword.arg for keyword in node.keywords}
                facts = None if None in names else {name for name in names if name}
                if pattern := code_pattern(node.args[0]):
                    yield f"{where}:{node.lineno}", pattern, facts
            # game/reasons.py passes on (code, facts) and adds the action.
            elif where == "game/reasons.py" and isinstance(node, ast.Tuple) and len(node.elts) == 2:
                code, given = node.elts
                if isinstance(given, ast.Dict) and (pattern := code_pattern(code)):
                    facts = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)} | {"action"}
                    yield f"{where}:{node.lineno}", pattern, facts


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def code_pattern(node: ast.expr) -> str | None:
    """Return a regular expression for the codes that an expression can yield; None for a variable."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(code_pattern(part) or "[a-z]+" for part in node.values)
    return None


def test_every_error_of_the_sources_has_its_text_and_all_its_facts() -> None:
    english = messages(DEFAULT_LANGUAGE)
    calls = list(error_calls())
    assert len(calls) > 50
    for where, pattern, facts in calls:
        found = [key for key in english if re.fullmatch(f"error-{pattern}", key)]
        assert found, f"{where}: no text error-{pattern}"
        for key in found if facts is not None else ():
            assert variables(english[key]) <= (facts or set()), f"{where}: {key} lacks facts"


def test_every_error_text_belongs_to_an_error() -> None:
    patterns = [pattern for _, pattern, _ in error_calls()]
    texts = [key.removeprefix("error-") for key in messages(DEFAULT_LANGUAGE) if key.startswith("error-")]
    assert [code for code in texts if not any(re.fullmatch(pattern, code) for pattern in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_message_is_in_the_readers_language(language: str) -> None:
    game = civ.Game.from_position("3 players · seat 1: MMM · hand 1: R · seat 1 effects")
    problem = game.why_not("M2")
    assert problem is not None
    assert problem.message(language).startswith("M2")
    assert text("effect-purge", language) in problem.message(language)
    assert str(problem) == problem.message()
