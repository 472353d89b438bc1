"""How fast the browser client is: first paint, an event's effect, and what has to be loaded.

`./x bench client_paint` builds the client if need be, serves it on loopback, and measures in
Chromium at 1280 x 720, a fresh browser profile each time:

- when the lobby is first painted, and when its games stand on the screen. The first visit after
  the server's start stands on a line of its own;
- how long it takes from the message that brings a new position to the frame that shows it or a
  later one, in each game, while a person takes the bot's advice (the short pause between two
  answers of others is switched off, as a player can in the menu). The page's own WebSocket is
  listened to: the clock starts before the client sees the message and stops in the second frame
  after it, when the frame that shows the position is on the screen. The first position of a table,
  which no answer brought and for which the board's code is loaded, stands on a line of its own;
- the bytes of code, words and styles, gzip, that the lobby and each table load, in English and
  with Russian besides; and those of the fonts.

Options: --times, --answers.
"""

from __future__ import annotations

import argparse
import gzip
import math
import shutil
import statistics
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.client_frames import FLAGS, SIZE
from tools.served import served

GAMES = ("Super Motherload", "DRILLERS", "Mothership")
GOALS = {"paint": 1000.0, "effect": 100.0, "bundle": 300.0, "fonts": 80.0}

# Before any script of the page: notes when the games stand in the lobby, and for every new
# position the time from its message to the second frame after it.
LISTEN = """(() => {
  if (location.protocol.startsWith('http'))
    localStorage.setItem('headframe-settings', '{"speed": "off"}');
  window.paint = {games: null, effects: []};
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.games li article, .games li a')) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(now => (window.paint.games = now)));
  }).observe(document, {childList: true, subtree: true});
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', event => {
        const told = JSON.parse(event.data);
        if (told.type !== 'view') return;
        const began = performance.now();
        const shows = () => document.querySelector('section.dock')?.dataset.step >= told.step;
        const look = frame => requestAnimationFrame(now => {
          if (frame > 0 && shows()) window.paint.effects.push(now - began);
          else if (frame < 300) look(frame + 1);
        });
        look(0);
      });
    }
  };
})()"""
MOVED = "before => document.querySelector('section.dock')?.dataset.step !== before"


def fresh(browser: Browser) -> Page:
    page = browser.new_context(viewport=SIZE, locale="en-US").new_page()
    page.add_init_script(LISTEN)
    return page


def paints(browser: Browser, base: str, times: int) -> Iterator[tuple[float, float]]:
    """First contentful paint, and when the games stand, in milliseconds."""
    for _ in range(times):
        page = fresh(browser)
        page.goto(base)
        page.wait_for_function("() => window.paint.games !== null")
        first = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
        page.wait_for_function(f"() => ({first}) >= 0")
        yield page.evaluate(first), page.evaluate("window.paint.games")
        page.context.close()


def effects(browser: Browser, base: str, title: str, answers: int) -> list[float]:
    """Every position of a person's table, from its message to the screen; the first one first."""
    page = fresh(browser)
    page.goto(base)
    page.get_by_role("link", name=f"Play {title}").click()
    page.get_by_label("Who plays seat 2").select_option("bot:random")
    page.get_by_role("button", name="Start the game").click()
    for _ in range(answers):
        page.locator(".questions:not(.busy) .question").first.wait_for()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Do that").first.wait_for()
        before = page.locator("section.dock").get_attribute("data-step")
        page.get_by_role("button", name="Do that").first.click()
        page.wait_for_function(MOVED, arg=before)
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("window.paint.effects")
    page.context.close()
    return found


def loaded(browser: Browser, base: str, title: str) -> tuple[float, float]:
    """Kilobytes, gzip, of page, code, words and styles from the lobby to a table; and with what
    Russian takes besides."""
    page = fresh(browser)
    bodies: list[bytes] = []
    page.on(
        "response",
        lambda answer: (
            bodies.append(answer.body())
            if answer.url == f"{base}/" or answer.url.endswith((".js", ".css"))
            else None
        ),
    )
    page.goto(base)
    page.get_by_role("link", name=f"Play {title}").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".game").wait_for()
    page.wait_for_load_state("networkidle")
    english = kilobytes(bodies)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Russian").click()
    # The network has been idle before: its state says nothing any more.
    page.wait_for_timeout(2000)
    page.context.close()
    return english, kilobytes(bodies)


def kilobytes(bodies: list[bytes]) -> float:
    return sum(len(gzip.compress(body, 9)) for body in bodies) / 1000


def line(name: str, values: list[float], goal: float, unit: str) -> None:
    ordered = sorted(values)
    late = ordered[max(0, math.ceil(len(ordered) * 0.95) - 1)]
    verdict = "meets" if late < goal else "misses"
    print(
        f"{name}: median {statistics.median(values):.0f} {unit}, 95 % within {late:.0f} {unit}, "
        f"all within {ordered[-1]:.0f} {unit} ({len(values)} times); "
        f"{verdict} the goal of {goal:.0f} {unit}"
    )


CLIENT = Path(__file__).parents[1] / "src" / "headframe" / "server" / "client"


def everything() -> float:
    """All code, words and styles there are, in every language, gzip."""
    files = [*CLIENT.glob("**/*.js"), *CLIENT.glob("**/*.css"), CLIENT / "index.html"]
    return kilobytes([path.read_bytes() for path in files])


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench client_paint", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--answers", type=int, default=25)
    chosen = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if chromium is None:
        raise SystemExit("client_paint: install your system's package `chromium`")
    with served() as base, sync_playwright() as driver:
        flags = [*FLAGS, "--headless", "--disable-gpu"]
        browser = driver.chromium.launch(executable_path=chromium, args=flags)
        cold, *found = paints(browser, base, chosen.times + 1)
        print(
            f"lobby, first visit after the server's start: first paint {cold[0]:.0f} ms, "
            f"games on the screen {cold[1]:.0f} ms; not counted below"
        )
        line("lobby, first paint", [first for first, _ in found], GOALS["paint"], "ms")
        line("lobby, games on the screen", [games for _, games in found], GOALS["paint"], "ms")
        for title in GAMES:
            opened, *shown = effects(browser, base, title, chosen.answers)
            print(f"{title}, the table's first position: {opened:.0f} ms; not counted below")
            line(f"{title}, an event's effect", shown, GOALS["effect"], "ms")
        for title in GAMES:
            size, russian = loaded(browser, base, title)
            verdict = "meets" if russian < GOALS["bundle"] else "misses"
            goal = f"{verdict} the goal of {GOALS['bundle']:.0f} kB"
            told = f"{size:.0f} kB gzip, in Russian {russian:.0f}"
            print(f"{title}, from the lobby to the table: {told}; {goal}")
        fonts = sum(path.stat().st_size for path in CLIENT.glob("**/*.woff2")) / 1000
        verdict = "meets" if fonts < GOALS["fonts"] else "misses"
        print(f"fonts: {fonts:.0f} kB; {verdict} the goal of {GOALS['fonts']:.0f} kB")
        print(f"all there is, every game and language: {everything():.0f} kB gzip")
        browser.close()


if __name__ == "__main__":
    main()
