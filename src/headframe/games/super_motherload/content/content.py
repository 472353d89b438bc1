"""The content of the game, read from a pack of text files and checked.

The built-in pack lies beside this module; an own pack is a folder with the same four files.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.super_motherload.content.achievements import read_majors, read_minors
from headframe.games.super_motherload.content.artifacts import read_artifacts
from headframe.games.super_motherload.content.boards import (
    Field,
    Sheet,
    read_patterns,
    read_sides,
    sides_by_depth,
)
from headframe.games.super_motherload.content.bonuses import Ops
from headframe.games.super_motherload.content.cards import read_decks
from headframe.games.super_motherload.content.figures import Figures, letters_of, read_minerals
from headframe.games.super_motherload.content.goals import Goal
from headframe.kit.content import Pack
from headframe.kit.kept import SHAPE, WHOLE, read_pack, source_of

FILES: Final = ("box.txt", "pilots.txt", "achievements.txt", "boards.txt")
BUILT_IN: Final = Path(__file__).parent
NEVER: Final = 1 << 30
"""More money than there is."""


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
        "source",
        "tiles",
        "worth",
    )

    def __init__(self, pack: Pack) -> None:
        self.source = source_of(pack)
        figures = Figures(pack)
        self.figures = figures
        self.minerals = read_minerals(pack)
        self.money: tuple[int, ...] = tuple(mineral.money for mineral in self.minerals)
        letters = letters_of(self.minerals)
        self.pattern_names, shapes = read_patterns(pack)
        self.cards, self.decks = read_decks(pack, self.pattern_names)
        self.majors = read_majors(pack, figures.majors)
        self.minors = read_minors(pack, figures.minors, letters)
        names = [mineral.name for mineral in self.minerals]
        self.artifacts = read_artifacts(pack, figures.tiles, names)
        self.tiles: int = sum(artifact.tiles for artifact in self.artifacts)
        self.sides = read_sides(pack, letters)
        self.sides_of = sides_by_depth(pack, self.sides, {*figures.depths, *figures.depths_of_two})
        pack.finish()
        self.sheet = Sheet(self.sides[0].width, max(side.height for side in self.sides), shapes)
        # The hot tables, one entry a card.
        self.colour: tuple[int, ...] = tuple(card.colour for card in self.cards)
        self.icons: tuple[int, ...] = tuple(card.icons for card in self.cards)
        self.worth: tuple[int, ...] = tuple(card.points for card in self.cards)
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
            letters = letters_of(self.minerals)
            found = Field(self.sheet, [self.sides[side] for side in boards], letters)
            self._fields[boards] = found
        return found

    def depths(self, players: int) -> tuple[int, ...]:
        """The depths of a game, in their order."""
        return self.figures.depths_of_two if players == 2 else self.figures.depths

    def fingerprint(self, players: int, decks: Sequence[str]) -> str:
        """Of what so many players use with these decks; none: any may be dealt."""
        boards = {
            self.sides[side].name for depth in self.depths(players) for side in self.sides_of[depth]
        }

        def use(kind: str, name: str) -> int:
            if kind == "board":
                return WHOLE if name in boards else SHAPE
            if kind == "pilots":
                return WHOLE if not decks or name in decks else SHAPE
            return WHOLE

        return self.source.fingerprint(use)

    def deck(self, name: str) -> int:
        return [deck.name for deck in self.decks].index(name)


def load(folder: Path) -> Content:
    """Read and check a pack, or raise ContentError."""
    return Content(Pack(folder, FILES))


@cache
def content_of(pack: str) -> Content:
    """The content with this key: a folder, kept content, or nothing for the built-in pack."""
    return Content(read_pack(pack, BUILT_IN, FILES))
