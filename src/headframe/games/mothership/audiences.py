"""Who sees hands, tokens and what was seen of others' cards."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.part import HIDDEN, Audience, Part, Sight, counted


class _Hands(Audience):
    """Each seat its own hand, of the others the size."""

    SHAPE: ClassVar[str] = "(number[] | Hidden)[]"
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, list)
        return [hand if seat == sight.viewer else counted(hand) for seat, hand in enumerate(value)]


class _Tokens(Audience):
    """Tokens lie hidden from everyone until they are explored."""

    SHAPE: ClassVar[str] = "(number | null)[]"
    ALIKE: ClassVar[bool] = True
    HEEDS: ClassVar[tuple[str, ...] | None] = ("explored",)

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, list)
        explored: int = part.explored  # type: ignore[attr-defined]
        return [token if explored >> planet & 1 else None for planet, token in enumerate(value)]


class _Known(Audience):
    """Cards in others' hands that the viewer has seen there."""

    SHAPE: ClassVar[str] = "?{}"
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, tuple)
        if sight.viewer is None:
            return HIDDEN
        return [entry for entry in value if entry[0] == sight.viewer]


HANDS: Final = _Hands("each seat its hand, others the count")
TOKENS: Final = _Tokens("explored tokens")
KNOWN: Final = _Known("what the viewer has seen")
