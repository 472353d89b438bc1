"""A real browser, the built client and a really started server, for what a user would notice."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from playwright.sync_api import Error as BrowserError

from tests.recipes import follow_add_a_game

ROOT = Path(__file__).parents[2]
TOY = "pit=tests.toy.game:ToyGame"

# As patient: what would be drawn by lot, refused or let go after a while is what no test means.
UNHURRIED = {
    **{f"HEADFRAME_{kind}_SECONDS": "600" for kind in ("BOT", "HINT", "REPLAY", "REVIEW", "FILM")},
    **{f"HEADFRAME_{what}_S": "60" for what in ("HEADERS", "SIT", "STORAGE")},
    "HEADFRAME_CALLS_BURST": "100000",
    "HEADFRAME_TABLES_PER_GUEST": "100000",
}

# The pages of the address bar, which nobody sees here, took half of what a new window costs. Of
# several such switches the last counts, so Playwright's own are said again.
WITHOUT = [
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
]
# No sandbox: it cannot be had as root, which is what CI is. The rest keeps the browser from
# calling home.
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Patient: the machine may be slow, or busy with other tests. Waited for in vain alone.
PATIENCE_MS = 90_000
expect.set_options(timeout=PATIENCE_MS)

SIZES = {"desktop": (1280, 720), "phone": (390, 844)}

# Others' answers are shown as they come, or every test would wait for the bots' good manners.
AT_ONCE = """if (location.protocol.startsWith('http'))
  localStorage.getItem('headframe-settings')
    ?? localStorage.setItem('headframe-settings', '{"speed": "off"}');"""

NewPerson = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = ("chromium", "chromium-browser", "/usr/bin/chromium")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail(
            "The browser tests need Chromium: install your system's package `chromium`.",
            pytrace=False,
        )
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def built_client() -> None:
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)


@pytest.fixture(scope="session")
def base_url(
    built_client: None, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[str]:
    """The address of a server of our own, which also knows the toy game and the recipe's."""
    recipe = tmp_path_factory.mktemp("recipe")
    env = {
        **os.environ,
        "HEADFRAME_GAMES": f"{TOY},{follow_add_a_game(recipe)}",
        "HEADFRAME_DATA": str(tmp_path_factory.mktemp("data")),
        **UNHURRIED,
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "src", recipe))),
    }
    fair = pytestconfig.getoption("--fair-dice")
    served = ("headframe.server", "--no-browser", "--port=0") if fair else ("tests.web.served",)
    command = [sys.executable, "-W", "error", "-m", *served]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None, "the server did not start"
        yield address[0]
        server.terminate()


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    """A test that asks for it, or for `page`, runs on a desktop and on a phone."""
    name: str = request.param
    return name


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], size: str) -> dict[str, Any]:
    return {**browser_context_args, **shape(size)}


@pytest.fixture
def said() -> Iterator[list[str]]:
    """No script error, no blocked file, no broken link to a style or a picture."""
    found: list[str] = []
    yield found
    assert found == []


# What stood on a page: enough to tell a refused answer from one that never went out.
SHOWN = """() => {
  const data = selector => JSON.stringify({...document.querySelector(selector)?.dataset});
  const busy = document.querySelector('.questions.busy') !== null;
  return `game ${data('.game')} dock ${data('section.dock')} busy ${busy}\\n`
    + document.body.innerText;
}"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed shows its pages."""
    report = yield
    browser = item.funcargs.get("browser") if isinstance(item, pytest.Function) else None
    if report.when == "call" and report.failed and isinstance(browser, Browser):
        for page in [page for context in browser.contexts for page in context.pages]:
            with suppress(BrowserError):  # the page itself may have broken
                report.sections.append((page.url, str(page.evaluate(SHOWN))))
    return report


def listen(page: Page, said: list[str]) -> None:
    def note(message: ConsoleMessage) -> None:
        # What the API refuses, the page itself shows; the browser's own line says no more.
        about_api = "/api/" in message.location["url"] or "/api/" in message.text
        if message.type in ("error", "warning") and not about_api:
            said.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: said.append(str(error)))


@pytest.fixture
def page(context: BrowserContext, said: list[str]) -> Page:
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    listen(page, said)
    return page


@pytest.fixture
def new_person(browser: Browser, base_url: str, said: list[str]) -> Iterator[NewPerson]:
    """Somebody with a browser of their own: `new_person("phone", locale="ru-RU")`."""
    contexts: list[BrowserContext] = []

    def sit_down(size: str = "desktop", *, pace: bool = False, **more: Any) -> Page:
        wanted = {"base_url": base_url, "locale": "en-US", **shape(size), **more}
        context = browser.new_context(**wanted)
        if not pace:
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        listen(page, said)
        return page

    yield sit_down
    for context in contexts:
        context.close()


def shape(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, "has_touch": size == "phone"}
