"""DRILLERS as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from headframe.core.chances import Curve, Standing
from headframe.core.choice import Answer
from headframe.core.engine import Decision, Event
from headframe.core.game import Game, Result
from headframe.core.odds import Odds, Reason
from headframe.core.options import BadOption, Folder, Option, Options, SomeOf, Whole, whole
from headframe.core.part import Part
from headframe.core.presets import Preset
from headframe.core.rng import Rng
from headframe.core.speech import Phrase, Speech, Words
from headframe.core.upgrade import Upgrade, added_field, renamed_field, renamed_part
from headframe.core.vector import Group
from headframe.games.drillers import scoring, setup, upgrades
from headframe.games.drillers.content import Content, content_of
from headframe.games.drillers.content.bot_boards import LEVELS
from headframe.games.drillers.content.describe import describe
from headframe.games.drillers.content.figures import LEAST_SOLO_CREDITS, SOLO_CREDITS
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.evaluate import ahead, chances, deeds, evaluate, reasons
from headframe.games.drillers.events import EVENTS
from headframe.games.drillers.features import features
from headframe.games.drillers.keys import KEYS
from headframe.games.drillers.offers import MINUTES, PRESETS
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.redeal import redeal
from headframe.games.drillers.show import (
    asked,
    catalogue,
    figures,
    labels,
    odds,
    story,
    text,
    things,
)
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.buying import Battery
from headframe.games.drillers.steps.choices import Flight, MarketColumn, MayDraw, Repair
from headframe.games.drillers.steps.effects import Choose, Order, Rest
from headframe.games.drillers.steps.operations import Operations, SolidFuel
from headframe.games.drillers.steps.room_choices import (
    CaveTrade,
    Dispatch,
    MayRaise,
    Scrap,
    Toll,
    Trade,
)
from headframe.games.drillers.steps.solo import BotTurn
from headframe.games.drillers.steps.surfacing import Surfacing
from headframe.games.drillers.steps.turn import NextTurn
from headframe.games.drillers.steps.upkeep import Upkeep
from headframe.kit.content import ContentError
from headframe.kit.kept import keep

MOST_ANSWERS_A_TURN: Final = 4500
TURNS_A_CARD: Final = 2
"""The bot's deck ends a solo game; a card may lead to a reset turn besides."""


class DrillersGame(Game[DrillersState]):
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
        Whole("level", 1, 1, LEVELS, "solo: how strong the bot is", "DR-SOLO-01").only(
            {"players": [1]}
        ),
        Whole(
            "solo_credits",
            SOLO_CREDITS,
            LEAST_SOLO_CREDITS,
            SOLO_CREDITS,
            f"solo: starting credits, {SOLO_CREDITS} or {LEAST_SOLO_CREDITS}",
            "DR-SOLO-02",
        ).only({"players": [1]}),
        Folder("content", "", "the folder of an own content pack; empty: the built-in one"),
    )
    UPGRADES: ClassVar[tuple[Upgrade, ...]] = (
        renamed_part("Drillers", "DrillersState"),
        added_field("DrillersState", "pack", ""),
        renamed_field("Player", "room", "capacity"),
        *upgrades.EVENTS_SINCE,
    )
    PRESETS: ClassVar[tuple[Preset, ...]] = PRESETS
    LOCALES: ClassVar[Path | None] = story.LOCALES
    KEYS: ClassVar[tuple[str, ...]] = KEYS
    FIELDS: ClassVar[Mapping[str, str]] = story.FIELDS
    PARTS: ClassVar[tuple[type[Part], ...]] = (
        DrillersState,
        Player,
        Bot,
        NextTurn,
        Operations,
        SolidFuel,
        Battery,
        Surfacing,
        Upkeep,
        BotTurn,
        Rest,
        Choose,
        Order,
        MayDraw,
        Repair,
        MarketColumn,
        Flight,
        Trade,
        Toll,
        Dispatch,
        MayRaise,
        CaveTrade,
        Scrap,
        *EVENTS,
    )

    def seats(self, options: Options) -> int:
        return whole(options, "players")

    def minutes(self, options: Options) -> int:
        return MINUTES[whole(options, "players")]

    def check(self, options: Options) -> None:
        try:
            allowed = _content(options).figures.solo_credits
        except ContentError as error:
            raise BadOption("option content: {error}", error=str(error)) from error
        if options["solo_credits"] not in allowed:
            these = " or ".join(map(str, allowed))
            raise BadOption("option solo_credits: {these}", clause="DR-SOLO-02", these=these)
        wishes = options["mechs"]
        assert isinstance(wishes, list)
        count = self.seats(options)
        if len(wishes) > count:
            raise BadOption(
                "option mechs: {wishes} mechs for {count} seats",
                clause="DR-SET-20",
                wishes=len(wishes),
                count=count,
            )
        taken = [str(wish) for wish in wishes if wish != setup.ANY_MECH]
        if count == 1:
            taken.append(setup.bot_mech(options))
        for mech in taken:
            if taken.count(mech) > 1:
                raise BadOption(
                    "option mechs: {mech} is taken already", clause="DR-SET-20", mech=mech
                )

    def set_up(self, options: Options, rng: Rng) -> DrillersState:
        return setup.set_up(options, rng)

    def redeal(self, s: DrillersState, seat: int | None, rng: Rng) -> DrillersState:
        return redeal(s, seat, rng)

    def result(self, s: DrillersState) -> Result:
        return scoring.result(s)

    def max_answers(self, options: Options) -> int:
        """Turns are bounded by the stall rule (DR-END-07), answers in a turn by DR-OPS-06."""
        content = _content(options)
        count = self.seats(options)
        if count == 1:
            bots_deck = len(content.cards.starting) + content.figures.damage_per_deck
            turns = TURNS_A_CARD * bots_deck
        else:
            turns = (content.tiles.count + 1) * content.figures.stall_turns * count + count
        return turns * MOST_ANSWERS_A_TURN

    def content_hash(self, options: Options) -> str:
        solo = self.seats(options) == 1
        return _content(options).fingerprint(whole(options, "level") if solo else 0)

    def has_content(self, options: Options, fingerprint: str) -> bool:
        return fingerprint in (self.content_hash(options), _content(options).source.hash)

    def content_texts(self, options: Options) -> dict[str, str]:
        return _content(options).source.texts

    def keep_content(self, fingerprint: str, texts: Mapping[str, str]) -> str:
        return keep(fingerprint, texts)

    def read_pack(self, folder: Path) -> str:
        return describe(folder)

    def catalogue(self, options: Options) -> catalogue.Facts:
        return catalogue.catalogue(_content(options))

    def figures(self, s: DrillersState, viewer: int | None) -> figures.Figures:
        return figures.figures(s)

    def figures_for(
        self, s: DrillersState, viewers: Sequence[int | None]
    ) -> list[Mapping[str, Any]]:
        return [figures.figures(s)] * len(viewers)  # the same for all

    def odds(self, s: DrillersState, decision: Decision, answer: Answer) -> Odds | None:
        return odds.odds(s, decision, answer)

    def features(self, options: Options) -> list[Group[DrillersState]]:
        return features(_content(options), self.seats(options))

    def words(self, s: DrillersState) -> Words:
        return labels.words_of(s.content)

    def text(self, s: DrillersState, viewer: int | None) -> str:
        return "\n".join(self.table(s, viewer, self.speech(s, you=viewer)))

    def table(self, s: DrillersState, viewer: int | None, speech: Speech | None) -> list[str]:
        assert speech is not None
        return text.table(s, viewer, speech)

    def asked(self, s: DrillersState, decision: Decision) -> list[Phrase]:
        return asked.asked(s, decision)

    def outlook(self, s: DrillersState, decision: Decision, answer: Answer) -> list[Phrase]:
        return asked.outlook(s, decision, answer)

    def evaluate(self, s: DrillersState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def evaluate_ahead(self, s: DrillersState, seat: int) -> float:
        return ahead.evaluate_ahead(s, seat)

    def worths(self, s: DrillersState) -> list[float]:
        return ahead.worths(s)

    def deeds(self, s: DrillersState, events: Sequence[Event], seat: int) -> dict[str, float]:
        return deeds.deeds(s.content, events, seat)

    def things(self, s: DrillersState, decision: Decision, answer: Answer) -> list[str]:
        return things.things(s, decision, answer)

    def reasons(self, before: DrillersState, after: DrillersState, seat: int) -> list[Reason]:
        return reasons.reasons(before, after, seat)

    def standing(self, s: DrillersState) -> Standing:
        return chances.standing(s)

    def curves(self) -> dict[str, Curve]:
        return chances.curves()

    def labels(self, s: DrillersState) -> list[str]:
        """For reports: each seat's place in the first round and what it started with."""
        if s.bot is not None:
            return [f"against the level {s.bot.level} bot"]
        count = len(s.players)
        figures = s.content.figures
        places = [(seat - s.first) % count for seat in range(count)]
        return [
            f"turn {place + 1}: {figures.start_credits[count][place]} credits, "
            f"{figures.start_cards[count][place]} cards"
            for place in places
        ]

    def round(self, s: DrillersState) -> int:
        sides = 2 if s.bot is not None else len(s.players)
        return max(1, -(-s.turn // sides))


def _content(options: Options) -> Content:
    return content_of(str(options["content"]))
