"""A person who hears the page: the accessibility tree, and nothing else.

What is on the screen is known by role, name and state, as a screen reader tells it; what has the
focus is pressed. No selector of the page's own stands here or in those who use it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page, expect

# What can be pressed or set.
CONTROLS = {
    *("button", "checkbox", "gridcell", "link", "listitem", "menuitem", "option", "radio"),
    *("row", "slider", "spinbutton", "switch", "tab", "treeitem"),
}
GROUPS = {"alertdialog", "dialog", "grid", "group", "list", "listbox", "region", "toolbar"}
ASKED = re.compile("^Your move: ")
OVER = re.compile("^Game over")
REFUSED = re.compile("^Not possible: ")
ADVICE = re.compile("^The bot would choose: ")
TURNS = 10
MOST_ANSWERS = 1000

# What a screen reader does with a live region: it speaks what is added, and forgets nothing that
# the region drops meanwhile.
LISTEN = """region => {
  const words = node => node.textContent.trim();
  window.heard = [...region.children].map(words);
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (words(node)) window.heard.push(words(node));
  }).observe(region, { childList: true });
}"""
MORE = "([known, what]) => window.heard.slice(known).some(line => RegExp(what).test(line))"
LAST = "what => RegExp(what).test(window.heard.at(-1))"


class Heard(NamedTuple):
    """Something in the tree."""

    role: str
    name: str
    about: str
    """Its description."""
    states: dict[str, Any]
    within: str
    """The names of the groups, regions and dialogs around it, outermost first."""
    node: int

    @property
    def off(self) -> bool:
        return bool(self.states.get("disabled"))

    @property
    def pressed(self) -> bool:
        return self.states.get("pressed") == "true"


class Ear:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        # The one live region: it is there before anything is said.
        self.region = page.get_by_role("region", name="What is said")
        self.region.evaluate(LISTEN)
        self.heard: list[str] = []
        """All that was said so far."""
        self.known: list[Heard] | None = None
        """The tree as it stands until something is pressed: to read it takes the browser long."""

    def tree(self) -> list[Heard]:
        if self.known is None:
            self.known = self.read()
        return self.known

    def read(self) -> list[Heard]:
        found = []
        around: dict[str, str] = {}
        for node in self.browser.send("Accessibility.getFullAXTree")["nodes"]:
            outside = around.get(node.get("parentId", ""), "")
            name = node.get("name", {}).get("value", "")
            heard = not node.get("ignored") and "backendDOMNodeId" in node
            role = node["role"]["value"] if heard else ""
            around[node["nodeId"]] = f"{outside} > {name}" if role in GROUPS else outside
            if not heard:
                continue
            states = {each["name"]: each["value"].get("value") for each in node["properties"]}
            about = node.get("description", {}).get("value", "")
            found.append(Heard(role, name, about, states, outside, node["backendDOMNodeId"]))
        return found

    def controls(self, pattern: str = "", within: str = "") -> list[Heard]:
        """What can be pressed, of this name, in a group of that name."""
        return [
            each
            for each in self.tree()
            if each.role in CONTROLS
            and each.states.get("focusable")
            and re.search(pattern, each.name)
            and re.search(within, each.within)
        ]

    def offered(self, pattern: str = "", within: str = "") -> list[Heard]:
        """Those that are not said to be off."""
        return [each for each in self.controls(pattern, within) if not each.off]

    def question(self) -> str:
        """Wait until something is asked, or the game is over; what is said then."""
        self.page.wait_for_function(LAST, arg=f"{ASKED.pattern}|{OVER.pattern}")
        self.listen()
        self.known = None
        return self.heard[-1]

    def listen(self) -> None:
        self.heard = self.page.evaluate("window.heard")

    def times(self, pattern: str) -> int:
        """How often that was said."""
        return sum(re.search(pattern, line) is not None for line in self.heard)

    def press(self, it: Heard) -> None:
        self.browser.send("DOM.focus", {"backendNodeId": it.node})
        self.page.keyboard.press("Enter")
        self.known = None

    def press_and_hear(self, it: Heard, pattern: str = "") -> list[str]:
        """Press, and wait until something like that is said; all that was said since."""
        self.listen()
        known = len(self.heard)
        self.press(it)
        self.page.wait_for_function(MORE, arg=[known, pattern])
        self.listen()
        return self.heard[known:]

    def answer(self, it: Heard) -> bool:
        """Press what answers, and hear what comes of it. False: it was refused."""
        return not any(map(REFUSED.match, self.press_and_hear(it)))

    def wait(self, role: Literal["button"], pattern: str) -> Heard:
        """What comes into the tree after something was pressed that says nothing by itself."""
        expect(self.page.get_by_role(role, name=re.compile(pattern)).first).to_be_visible()
        self.known = None
        return self.one(pattern)

    def advice(self) -> list[str]:
        """Ask for a hint, and hear it."""
        told = self.press_and_hear(self.one("^Hint$"), ADVICE.pattern)
        return [ADVICE.sub("", line).removesuffix(".") for line in told if ADVICE.match(line)]

    def play(self, turn: str, answer: Callable[[str], None], wanted: Mapping[str, int]) -> None:
        """Ten turns, and on until all that is wanted was said so often: a game may take another
        course whenever a bot plays better. `turn` is what is said when one's own begins."""
        wanted = {turn: TURNS + 1, **wanted}
        for _ in range(MOST_ANSWERS):
            asked = self.question()
            if OVER.match(asked) or not self.missing(wanted):
                break
            assert nameless(self.controls()) == []
            answer(asked)
        assert not self.missing(wanted), self.heard[-5:]

    def missing(self, wanted: Mapping[str, int]) -> list[str]:
        """What was not said so often yet."""
        return [pattern for pattern, times in wanted.items() if self.times(pattern) < times]

    def text(self, within: str) -> list[str]:
        """What can be read in a group or list of that name."""
        return [
            each.name
            for each in self.tree()
            if each.role == "StaticText" and re.search(within, each.within)
        ]

    def one(self, pattern: str, within: str = "") -> Heard:
        found = self.offered(pattern, within)
        assert found, f"nothing is called {pattern!r}"
        return found[0]


def number(pattern: str, text: str) -> int:
    """The figure that a name says, 0 where it says none."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def nameless(heard: Iterable[Heard]) -> list[str]:
    """Controls that say nothing, a number alone, or what no player understands."""
    odd = re.compile(r"^\W*$|^\d+$|undefined|null|NaN|^[a-z]+(-[a-z]+)+$")
    return [f"{each.role}: {each.name!r}" for each in heard if odd.search(each.name)]
