"""The browser client: first paint, and frames while the stage of each game is panned.

`./x bench client_frames` builds the client if need be, serves it on loopback, and measures in
Chromium: when the lobby and a table of six fleets are first painted (the browser's own first
contentful paint, and when the board stands); then, with a game of each kind in its middle (bots
have played it there), at 1280 x 720 and 1920 x 1080, the time between frames while the stage is
moved to and fro for some seconds, by the mouse that holds it and by the wheel; and while scenes are
played: what the bots do after an answer of ours, with the processor time of the page, and how long
our answer takes to stand on the board. Frames are counted by requestAnimationFrame in the page.
Options: --seconds, --times, --window (a real window instead of a headless one), --scenes (nothing
but those).
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.past_games import go_on, handed_in, played
from tools.served import served

ROOT = Path(__file__).parents[1]
SIZE: ViewportSize = {"width": 1280, "height": 720}
SIZES = ((1280, 720), (1920, 1080))
FLAGS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-sync"]
FRAMES = """() => {
  cancelAnimationFrame(window.frames_noted);
  window.frames_seen = [];
  const note = now => {
    window.frames_seen.push(now);
    window.frames_noted = requestAnimationFrame(note);
  };
  window.frames_noted = requestAnimationFrame(note);
}"""
# Only frames between which a scene was on, one after the other.
SCENES = """() => {
  window.scene_gaps = [];
  let last = null;
  const note = now => {
    const on = document.querySelector('.theatre .scene') !== null;
    if (on && last !== null) window.scene_gaps.push(now - last);
    last = on ? now : null;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
# Milliseconds from the click on the advice until the board stands at another step.
ANSWERED = """() => new Promise(done => {
  const dock = document.querySelector('section.dock');
  const before = dock.dataset.step;
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (dock.dataset.step === before) return;
    watch.disconnect();
    done(performance.now() - began);
  }).observe(dock, {attributes: true});
  document.querySelector('.advice button').click();
})"""
MOST_S = 90


def six_fleets(base: str) -> dict[str, Any]:
    """A table of six; the first seat waits for a person who never answers."""
    seats = [{"kind": "person", "name": "You"}]
    seats += [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(1, 6)]
    body = json.dumps({"game": "mothership", "options": {"players": 6}, "seats": seats}).encode()
    wish = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wish) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def sit_down(page: Page, base: str, opened: dict[str, Any]) -> None:
    """The seat's token lies where the client keeps it; the address is the table's."""
    ticket = {
        "table": opened["table"],
        "game": "mothership",
        "tokens": {"0": opened["seats"][0]},
        "host": opened["host"],
        "invite": None,
        "since": 0,
    }
    kept = json.dumps(json.dumps([ticket]))
    page.add_init_script(f"localStorage.setItem('headframe-tables', {kept})")
    page.goto(f"{base}/#/table/{opened['table']}")
    page.locator(".map").wait_for()


def place_all(page: Page) -> None:
    """Every ship of the person's fleet; the bots place theirs by themselves."""
    for _ in range(400):
        fleets = page.locator(".pieces .unit").count()
        if fleets >= 42 and page.locator('.game[data-key="fleet"]').count() == 0:
            return
        lit = page.locator('.game[data-key="fleet"] .cell.lit')
        if lit.count():
            step = page.locator("section.dock").get_attribute("data-step")
            lit.first.click()
            page.wait_for_function(
                "before => document.querySelector('section.dock').dataset.step !== before", arg=step
            )
        page.wait_for_timeout(50)
    raise SystemExit("client_frames: the six fleets never stood")


def paints(browser: Browser, base: str, times: int) -> None:
    """A fresh browser context each time: nothing is cached."""
    found: list[float] = []
    for _ in range(times):
        context = browser.new_context(viewport=SIZE)
        page = context.new_page()
        page.goto(base)
        page.locator("h1").wait_for()
        entry = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
        page.wait_for_function(f"({entry}) >= 0")
        found.append(page.evaluate(entry))
        context.close()
    middle = statistics.median(found)
    print(f"lobby, first contentful paint: median {middle:.0f} ms, worst {max(found):.0f} ms")


def reopened(page: Page, times: int) -> None:
    """From the address to the board with its pieces; the browser has the files already."""
    found: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        page.reload()
        page.locator(".pieces .unit").first.wait_for()
        found.append((time.perf_counter() - began) * 1000)
    middle = statistics.median(found)
    print(f"table of six, board on the screen: median {middle:.0f} ms, worst {max(found):.0f} ms")


def panned(page: Page, name: str, seconds: float) -> None:
    """Move the stage to and fro; every frame of the page is noted."""
    box = page.locator('[data-zone="stage"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for how in ("dragged", "rolled"):
        page.mouse.move(x, y)
        if how == "dragged":
            page.mouse.down()
        page.evaluate(FRAMES)
        end = time.perf_counter() + seconds
        at = 0
        while time.perf_counter() < end:
            at += 1
            way = 1 if at // 20 % 2 else -1
            if how == "dragged":
                page.mouse.move(x + 7 * way * (at % 20), y + 7 * way * (at % 20))
            else:
                page.mouse.wheel(0, 60 * way)
        seen: list[float] = page.evaluate("window.frames_seen")
        if how == "dragged":
            page.mouse.move(2, 2)  # let go elsewhere: nothing was clicked
            page.mouse.up()
        report(f"{name}, {how}", seen)


def scenes(page: Page, name: str, seconds: float) -> None:
    """Answers by the bot's advice, until so many seconds of scenes were seen."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")

    def busy() -> float:
        found = tools.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    page.evaluate(SCENES)
    took: list[float] = []
    began, worked = time.perf_counter(), busy()
    hint = page.get_by_role("button", name="Hint", exact=True)
    while time.perf_counter() - began < MOST_S:
        if page.evaluate("window.scene_gaps.reduce((sum, gap) => sum + gap, 0)") > seconds * 1000:
            break
        if page.locator(".theatre .scene").count() or not hint.is_visible():
            page.wait_for_timeout(50)
            continue
        hint.click()
        page.locator(".advice button").first.wait_for()
        took.append(page.evaluate(ANSWERED))
    share = (busy() - worked) / (time.perf_counter() - began)
    gaps: list[float] = page.evaluate("window.scene_gaps")
    if not gaps:
        raise SystemExit(f"client_frames: {name} showed no scene")
    told(f"{name}, scenes", gaps)
    print(
        f"{name}, scenes: {share:.0%} of a core; an answer of ours stands after "
        f"{statistics.median(took):.0f} ms, at worst {max(took):.0f} ms; longest pause between "
        f"two frames {max(gaps):.0f} ms"
    )


def report(what: str, seen: list[float]) -> None:
    told(what, [after - before for before, after in pairwise(seen)])


def told(what: str, gaps: list[float]) -> None:
    gaps = sorted(gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    late = gaps[int(len(gaps) * 0.95)]
    slow = sum(gap > 25 for gap in gaps)
    print(
        f"{what}: {rate:.1f} frames a second; "
        f"95 % of frames within {late:.1f} ms, {slow} of {len(gaps)} slower than 25 ms"
    )


def stages(browser: Browser, base: str, seconds: float, only_scenes: bool) -> None:
    for game, seats in (("super_motherload", 4), ("drillers", 4), ("mothership", 4)):
        past = played(game, seats)
        for width, height in SIZES:
            context = browser.new_context(
                base_url=base, viewport={"width": width, "height": height}, locale="en-US"
            )
            page = context.new_page()
            go_on(page, past, handed_in(past, base), len(past.asked) // 2)
            page.wait_for_timeout(1500)  # what the bots did before is over
            name = f"{game} at {width} x {height}"
            if not only_scenes:
                panned(page, name, seconds)
            scenes(page, name, seconds)
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench client_frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--scenes", action="store_true")
    chosen = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if chromium is None:
        raise SystemExit("client_frames: install your system's package `chromium`")
    with served() as base, sync_playwright() as driver:
        flags = FLAGS if chosen.window else [*FLAGS, "--headless", "--disable-gpu"]
        browser = driver.chromium.launch(
            executable_path=chromium, args=flags, headless=not chosen.window
        )
        if not chosen.scenes:
            paints(browser, base, chosen.times)
            page = browser.new_context(viewport=SIZE, locale="en-US").new_page()
            sit_down(page, base, six_fleets(base))
            place_all(page)
            reopened(page, chosen.times)
            page.context.close()
        stages(browser, base, chosen.seconds, chosen.scenes)
        browser.close()


if __name__ == "__main__":
    main()
