"""The numbers of the guess (weights.txt), in points: one class a section, one field a number."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from headframe.core.weights import FILE, KEPT, in_use
from headframe.games.drillers.content.bot_boards import LEVELS
from headframe.games.drillers.content.reading import sections
from headframe.kit.content import Pack, Section

GAME: Final = "drillers"
OWN: Final = Path(__file__).parent / FILE
_HUNDRED: Final = 100.0
_MOST: Final = 10_000


def _points(section: Section, name: str, low: int = 0) -> float:
    """The file has hundredths."""
    return section.value(name).whole(low, _MOST) / _HUNDRED


def _divisor(section: Section, name: str) -> float:
    return _points(section, name, 1)


def _loss(section: Section, name: str) -> float:
    return _points(section, name, -_MOST)


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

    def __init__(self, section: Section) -> None:
        self.rounds = _points(section, "rounds")
        self.bot = (0.0, *[_points(section, f"bot {level}") for level in range(1, LEVELS + 1)])
        """By level."""
        self.bot_reset = _points(section, "bot reset")
        self.credit = _points(section, "credit")
        self.credit_turns = _points(section, "credit turns")
        self.purse = _points(section, "purse")
        self.cap = _points(section, "cap")
        self.storage = _points(section, "storage")
        self.rig_turns = _points(section, "rig turns")
        self.drone = _points(section, "drone")
        self.notch = _points(section, "notch")
        self.draws = _points(section, "draws")
        self.owned = _points(section, "owned")
        self.par = _points(section, "par")
        self.deck_least = _divisor(section, "deck least")
        self.tempo = _points(section, "tempo")
        self.kept = _points(section, "kept")


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

    def __init__(self, section: Section) -> None:
        self.hand = _points(section, "hand")
        self.drill = _divisor(section, "drill")
        self.fuel = _divisor(section, "fuel")
        self.step_paid = _points(section, "step paid")
        self.step_owed = _points(section, "step owed")
        self.ready = _points(section, "ready")
        self.part = _points(section, "part")
        self.later = _points(section, "later")
        self.spare = _points(section, "spare")
        self.sale = _points(section, "sale")
        self.refuel = _points(section, "refuel")
        self.depth_turns = _divisor(section, "depth turns")


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

    def __init__(self, section: Section) -> None:
        self.load = _points(section, "load")
        self.hand = _points(section, "hand")
        self.drill = _divisor(section, "drill")
        self.move = _points(section, "move")
        self.next = _points(section, "next")
        self.later = _points(section, "later")
        self.shop = _points(section, "shop")
        self.shop_credits = _points(section, "shop credits")
        self.surface = _points(section, "surface")
        self.step = _points(section, "step")
        self.depth_turns = _divisor(section, "depth turns")


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

    def __init__(self, section: Section) -> None:
        self.fuel = _points(section, "fuel")
        self.drill = _points(section, "drill")
        self.move = _points(section, "move")
        self.draw = _points(section, "draw")
        self.refresh = _points(section, "refresh")
        self.credits = _points(section, "credits")
        self.repair = _points(section, "repair")
        self.damage = _loss(section, "damage")
        self.upgrade = _points(section, "upgrade")
        self.lasting = _points(section, "lasting")
        self.flight = _points(section, "flight")
        self.solid = _loss(section, "solid")


class Weights:
    __slots__ = ("plan", "position", "power", "prospect")

    def __init__(self, file: Path) -> None:
        pack = Pack(file.parent, [file.name])
        names = ("position", "prospect", "plan", "power")
        position, prospect, plan, power = sections(pack, "weights", names)
        self.position = Position(position)
        self.prospect = Prospect(prospect)
        self.plan = Plan(plan)
        self.power = Power(power)
        pack.finish()


@lru_cache(KEPT)
def weights_of(file: str) -> Weights:
    return Weights(Path(file) if file else OWN)


def weights() -> Weights:
    return weights_of(in_use(GAME))
