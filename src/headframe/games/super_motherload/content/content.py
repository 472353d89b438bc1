"""The content of the game, read from a pack of text files and checked.

The built-in pack lies beside this module; an own pack is a folder with the same four files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.super_motherload.content.boards import Field, Sheet, Side
from headframe.games.super_motherload.content.bonuses import TILE, TO_HAND, Ops, read_ops, total
from headframe.games.super_motherload.content.cards import COLOURS, Names, read_decks
from headframe.games.super_motherload.content.goals import Goal, read_goal
from headframe.kit.content import Cell, ContentError, Pack, Row, Section
from headframe.kit.polyomino import Shape, shape

FILES: Final = ("box.txt", "pilots.txt", "achievements.txt", "boards.txt")
BUILT_IN: Final = Path(__file__).parent
MINERALS: Final = 6
SIDES: Final = 2
NEVER: Final = 1 << 30
"""More money than there is."""


class Figures:
    """The plain numbers of the box."""

    __slots__ = (
        "actions",
        "bomb_tokens",
        "cards_drawn",
        "claims",
        "depths",
        "depths_of_two",
        "hand_limit",
        "majors",
        "majors_shown",
        "minors",
        "minors_shown",
        "minors_shown_to_two",
        "quiet_rounds",
        "start_hand",
        "start_tokens",
        "tiles",
    )

    def __init__(self, sections: list[Section]) -> None:
        values: dict[str, Cell] = {}
        for section in sections:
            section.provenance()
            values |= section.values
        self.actions = _figure(values, "actions a turn", 1)
        self.cards_drawn = _figure(values, "cards drawn by an action", 1)
        self.start_hand = _figure(values, "cards at the start", 0)
        self.hand_limit = _figure(values, "hand limit", 1)
        self.bomb_tokens = _figure(values, "bomb tokens", 0)
        self.start_tokens = _figure(values, "bomb tokens at the start", 0)
        self.majors = _figure(values, "major achievements", 0)
        self.majors_shown = _figure(values, "majors shown", 0)
        self.minors = _figure(values, "minor achievements", 0)
        self.minors_shown = _figure(values, "minors shown", 0)
        self.minors_shown_to_two = _figure(values, "minors shown to two players", 0)
        self.tiles = _figure(values, "artifact tiles", 0)
        self.claims = _figure(values, "claims a turn", 1)
        self.quiet_rounds = _figure(values, "turns without a tunnel", 1)
        self.depths = _depths(values, "depths")
        self.depths_of_two = _depths(values, "depths of two players")


class Mineral:
    """A mineral and its money."""

    __slots__ = ("letter", "money", "name", "provenance")

    def __init__(self, row: Row, provenance: str) -> None:
        self.name = row["name"].required()
        self.letter = row["letter"].required()
        if len(self.letter) != 1 or not self.letter.isalpha() or self.letter == "A":
            raise row["letter"].error(f"{self.letter!r} is not one letter other than A")
        self.money = row["money"].whole(1, 100)
        self.provenance = provenance


class Major:
    """Pilots wanted from each stack."""

    __slots__ = ("name", "points", "provenance", "title", "wants")

    def __init__(self, row: Row, provenance: str) -> None:
        self.name = row["id"].required()
        self.title = row["name"].required()
        self.wants = tuple(
            0 if row[colour].empty else row[colour].whole(0, 4) for colour in COLOURS
        )
        self.points = row["points"].whole(0, 100)
        self.provenance = provenance


class Minor:
    """A goal in words and as a test."""

    __slots__ = ("goal", "name", "points", "provenance", "title", "words")

    def __init__(self, row: Row, provenance: str, letters: list[str]) -> None:
        self.name = row["id"].required()
        self.title = row["name"].required()
        self.words = row["goal"].required()
        self.goal: Goal = read_goal(row["test"], row["scope"], letters)
        self.points = row["points"].whole(0, 100)
        self.provenance = provenance


class Artifact:
    """A kind of artifact tile."""

    __slots__ = ("effect", "name", "points", "provenance", "tiles", "to_hand")

    def __init__(self, row: Row, provenance: str, minerals: list[str]) -> None:
        self.name = row["name"].required()
        self.effect: Ops = read_ops(row["effect"], TILE, minerals)
        self.to_hand = total(self.effect, TO_HAND) > 0
        if self.to_hand and len(self.effect) > 1:
            raise row["effect"].error("`to hand` stands alone: it answers a question [SM-ART-07]")
        self.tiles = row["tiles"].whole(0, 99)
        self.points = 0 if row.get("points").empty else row["points"].whole(0, 100)
        self.provenance = provenance


class Content:
    """Everything of a pack, with the tables that the steps of the game look things up in."""

    __slots__ = (
        "_fields",
        "artifacts",
        "cards",
        "colour",
        "costs",
        "decks",
        "effects",
        "figures",
        "goals",
        "hash",
        "icons",
        "majors",
        "minerals",
        "minors",
        "money",
        "pattern",
        "pattern_names",
        "placing",
        "sheet",
        "sides",
        "sides_of",
    )

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash
        self.figures = Figures(pack.of("figures"))
        section = pack.only("minerals")
        self.minerals = [Mineral(row, section.provenance(row)) for row in section.rows]
        if len(self.minerals) != MINERALS:
            raise section.error("", f"there are {MINERALS} minerals [SM-COLLECT-10]")
        if len({mineral.letter for mineral in self.minerals}) != MINERALS:
            raise section.error("letter", "each mineral has a letter of its own")
        self.money: tuple[int, ...] = tuple(mineral.money for mineral in self.minerals)
        letters = [mineral.letter for mineral in self.minerals]
        self.pattern_names, shapes = _patterns(pack)
        self.cards, self.decks = read_decks(pack, Names(self.pattern_names))
        section = pack.only("majors")
        self.majors = [Major(row, section.provenance(row)) for row in section.rows]
        _count(section, "major achievements", len(self.majors), self.figures.majors)
        section = pack.only("minors")
        self.minors = [Minor(row, section.provenance(row), letters) for row in section.rows]
        _count(section, "minor achievements", len(self.minors), self.figures.minors)
        section = pack.only("artifacts")
        names = [mineral.name for mineral in self.minerals]
        self.artifacts = [Artifact(row, section.provenance(row), names) for row in section.rows]
        tiles = sum(artifact.tiles for artifact in self.artifacts)
        _count(section, "artifact tiles", tiles, self.figures.tiles)
        self.sides = _sides(pack, letters)
        self.sides_of = _by_depth(pack, self.sides, self.figures)
        self.sheet = Sheet(self.sides[0].width, max(side.height for side in self.sides), shapes)
        # The hot tables, one entry a card.
        self.colour: tuple[int, ...] = tuple(card.colour for card in self.cards)
        self.icons: tuple[int, ...] = tuple(card.icons for card in self.cards)
        self.pattern: tuple[int, ...] = tuple(card.pattern for card in self.cards)
        self.placing: tuple[int, ...] = tuple(card.placing for card in self.cards)
        # What a tile does when used; nothing for tiles that answer a question or are kept.
        self.effects: tuple[Ops, ...] = tuple(
            () if artifact.to_hand else artifact.effect for artifact in self.artifacts
        )
        self.goals: tuple[Goal, ...] = tuple(minor.goal for minor in self.minors)
        # By deck, stack and number of cards bought; no money pays for a stack that is empty.
        self.costs: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple((*(self.cards[card].cost for card in stack), NEVER) for stack in deck.stacks)
            for deck in self.decks
        )
        self._fields: dict[tuple[int, ...], Field] = {}

    def field(self, boards: tuple[int, ...]) -> Field:
        """The masks of the boards in play; made once for each pair."""
        found = self._fields.get(boards)
        if found is None:
            letters = [mineral.letter for mineral in self.minerals]
            found = Field(self.sheet, [self.sides[side] for side in boards], letters)
            self._fields[boards] = found
        return found

    def depths(self, players: int) -> tuple[int, ...]:
        """The depths of a game, in their order."""
        return self.figures.depths_of_two if players == 2 else self.figures.depths

    def deck(self, name: str) -> int:
        return [deck.name for deck in self.decks].index(name)


def load(folder: Path) -> Content:
    """Read and check a pack, or raise ContentError."""
    return Content(Pack(folder, FILES))


@cache
def content_of(pack: str) -> Content:
    """The content with this key: a folder, or nothing for the built-in pack."""
    return load(Path(pack) if pack else BUILT_IN)


def _figure(values: Mapping[str, Cell], name: str, low: int) -> int:
    return _value(values, name).whole(low, 1000)


def _depths(values: Mapping[str, Cell], name: str) -> tuple[int, ...]:
    cell = _value(values, name)
    depths = tuple(part.whole(1, 9) for part in cell.parts())
    if not depths or list(depths) != sorted(set(depths)):
        raise cell.error("depths must ascend")
    return depths


def _value(values: Mapping[str, Cell], name: str) -> Cell:
    if name not in values:
        raise ContentError("[figures]", 0, name, "must be set")
    return values[name]


def _patterns(pack: Pack) -> tuple[list[str], list[Shape]]:
    names: list[str] = []
    shapes: list[Shape] = []
    for section in pack.of("pattern"):
        section.provenance()
        if section.name in names:
            raise section.error("", "stands twice")
        names.append(section.name)
        try:
            shapes.append(shape(" ".join(text for _, text in section.drawing)))
        except ValueError as error:
            raise section.error("drawing", str(error)) from error
    return names, shapes


def _count(section: Section, figure: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise section.error("", f"{found} found, the figure {figure!r} says {wanted}")


def _sides(pack: Pack, letters: list[str]) -> list[Side]:
    sections = pack.of("board")
    sides = [Side(section, letters) for section in sections]
    for section, side in zip(sections, sides, strict=True):
        if side.width != sides[0].width:
            problem = f"{side.width} wide, [board {sides[0].name}] is {sides[0].width}"
            raise section.error("drawing", f"{problem} [SM-BOARD-07]")
        if [other.name for other in sides].count(side.name) > 1:
            raise section.error("", "stands twice")
    return sides


def _by_depth(pack: Pack, sides: list[Side], figures: Figures) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for depth in sorted({*figures.depths, *figures.depths_of_two}):
        found[depth] = tuple(at for at, side in enumerate(sides) if side.depth == depth)
        if len(found[depth]) != SIDES:
            problem = f"depth {depth} has {len(found[depth])} sides, a board has {SIDES}"
            raise ContentError(str(pack.of("figures")[0].file), 0, "depths", problem)
    return found
