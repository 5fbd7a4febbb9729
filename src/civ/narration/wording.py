"""Small changes to a text: a capital letter at its beginning, a label before it."""

from civ.i18n.texts import text


def capitalized(words: str) -> str:
    """Return the words with a capital first letter and the rest unchanged."""
    return words[:1].upper() + words[1:]


def labelled(label: str, words: str, language: str) -> str:
    """Join a label and words with a colon, spaced as the language requires."""
    return text("table-labelled", language, label=label, words=words)
