"""Ten turns of Super Motherload by ear: choosing by what is spoken, and nothing else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.ear import TURNS, Ear, Heard, number
from tests.web.hands import set_up, start


def test_ten_turns_of_super_motherload(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Super Motherload", seats=["person", "level1"])
    start(page)
    miner = Miner(Ear(page))
    wanted = {
        "^You dig a tunnel": TURNS // 2 + 1,
        "^Rusty digs a tunnel .*row": 2,  # others' deeds are told, with where
    }
    miner.ear.play("^You begin a turn", miner.answer, wanted)


class Miner:
    """Digs where most is to be had, and buys what is nearly paid."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear

    def answer(self, asked: str) -> None:
        ear = self.ear
        free = ear.offered("Can be (chosen|used) now$")
        if "You may" in asked and free:
            ear.answer(free[0])
        elif "Choose the side" in asked:
            ear.answer(ear.one(r"^\d[AB]"))
        elif "Which cards drill?" in asked:
            self.put_down()
        elif "Where does the" in asked:
            self.dig()
        elif "Onto which stack" in asked or "Which card is bought" in asked:
            stacks = ear.offered(r"stack, \$\d+ of \$\d+", "Stacks")
            ear.answer(min(stacks, key=to_pay))
        elif "red pilot throws" in asked:
            ear.answer(ear.one(r"\d red icon", "Hand"))
        elif "Discard" in asked:
            self.discard()
        elif "goes under the deck" in asked:
            ear.answer(ear.one("Can be chosen now$"))
        elif "Your action" in asked:
            self.act()
        else:
            ear.advice()
            ear.answer(ear.one("^Do that"))

    def act(self) -> None:
        wish = self.ear.advice()[0]
        words = {"drill": "^Drill", "bomb": "^Bomb", "draw": "^Draw", "end": "^End"}
        self.ear.answer(self.ear.one(words[wish.split()[0].lower()]))

    def hand(self) -> list[Heard]:
        return self.ear.offered(r"\d \w+ icon", "Hand")

    def put_down(self) -> None:
        """The strongest card, then what goes with it."""
        while cards := [card for card in self.hand() if not card.pressed]:
            self.ear.press(max(cards, key=icons))
        self.ear.answer(self.ear.one("^Drill"))

    def dig(self) -> None:
        self.ear.press(self.ear.one("^All tunnels that can be dug$"))
        lines = self.ear.offered(r"^\d+ spaces?: .*row \d+ column \d+", "All tunnels")
        self.ear.answer(max(lines, key=worth))

    def discard(self) -> None:
        """As many as are asked for, the weakest first."""
        wanted = next(
            number(r"of (\d+) picked", each.name)
            for each in self.ear.tree()
            if "picked" in each.name
        )
        for card in sorted(self.hand(), key=icons)[:wanted]:
            self.ear.press(card)
        self.ear.answer(self.ear.one("^Discard$"))


def icons(card: Heard) -> int:
    return number(r"(\d) \w+ icon", card.name)


def worth(line: Heard) -> int:
    return 10 * ("artifact" in line.name) + number(r"\$(\d+)", line.name)


def to_pay(stack: Heard) -> int:
    paid, cost = re.findall(r"\$(\d+) of \$(\d+)", stack.name)[0]
    return int(cost) - int(paid)


def test_one_region_says_what_is_asked_refused_and_advised(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    ear = Ear(page)
    assert ear.question().startswith("Your move: ")
    lively = [each for each in ear.tree() if each.states.get("live") == "polite"]
    assert {each.name for each in lively if each.role == "region"} == {"What is said"}
    assert ear.advice()


def test_a_question_mark_shows_the_keys(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Super Motherload", seats=["person", "level1"])
    start(page)
    Ear(page).question()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("these keys")
    expect(keys).to_contain_text("all tunnels that can be dug")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
