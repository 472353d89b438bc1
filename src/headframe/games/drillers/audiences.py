"""Who sees the piles of DRILLERS."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from headframe.core.part import Audience, Part, Sight, counted


def _laid_open(part: Part) -> bool:
    return bool(getattr(part, "laid_open", False))


class _Hand(Audience):
    SHAPE: ClassVar[str] = "{} | Hidden"
    HEEDS: ClassVar[tuple[str, ...] | None] = ("laid_open",)

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return value if sight.own() or _laid_open(part) else counted(value)


class _Deck(Audience):
    """The owner sees the top card in the card stand, all others how many there are (DR-INFO-03)."""

    SHAPE: ClassVar[str] = "{} | (Hidden & {{ top?: number }})"
    HEEDS: ClassVar[tuple[str, ...] | None] = ("laid_open",)

    def show(self, part: Part, value: object, sight: Sight) -> object:
        cards = cast("list[int]", value)
        if _laid_open(part):
            return cards
        seen: dict[str, int] = {"hidden": len(cards)}
        if cards and sight.own():
            seen["top"] = cards[-1]
        return seen


class _Stacks(Audience):
    """The top tile of every stack, and how many lie below it (DR-INFO-07)."""

    SHAPE: ClassVar[str] = "(Hidden & {{ top?: number }})[]"
    ALIKE: ClassVar[bool] = True
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        stacks = cast("tuple[tuple[int, ...], ...]", value)
        return [{"top": s[-1], "hidden": len(s) - 1} if s else {"hidden": 0} for s in stacks]


class _Layers(Audience):
    """Only how many cards a shop deck has."""

    SHAPE: ClassVar[str] = "Hidden[]"
    ALIKE: ClassVar[bool] = True
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        decks = cast("tuple[tuple[tuple[int, ...], ...], ...]", value)
        return [{"hidden": sum(map(len, layers))} for layers in decks]


HAND: Final = _Hand("owner, others the count; all when the game is over")
DECK: Final = _Deck("owner the top card, others the count; all when the game is over")
STACKS_SEEN: Final = _Stacks("the top tile and the count")
LAYERS_SEEN: Final = _Layers("the count")
