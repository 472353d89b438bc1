"""Parts: the data a state is made of, and who may see each field of it.

A part is a plain class with ``__slots__``, an ``__init__`` that takes its fields by name, and a
table ``AUDIENCES`` that names an audience for every one of them. The table serves views, saving and
undo alike. A field that is missing there is an error (``check_declared``), never a default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"


IS: Final = "is"
"""Under this name a saved or shown part says its class."""


class Hidden:
    """What an audience answers when the viewer learns nothing, not even a count."""


HIDDEN: Final = Hidden()


class Sight:
    """One viewer looking at one part. ``viewer`` None is a spectator.

    >>> mine = Sight(viewer=0, owner=0, teams=(0, 1))
    >>> yours = Sight(viewer=1, owner=0, teams=(0, 1))
    >>> hand = [4, 17]
    >>> OWNER_ELSE_COUNT.show(Part(), hand, mine), OWNER_ELSE_COUNT.show(Part(), hand, yours)
    ([4, 17], {'hidden': 2})
    """

    __slots__ = ("owner", "teams", "viewer")

    def __init__(self, viewer: int | None, owner: int | None, teams: Sequence[int]) -> None:
        self.viewer = viewer
        self.owner = owner
        self.teams = teams

    def own(self) -> bool:
        """Whether the viewer looks at what is its own."""
        return self.viewer is not None and self.viewer == self.owner

    def friendly(self) -> bool:
        """Whether it is the viewer's own or a teammate's."""
        viewer, owner = self.viewer, self.owner
        if viewer is None or owner is None:
            return False
        return viewer == owner or self.teams[viewer] == self.teams[owner]


class Audience:
    """Who sees a field. Games add their own kinds (a deck whose owner sees the top card)."""

    __slots__ = ("name",)
    PUBLIC: ClassVar[bool] = False
    """Everybody sees the same, and all there is of it, in whatever form."""
    ALIKE: ClassVar[bool] = False
    """Everybody sees the same, though it is not all: worked out once, for a spectator's eyes."""
    SHAPE: ClassVar[str] = ""
    """For ./x generate, of a game's own kinds: the TypeScript of what is shown of a field of type
    ``{}``; a ``?`` before it: or nothing."""
    HEEDS: ClassVar[tuple[str, ...] | None] = None
    """What it shows follows from the value, its owner, the viewer and these fields of the part
    alone; None = nobody says so. Whether that is true, the contract suite looks."""

    def __init__(self, name: str) -> None:
        self.name = name

    def show(self, part: Part, value: object, sight: Sight) -> object:
        """The value, something less than it made of plain data, or HIDDEN."""
        raise NotImplementedError


Audiences: TypeAlias = Mapping[str, Audience]


class Part:
    """The base of states, frames, events and whatever a game keeps inside them.

    A part with a field ``seat`` belongs to that seat, and so does everything inside it that has
    no ``seat`` of its own.
    """

    __slots__ = ()
    AUDIENCES: ClassVar[Audiences] = {}
    SHARED: ClassVar[bool] = False
    """A value: never changed once made, so copies of a state may share it."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as it is saved: its fields, without what is worked out from them."""
        return remade, (type(self), *[getattr(self, name) for name in saved_fields(type(self))])


_SAVED: Final[dict[type[Part], tuple[str, ...]]] = {}


def saved_fields(kind: type[Part]) -> tuple[str, ...]:
    """The fields of which a part can be made again."""
    found = _SAVED.get(kind)
    if found is None:
        fields = kind.AUDIENCES.items()
        found = tuple([name for name, audience in fields if audience is not TRANSIENT])
        _SAVED[kind] = found
    return found


def remade(kind: type[Part], *values: object) -> Part:
    """A part of its saved fields."""
    return kind(**dict(zip(saved_fields(kind), values, strict=True)))


class _All(Audience):
    PUBLIC: ClassVar[bool] = True

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return value


class _Nobody(Audience):
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return HIDDEN


class _Owner(Audience):
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return value if sight.own() else HIDDEN


class _Team(Audience):
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return value if sight.friendly() else HIDDEN


class _Count(Audience):
    ALIKE: ClassVar[bool] = True
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return counted(value)


class _OwnerElseCount(Audience):
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        return value if sight.own() else counted(value)


class _EachOwn(Audience):
    HEEDS: ClassVar[tuple[str, ...] | None] = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, (list, tuple)), f"{self.name} needs a list with one entry a seat"
        return [entry if seat == sight.viewer else None for seat, entry in enumerate(value)]


def counted(value: object) -> Json:
    """How others see a pile of hidden things."""
    assert isinstance(value, (list, tuple, dict)), "only piles can be counted"
    return {"hidden": len(value)}


ALL: Final = _All("all")
"""Everybody, spectators too. Parts inside still apply their own audiences."""
OWNER: Final = _Owner("owner")
"""The owner; nobody else learns even that it is there."""
TEAM: Final = _Team("team")
"""The owner and the owner's teammates."""
COUNT: Final = _Count("count")
"""Everybody, the owner included, sees the number only."""
OWNER_ELSE_COUNT: Final = _OwnerElseCount("owner, others the count")
"""A hand: the owner sees it, all others see how many (``{"hidden": 4}``)."""
EACH_OWN: Final = _EachOwn("each seat its own entry")
"""One entry a seat; each seat sees its own (secret answers of a common window)."""
NOBODY: Final = _Nobody("nobody")
"""No seat ever. Saved, never shown."""
TRANSIENT: Final = _Nobody("transient")
"""Neither saved nor shown: worked out again from the rest."""


SHARE: Final = "share"
"""Marks a field whose value a copy of its part has too, the very same one (tools/fields.py)."""


def owner_of(part: Part, inherited: int | None) -> int | None:
    """Its own seat, or that of the part it lies in."""
    if "seat" in part.AUDIENCES:
        seat: int | None = part.seat  # type: ignore[attr-defined]
        return seat
    return inherited


_COMPILED: Final = "__mypyc_attrs__"
"""Where a compiled class names its fields; it has no ``__slots__``."""


def check_declared(kind: type[Part]) -> None:
    """Fail closed: every slot has an audience and every audience a slot."""
    slots: set[str] = set()
    for base in kind.__mro__:
        if _COMPILED in base.__dict__:
            slots.update(set(base.__dict__[_COMPILED]) - {"__dict__"})
            continue
        named = base.__dict__.get("__slots__", ())
        slots.update((named,) if isinstance(named, str) else named)
        if "__dict__" in base.__dict__:
            raise TypeError(f"{kind.__name__}: {base.__name__} lacks __slots__")
    missing, surplus = slots - set(kind.AUDIENCES), set(kind.AUDIENCES) - slots
    if missing:
        raise TypeError(f"{kind.__name__}: no audience declared for {', '.join(sorted(missing))}")
    if surplus:
        raise TypeError(f"{kind.__name__}: {', '.join(sorted(surplus))} declared but not a field")
