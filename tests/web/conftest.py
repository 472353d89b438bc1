"""A real browser and a really started server, for what only a user would notice."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

# No sandbox: it cannot be had as root, which is what CI is. The rest keeps the browser from
# calling home.
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


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
def base_url() -> Iterator[str]:
    """The address of a server of our own; pytest-playwright's pages start from it."""
    command = [sys.executable, "-W", "error", "-m", "headframe.server", "--no-browser", "--port=0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None, "the server did not start"
        yield address[0]
        server.terminate()


@pytest.fixture(params=[(1280, 720), (390, 844)], ids=["desktop", "phone"])
def browser_context_args(
    browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    width, height = request.param
    return {**browser_context_args, "viewport": {"width": width, "height": height}}
