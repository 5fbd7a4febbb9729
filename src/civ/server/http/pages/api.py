"""The API as a page: every route with what it takes and answers, and every type with its fields."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from civ.i18n.texts import text
from civ.server.http.pages import page

Schema = Mapping[str, Any]
_METHODS: Final = ("get", "post", "put", "patch", "delete")


def api_page(description: Schema, language: str) -> str:
    """The page of an OpenAPI description."""
    title = text("page-api-title", language)
    routes = "".join(
        _route(path, method, item[method], language)
        for path, item in sorted(description["paths"].items())
        for method in _METHODS
        if method in item
    )
    types = description.get("components", {}).get("schemas", {})
    return page(
        title,
        f'<header><p class="lead"><a href="/">CIV</a></p><h1>{escape(title)}</h1>'
        f'<p>{escape(text("page-api-lead", language))} <a href="/schema/openapi.json">openapi.json</a></p></header>'
        f"<section><h2>{escape(text('page-api-routes', language))}</h2>{routes}</section>"
        f"<section><h2>{escape(text('page-api-types', language))}</h2>"
        f"{''.join(_type(name, schema, language) for name, schema in sorted(types.items()))}</section>",
        language,
    )


def _route(path: str, method: str, operation: Schema, language: str) -> str:
    about = operation.get("description") or operation.get("summary", "")
    return (
        f'<article><h3><b class="method">{method.upper()}</b> <code>{escape(path)}</code></h3>'
        f"<p>{escape(about)}</p>{_rows(_parts(operation, language), language)}</article>"
    )


def _parts(operation: Schema, language: str) -> Iterator[tuple[str, str, bool]]:
    """What a route takes and what it answers: a name, a type, and whether it must be given."""
    for parameter in operation.get("parameters", ()):
        name = f"<code>{escape(parameter['name'])}</code> ({parameter['in']})"
        yield name, kind(parameter["schema"]), parameter["required"]
    for body in operation.get("requestBody", {}).get("content", {}).values():
        yield escape(text("page-api-body", language)), kind(body["schema"]), operation["requestBody"]["required"]
    for status, response in operation.get("responses", {}).items():
        for body in response.get("content", {}).values():
            yield f"<code>→ {status}</code>", kind(body["schema"]), False


def _type(name: str, schema: Schema, language: str) -> str:
    needed = schema.get("required", ())
    fields = [
        (f"<code>{escape(field)}</code>", kind(of), field in needed)
        for field, of in schema.get("properties", {}).items()
    ]
    shape = "" if fields else f"<p>{kind(schema)}</p>"
    about = f"<p>{escape(schema['description'])}</p>" if "description" in schema else ""
    return (
        f'<article id="{escape(name)}"><h3>{escape(name)}</h3>{about}{shape}{_rows(iter(fields), language)}</article>'
    )


def _rows(rows: Iterator[tuple[str, str, bool]], language: str) -> str:
    star = f'<abbr title="{escape(text("page-api-needed", language))}">*</abbr>'
    lines = "".join(f"<dt>{name}{star if must else ''}</dt><dd>{of}</dd>" for name, of, must in rows)
    return f"<dl>{lines}</dl>" if lines else ""


def kind(schema: Schema) -> str:
    """A type in few words; types with fields of their own are links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(kind(one) for one in schema[several])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum") or [schema["const"]]
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"[ {kind(schema['items'])} … ]" if "items" in schema else "[ … ]"
    return escape(" | ".join(_names(schema.get("type", "*"))))


def _names(types: Any) -> list[str]:
    return [str(name) for name in (types if isinstance(types, list) else [types])]
