"""The score, and who stands where (SM-END)."""

from __future__ import annotations

from headframe.core.game import Result
from headframe.games.super_motherload.content import Content
from headframe.games.super_motherload.events.turns import Scored
from headframe.games.super_motherload.state import Player, SuperMotherloadState


def sources(s: SuperMotherloadState, player: Player) -> dict[str, int]:
    """Where a player's points come from."""
    content = s.content
    return {
        "pilots": _of_pilots(content, player),
        "major achievements": sum([content.majors[major].points for major in player.majors]),
        "minor achievements": sum([content.minors[minor].points for minor in player.minors]),
        "artifacts": _of_artifacts(content, player),
    }


def _of_pilots(content: Content, player: Player) -> int:
    worth, found = content.worth, 0
    for pile in (player.draw, player.discard, player.hand):
        for card in pile:
            found += worth[card]
    return found


def _of_artifacts(content: Content, player: Player) -> int:
    return sum([content.artifacts[tile].points for tile in player.tiles])


def points(s: SuperMotherloadState, player: Player) -> int:
    return sum(sources(s, player).values())


def open_points(s: SuperMotherloadState, player: Player) -> int:
    """Without the artifacts, which nobody else sees."""
    return points(s, player) - _of_artifacts(s.content, player)


def score(s: SuperMotherloadState) -> Result:
    found = tuple(sources(s, player) for player in s.players)
    scores = tuple(sum(source.values()) for source in found)
    # The start player, who may have lied about the hole, loses every tie.
    ranks = [(points, seat != s.start) for seat, points in enumerate(scores)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(places, scores, found)


def places(s: SuperMotherloadState) -> list[Scored]:
    """The result as it is told, the first place first."""
    result = score(s)
    told = []
    for seat in sorted(range(len(s.players)), key=lambda seat: result.places[seat]):
        place, points = result.places[seat], result.scores[seat]
        pilots, majors, minors, artifacts = result.sources[seat].values()
        tie = seat == s.start and result.scores.count(points) > 1
        told.append(Scored(seat, place, points, pilots, majors, minors, artifacts, tie))
    return told
