"""Mothership as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from headframe.core.chances import Curve, Standing
from headframe.core.choice import Answer
from headframe.core.engine import Decision, Event
from headframe.core.game import Game, Result, RulesChange
from headframe.core.odds import Odds, Reason, Threat
from headframe.core.options import Folder, OneOf, Option, Options, SomeOf, Text, Whole
from headframe.core.part import Part
from headframe.core.presets import GameMap, Preset
from headframe.core.rng import Rng
from headframe.core.sentence import Sentence
from headframe.core.speech import Phrase, Speech, Words
from headframe.core.upgrade import Upgrade, added_field, dropped_field, renamed_part
from headframe.core.vector import Group
from headframe.games.mothership.content import content_of
from headframe.games.mothership.content.describe import describe
from headframe.games.mothership.content.setups import setups
from headframe.games.mothership.evaluate import chances, deeds, reasons
from headframe.games.mothership.evaluate.evaluate import evaluate, evaluate_all
from headframe.games.mothership.events import EVENTS
from headframe.games.mothership.features import features
from headframe.games.mothership.fight import Fight
from headframe.games.mothership.keys import KEYS
from headframe.games.mothership.modes import (
    BALANCED,
    FEWEST_PLAYERS,
    MODES,
    MODULES,
    SETUPS,
    SOLO_LEVELS,
    TEAM_PLANS,
)
from headframe.games.mothership.offers import NEEDED, PRESETS, maps, minutes, sides
from headframe.games.mothership.options import (
    check_options,
    chosen_content,
    layout_of,
    players,
    round_cap,
    setting_of,
    warnings_of,
)
from headframe.games.mothership.phases import PLACING
from headframe.games.mothership.query import turn_place
from headframe.games.mothership.redeal import redeal
from headframe.games.mothership.scoring import score
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.setup import set_up
from headframe.games.mothership.show import asked, drawing, text, things
from headframe.games.mothership.show.catalogue import Facts, catalogue
from headframe.games.mothership.show.figures import Figures, figures_for
from headframe.games.mothership.show.labels import label, words
from headframe.games.mothership.show.odds import dares, odds
from headframe.games.mothership.show.orders import planned
from headframe.games.mothership.show.story import FIELDS, LOCALES
from headframe.games.mothership.show.threats import endangered, threats
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.frames import FRAMES
from headframe.games.mothership.units import MOST_OWNERS
from headframe.games.mothership.upgrades import EVENTS_SINCE, TOLD_SINCE
from headframe.games.mothership.used import fingerprint, older_fingerprint
from headframe.kit.kept import keep

_BUILT_IN: Final = content_of("").figures
"""The options are offered with its limits; a pack may have narrower ones."""
ANSWERS_A_SETTING: Final = 2
MOST_OTHER_ANSWERS: Final = 1_000
"""In one turn, beside settings of Energy."""


class Mothership(Game[MothershipState]):
    NAME: ClassVar[str] = "mothership"
    TITLE: ClassVar[str] = "Mothership"
    RULES: ClassVar[int] = 4
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {
        2: RulesChange("MS-SET-05"),
        3: RulesChange("MS-VP-09"),
        4: RulesChange(
            *("MS-GC-04", "MS-INF-13", "MS-LOOT-03", "MS-MOON-01"),
            *("MS-NPC-05", "MS-NPC-20", "MS-VP-19"),
            events=TOLD_SINCE,
        ),
    }
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Whole(
            "players",
            4,
            FEWEST_PLAYERS,
            MOST_OWNERS,
            "number of players (not in solo and teams)",
            "MS-SET-01",
        ).only({"mode": ["deathmatch", "vp"]}),
        OneOf(
            "setup",
            SETUPS[BALANCED],
            ("printed", "balanced"),
            "printed: all start alike, every card in its deck, no round cap, modules in solo, "
            "exact cards; balanced: our house rules, fairer to who comes later",
            "MS-MOD-09",
        ),
        OneOf("mode", "deathmatch", MODES, "how the game is won", "MS-MOD-01"),
        SomeOf(
            "modules",
            [],
            MODULES,
            "what is added to the standard game",
            "MS-MOD-02",
            needs=NEEDED,
        ).only({"mode": ["deathmatch", "team", "vp"]}, {"setup": ["printed"]}),
        OneOf("teams", "2v2", TEAM_PLANS, "who plays with whom in team mode", "MS-TEAM-01").only(
            {"mode": ["team"]}
        ),
        Text("layout", "", "empty: the official one; a variant's name; or a document", "MS-LAY-10"),
        OneOf(
            "vp_goal",
            "limit",
            ("limit", "rounds", "both"),
            "victory points: play to a limit, a number of rounds, or both",
            "MS-VP-10",
        ).only({"mode": ["vp"]}),
        Whole(
            "vp_limit",
            None,
            _BUILT_IN.points_low,
            _BUILT_IN.points_high,
            "victory points that trigger the end",
            "MS-VP-05",
        ).only({"mode": ["vp"], "vp_goal": ["limit", "both"]}),
        Whole(
            "rounds",
            None,
            _BUILT_IN.rounds_low,
            _BUILT_IN.rounds_high,
            "rounds of a timed victory point game",
            "MS-VP-10",
        ).only({"mode": ["vp"], "vp_goal": ["rounds", "both"]}),
        Whole(
            "round_cap",
            None,
            _BUILT_IN.cap_low,
            _BUILT_IN.cap_high,
            "rounds after which any game is over; none: it ends by itself",
            "MS-END-01",
            or_none=True,
        ),
        Whole("solo_level", 1, 1, SOLO_LEVELS, "strength of the NPC in solo", "MS-SOLO-10").only(
            {"mode": ["solo"]}
        ),
        Folder("content", "", "the folder of an own content pack; empty: the built-in one"),
    )
    PRESETS: ClassVar[tuple[Preset, ...]] = PRESETS
    LOCALES: ClassVar[Path | None] = LOCALES
    KEYS: ClassVar[tuple[str, ...]] = KEYS
    FIELDS: ClassVar[Mapping[str, str]] = FIELDS
    PARTS: ClassVar[tuple[type[Part], ...]] = (MothershipState, Setting, Fight, *FRAMES, *EVENTS)

    UPGRADES: ClassVar[tuple[Upgrade, ...]] = (
        renamed_part("War", "MothershipState"),
        added_field("MothershipState", "pack", ""),
        dropped_field("Fight", "passes"),
        added_field("MothershipState", "resigned", 0),
        added_field("Setting", "setup", 0),
        *EVENTS_SINCE,
    )

    def seats(self, options: Options) -> int:
        return players(options)

    def check(self, options: Options) -> None:
        check_options(options)

    def warnings(self, options: Options) -> list[Sentence]:
        return warnings_of(self.settle(options))

    def sides(self, options: Options) -> tuple[int, ...]:
        return sides(options)

    def maps(self, options: Options) -> list[GameMap]:
        return maps(options)

    def minutes(self, options: Options) -> int:
        return minutes(options)

    def set_up(self, options: Options, rng: Rng) -> MothershipState:
        return set_up(options, rng)

    def redeal(self, s: MothershipState, seat: int | None, rng: Rng) -> MothershipState:
        return redeal(s, seat, rng)

    def result(self, s: MothershipState) -> Result:
        return score(s)

    def max_answers(self, options: Options) -> int:
        figures = chosen_content(options).figures
        turns = (round_cap(options) or setups().longest) * self.seats(options)
        return turns * (figures.settings_a_turn * ANSWERS_A_SETTING + MOST_OTHER_ANSWERS)

    def things(self, s: MothershipState, decision: Decision, answer: Answer) -> list[str]:
        return things.things(decision, answer)

    def reasons(self, before: MothershipState, after: MothershipState, seat: int) -> list[Reason]:
        return reasons.reasons(before, after, seat)

    def standing(self, s: MothershipState) -> Standing:
        return chances.standing(s)

    def curves(self) -> dict[str, Curve]:
        return chances.curves()

    def labels(self, s: MothershipState) -> list[str]:
        """Each seat's place in the order of turns, for the reports."""
        return [f"turn {turn_place(s, seat) + 1}" for seat in range(s.setting.seats)]

    def round(self, s: MothershipState) -> int:
        return s.round

    def content_hash(self, options: Options) -> str:
        return fingerprint(options)

    def has_content(self, options: Options, fingerprint: str) -> bool:
        return fingerprint in (self.content_hash(options), older_fingerprint(options))

    def content_texts(self, options: Options) -> dict[str, str]:
        return chosen_content(options).source.texts

    def keep_content(self, fingerprint: str, texts: Mapping[str, str]) -> str:
        return keep(fingerprint, texts)

    def read_pack(self, folder: Path) -> str:
        return describe(folder)

    def catalogue(self, options: Options) -> Facts:
        settled = self.settle(options)
        return catalogue(chosen_content(settled), setting_of(settled), layout_of(settled))

    def figures(self, s: MothershipState, viewer: int | None) -> Figures:
        return figures_for(s, (viewer,))[0]

    def figures_for(
        self, s: MothershipState, viewers: Sequence[int | None]
    ) -> list[Mapping[str, Any]]:
        return [*figures_for(s, viewers)]

    def odds(self, s: MothershipState, decision: Decision, answer: Answer) -> Odds | None:
        return odds(s, decision, answer)

    def dares(self, decision: Decision, answer: Answer) -> bool:
        return dares(decision, answer)

    def planned_odds(self, s: MothershipState, decision: Decision, order: Answer) -> Odds | None:
        return planned(s, decision, order)

    def threats(self, s: MothershipState, viewer: int | None) -> list[Threat]:
        return [] if viewer is None else threats(s, viewer)

    def endangered(self, s: MothershipState, viewer: int) -> list[Phrase]:
        return endangered(s, viewer)

    def features(self, options: Options) -> list[Group[MothershipState]]:
        return features(chosen_content(options), setting_of(options))

    def words(self, s: MothershipState) -> Words:
        return words(s.content, s.setting)

    def label(self, s: MothershipState, vocabulary: str, value: int) -> str:
        speech = self.speech(s)
        assert speech is not None
        return label(s, speech, vocabulary, value)

    def text(self, s: MothershipState, viewer: int | None) -> str:
        return "\n".join(self.table(s, viewer, self.speech(s, you=viewer)))

    def table(self, s: MothershipState, viewer: int | None, speech: Speech | None) -> list[str]:
        assert speech is not None
        return text.table(s, viewer, speech)

    def drawing(self, s: MothershipState) -> list[str]:
        return drawing.board(s)

    def called(self, s: MothershipState, speech: Speech, vocabulary: str, value: int) -> str:
        return label(s, speech, vocabulary, value)

    def asked(self, s: MothershipState, decision: Decision) -> list[Phrase]:
        return asked.asked(s, decision)

    def outlook(self, s: MothershipState, decision: Decision, answer: Answer) -> list[Phrase]:
        return asked.outlook(s, decision, answer)

    def evaluate(self, s: MothershipState, seat: int) -> float:
        return evaluate(s, seat)

    def guesses(self, s: MothershipState) -> list[float]:
        return evaluate_all(s)

    def worths(self, s: MothershipState) -> list[float]:
        return evaluate_all(s)

    def opening(self, s: MothershipState) -> bool:
        return s.phase == PLACING

    def deeds(self, s: MothershipState, events: Sequence[Event], seat: int) -> dict[str, float]:
        return deeds.deeds(s, events, seat)
