"""Pictures of every screen, taken anew: `./x pictures [NAME …]`.

Bots play a game of each kind with fixed dice; the browser opens it again in the middle, as a
player does ("Go on from here"), and takes its pictures at a desktop's and a phone's size into
`docs/pictures`. Names are those of the files without size: `super_motherload-mid`, `lobby`.
With --moving it films some seconds of each game instead (names of games).
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import AT_ONCE
from tests.web.hands import FOLLOWED, ready, step
from tests.web.past_games import PastGame, go_on, handed_in, played
from tools import moving_pictures
from tools.served import served

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"desktop": (1280, 720), "phone": (390, 844)}
FLAGS: Final = ["--no-sandbox", "--headless", "--disable-gpu", "--no-first-run"]
PATIENCE_MS: Final = 30_000


class Moment(NamedTuple):
    """A position worth a picture: so far through the game, where this is asked."""

    share: float
    key: str


GAMES: Final = {"super_motherload": 3, "drillers": 3, "mothership": 4}
"""And how many play."""
MOMENTS: Final = {
    "super_motherload": {"early": Moment(0.08, "line"), "mid": Moment(0.45, "line")},
    "drillers": {"early": Moment(0.1, "operations"), "mid": Moment(0.5, "operations")},
    "mothership": {"early": Moment(0.12, "action"), "mid": Moment(0.5, "action")},
}


FILMED: Final = {
    "super_motherload": Moment(0.3, "action"),
    "drillers": Moment(0.4, "operations"),
    "mothership": Moment(0.35, "action"),
}
"""Where the films begin."""


def step_of(past: PastGame, moment: Moment) -> int:
    first = int(len(past.asked) * moment.share)
    for at in range(first, len(past.asked)):
        if past.asked[at][1] == moment.key:
            return at
    raise SystemExit(f"pictures: {moment.key} is not asked after step {first}")


class Camera:
    def __init__(self, browser: Browser, base: str, wanted: list[str]) -> None:
        self.browser = browser
        self.base = base
        self.wanted = wanted
        self.tables: dict[str, str] = {}
        self.played: dict[str, PastGame] = {}

    def wants(self, name: str) -> bool:
        return not self.wanted or name in self.wanted

    def page(self, script: str = AT_ONCE) -> Page:
        context = self.browser.new_context(
            base_url=self.base, viewport={"width": 1280, "height": 720}, locale="en-US"
        )
        context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        return page

    def take(self, name: str, page: Page) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            # What it lies on would explain itself: the last corner holds nothing anywhere.
            page.mouse.move(width - 1, height - 1)
            page.evaluate("document.fonts.ready")
            # What moves has come to rest: the sheet of a phone, a camera on its way.
            page.wait_for_timeout(700)
            page.screenshot(path=FOLDER / f"{name}-{size}.png")
        print(name, flush=True)
        page.context.close()

    def table(self, game: str) -> str:
        """A finished game of this kind, known to the server."""
        if game not in self.tables:
            self.played[game] = played(game, GAMES[game])
            self.tables[game] = handed_in(self.played[game], self.base)
        return self.tables[game]

    def seated(self, game: str, moment: Moment, script: str = AT_ONCE) -> Page:
        """At a table that goes on from this moment of the game, in the seat that is asked."""
        table = self.table(game)
        past = self.played[game]
        page = self.page(script)
        go_on(page, past, table, step_of(past, moment))
        ready(page)
        explains = page.get_by_role("button", name="Stop explaining")
        if explains.count():
            explains.first.click()
        return page

    def film(self, game: str) -> None:
        page = self.seated(game, FILMED[game], moving_pictures.WATCHED)
        path = FOLDER / f"{game}-moving.webp"
        weight = moving_pictures.keep(moving_pictures.filmed(page), path)
        print(f"{path.name}: {weight:,} bytes", flush=True)
        page.context.close()


def lobby(camera: Camera) -> None:
    page = camera.page()
    page.goto("/")
    page.get_by_role("link", name="Play DRILLERS").wait_for()
    camera.take("lobby", page)


def setup(camera: Camera) -> None:
    page = camera.page()
    page.goto("/#/new/mothership")
    page.get_by_role("button", name="Start the game").wait_for()
    camera.take("setup", page)


def guide(camera: Camera) -> None:
    page = camera.page()
    page.goto("/")
    page.get_by_role("link", name="Learn Super Motherload").click()
    page.get_by_role("button", name="Learn Super Motherload by playing").click()
    page.get_by_role("note", name="Guide").wait_for()
    camera.take("guide", page)


def rules(camera: Camera) -> None:
    page = camera.page()
    page.goto("/#/rules/drillers")
    page.get_by_role("article").first.wait_for()
    camera.take("rules", page)


def replay(camera: Camera) -> None:
    table = camera.table("super_motherload")
    page = camera.page()
    page.goto(f"/#/replay/{table}/{len(camera.played['super_motherload'].asked) * 2 // 3}")
    page.get_by_role("button", name="Go on from here").wait_for()
    camera.take("replay", page)


def ending(camera: Camera) -> None:
    """The last answers are given by the bot's advice, so that the end is one's own."""
    page = camera.seated("super_motherload", Moment(0.97, "action"))
    while not page.get_by_role("button", name="Show the board").count():
        before = step(page)
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Do that").first.click()
        page.wait_for_function(FOLLOWED, arg=before)
        ready(page)
    camera.take("ending", page)


SCREENS: Final[dict[str, Callable[[Camera], None]]] = {
    "lobby": lobby,
    "setup": setup,
    "guide": guide,
    "rules": rules,
    "replay": replay,
    "ending": ending,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x pictures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--moving", action="store_true", help="film the games")
    given = parser.parse_args()
    wanted: list[str] = given.names
    boards = {f"{game}-{when}": (game, at) for game in GAMES for when, at in MOMENTS[game].items()}
    known = [*GAMES] if given.moving else [*SCREENS, *boards]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise SystemExit(f"pictures: nothing is called {unknown[0]!r}: {known}")
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if chromium is None:
        raise SystemExit("pictures: install your system's package `chromium`")
    # The browser tests' server: its dice always fall the same.
    with served("tests.web.served") as base, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        camera = Camera(browser, base, wanted)
        if given.moving:
            for game in filter(camera.wants, GAMES):
                camera.film(game)
            return
        for name, take in SCREENS.items():
            if camera.wants(name):
                take(camera)
        for name, (game, moment) in boards.items():
            if camera.wants(name):
                camera.take(name, camera.seated(game, moment))
        browser.close()


if __name__ == "__main__":
    main()
