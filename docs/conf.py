"""Sphinx configuration of the documentation site; `make docs` builds it into build/docs."""

from civ import __version__

project = "civ"
author = "The civ developers"
copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["decisions/template.md"]
html_theme = "furo"
html_title = f"civ {release}"
html_static_path: list[str] = []
html_show_sphinx = False

# Links between pages work on the site, in an editor and on a code host alike: Markdown, with anchors for headings.
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True, "show-inheritance": False}
autoclass_content = "class"

# Positions, record lines and shortened JSON have no lexer.
suppress_warnings = ["misc.highlighting_failure"]
