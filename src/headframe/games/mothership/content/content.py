"""The content of the game, read from a pack of text files and checked.

The built-in pack lies in this folder; an own pack is a folder with the same five files.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from headframe.games.mothership.content.cards import (
    AST,
    AST7,
    AST8,
    PLANET_D,
    RESP,
    THROW,
    TURN,
    W2,
    W3,
    W4,
    W5,
    W7,
    W8,
    check_deck,
    read_cards,
)
from headframe.games.mothership.content.figures import Figures, Panel, Units
from headframe.games.mothership.content.layouts import read_layouts
from headframe.games.mothership.content.modules import (
    DEFENCE_HERE,
    GAS_HERE,
    read_artifacts,
    read_bonus,
    read_developments,
)
from headframe.games.mothership.content.powers import ENERGY, NAMES, Gift, Powers, added_up
from headframe.games.mothership.content.scenarios import (
    Solo,
    check_official,
    npc_technologies,
    read_team_plans,
)
from headframe.games.mothership.content.technology import (
    NO_ABILITY,
    next_technologies,
    read_technologies,
)
from headframe.games.mothership.units import MOST_OWNERS, ROWS
from headframe.kit.content import Pack
from headframe.kit.kept import read_pack, source_of

FILES: Final = ("figures.txt", "cards.txt", "technology.txt", "modules.txt", "layouts.txt")
BUILT_IN: Final = Path(__file__).parent
REMEMBERED: Final = 20_000
"""Combinations of technologies and artifacts that are kept; bots come by many."""


class Content:
    """Everything of a pack, with the tables that the steps of the game look things up in."""

    __slots__ = (
        "_next",
        "after_titles",
        "artifacts",
        "bonus",
        "cancel_titles",
        "cards",
        "cheapest_technology",
        "defence_here",
        "defence_titles",
        "developments",
        "evade_titles",
        "figures",
        "gas_here",
        "last_call_titles",
        "layouts",
        "loss_titles",
        "npc_technologies",
        "open_titles",
        "panel",
        "powers",
        "rock_after_titles",
        "rock_loss_titles",
        "rock_titles",
        "side_titles",
        "solo",
        "source",
        "stand_hull",
        "team_plans",
        "technologies",
        "throw_titles",
        "units",
    )

    def __init__(self, pack: Pack) -> None:
        self.source = source_of(pack)
        self.figures = Figures(pack)
        self.panel = Panel(pack)
        self.units = Units(pack)
        self.cards = read_cards(pack)
        tiers = self.figures.tier_prices
        self.technologies = read_technologies(pack, tiers)
        self.artifacts = read_artifacts(pack)
        self.developments = read_developments(pack)
        self.bonus = read_bonus(pack, self.figures.bonus_die)
        self.layouts = read_layouts(pack.of("layout"), self.figures)
        check_official(pack, self.layouts)
        self.team_plans = read_team_plans(pack, self.layouts)
        self.solo = Solo(pack, self.layouts, self.figures, self.panel, len(tiers))
        self.npc_technologies = npc_technologies(pack, self.technologies, len(tiers))
        check_deck(pack, self.cards, MOST_OWNERS * self.figures.cards_dealt)
        self._check_reach(pack)
        self._check_energy(pack)
        pack.finish()
        self.cheapest_technology = min(tech.price for tech in self.technologies)
        # By artifact: what the planet under which it lies has of it.
        self.defence_here = tuple(
            each.value if each.effect == DEFENCE_HERE else 0 for each in self.artifacts
        )
        self.gas_here = tuple(
            each.value if each.effect == GAS_HERE else 0 for each in self.artifacts
        )
        # HP that a Mothership loses to a last stand.
        self.stand_hull = max(
            (card.value for card in self.cards if card.verb == "stand"), default=0
        )
        # The titles of each window as a mask; of the windows before the dice by side.
        self.open_titles = self.titles_of(TURN)
        self.evade_titles = self.titles_of(W2)
        self.side_titles = (self.titles_of(W3), self.titles_of(W4))
        self.rock_titles = self.titles_of(AST)
        self.after_titles = self.titles_of(W7)
        self.rock_after_titles = self.titles_of(AST7)
        self.loss_titles = self.titles_of(W8)
        self.rock_loss_titles = self.titles_of(AST8)
        self.defence_titles = self.titles_of(PLANET_D)
        self.throw_titles = self.titles_of(THROW)
        self.cancel_titles = self.titles_of(RESP)
        self.last_call_titles = self.titles_of(W5)
        # What an owner of these technologies and artifacts (two masks) can do.
        self.powers: Callable[[int, int], Powers] = lru_cache(REMEMBERED)(self._powers)
        self._next: dict[int, tuple[int, ...]] = {}

    def next_technologies(self, have: int) -> tuple[int, ...]:
        """What the tree offers next to whoever has these technologies."""
        found = self._next.get(have)
        if found is None:
            if len(self._next) >= REMEMBERED:
                self._next.clear()
            found = self._next[have] = next_technologies(self.technologies, have)
        return found

    def titles_of(self, window: int) -> int:
        return sum(1 << title for title, card in enumerate(self.cards) if card.windows & window)

    def _powers(self, technologies: int, artifacts: int) -> Powers:
        gifts: list[Gift] = []
        abilities: list[int] = []
        for tech in self.technologies:
            if technologies >> tech.number & 1:
                gifts += tech.gifts
                if tech.ability != NO_ABILITY:
                    abilities.append(tech.number)
        if artifacts:
            for number, artifact in enumerate(self.artifacts):
                if artifacts >> number & 1:
                    gifts += artifact.gifts
        engine, defence = self.units.engine, self.figures.planet_defence
        return Powers(added_up(gifts), tuple(abilities), engine, defence)

    def _check_reach(self, pack: Pack) -> None:
        """Two cards name a distance that stands among the distances too."""
        reach = {"remove": self.figures.pointer_reach, "rail": self.figures.rail_reach}
        for card, row in zip(self.cards, pack.only("cards").rows, strict=True):
            if card.verb in reach and card.value != reach[card.verb]:
                problem = f"{card.verb} {card.value}, but [reach] says {reach[card.verb]}"
                raise row["effect"].error(problem)

    def _check_energy(self, pack: Pack) -> None:
        """All Energy that one player can come by lies on the panel."""
        gifts = [gift for tech in self.technologies for gift in tech.gifts]
        gifts += [gift for artifact in self.artifacts for gift in artifact.gifts]
        most = ROWS * self.panel.start
        most += sum(gift.amount for gift in gifts if NAMES[gift.place] == ENERGY)
        most += sum(each.energy * each.quantity for each in self.developments)
        if most > self.panel.room():
            problem = f"up to {most} Energy, the panel holds {self.panel.room()}"
            raise pack.only("panel").value("row cap").error(problem)


def load(folder: Path) -> Content:
    """Read and check a pack, or raise ContentError."""
    return Content(Pack(folder, FILES))


@cache
def content_of(pack: str) -> Content:
    """The content with this key: a folder, kept content, or nothing for the built-in pack."""
    return Content(read_pack(pack, BUILT_IN, FILES))
