"""Super Motherload, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from headframe.core.chances import Curve, Standing
from headframe.core.choice import Answer
from headframe.core.codec import encode
from headframe.core.engine import Decision, Event
from headframe.core.game import Game, Result, RulesChange
from headframe.core.odds import Odds, Reason
from headframe.core.options import BadOption, Folder, Option, Options, SomeOf, Whole, whole
from headframe.core.part import Part
from headframe.core.presets import Preset
from headframe.core.rng import Rng
from headframe.core.speech import Phrase, Speech, Words
from headframe.core.upgrade import Fields, Upgrade, added_field, renamed_part
from headframe.core.vector import Group
from headframe.games.super_motherload import redeal, scoring, setup, upgrades
from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.bonuses import DRAW, answers
from headframe.games.super_motherload.content.cards import DECKS, STACK_HEIGHT
from headframe.games.super_motherload.content.describe import describe
from headframe.games.super_motherload.evaluate import chances, deeds, evaluate, reasons
from headframe.games.super_motherload.events import EVENTS
from headframe.games.super_motherload.features import features
from headframe.games.super_motherload.keys import KEYS
from headframe.games.super_motherload.legal.bonuses import NO_STACK
from headframe.games.super_motherload.offers import MINUTES, PRESETS
from headframe.games.super_motherload.show import (
    asked,
    catalogue,
    drawing,
    figures,
    labels,
    odds,
    story,
    text,
    things,
)
from headframe.games.super_motherload.show.catalogue import Facts
from headframe.games.super_motherload.state import STACKS, Player, SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import Claims, Cycle
from headframe.games.super_motherload.steps.artifacts import Tiles
from headframe.games.super_motherload.steps.bomb import Blast, BombCard
from headframe.games.super_motherload.steps.bonuses import Duplicate, Effects, PutMineral
from headframe.games.super_motherload.steps.buy import Bought, Buy, Buys
from headframe.games.super_motherload.steps.collect import Judge, NextBoard, Stow
from headframe.games.super_motherload.steps.drill import DrillCards, DrillLine
from headframe.games.super_motherload.steps.turn import EndOfTurn, Turn
from headframe.kit.content import ContentError
from headframe.kit.kept import keep

# How many answers things take at most, for the bound on a game's length.
ANSWERS_AT_THE_END: Final = 2
"""Of a turn: to end it, and to discard."""
ANSWERS_OF_A_TUNNEL: Final = 3
"""Cards, line, a board; besides at most a cycle a card and a stack a space."""
ANSWERS_OF_A_BUY: Final = 2
"""Which, and to the hand or not; besides what its bonuses ask."""


def rest_is_drawn(data: Fields) -> Fields:
    """Draws are compulsory (SM-COLLECT-08): where one was asked about, it is made."""
    owed = data["owed"]
    assert isinstance(owed, int)
    drawn = encode(Effects(((DRAW, owed),), NO_STACK))
    assert isinstance(drawn, dict)
    return drawn


class SuperMotherload(Game[SuperMotherloadState]):
    NAME: ClassVar[str] = "super_motherload"
    TITLE: ClassVar[str] = "Super Motherload"
    RULES: ClassVar[int] = 2
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {
        2: RulesChange("SM-BUY-09", "SM-COLLECT-08", "SM-ACH-08", events=upgrades.TOLD_SINCE),
    }
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Whole("players", 2, 2, 4, "how many players", "SM-SET-01"),
        SomeOf("decks", [], DECKS, "a deck for each seat; none: dealt at random", "SM-SET-01"),
        Whole("start", None, 0, 3, "who begins (0: the first seat); none: by dice", "SM-SET-02"),
        Whole("minor_row", None, 3, 3, "3: always three, as in the first printing", "SM-SET-06"),
        Folder("content", "", "the folder of an own content pack; empty: the built-in one"),
    )
    PRESETS: ClassVar[tuple[Preset, ...]] = PRESETS
    LOCALES: ClassVar[Path | None] = story.LOCALES
    KEYS: ClassVar[tuple[str, ...]] = KEYS
    FIELDS: ClassVar[Mapping[str, str]] = story.FIELDS
    PARTS: ClassVar[tuple[type[Part], ...]] = (
        SuperMotherloadState,
        Player,
        setup.FirstBoard,
        Turn,
        EndOfTurn,
        DrillCards,
        Cycle,
        DrillLine,
        BombCard,
        Blast,
        Stow,
        Judge,
        NextBoard,
        Buys,
        Buy,
        Bought,
        Effects,
        PutMineral,
        Duplicate,
        Tiles,
        Claims,
        *EVENTS,
    )
    UPGRADES: ClassVar[tuple[Upgrade, ...]] = (
        renamed_part("Mine", "SuperMotherloadState"),
        added_field("SuperMotherloadState", "round", 0),
        Upgrade("the rest of a draw is not asked about any longer", "DrawRest", rest_is_drawn),
        *upgrades.EVENTS_SINCE,
    )

    def seats(self, options: Options) -> int:
        return whole(options, "players")

    def minutes(self, options: Options) -> int:
        return MINUTES[whole(options, "players")]

    def check(self, options: Options) -> None:
        seats = whole(options, "players")
        picked = options["decks"]
        if isinstance(picked, list) and picked and len(picked) != seats:
            raise BadOption(
                "option decks: {seats} decks wanted, or none", clause="SM-SET-01", seats=seats
            )
        start = options["start"]
        if isinstance(start, int) and start >= seats:
            raise BadOption(
                "option start: only {seats} players take part", clause="SM-SET-02", seats=seats
            )
        try:
            _content(options)
        except ContentError as error:
            raise BadOption("option content: {error}", error=str(error)) from error

    def set_up(self, options: Options, rng: Rng) -> SuperMotherloadState:
        return setup.set_up(options, rng)

    def redeal(self, s: SuperMotherloadState, seat: int | None, rng: Rng) -> SuperMotherloadState:
        return redeal.redeal(s, seat, rng)

    def result(self, s: SuperMotherloadState) -> Result:
        return scoring.score(s)

    def max_answers(self, options: Options) -> int:
        """Spaces are finite, and so are the turns between two tunnels (SM-END-04)."""
        seats = whole(options, "players")
        content = _content(options)
        figures = content.figures
        spaces = sum(
            max(content.sides[side].height for side in content.sides_of[depth])
            * content.sides[0].width
            for depth in content.depths(seats)
        )
        turns = (spaces + 1) * figures.quiet_rounds * seats
        cards = max(len(deck.start) for deck in content.decks) + STACKS * STACK_HEIGHT
        a_turn = figures.actions + ANSWERS_AT_THE_END
        cycles = max(card.cycles for card in content.cards)
        a_tunnel = ANSWERS_OF_A_TUNNEL + cards * cycles + content.sheet.longest
        a_buy = ANSWERS_OF_A_BUY + max(answers(card.buy) for card in content.cards)
        buys = seats * STACKS * STACK_HEIGHT
        tiles = sum(tile.tiles * (1 + answers(tile.effect)) for tile in content.artifacts)
        return (
            turns * a_turn
            + spaces * a_tunnel
            + buys * a_buy
            + tiles
            + len(content.majors)
            + len(content.minors)
        )

    def content_hash(self, options: Options) -> str:
        decks = options["decks"]
        picked = [str(deck) for deck in decks] if isinstance(decks, list) else []
        return _content(options).fingerprint(whole(options, "players"), picked)

    def has_content(self, options: Options, fingerprint: str) -> bool:
        return fingerprint in (self.content_hash(options), _content(options).source.hash)

    def content_texts(self, options: Options) -> dict[str, str]:
        return _content(options).source.texts

    def keep_content(self, fingerprint: str, texts: Mapping[str, str]) -> str:
        return keep(fingerprint, texts)

    def read_pack(self, folder: Path) -> str:
        return describe(folder)

    def figures(self, s: SuperMotherloadState, viewer: int | None) -> figures.Figures:
        return figures.figures_for(s, (viewer,))[0]

    def figures_for(
        self, s: SuperMotherloadState, viewers: Sequence[int | None]
    ) -> list[Mapping[str, Any]]:
        return [*figures.figures_for(s, viewers)]

    def catalogue(self, options: Options) -> Facts:
        return catalogue.catalogue(str(options["content"]), whole(options, "players"))

    def odds(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Odds | None:
        return odds.odds(s, decision, answer)

    def features(self, options: Options) -> list[Group[SuperMotherloadState]]:
        return features(content_of(str(options["content"])), self.seats(options))

    def words(self, s: SuperMotherloadState) -> Words:
        return labels.words(s.pack)

    def text(self, s: SuperMotherloadState, viewer: int | None) -> str:
        return "\n".join(self.table(s, viewer, self.speech(s, you=viewer)))

    def table(
        self, s: SuperMotherloadState, viewer: int | None, speech: Speech | None
    ) -> list[str]:
        assert speech is not None
        return text.table(s, viewer, speech)

    def drawing(self, s: SuperMotherloadState) -> list[str]:
        return drawing.boards(s)

    def cells(
        self, s: SuperMotherloadState, speech: Speech, vocabulary: str, cells: Sequence[int]
    ) -> str:
        return asked.cells_told(s, speech, cells)

    def asked(self, s: SuperMotherloadState, decision: Decision) -> list[Phrase]:
        return asked.asked(s, decision)

    def outlook(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> list[Phrase]:
        return asked.outlook(s, decision, answer)

    def deeds(
        self, s: SuperMotherloadState, events: Sequence[Event], seat: int
    ) -> dict[str, float]:
        return deeds.deeds(events, seat)

    def evaluate(self, s: SuperMotherloadState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def things(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> list[str]:
        return things.things(decision, answer)

    def reasons(
        self, before: SuperMotherloadState, after: SuperMotherloadState, seat: int
    ) -> list[Reason]:
        return reasons.reasons(before, after, seat)

    def standing(self, s: SuperMotherloadState) -> Standing:
        return chances.standing(s)

    def curves(self) -> dict[str, Curve]:
        return chances.curves()

    def round(self, s: SuperMotherloadState) -> int | None:
        return s.round or None

    def labels(self, s: SuperMotherloadState) -> list[str]:
        """For reports: which deck each seat played."""
        return [s.content.decks[player.deck].name for player in s.players]


def _content(options: Options) -> Content:
    return content_of(str(options["content"]))
