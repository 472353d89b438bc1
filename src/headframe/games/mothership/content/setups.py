"""The two set-ups: which of our house rules are played (MS-MOD-09)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.mothership.content.layouts import spaces
from headframe.games.mothership.modes import SETUPS
from headframe.kit.content import Pack, Section

FILE: Final = "setups.txt"
YES_NO: Final = ("no", "yes")
MANY_ROUNDS: Final = 9999


class Setup:
    """One of them, rule by rule."""

    __slots__ = (
        "overlapping_tiles",
        "rob_friends",
        "round_cap",
        "short_push",
        "solo_modules",
        "start_help",
        "unusable_cards",
    )

    def __init__(self, section: Section) -> None:
        section.provenance()

        def rule(name: str) -> bool:
            return section.value(name).word(YES_NO) == "yes"

        self.start_help = rule("start help")
        self.unusable_cards = rule("unusable cards")
        self.short_push = rule("short push")
        self.rob_friends = rule("rob friends")
        self.solo_modules = rule("solo modules")
        self.overlapping_tiles = rule("overlapping tiles")
        self.round_cap = rule("round cap")


class Setups:
    """By number (``modes.SETUPS``), and what they need beside the content."""

    __slots__ = ("longest", "of", "solo_moons")

    def __init__(self, folder: Path) -> None:
        pack = Pack(folder, [FILE])
        found: dict[str, Setup] = {}
        for section in pack.of("setup"):
            if section.name not in SETUPS or section.name in found:
                raise section.error("", f"each of {', '.join(SETUPS)} stands once")
            found[section.name] = Setup(section)
        without = pack.only("without")
        without.provenance()
        # Rounds that a game without a cap has at most.
        self.longest = without.value("rounds").whole(1, MANY_ROUNDS)
        self.solo_moons = spaces(without, "solo moons")
        if not self.solo_moons:
            raise without.value("solo moons").error("must not be empty")
        for name in SETUPS:
            if name not in found:
                raise without.error("", f"[setup {name}] is wanted")
        self.of = tuple(found[name] for name in SETUPS)
        pack.finish()


@cache
def setups() -> Setups:
    """Read once."""
    return Setups(Path(__file__).parent)


def house_rules(setup: int) -> Setup:
    return setups().of[setup]
