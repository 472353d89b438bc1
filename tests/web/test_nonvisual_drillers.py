"""Ten turns of DRILLERS by ear: choosing by what is spoken, from the accessibility tree alone."""

from __future__ import annotations

import re

from tests.web.conftest import NewPerson
from tests.web.ear import TURNS, Ear, Heard, number
from tests.web.hands import set_up, start


def test_ten_turns_of_drillers(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "DRILLERS", seats=["person", "level1"])
    start(page)
    driller = Driller(Ear(page))
    wanted = {
        "^You (won|collected)": TURNS // 2 + 1,
        "^You bought": 1,
        r"^Rusty (moved|went|won|collected) .*(Floor|Surface)": 2,  # others' deeds, with where
    }
    driller.ear.play(r"^Turn \d+: you", driller.answer, wanted)


class Driller:
    """Fills the storage, digs, sells at the surface and buys the dearest card."""

    RESERVE = 6
    """Fuel, enough for any card of the first hand."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear

    def answer(self, asked: str) -> None:
        question = asked.removeprefix("Your move: ")
        if question.startswith("Operations"):
            self.operate()
        elif question.startswith("Surfacing"):
            self.shop()
        elif question.startswith("Upkeep"):
            self.ear.answer(self.ear.one("^Keep 0 of"))
        elif question.startswith("Repair"):
            self.ear.answer(min(self.ear.offered("^Repair, "), key=points))
        else:
            self.ear.answer(self.ear.one("", re.escape(question)))

    def operate(self) -> None:
        """What lies here, then what can be dug, then the next card, then the way there."""
        ear = self.ear
        lying = ear.offered("^Collect ", "The mine")
        digs = ear.offered("^(Corridor|Barrier) of floor", "The mine")
        cards = ear.offered("^Play for its effect: .*(drill|move)", "hand")
        ways = self.ways()
        burnt = ear.offered(r"^Play .* for \d fuel$") if self.fuel() < self.RESERVE else []
        moves = ear.offered("^3 fuel → 1 move") if self.loaded() else []
        if lying or digs:
            ear.answer(max(lying or digs, key=points))
        elif cards:
            ear.answer(cards[0])
        elif ways:
            self.go(ways)
        elif burnt or moves:
            ear.answer((burnt or moves)[0])
        else:
            ear.answer(ear.wait("button", "^Done"))

    def loaded(self) -> bool:
        """The storage is full."""
        said = next(each.name for each in self.ear.tree() if each.name.startswith("Storage: "))
        return number(r"(\d) of \d places", said) >= number(r"of (\d) places", said)

    def fuel(self) -> int:
        return number(r"Fuel (\d+) of", self.ear.one("^Player 1, ", "Who plays").name)

    def ways(self) -> list[Heard]:
        """With a load up to the shops, otherwise down: nobody walks to and fro."""
        wanted = "floors? above you" if self.loaded() else "floors? below you"
        return self.ear.offered(wanted, "The mine")

    def go(self, floors: list[Heard]) -> None:
        farthest = max(floors, key=lambda each: number(r"(\d+) floors? (?:above|below)", each.name))
        there = farthest.name.split(".")[0].removeprefix("Go to ")
        self.ear.press_and_hear(farthest, f"You moved from .* to {re.escape(there)} ")

    def shop(self) -> None:
        ear = self.ear
        wares = ear.offered("^Buy: ", "Shops")
        sell = ear.offered("^Sell all")
        if sell:
            ear.answer(sell[0])
        elif wares:
            ear.answer(max(wares, key=lambda each: number(r"Price (\d+)", each.name)))
        else:
            ear.answer(ear.one("^Done"))


def points(thing: Heard) -> int:
    """What it scores, as its name or its description says."""
    found = re.search(r"(-?\d+) points?", f"{thing.name} {thing.about}")
    return int(found[1]) if found else 0
