"""What of the content a game uses: its own layout, and of modes and modules those that it has."""

from __future__ import annotations

import hashlib
from typing import Final

from headframe.core.options import Options
from headframe.games.mothership.content.layouts import SOLO_LAYOUT
from headframe.games.mothership.modes import ARTIFACTS, DEVELOP, MOONS, SOLO, TEAM
from headframe.games.mothership.options import chosen_content, layout_of, mode_of, modules_of
from headframe.kit.kept import UNUSED, WHOLE

OF_MODES: Final = {"solo": SOLO, "levels": SOLO, "npc": SOLO, "teams": TEAM}
OF_MODULES: Final = {"artifacts": ARTIFACTS, "developments": DEVELOP, "bonus": MOONS}


def fingerprint(options: Options) -> str:
    content = chosen_content(options)
    mode, modules, layout = mode_of(options), modules_of(options), layout_of(options).name
    chosen = str(options["layout"]).strip()
    document = "" if chosen in content.layouts else chosen

    def use(kind: str, name: str) -> int:
        if kind == "layout":
            # Solo keeps its own, whatever asteroids the host's document has.
            mine = (name == layout and not document) or (mode == SOLO and name == SOLO_LAYOUT)
            return WHOLE if mine else UNUSED
        if kind in OF_MODES:
            return WHOLE if OF_MODES[kind] == mode else UNUSED
        if kind in OF_MODULES:
            return WHOLE if OF_MODULES[kind] & modules else UNUSED
        return WHOLE

    return content.source.fingerprint(use, document)


def older_fingerprint(options: Options) -> str:
    """As it was until tables kept their content: of the whole pack."""
    whole, layout = chosen_content(options).source.hash, options.get("layout", "")
    return hashlib.sha256(f"{whole}\0{layout}".encode()).hexdigest()
