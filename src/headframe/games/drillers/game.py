"""DRILLERS as a game of the kernel."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.game import Game, Result
from headframe.core.options import BadOption, Option, Options, SomeOf, Whole, whole
from headframe.core.part import Json, Part
from headframe.core.rng import Rng
from headframe.games.drillers import scoring, setup
from headframe.games.drillers.content.bot_boards import BOARDS
from headframe.games.drillers.content.figures import (
    MECH_IDS,
    SOLO_CREDITS,
    STALL_TURNS,
    START_CARDS,
    START_CREDITS,
)
from headframe.games.drillers.content.mine import TILES
from headframe.games.drillers.content.pack import PACK
from headframe.games.drillers.evaluate import ahead, evaluate
from headframe.games.drillers.events import EVENTS
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.redeal import redeal
from headframe.games.drillers.show import catalogue, labels, story, text
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps.buying import Battery
from headframe.games.drillers.steps.choices import FRAMES
from headframe.games.drillers.steps.effects import Rest
from headframe.games.drillers.steps.operations import Operations, SolidFuel
from headframe.games.drillers.steps.solo import BotTurn
from headframe.games.drillers.steps.surfacing import Surfacing
from headframe.games.drillers.steps.upkeep import NextTurn, Upkeep

MOST_ANSWERS_A_TURN = 4500
MOST_SOLO_TURNS = 18


class DrillersGame(Game[Drillers]):
    NAME: ClassVar[str] = "drillers"
    TITLE: ClassVar[str] = "DRILLERS"
    RULES: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Whole("players", 2, 1, 4, "how many play; one plays against the bot", "DR-SET-01"),
        SomeOf(
            "mechs",
            [],
            (setup.ANY_MECH, *MECH_IDS),
            "the mech of each seat, in order; what is left open takes the first free one",
            "DR-SET-20",
            repeat=True,
        ),
        Whole("level", 1, 1, len(BOARDS), "solo: how strong the bot is", "DR-SOLO-01"),
        Whole("solo_credits", 20, 2, 20, "solo: starting credits, 20 or 2", "DR-SOLO-02"),
    )
    PARTS: ClassVar[tuple[type[Part], ...]] = (
        Drillers,
        Player,
        Bot,
        Operations,
        SolidFuel,
        Battery,
        Surfacing,
        Upkeep,
        NextTurn,
        BotTurn,
        Rest,
        *FRAMES,
        *EVENTS,
    )

    def seats(self, options: Options) -> int:
        return whole(options, "players")

    def check(self, options: Options) -> None:
        if options["solo_credits"] not in SOLO_CREDITS:
            raise BadOption("option solo_credits: 20 or 2 [DR-SOLO-02]")
        wishes = options["mechs"]
        assert isinstance(wishes, list)
        count = self.seats(options)
        if len(wishes) > count:
            raise BadOption(f"option mechs: {len(wishes)} mechs for {count} seats [DR-SET-20]")
        taken = [str(wish) for wish in wishes if wish != setup.ANY_MECH]
        if count == 1:
            taken.append(MECH_IDS[BOARDS[whole(options, "level")].mech])
        for mech in taken:
            if taken.count(mech) > 1:
                raise BadOption(f"option mechs: {mech} is taken already [DR-SET-20]")

    def set_up(self, options: Options, rng: Rng) -> Drillers:
        return setup.set_up(options, rng)

    def redeal(self, s: Drillers, seat: int | None, rng: Rng) -> Drillers:
        return redeal(s, seat, rng)

    def result(self, s: Drillers) -> Result:
        return scoring.result(s)

    def max_answers(self, options: Options) -> int:
        """Turns are bounded by the stall rule (DR-END-07), answers in a turn by DR-OPS-06."""
        count = self.seats(options)
        turns = MOST_SOLO_TURNS if count == 1 else (TILES + 1) * STALL_TURNS * count + count
        return turns * MOST_ANSWERS_A_TURN

    def content_hash(self, options: Options) -> str:
        return PACK.hash

    def catalogue(self, options: Options) -> dict[str, Json]:
        return catalogue.catalogue()

    def label(self, s: Drillers, vocabulary: str, value: int) -> str:
        return labels.label(vocabulary, value)

    def story(self, s: Drillers, event: dict[str, Json]) -> str:
        return story.story(s, event)

    def text(self, s: Drillers, viewer: int | None) -> str:
        return text.table(s, viewer)

    def evaluate(self, s: Drillers, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def evaluate_ahead(self, s: Drillers, seat: int) -> float:
        return ahead.evaluate_ahead(s, seat)

    def labels(self, s: Drillers) -> list[str]:
        """For reports: each seat's place in the first round and what it started with."""
        if s.bot is not None:
            return [f"against the level {s.bot.level} bot"]
        count = len(s.players)
        places = [(seat - s.first) % count for seat in range(count)]
        return [
            f"turn {place + 1}: {START_CREDITS[count][place]} credits, "
            f"{START_CARDS[count][place]} cards"
            for place in places
        ]

    def turns(self, s: Drillers) -> int:
        """For reports: rounds begun."""
        sides = 2 if s.bot is not None else len(s.players)
        return -(-s.turn // sides)
