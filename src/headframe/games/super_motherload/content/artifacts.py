"""Artifact tiles."""

from __future__ import annotations

from headframe.games.super_motherload.content.achievements import check_count
from headframe.games.super_motherload.content.bonuses import TILE, TO_HAND, Ops, read_ops, total
from headframe.games.super_motherload.content.figures import MOST_POINTS, MOST_TILES
from headframe.kit.content import Pack, Row, no_twins


class Artifact:
    """A kind of artifact tile."""

    __slots__ = ("effect", "name", "points", "provenance", "tiles", "to_hand")

    def __init__(self, row: Row, provenance: str, minerals: list[str]) -> None:
        self.name = row["name"].required()
        self.effect: Ops = read_ops(row["effect"], TILE, minerals)
        self.to_hand = total(self.effect, TO_HAND) > 0
        if self.to_hand and len(self.effect) > 1:
            raise row["effect"].error("`to hand` stands alone: it answers a question [SM-ART-07]")
        self.tiles = row["tiles"].whole(0, MOST_TILES)
        self.points = 0 if row.get("points").empty else row["points"].whole(0, MOST_POINTS)
        self.provenance = provenance


def read_artifacts(pack: Pack, wanted: int, minerals: list[str]) -> list[Artifact]:
    section = pack.only("artifacts")
    artifacts = [Artifact(row, section.provenance(row), minerals) for row in section.rows]
    no_twins(row["name"] for row in section.rows)
    tiles = sum(artifact.tiles for artifact in artifacts)
    check_count(section, "artifact tiles", tiles, wanted)
    return artifacts
