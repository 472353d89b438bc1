"""The signs by which chances are told: what a seat is worth, its points or what is left of its
Station and Mothership, its turn, its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.core.chances import Curve, Standing, common, placed
from headframe.games.mothership.evaluate.evaluate import SCALE, evaluate_all
from headframe.games.mothership.evaluate.outlook import next_to_move, siege, striking
from headframe.games.mothership.evaluate.weights import weights_of
from headframe.games.mothership.modes import (
    DEATHMATCH,
    FEWEST_PLAYERS,
    MODES,
    NPC,
    SOLO,
    TEAM,
    VP,
)
from headframe.games.mothership.query import enemies, planets_of, points, turn_place
from headframe.games.mothership.state import MothershipState
from headframe.kit.chances import read_curves

ROUNDS: Final = 16
"""By then most games are over that nothing else ends."""


def standing(s: MothershipState) -> Standing:
    setting = s.setting
    solo = setting.mode == SOLO
    worths = evaluate_all(s)
    signs: list[dict[str, float]] = []
    for seat in range(setting.seats):
        row = {
            "worth": worths[seat],
            "hull": float(_hull(s, seat)),
            "planets": float(len(planets_of(s, seat))),
            "turn": float(seat == s.turn),
        }
        if solo:
            row["hull"] -= _hull(s, NPC)
            row["planets"] -= len(planets_of(s, NPC))
            row["alone"] = 1.0
        else:
            row.update(placed(turn_place(s, seat)))
        if setting.mode == VP:
            row["points"] = float(points(s, seat))
        if setting.mode == TEAM:
            # What a fallen member was worth says nothing; that the other stands alone does.
            row["out"] = float(s.out >> seat & 1)
        if setting.mode == DEATHMATCH and setting.seats > FEWEST_PLAYERS:
            row.update(_hunted(s, seat, worths))
        signs.append(row)
    out = [seat for seat in range(setting.seats) if s.out >> seat & 1]
    return Standing(_table(s), _over(s), s.teams, common(signs), out)


def _hunted(s: MothershipState, seat: int, worths: list[float]) -> dict[str, float]:
    """Among three and more a strong one is everybody's prey, and what one is worth decides little
    until two are left. Before, it matters whom one hunts and what is coming."""
    foes = enemies(s, seat)
    duel = len(foes) == 1 and not s.out >> seat & 1
    force = siege(s, seat, foes, striking(s), weights_of(s.pack))
    return {
        "duel worth": worths[seat] if duel else 0.0,
        "duel hull": float(_hull(s, seat)) if duel else 0.0,
        "prey": worths[next_to_move(s, seat, foes)] if foes else 0.0,
        "siege": force / SCALE,
    }


def _hull(s: MothershipState, owner: int) -> int:
    return max(0, s.hulls[owner]) + max(0, s.stations[owner])


def _table(s: MothershipState) -> str:
    setting = s.setting
    mode = MODES[setting.mode]
    if setting.mode == SOLO:
        return f"{mode} {setting.level}"
    if setting.mode == TEAM:
        return f"{mode} " + "v".join(str(s.teams.count(team)) for team in sorted(set(s.teams)))
    return f"{mode} {setting.seats}"


def _over(s: MothershipState) -> float:
    """Of a game to a limit also by the points that the first has."""
    setting = s.setting
    found = s.round / (setting.rounds or ROUNDS)
    if setting.limit:
        found = max(points(s, seat) for seat in range(setting.seats)) / setting.limit
    return found


@cache
def curves() -> dict[str, Curve]:
    return read_curves(Path(__file__).parent)
