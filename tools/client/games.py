"""What the client knows of one game: its catalogue, its state as it is shown, events, codes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from headframe import registry
from headframe.core.engine import Event, Frame, State
from headframe.core.part import (
    ALL,
    COUNT,
    EACH_OWN,
    NOBODY,
    OWNER,
    OWNER_ELSE_COUNT,
    TEAM,
    TRANSIENT,
    Audience,
    Part,
)
from headframe.core.speech import Phrase, Word
from headframe.kit.masks import MASK, MASKS
from tools.client.keys import decision_keys
from tools.client.typescript import Writer, comment, union


class Source(NamedTuple):
    """Where the definitions of a game stand."""

    state: str
    """The class of the state, `module:Class`."""
    facts: str
    """The type of the catalogue, `module:Class`."""
    figures: str
    """The type of its figures, `module:Class`, if it has any."""
    codes: Mapping[str, tuple[str, ...]]
    """Modules and those of their constants that the client uses."""
    keys: tuple[str, ...] = ()
    """Decision keys that stand in no source: the constants that hold them, `module:NAME`."""


GAMES: Final[dict[str, Source]] = {
    "super_motherload": Source(
        "state:SuperMotherloadState",
        "show.catalogue:Facts",
        "show.figures:Figures",
        {"steps.turn": ("END", "DRAW", "DRILL", "BOMB"), "content.cards": ("COLOURS",)},
    ),
    "drillers": Source(
        "state:DrillersState",
        "show.catalogue:Facts",
        "show.figures:Figures",
        {
            "legal.action_codes": (
                *("END", "UP", "DOWN", "BUY_MOVE", "BUY_DRILL", "TAKE_DAMAGE", "ANY_MOVE_NOW"),
                *("ANY_DRONE_NOW", "EXCAVATE", "BREAK", "SELL_ALL", "REPAIR_NOW", "UPGRADE_CAP"),
                *("UPGRADE_STORAGE", "COLLECT", "RESERVED", "SELL", "RAISE_NOW", "HARPOON_UP"),
                *("HARPOON_DOWN", "REFRESH_SHOP", "EXHAUST", "PLAY", "BURN", "BUY", "USE"),
                "DISCARD",
            ),
            "steps.choices": ("DECLINE", "HAND_CARD", "PLAY_CARD", "DISCARD_CARD", "TOP_CARD"),
            "steps.upkeep": ("COPY",),
            "content.minerals": ("KINDS",),
            "content.rooms": ("FACE_DOWN",),
            "state": ("BOT", "NO_SEAT"),
        },
    ),
    "mothership": Source(
        "state:MothershipState",
        "show.catalogue:Facts",
        "show.figures:Figures",
        {
            "legal.action_codes": (
                *("END", "ENERGY", "BUY", "BUY_GAS", "SHIFT", "REFRESH", "MOVE", "GATE", "ATTACK"),
                *("RAID", "CARD", "RESEARCH", "DEPLOY", "SCRAP", "ABILITY", "EXPLORE", "COURT"),
                *("REMOVE", "BUILD", "SPAN", "PASS", "BEAM"),
            ),
            "units": (
                *("UNITS", "KINDS", "STATION", "MOTHERSHIP", "FIGHTER", "BOMBER", "GUARDIAN"),
                *("ROW_NAMES", "ENGINES", "WEAPONS", "SHIELDS"),
            ),
            "fight": (
                *("SHIPS", "GUN", "FAR", "ROCKS", "PLANETARY", "THROWN"),
                *("UNDECIDED", "ATTACKER", "DEFENDER", "TIE"),
            ),
            "modes": ("MODES", "TEAM", "VP", "ARTIFACTS", "INFLUENCE", "DEVELOP", "MOONS"),
            "content.cards": ("DICE",),
            "show.odds": ("DARED_KEYS", "DARED_ACTIONS"),
            "state": ("PLANET",),
        },
        ("content.cards:TARGET_WORDS",),
    ),
}
SHARED: Final = ("Json", "Phrase", "Word")
"""Types of the wire that a game's own may use."""
HIDDEN: Final = "Hidden"
SHAPES: Final[dict[Audience, str]] = {
    ALL: "{}",
    MASK: "number[]",
    MASKS: "number[][]",
    COUNT: HIDDEN,
    OWNER_ELSE_COUNT: f"{{}} | {HIDDEN}",
}
"""What an audience shows of a field of this type."""
HEAD: Final = """\
/** A pile of which one sees the number alone. */
export interface Hidden {
  hidden: number;
}
"""


def game_types(name: str) -> str:
    source = GAMES[name]
    package = f"headframe.games.{name}"
    state, facts = _found(package, source.state), _found(package, source.facts)
    parts = registry.game(name).PARTS
    writer = PartWriter()
    writer.declare(facts)
    writer.part(state)
    if source.figures:
        writer.declare(_found(package, source.figures))
    text = "\n".join(
        [
            HEAD,
            writer.text(),
            _union("Step", "A step under way, as the stack shows it.", Frame, parts, writer),
            _union("Event", "Something that happened.", Event, parts, writer),
            union("Key", [f'"{key}"' for key in _keys(name)]),
            *_codes(package, source.codes),
        ]
    )
    used = [shared for shared in SHARED if re.search(rf"\b{shared}\b", text)]
    return f'import type {{ {", ".join(used)} }} from "../../lib/wire";\n\n{text}'


class PartWriter(Writer):
    """Knows parts besides: what of them is shown, and in which form."""

    def __init__(self) -> None:
        super().__init__({Phrase: "Phrase", Word: "Word"})

    def written(self, of: Any) -> str:
        plain = get_origin(of) or of
        if isinstance(plain, type) and issubclass(plain, Frame):
            return "Step"
        if isinstance(plain, type) and issubclass(plain, Part):
            self.part(plain)
            return plain.__name__
        return super().written(of)

    def part(self, kind: type[Part]) -> None:
        if kind.__name__ in self.made:
            return
        self.made[kind.__name__] = ""
        fields = "".join(f"  {line};\n" for line in self.fields(kind))
        head = f"{comment(kind)}export interface {kind.__name__}"
        self.made[kind.__name__] = f"{head} {{\n{fields}}}\n"

    def fields(self, kind: type[Part]) -> Iterator[str]:
        hints = {**get_type_hints(State.__init__), **get_type_hints(kind.__init__)}
        yield f'is: "{kind.__name__}"'
        for name, audience in kind.AUDIENCES.items():
            if audience in (NOBODY, TRANSIENT):
                continue
            of = hints[name]
            if audience in (OWNER, TEAM):
                yield f"{name}?: {self.written(of)}"
            elif audience is EACH_OWN:
                yield f"{name}: ({self.written(get_args(of)[0])} | null)[]"
            else:
                shape = SHAPES.get(audience) or audience.SHAPE
                assert shape, f"{kind.__name__}.{name}: nobody says what {audience.name!r} shows"
                mark = "?" if shape.startswith("?") else ""
                yield f"{name}{mark}: {shape.removeprefix('?').format(self.written(of))}"


def _found(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)


def _union(
    name: str, said: str, base: type[Part], parts: tuple[type[Part], ...], writer: PartWriter
) -> str:
    kinds = [part for part in parts if issubclass(part, base)]
    lines = [f"  | {{ {'; '.join(writer.fields(kind))} }}" for kind in kinds]
    return f"/** {said} */\nexport type {name} =\n" + "\n".join(lines) + ";\n"


def game_keys(name: str) -> str:
    """The keys as a module of the game."""
    lines = "".join(f'    "{key}",\n' for key in _keys(name))
    return (
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f'KEYS: Final = (\n{lines})\n"""The keys of all decisions."""\n'
    )


def _keys(name: str) -> list[str]:
    package = import_module(f"headframe.games.{name}")
    keys = decision_keys(Path(str(package.__file__)).parent)
    for where in GAMES[name].keys:
        keys.update(_found(package.__name__, where))
    return sorted(keys)


def _codes(package: str, codes: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for module, names in codes.items():
        found = import_module(f"{package}.{module}")
        for name in names:
            value = getattr(found, name)
            if isinstance(value, tuple):
                words = ", ".join(f'"{e}"' if isinstance(e, str) else str(e) for e in value)
                yield f"export const {name} = [{words}] as const;"
            else:
                yield f"export const {name} = {value};"
    yield ""
