"""Russian: complete, and switched without a reload."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page, WebSocketRoute, expect

from headframe.core.speech import TRANSLATIONS
from tests.web.conftest import NewPerson
from tests.web.hands import what_stays

# Names, and what is the same in every language.
ALLOWED = (
    r"Headframe|Super Motherload|DRILLERS|Mothership|The Pit|Gold Rush|headframe verify"
    r"|\b(?:min|max|II)\b|\bEN\b|\bRU\b|English|\b[A-Z]{2,3}(?:-[A-Z0-9]+)+|http\S+|[0-9a-f]{16,}|--host"
)
# Everything a person could read or hear, but for what is marked as English.
READABLE = """() => {
  const found = [];
  const shown = node => !node.parentElement?.closest('[lang=en], script, style, noscript');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (shown(walk.currentNode)) found.push(walk.currentNode.data);
  for (const e of document.querySelectorAll('*')) {
    if (e.closest('[lang=en]')) continue;
    for (const a of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      if (e.hasAttribute(a)) found.push(e.getAttribute(a));
  }
  found.push(document.title);
  return found;
}"""


@cache
def codes() -> tuple[str, ...]:
    """What the rules write as code: options, files, windows."""
    found = {
        code
        for page in (TRANSLATIONS / "ru").glob("*/rules.md")
        for code in re.findall(r"`([^`]+)`", page.read_text(encoding="utf-8"))
    }
    return tuple(re.escape(code) for code in sorted(found, key=len, reverse=True))


def english_left(page: Page, without: str = "", names: str = "") -> list[str]:
    """Latin words on the page, but for what stands inside ``without``, and these names."""
    return what_stays(page, lambda: english_now(page, without, names))


def english_now(page: Page, without: str, names: str) -> list[str]:
    if without:
        page.evaluate(
            "s => document.querySelectorAll(s).forEach(e => e.setAttribute('lang', 'en'))", without
        )
    own = "|".join(filter(None, (names, *codes())))
    allowed = re.compile(rf"\b(?:{own})\b|{ALLOWED}")
    texts = [allowed.sub("", text) for text in page.evaluate(READABLE)]
    return [text.strip() for text in texts if re.search("[A-Za-z]{2,}", text)]


def test_the_language_is_switched_in_place_and_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Russian").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Три игры, в которых копают")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Три игры, в которых копают")


def test_a_russian_browser_gets_russian_without_a_word_of_english(new_person: NewPerson) -> None:
    page = new_person(locale="ru-RU")
    page.goto("/")
    expect(page.get_by_role("link", name="Играть: DRILLERS")).to_be_visible()
    assert english_left(page) == []
    for game in ("super_motherload", "drillers", "mothership"):
        page.goto(f"/#/new/{game}")
        expect(page.get_by_role("button", name="Начать игру")).to_be_visible()
        expect(page.get_by_text("Кто играет", exact=True)).to_be_visible()
        assert english_left(page) == [], game
        page.goto(f"/#/rules/{game}")
        expect(page.locator("article").first).to_be_visible()
        assert english_left(page) == [], game
        expect(page.locator("article [lang=en]")).to_have_count(0)
        page.goto(f"/#/learn/{game}")
        expect(page.get_by_role("heading", name="Уроки")).to_be_visible()
        assert english_left(page) == [], game


def test_the_table_around_the_board_is_russian_too(new_person: NewPerson) -> None:
    page = new_person(locale="ru-RU")
    page.goto("/#/new/pit")
    page.get_by_label("Кто играет на месте 2").select_option("open")
    page.get_by_role("button", name="Начать игру").click()
    expect(page.locator(".question").first).to_be_visible()
    page.get_by_role("button", name="Меню").click()
    game_s_own = "main, .questions, [aria-live]"
    assert english_left(page, game_s_own) == []
    page.get_by_role("button", name="Сдаться").click()
    assert english_left(page, game_s_own) == []
    page.get_by_role("button", name="Играть дальше").click()
    page.get_by_role("button", name="Журнал", exact=True).click()
    for tab in ("Журнал", "Беседа", "Правила"):
        page.get_by_role("tab", name=tab).click()
        assert english_left(page, game_s_own) == []


def test_a_refusal_and_its_clause_are_told_in_russian(new_person: NewPerson) -> None:
    """The board offers nothing that is forbidden: on its way the answer becomes another."""

    def meddle(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(
            lambda said: server.send(re.sub(r'"answer":\d+', '"answer":99', str(said)))
        )

    page = new_person(locale="ru-RU")
    page.route_web_socket(re.compile("/api/tables/"), meddle)
    page.goto("/#/new/super_motherload")
    page.get_by_role("button", name="Начать игру").click()
    page.get_by_role("button", name="Взять 2").first.click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("действие — это добор, бурение или подрыв")
    expect(refused).to_contain_text("За ход даются 2 действия")
    assert english_left(page) == []
    expect(refused.locator("[lang=en]")).to_have_count(0)
