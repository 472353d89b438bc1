"""What styles of play are about: how much a seat has of each."""

from __future__ import annotations

from headframe.games.super_motherload.state import SuperMotherloadState


def goals(s: SuperMotherloadState, seat: int) -> dict[str, float]:
    player = s.players[seat]
    return {
        "cards": float(len(player.hand)),
        "minors": float(len(player.minors)),
        "artifacts": float(len(player.tiles)),
        "bombs": float(player.tokens),
    }
