"""Chat at a table: messages, phrases in each reader's language, muting, rate limits, and spectators."""

from playwright.sync_api import Page, expect

from tests.harness.browser.tables import register_guest, send_command, start_game
from tests.web.conftest import Visit


def open_two_players(visit: Visit, **settings: object) -> tuple[Page, Page, str]:
    """Open a table with Ann, who reads English, and Benoît, who reads French. Both have the chat open."""
    ann, ben = visit("/"), visit("/", language="fr")
    register_guest(ann, "Ann")
    register_guest(ben, "Benoît", "fr")
    code = start_game(ann, ben, **settings)
    for page, tab in ((ann, "Talk"), (ben, "Discussion")):
        page.goto(f"/t/{code}")
        page.get_by_role("tab", name=tab).click()
    return ann, ben, code


def test_a_chat_message_is_shown_unchanged_to_other_players(visit: Visit) -> None:
    ann, ben, _ = open_two_players(visit)
    ann.get_by_label("Say something").fill("Hello <b>you</b> & 'them'")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("tabpanel")).to_contain_text("Hello <b>you</b> & 'them'")
    expect(ann.get_by_label("Say something")).to_have_value("")


def test_a_phrase_is_shown_in_each_readers_language(visit: Visit) -> None:
    ann, ben, _ = open_two_players(visit)
    ann.get_by_text("Set phrases", exact=True).click()
    ann.get_by_role("button", name="Benoît", exact=True).click()
    ann.get_by_role("group", name="About a domain").get_by_role("button", name="Science").click()
    ann.get_by_role("button", name="Watch player Benoît: Science!").click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("Watch player Benoît: Science!")
    expect(ben.get_by_role("tabpanel")).to_contain_text("Attention au joueur Benoît\u00a0: Science\u202f!")


def test_messages_of_a_muted_player_are_hidden_until_they_are_unmuted(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    send_command(ben, code, do="say", text="First")
    panel = ann.get_by_role("tabpanel")
    expect(panel).to_contain_text("First")
    ann.get_by_text("Mute somebody").click()
    ann.get_by_role("button", name="Mute Benoît").click()
    expect(panel).not_to_contain_text("First")
    send_command(ben, code, do="say", text="Second")
    send_command(ann, code, do="say", text="Third")
    expect(panel).to_contain_text("Third")
    expect(panel).not_to_contain_text("Second")
    ann.get_by_role("button", name="Hear Benoît again").click()
    send_command(ben, code, do="say", text="Fourth")
    expect(panel).to_contain_text("Fourth")


def test_a_rate_limited_chat_message_shows_an_error_and_keeps_the_text(visit: Visit) -> None:
    ann, _, code = open_two_players(visit)
    for number in range(8):
        send_command(ann, code, do="say", text=f"{number}")
    ann.get_by_label("Say something").fill("One more")
    ann.get_by_role("button", name="Send").click()
    expect(ann.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()
    expect(ann.get_by_label("Say something")).to_have_value("One more")


def test_spectators_can_read_but_not_write(visit: Visit) -> None:
    ann, _, code = open_two_players(visit)
    send_command(ann, code, do="say", text="For everybody")
    spectator = visit(f"/t/{code}")
    spectator.get_by_role("tab", name="Talk").click()
    expect(spectator.get_by_role("tabpanel")).to_contain_text("For everybody")
    expect(spectator.get_by_role("tabpanel")).to_contain_text("You are watching.")
    expect(spectator.get_by_label("Say something")).to_have_count(0)
    expect(spectator.get_by_text("Set phrases")).to_have_count(0)


def test_without_chat_players_can_still_send_phrases(visit: Visit) -> None:
    ann, ben, _ = open_two_players(visit, chat=False)
    expect(ann.get_by_label("Say something")).to_have_count(0)
    expect(ann.get_by_role("tabpanel")).to_contain_text("There is no chat at this table")
    ann.get_by_text("Set phrases", exact=True).click()
    ann.get_by_role("button", name="Hello!").click()
    expect(ben.get_by_role("tabpanel")).to_contain_text("Bonjour")


def test_unread_messages_are_counted(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    ann.get_by_role("tab", name="Log").click()
    send_command(ben, code, do="say", text="One")
    send_command(ben, code, do="phrase", phrase="thanks")
    expect(ann.get_by_role("tab", name="Talk")).to_contain_text("2 new messages")
    ann.get_by_role("button", name="Close log and talk").click()
    button = ann.get_by_role("button", name="Log and talk · 2 new messages")
    button.click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("One")
    expect(ann.get_by_role("button", name="Log and talk", exact=True)).to_be_visible()
