"""Hosted as docs/hosting.md says: from the wheel, behind a proxy, and updated while people play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.process import CALL
from tests.web.conftest import AT_ONCE, PATIENCE_MS, listen, shape
from tests.web.hands import answer_one, play_to_the_end, ready, set_up, start
from tests.web.hosted import Hosted
from tests.web.proxies import PATH, proxied
from tests.web.test_drillers import Driller, alone
from tests.web.wheel import installed

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, built_client: None, said: list[str]) -> Iterator[Visit]:
    """Somebody with a browser of their own, at that site; ``heard``: no error is expected."""
    pages: list[Page] = []

    def come(address: str, *, heard: bool = True) -> Page:
        more = {"base_url": address, "locale": "en-US", **shape("desktop")}
        context = browser.new_context(ignore_https_errors=True, **more)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        if heard:
            listen(page, said)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()


def test_the_wheel_alone_serves_a_game(visit: Visit, tmp_path: Path) -> None:
    with Hosted(tmp_path, installed(tmp_path)) as server:
        page = visit(server.address)
        alone(page)
        driller = Driller(page)
        driller.play(8)
        driller.hasty = True
        assert driller.play(), "the game is over"


def test_a_page_goes_on_while_the_server_is_updated(visit: Visit, tmp_path: Path) -> None:
    chance = Random(1)
    with Hosted(tmp_path) as server:
        page = visit(server.address)
        set_up(page, "The Pit", seats=["person", "random"])
        start(page)
        page.evaluate("window.sameSinceTheStart = true")
        ready(page)
        answer_one(page, chance)
        server.stop()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        play_to_the_end(page)
        assert page.evaluate("window.sameSinceTheStart"), "nobody had to load the page again"


def test_a_page_that_misses_a_part_of_an_older_release_loads_anew(
    visit: Visit, tmp_path: Path
) -> None:
    with Hosted(tmp_path) as server:
        wish = {"game": "drillers", "seats": [{"kind": "person"}], "options": {"players": 1}}
        opened = httpx.post(f"{server.address}api/tables", json=wish, **CALL).json()
        page = visit(server.address, heard=False)
        page.goto("./")
        page.get_by_role("link", name="Play DRILLERS").wait_for()
        page.evaluate("window.sameSinceTheStart = true")
        text = page.request.get(server.address).text()
        newer = text.replace("assets/index-", "assets/index-newer-")
        assert newer != text
        # As after an update: the page of today has other parts, and those of yesterday are gone.
        asked: list[str] = []

        def yesterday(route: Route) -> None:
            if asked:
                route.continue_()
            else:
                route.fulfill(status=404)

        def today(route: Route) -> None:
            asked.append(route.request.url)
            route.fulfill(body=newer)

        page.route("**/assets/drillers-*.js", yesterday)
        page.route(server.address, today, times=1)
        page.evaluate("address => { location.hash = address }", f"#/table/{opened['table']}")
        expect(page.locator(".game")).to_be_visible()
        assert page.evaluate("window.sameSinceTheStart") is None, "it was loaded anew"


def test_behind_a_proxy_with_tls_under_a_path(visit: Visit, tmp_path: Path) -> None:
    with (
        Hosted(tmp_path, proxies="127.0.0.1", access_log="1") as server,
        proxied(server.port, tmp_path) as address,
    ):
        ada, bob = visit(address), visit(address)
        set_up(ada, "The Pit", seats=["person", "open"])
        start(ada)
        link = ada.get_by_label("Send this link to your guest").input_value()
        assert link.startswith(f"{address}#/join/")
        bob.goto(link)
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Sit down").click()
        expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
        answer_one(ada, Random(1))
        pages_lead_home(visit(address), address)
        assert " /api/games HTTP" in server.log().replace("GET", "")
        assert PATH not in server.log(), "the proxy takes it off"


def test_under_a_path_that_the_proxy_leaves_on(visit: Visit, tmp_path: Path) -> None:
    with Hosted(tmp_path, path_prefix=PATH.rstrip("/")) as server:
        address = server.address.rstrip("/") + PATH
        page = visit(address)
        page.goto(address.rstrip("/"))
        expect(page).to_have_url(address)
        set_up(page, "The Pit", seats=["person", "random"])
        start(page)
        ready(page)
        answer_one(page, Random(1))
        pages_lead_home(page, address)


def pages_lead_home(page: Page, address: str) -> None:
    """Those of the rules, which need no script."""
    page.goto("rules/clause/DR-SOLO-02")
    expect(page).to_have_url(f"{address}rules/drillers#DR-SOLO-02")
    page.locator(".clause a.ref").first.click()
    expect(page).to_have_url(re.compile(f"^{re.escape(address)}rules/drillers#"))
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page).to_have_url(address)
    page.wait_for_load_state("networkidle")  # or what is under way fails when the server ends
