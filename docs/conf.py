"""Sphinx configuration of the documentation site; `make docs` builds it into build/docs."""

from sphinx.application import Sphinx

from civ import __version__

project = "civ"
author = "The civ developers"
copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = f"civ {release}"
html_show_sphinx = False

# Links between pages work on the site, in an editor and on a code host alike: Markdown, with anchors for headings.
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True}
autoclass_content = "class"

# Positions, record lines and shortened JSON have no lexer.
suppress_warnings = ["misc.highlighting_failure"]


def remove_generated_text(
    _app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]
) -> None:
    """Remove the docstrings that Python gives to every field of a named tuple."""
    if lines and lines[0].startswith(("Alias for field number", "Create new instance of")):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Connect the function above; Sphinx calls this."""
    app.connect("autodoc-process-docstring", remove_generated_text)
