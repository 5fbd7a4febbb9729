"""The API reference as a page: every route with its parameters and responses, and every type with its fields."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from civ.i18n.texts import text
from civ.server.http.pages.html import Child, Html, el, joined
from civ.server.http.pages.layout import page

Schema = Mapping[str, Any]
_METHODS: Final = ("get", "post", "put", "patch", "delete")


def api_page(description: Schema, language: str) -> str:
    """Return the page of an OpenAPI description."""
    title = text("page-api-title", language)
    routes = [
        _route(path, method, item[method], language)
        for path, item in sorted(description["paths"].items())
        for method in _METHODS
        if method in item
    ]
    schemas = description.get("components", {}).get("schemas", {})
    types = [_type(name, schema, language) for name, schema in sorted(schemas.items())]
    openapi = el("a", "openapi.json", href="/schema/openapi.json")
    return page(
        title,
        el(
            "header",
            el("p", el("a", "CIV", href="/"), class_="lead"),
            el("h1", title),
            el("p", text("page-api-lead", language), " ", openapi),
        ),
        el("section", el("h2", text("page-api-routes", language)), routes),
        el("section", el("h2", text("page-api-types", language)), types),
        language=language,
    )


def _route(path: str, method: str, operation: Schema, language: str) -> Html:
    title = el("h3", el("b", method.upper(), class_="method"), " ", el("code", path))
    about = operation.get("description") or operation.get("summary", "")
    return el("article", title, el("p", about), _rows(_parts(operation, language), language))


def _parts(operation: Schema, language: str) -> Iterator[tuple[Child, Html, bool]]:
    """Yield the parameters, bodies and responses of a route: a name, a type, and whether it is required."""
    for parameter in operation.get("parameters", ()):
        name = el("code", parameter["name"]), f" ({parameter['in']})"
        yield name, type_name(parameter["schema"]), parameter["required"]
    for body in operation.get("requestBody", {}).get("content", {}).values():
        yield text("page-api-body", language), type_name(body["schema"]), operation["requestBody"]["required"]
    for status, response in operation.get("responses", {}).items():
        for body in response.get("content", {}).values():
            yield el("code", f"→ {status}"), type_name(body["schema"]), False


def _type(name: str, schema: Schema, language: str) -> Html:
    required = schema.get("required", ())
    fields = [
        (el("code", field), type_name(of), field in required) for field, of in schema.get("properties", {}).items()
    ]
    about = el("p", schema["description"]) if "description" in schema else None
    shape = None if fields else el("p", type_name(schema))
    return el("article", el("h3", name), about, shape, _rows(iter(fields), language), id=name)


def _rows(rows: Iterator[tuple[Child, Html, bool]], language: str) -> Html | None:
    star = el("abbr", "*", title=text("page-api-needed", language))
    lines = [[el("dt", name, star if required else None), el("dd", of)] for name, of, required in rows]
    return el("dl", lines) if lines else None


def type_name(schema: Schema) -> Html:
    """Return a type in a few words; a type with fields of its own becomes a link."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return el("a", name, href=f"#{name}")
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return Html(" | ".join(type_name(one) for one in schema[several]))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum") or [schema["const"]]
        return Html(" | ".join(el("code", repr(value)) for value in values))
    if schema.get("type") == "array":
        return joined(["[ ", type_name(schema["items"]), " … ]"] if "items" in schema else "[ … ]")
    return joined(" | ".join(_names(schema.get("type", "*"))))


def _names(types: Any) -> list[str]:
    return [str(name) for name in (types if isinstance(types, list) else [types])]
