"""The content of a game, read from a pack of text files and checked.

The built-in pack lies beside this module; an own pack is a folder with the same four files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.drillers.content.bot_boards import read_boards
from headframe.games.drillers.content.cards import Cards
from headframe.games.drillers.content.figures import Figures
from headframe.games.drillers.content.floors import Floors
from headframe.games.drillers.content.mechs import Mechs
from headframe.games.drillers.content.milestones import Milestones
from headframe.games.drillers.content.minerals import Minerals
from headframe.games.drillers.content.programs import Compiler
from headframe.games.drillers.content.rooms import Rooms
from headframe.games.drillers.content.shops import Shops
from headframe.games.drillers.content.tiles import Tiles
from headframe.kit.content import Pack
from headframe.kit.kept import UNUSED, WHOLE, read_pack, source_of

BUILT_IN: Final = Path(__file__).parent
FILES: Final = ("table.txt", "mine.txt", "cards.txt", "bots.txt")


class Content:
    """Everything of a pack, as tables by number. It is shared and never changed."""

    __slots__ = (
        "boards",
        "card_costs",
        "card_prices",
        "cards",
        "drill_fuel",
        "figures",
        "floors",
        "lasting",
        "mechs",
        "milestones",
        "minerals",
        "move_fuel",
        "program_texts",
        "programs",
        "rooms",
        "shops",
        "source",
        "tile_effects",
        "tiles",
    )

    def __init__(self, pack: Pack) -> None:
        self.source = source_of(pack)
        self.minerals = Minerals(pack)
        self.figures = Figures(pack)
        self.milestones = Milestones(pack, self.figures.track)
        self.mechs = Mechs(pack)
        self.floors = Floors(pack)
        self.shops = Shops(pack, self.floors.first_barrier, self.floors.bottom)
        # Programs are numbered as they are compiled, and saved games hold their numbers: first the
        # tiles, then the rooms, then the cards.
        compiler = Compiler()
        self.tiles = Tiles(pack, self.floors, compiler)
        self.rooms = Rooms(pack, self.floors, compiler)
        self.cards = Cards(pack, self.shops, compiler)
        self.programs = tuple(compiler.programs)
        self.program_texts = tuple(compiler.texts)
        self.lasting = compiler.lasting()
        self.boards = read_boards(pack, self.floors, self.cards)
        """The bot's, by level."""
        pack.finish()
        # What is looked up at every decision, one step nearer.
        self.card_costs = self.cards.costs
        self.card_prices = self.cards.prices
        self.tile_effects = self.tiles.effects
        self.move_fuel = self.figures.move_fuel
        self.drill_fuel = self.figures.drill_fuel

    def fingerprint(self, level: int) -> str:
        """Of what a game uses; ``level`` is the bot's of a solo game, 0 among people."""

        def use(kind: str, name: str) -> int:
            if kind == "bot":
                return WHOLE if name == str(level) else UNUSED
            if kind == "solo":
                return WHOLE if level else UNUSED
            return WHOLE

        return self.source.fingerprint(use)


def load(folder: Path) -> Content:
    """Read and check a pack, or raise ContentError."""
    return Content(Pack(folder, FILES))


@cache
def content_of(pack: str) -> Content:
    """The content with this key: a folder, kept content, or nothing for the built-in pack."""
    return Content(read_pack(pack, BUILT_IN, FILES))
