"""What stands open beside every decision of one's own turn: artifact tiles and achievements."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.events import MajorTaken, MinorTaken
from headframe.games.super_motherload.state import Player, SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import OFFERS, judge_majors, judge_minors
from headframe.games.super_motherload.steps.bonuses import NO_STACK, Effects, possible
from headframe.games.super_motherload.steps.buy import BUYS, buying, spend_tile
from headframe.games.super_motherload.steps.dig import deal_minor


def usable(s: SuperMotherloadState, player: Player) -> tuple[int, ...]:
    """The different tiles held that would do something now."""
    found: tuple[int, ...] = ()
    effects = s.content.effects
    for tile in player.tiles:
        effect = effects[tile]
        if effect and tile not in found and possible(s, player, effect):
            found += (tile,)
    return found


class Tiles(Frame[SuperMotherloadState]):
    """Use an artifact tile. Others are not told whether this is open: it depends on its face."""

    __slots__ = ()
    CLAUSE = "SM-ART-01"
    PRIVATE: ClassVar[bool] = True

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        tiles = usable(s, s.players[s.turn])
        return (Decision(s.turn, "tile", Pick("tile", tiles), self),) if tiles else ()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        spend_tile(s, s.players[s.turn], answer)
        # Inside an action and among buys these wait already; else they follow this tile.
        if not buying(s):
            s.stack.append(BUYS)
        s.stack.append(Effects(s.content.artifacts[answer].effect, NO_STACK))
        judge_minors(s)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        player = s.players[s.turn]
        if answer not in player.tiles:
            return Refusal("SM-ART-01", "you hold no such tile")
        assert isinstance(answer, int)
        artifact = s.content.artifacts[answer]
        if artifact.to_hand:
            return Refusal("SM-ART-07", "this tile is used when a card is bought")
        if not artifact.effect:
            return Refusal("SM-ART-08", "this tile is kept for its points")
        return Refusal("SM-ART-11", "this tile would do nothing now")


class Claims(Frame[SuperMotherloadState]):
    """Take an achievement whose goal is met."""

    __slots__ = ()
    CLAUSE = "SM-ACH-01"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        asked: tuple[Decision, ...] = ()
        if s.can_major:
            asked = (Decision(s.turn, "major", Pick("major", s.can_major), self),)
        if s.can_minor:
            asked += (Decision(s.turn, "minor", Pick("minor", s.can_minor), self),)
        return asked

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        player = s.players[s.turn]
        if decision.key == "major":
            s.majors = tuple([major for major in s.majors if major != answer])
            player.majors = (*player.majors, answer)
            s.took_major += 1
            judge_majors(s)
            if s.events is not None:
                s.events.append(MajorTaken(s.turn, answer))
        else:
            dealt = deal_minor(s)
            row = [dealt if shown == answer else shown for shown in s.minor_row]
            s.minor_row = tuple([shown for shown in row if shown >= 0])
            player.minors = (*player.minors, answer)
            s.took_minor += 1
            if s.events is not None:
                s.events.append(MinorTaken(s.turn, answer, dealt))
        judge_minors(s)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        face_up = s.majors if decision.key == "major" else s.minor_row
        if answer not in face_up:
            return Refusal("SM-ACH-01", "no such achievement lies face up")
        if decision.key == "major":
            return Refusal("SM-ACH-03", "you have not bought the pilots it asks for")
        return Refusal("SM-ACH-05", "its goal is not met")


TILES: Final = Tiles()
CLAIMS: Final = Claims()
OFFERS[:] = [(), (TILES,), (CLAIMS,), (TILES, CLAIMS)]
