"""Ten turns of Mothership by ear: choosing by what is spoken, from the accessibility tree alone."""

from __future__ import annotations

import re

from tests.web.conftest import NewPerson
from tests.web.ear import Ear, Heard, number
from tests.web.hands import set_up, start


def test_ten_turns_of_mothership(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership", seats=["person", "level1"])
    for _ in range(2):
        page.get_by_role("button", name="One seat fewer").click()
    start(page)
    admiral = Admiral(Ear(page))
    wanted = {
        "^You captured": 1,
        "^You researched": 1,
        "^Your .* moved from .* to": 3,
        "^Rusty’s .* moved from .* to": 2,  # others' deeds are told, with where
    }
    admiral.ear.play(r"^Round \d+: your turn", admiral.answer, wanted)


ODDS = r"(?:Chance to [\w ]+|This fight:) (\d+) %"


class Admiral:
    """Takes the planets that are near, where the chance is good, and learns what can be paid."""

    LEAST = 15
    """The chance in a hundred that is good enough."""

    WANTED = 2
    """Technologies."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.tried: set[str] = set()
        """In this turn: no target twice, and one ship is sent."""
        self.too_risky = False
        self.ordered = 0
        """So much was said when a ship was last sent on its way."""

    def answer(self, asked: str) -> None:
        ear = self.ear
        passing = ear.offered("^(Pass|Done selling)$")
        if "Place your fleet" in asked:
            ear.answer(ear.one("Place the ship here$", "Map"))
        elif "Your turn" in asked:
            self.command()
        elif "ships attack" in asked or "the ship go" in asked:
            self.think_again()
        elif passing:
            ear.answer(passing[0])
        else:
            ear.answer(ear.one("", "Actions|Map"))

    def command(self) -> None:
        ear = self.ear
        target = self.untried(ear.offered(r"Attack", "Map"))
        ready = self.untried(ear.offered("^(Fighter|Bomber) .*, ready$", "Your fleet"))
        learns = number(r"^Technology (\d)", ear.one("^Technology").name)
        if target:
            self.strike(target)
        elif learns and ear.times("^You researched") < self.WANTED:
            self.research()
        elif ready and "sent" not in self.tried:
            self.tried.add("sent")
            self.send(ready)
        else:
            self.tried.clear()
            ear.answer(ear.one("^End turn"))

    def untried(self, heard: list[Heard]) -> Heard | None:
        """The first that was not tried in this turn; from now on it is."""
        for each in heard:
            name = each.name.split(",")[0]
            if name not in self.tried:
                self.tried.add(name)
                return each
        return None

    def strike(self, target: Heard) -> None:
        """One question: the panel says with what and how likely, and is asked nothing more."""
        ear = self.ear
        said = ear.press_and_hear(target, ODDS)
        if number(ODDS, " ".join(said)) < self.LEAST:
            ear.press(ear.one("^Cancel$", "Attack"))
        else:
            yes = ear.one("^(Attack with|Fly)")
            assert re.search(ODDS, yes.about)
            ear.answer(yes)

    def weigh(self, yes: Heard) -> None:
        """A way that hangs on luck, or an attack that has become worse on the way there."""
        ear = self.ear
        chance = number(ODDS, " ".join(ear.text("Luck decides")))
        self.too_risky = chance < self.LEAST
        if self.too_risky:
            ear.press(ear.one("^Not now$"))
        else:
            ear.answer(yes)

    def think_again(self) -> None:
        """Luck decides, or there was luck on the way. Otherwise nothing is asked of which an order
        says the answer."""
        ear = self.ear
        yes = ear.offered("^Do it$")
        if self.too_risky:
            self.too_risky = False
            ear.answer(ear.one("^(Undo|Take back)$"))
        elif yes:
            self.weigh(yes[0])
        else:
            assert any(": safe" in line for line in ear.heard[self.ordered :]), ear.heard[-5:]
            self.go()

    def research(self) -> None:
        ear = self.ear
        ear.press(ear.one("^Technology"))
        ear.press(ear.wait("button", ", can be researched, "))
        ear.answer(ear.wait("button", "^Research"))
        ear.press(ear.wait("button", "^Back to the map"))

    def send(self, ship: Heard) -> None:
        """To what it can attack from here; where that is nothing, as far as it goes."""
        ear = self.ear
        ear.answer(ship)
        target = self.untried(ear.offered("Fly there and attack", "Map"))
        if target:
            self.strike(target)
        else:
            self.go()

    def go(self) -> None:
        self.ordered = len(self.ear.heard)
        spaces = self.ear.offered(r"Empty space. Go here: \d", "Map")
        self.ear.answer(max(spaces, key=lambda each: number(r"Go here: (\d)", each.name)))
