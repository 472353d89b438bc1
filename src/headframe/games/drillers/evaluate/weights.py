"""The numbers of the guess (weights.txt), in points: one class a section, one field a number."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.drillers.content.bot_boards import LEVELS
from headframe.kit.content import Pack, Section

_HUNDRED: Final = 100.0
_MOST: Final = 10_000
_PROVENANCE: Final = "provenance"


class _Numbers:
    """A section whose numbers are taken one by one; what nobody takes is an error."""

    __slots__ = ("section", "taken")

    def __init__(self, section: Section) -> None:
        self.section = section
        self.taken = {_PROVENANCE}

    def take(self, name: str) -> float:
        self.taken.add(name)
        return self.section.value(name).whole(-_MOST, _MOST) / _HUNDRED

    def finish(self) -> None:
        for name, cell in self.section.values.items():
            if name not in self.taken:
                raise cell.error("no such weight")


class Position:
    """Common to both guesses."""

    __slots__ = (
        "bot",
        "bot_reset",
        "cap",
        "credit",
        "credit_turns",
        "deck_least",
        "draws",
        "drone",
        "kept",
        "notch",
        "owned",
        "par",
        "purse",
        "rig_turns",
        "rounds",
        "storage",
        "tempo",
    )

    def __init__(self, numbers: _Numbers) -> None:
        take = numbers.take
        self.rounds = take("rounds")
        self.bot = (0.0, *[take(f"bot {level}") for level in range(1, LEVELS + 1)])
        """By level."""
        self.bot_reset = take("bot reset")
        self.credit = take("credit")
        self.credit_turns = take("credit turns")
        self.purse = take("purse")
        self.cap = take("cap")
        self.storage = take("storage")
        self.rig_turns = take("rig turns")
        self.drone = take("drone")
        self.notch = take("notch")
        self.draws = take("draws")
        self.owned = take("owned")
        self.par = take("par")
        self.deck_least = take("deck least")
        self.tempo = take("tempo")
        self.kept = take("kept")
        numbers.finish()


class Prospect:
    """Of the cheap guess."""

    __slots__ = (
        "depth_turns",
        "drill",
        "fuel",
        "hand",
        "later",
        "part",
        "ready",
        "refuel",
        "sale",
        "spare",
        "step_owed",
        "step_paid",
    )

    def __init__(self, numbers: _Numbers) -> None:
        take = numbers.take
        self.hand = take("hand")
        self.drill = take("drill")
        self.fuel = take("fuel")
        self.step_paid = take("step paid")
        self.step_owed = take("step owed")
        self.ready = take("ready")
        self.part = take("part")
        self.later = take("later")
        self.spare = take("spare")
        self.sale = take("sale")
        self.refuel = take("refuel")
        self.depth_turns = take("depth turns")
        numbers.finish()


class Plan:
    """Of the guess that looks ahead."""

    __slots__ = (
        "depth_turns",
        "drill",
        "hand",
        "later",
        "load",
        "move",
        "next",
        "shop",
        "shop_credits",
        "step",
        "surface",
    )

    def __init__(self, numbers: _Numbers) -> None:
        take = numbers.take
        self.load = take("load")
        self.hand = take("hand")
        self.drill = take("drill")
        self.move = take("move")
        self.next = take("next")
        self.later = take("later")
        self.shop = take("shop")
        self.shop_credits = take("shop credits")
        self.surface = take("surface")
        self.step = take("step")
        self.depth_turns = take("depth turns")
        numbers.finish()


class Power:
    """What the effects of cards are worth."""

    __slots__ = (
        "credits",
        "damage",
        "draw",
        "drill",
        "flight",
        "fuel",
        "lasting",
        "move",
        "refresh",
        "repair",
        "solid",
        "upgrade",
    )

    def __init__(self, numbers: _Numbers) -> None:
        take = numbers.take
        self.fuel = take("fuel")
        self.drill = take("drill")
        self.move = take("move")
        self.draw = take("draw")
        self.refresh = take("refresh")
        self.credits = take("credits")
        self.repair = take("repair")
        self.damage = take("damage")
        self.upgrade = take("upgrade")
        self.lasting = take("lasting")
        self.flight = take("flight")
        self.solid = take("solid")
        numbers.finish()


class Weights:
    __slots__ = ("plan", "position", "power", "prospect")

    def __init__(self, folder: Path) -> None:
        pack = Pack(folder, ("weights.txt",))
        found = {section.name: _Numbers(section) for section in pack.of("weights")}
        self.position = Position(found["position"])
        self.prospect = Prospect(found["prospect"])
        self.plan = Plan(found["plan"])
        self.power = Power(found["power"])


@cache
def weights() -> Weights:
    return Weights(Path(__file__).parent)
