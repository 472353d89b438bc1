"""The option sets that the contract suite plays."""

from __future__ import annotations

from headframe.core.options import Options

OPTION_SETS: list[Options] = [
    {"players": 2},
    {"players": 4, "modules": ["artifacts"]},
    {"players": 6, "modules": ["moons"]},
    {"players": 3, "mode": "vp", "modules": ["moons"], "vp_goal": "both"},
    {"players": 5, "mode": "vp"},
    {"mode": "team", "teams": "2v2-sides", "modules": ["developments"]},
    {"mode": "team", "teams": "2v2v2"},
    {"mode": "solo", "solo_level": 4},
    {"players": 2, "setup": "printed"},
    {"players": 3, "setup": "printed", "mode": "vp", "modules": ["moons"]},
    {"mode": "team", "teams": "2v2", "setup": "printed", "modules": ["developments"]},
    {"mode": "solo", "setup": "printed", "modules": ["moons"]},
]
