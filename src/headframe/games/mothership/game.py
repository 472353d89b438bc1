"""Mothership as a game of the kernel."""

from __future__ import annotations

import hashlib
from typing import ClassVar

from headframe.core.game import Game, Result
from headframe.core.options import OneOf, Option, Options, SomeOf, Text, Whole
from headframe.core.part import Json, Part
from headframe.core.rng import Rng
from headframe.games.mothership import setup
from headframe.games.mothership.content import MODES, MODULES, PACK, SOLO, TEAM_PLANS, VP, figure
from headframe.games.mothership.ends import rank
from headframe.games.mothership.evaluate.evaluate import evaluate
from headframe.games.mothership.events import EVENTS
from headframe.games.mothership.fight import Fight
from headframe.games.mothership.legal import fight_targets, open_targets
from headframe.games.mothership.query import points, turn_place
from headframe.games.mothership.redeal import redeal
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.show.catalogue import catalogue
from headframe.games.mothership.show.labels import label
from headframe.games.mothership.show.story import story
from headframe.games.mothership.show.text import table_text
from headframe.games.mothership.state import War
from headframe.games.mothership.steps import card_effects
from headframe.games.mothership.steps.frames import FRAMES

CARD_RULES = (fight_targets, open_targets, card_effects)
"""Modules that fill the tables of targets and effects; named so that they are loaded."""


class Mothership(Game[War]):
    NAME: ClassVar[str] = "mothership"
    TITLE: ClassVar[str] = "Mothership"
    RULES: ClassVar[int] = 3
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Whole("players", 4, 2, 6, "number of players (not in solo and teams)", "MS-SET-01"),
        OneOf("mode", "deathmatch", MODES, "how the game is won", "MS-MOD-01"),
        SomeOf("modules", [], MODULES, "what is added to the standard game", "MS-MOD-02"),
        OneOf("teams", "2v2", list(TEAM_PLANS), "who plays with whom in team mode", "MS-TEAM-01"),
        Text("layout", "", "empty: the official one; a variant's name; or a document", "MS-LAY-10"),
        OneOf(
            "vp_goal",
            "limit",
            ("limit", "rounds", "both"),
            "victory points: play to a limit, a number of rounds, or both",
            "MS-VP-10",
        ),
        Whole(
            "vp_limit",
            None,
            figure("limits", "points low"),
            figure("limits", "points high"),
            "victory points that trigger the end",
            "MS-VP-05",
        ),
        Whole(
            "rounds",
            None,
            figure("limits", "rounds low"),
            figure("limits", "rounds high"),
            "rounds of a timed victory point game",
            "MS-VP-10",
        ),
        Whole(
            "round_cap",
            None,
            figure("limits", "cap low"),
            figure("limits", "cap high"),
            "rounds after which any game is over",
            "MS-END-01",
        ),
        Whole("solo_level", 1, 1, 9, "strength of the NPC in solo", "MS-SOLO-10"),
    )
    PARTS: ClassVar[tuple[type[Part], ...]] = (War, Setting, Fight, *FRAMES, *EVENTS)

    def seats(self, options: Options) -> int:
        return setup.players(options)

    def check(self, options: Options) -> None:
        setup.check_options(options)

    def warnings(self, options: Options) -> list[str]:
        return setup.warnings_of(self.settle(options))

    def set_up(self, options: Options, rng: Rng) -> War:
        return setup.set_up(options, rng)

    def redeal(self, s: War, seat: int | None, rng: Rng) -> War:
        return redeal(s, seat, rng)

    def result(self, s: War) -> Result:
        seats = range(s.setting.seats)
        won = [seat in s.winners for seat in seats]
        if s.setting.mode == VP:
            scores = tuple(points(s, seat) for seat in seats)
            keys = [(won[seat], not s.out >> seat & 1, rank(s, seat)) for seat in seats]
            places = tuple(1 + sum(other > key for other in keys) for key in keys)
            sources = tuple(
                {"destroyed units": s.kills[seat], "planets": scores[seat] - s.kills[seat]}
                for seat in seats
            )
            return Result(places, scores, sources)
        if s.setting.mode == SOLO:
            # The NPC has no seat; its place shows that a game can be lost alone.
            won.append(not won[0])
        scores = tuple(int(each) for each in won)
        return Result(tuple(1 if each else 1 + sum(won) for each in won), scores, ())

    def max_answers(self, options: Options) -> int:
        cap = options["round_cap"] or figure("limits", "cap high")
        assert isinstance(cap, int)
        turns = cap * self.seats(options)
        return turns * (figure("limits", "settings a turn") * 2 + 1_000)

    def labels(self, s: War) -> list[str]:
        """Each seat's place in the order of turns, for the reports."""
        return [f"turn {turn_place(s, seat) + 1}" for seat in range(s.setting.seats)]

    def turns(self, s: War) -> int:
        """Of each player: a round is a turn of everybody."""
        return s.round

    def content_hash(self, options: Options) -> str:
        layout = str(options.get("layout", ""))
        return hashlib.sha256(f"{PACK.hash}\0{layout}".encode()).hexdigest()

    def catalogue(self, options: Options) -> dict[str, Json]:
        settled = self.settle(options)
        return catalogue(setup.setting_of(settled), setup.layout_of(settled))

    def story(self, s: War, event: dict[str, Json]) -> str:
        return story(s, event)

    def label(self, s: War, vocabulary: str, value: int) -> str:
        return label(s, vocabulary, value)

    def text(self, s: War, viewer: int | None) -> str:
        return table_text(s, viewer)

    def evaluate(self, s: War, seat: int) -> float:
        return evaluate(s, seat)
