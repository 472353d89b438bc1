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
from headframe.games.drillers.content.reading import Reader
from headframe.games.drillers.content.rooms import Rooms
from headframe.games.drillers.content.shops import Shops
from headframe.games.drillers.content.tiles import Tiles

BUILT_IN: Final = Path(__file__).parent


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
        "hash",
        "lasting",
        "mechs",
        "milestones",
        "minerals",
        "move_fuel",
        "program_texts",
        "programs",
        "rooms",
        "shops",
        "tile_effects",
        "tiles",
    )

    def __init__(self, reader: Reader) -> None:
        self.hash = reader.pack.hash
        self.minerals = Minerals(reader)
        self.figures = Figures(reader)
        self.milestones = Milestones(reader, self.figures.track)
        self.mechs = Mechs(reader)
        self.floors = Floors(reader)
        self.shops = Shops(reader, self.floors.first_barrier, self.floors.bottom)
        # Programs are numbered as they are compiled, and saved games hold their numbers: first the
        # tiles, then the rooms, then the cards.
        compiler = Compiler()
        self.tiles = Tiles(reader, self.floors, compiler)
        self.rooms = Rooms(reader, self.floors, compiler)
        self.cards = Cards(reader, self.shops, compiler)
        self.programs = tuple(compiler.programs)
        self.program_texts = tuple(compiler.texts)
        self.lasting = compiler.lasting()
        self.boards = read_boards(reader, self.floors, self.cards)
        """The bot's, by level."""
        reader.finish()
        # What is looked up at every decision, one step nearer.
        self.card_costs = self.cards.costs
        self.card_prices = self.cards.prices
        self.tile_effects = self.tiles.effects
        self.move_fuel = self.figures.move_fuel
        self.drill_fuel = self.figures.drill_fuel


def load(folder: Path) -> Content:
    """Read and check a pack, or raise ContentError."""
    return Content(Reader(folder))


@cache
def content_of(pack: str) -> Content:
    """The content with this key: a folder, or nothing for the built-in pack."""
    return load(Path(pack) if pack else BUILT_IN)


def told(folder: Path) -> str:
    """What a sound pack holds, in a sentence; or ContentError."""
    content = load(folder)
    sold = sum(map(len, content.cards.by_shop))
    return (
        f"{content.floors.count} floors, {content.tiles.corridors} corridors, "
        f"{content.rooms.count} rooms, {len(content.cards.starting)} starting cards, "
        f"{sold} cards in {len(content.shops.ids)} shops, {len(content.boards)} bots"
    )
