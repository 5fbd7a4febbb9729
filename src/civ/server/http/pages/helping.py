"""The rules in short, beside the table: a turn, the two ways to win, and what every domain can do here."""

from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS, DOMAINS
from civ.game.columns import column
from civ.game.reasons import domain_name, effect_name
from civ.i18n.texts import Term
from civ.narration.wording import capitalized
from civ.server.http.pages.html import Html, el
from civ.server.http.pages.seen import Seen

RULES = ("help-page-turn", "help-page-win", "help-page-majority")


def help_on_effects(seen: Seen) -> Html:
    """Closed until somebody asks."""
    rules = [el("p", seen.say(key)) for key in RULES]
    domains = [_domain(seen, domain) for domain in range(DOMAINS)]
    return el("details", el("summary", capitalized(seen.say("key-help"))), rules, domains, class_="help")


def _domain(seen: Seen, domain: int) -> list[Html]:
    """A domain: how many cards open which effect at this table, and what a sacrifice does."""
    title = el(
        "h3", el("b", DOMAIN_LETTERS[domain], class_="emblem", aria_hidden="true"), " ", seen.say(domain_name(domain)),
        class_=DOMAIN_LETTERS[domain],
    )  # fmt: skip
    if domain == CULTURE:
        return [title, el("ul", _effect(seen, "", Term("effect-inspiration")))]
    levels = enumerate(column(seen.view, 1, domain).levels, start=1)
    effects = [_effect(seen, str(cards), effect_name(domain, level)) for level, cards in levels]
    sacrifice = _effect(seen, seen.say("group-sacrifice"), effect_name(domain, 0))
    return [title, el("ul", effects, sacrifice)]


def _effect(seen: Seen, needs: str, effect: Term) -> Html:
    does = seen.say(effect.replace("effect", "does", 1))
    return el("li", f"{needs} · " if needs else None, el("b", seen.say(effect)), f" · {does}")
