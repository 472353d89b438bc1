"""A table in a few lines: boards as drawn, hands by card name, and answers as a player gives them.

A drawing is written as in the content files, with ``[]`` for a tunnel that already lies there,
``[A`` for one over an artifact space.
Cards are named as in the content without the deck ("R10", "S7"), starting cards also by colour:
red (pattern I2), red3 (pattern L3), blue, yellow, wild. Seat 0 plays purple, then green, orange
and grey. Spaces are (row, column) over all boards in play, counted from 1.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from headframe.core.choice import Answer, Place
from headframe.core.engine import Decision, Event, advance, apply
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.view import view
from headframe.games.super_motherload.content import BUILT_IN, FILES, MINERALS
from headframe.games.super_motherload.content.cards import COLOURS, DECKS
from headframe.games.super_motherload.game import SuperMotherload
from headframe.games.super_motherload.state import Player, SuperMotherloadState, put_minerals
from headframe.games.super_motherload.steps.turn import TURN, begin_turn

GAME = SuperMotherload()
ACTION = {"end": 0, "draw": 1, "drill": 2, "bomb": 3}
NICKNAMES = {"red": "S1", "red3": "S2", "blue": "S3", "yellow": "S5", "wild": "S7"}
Space = tuple[int, int]
E = TypeVar("E", bound=Event)


Edits = tuple[tuple[str, str, str], ...]
"""File, what stands there, and what shall stand there instead."""


_PACKS = tempfile.TemporaryDirectory(prefix="headframe-sm-")
"""Of this process alone: others write theirs while we read ours."""


@cache
def pack_with(drawings: tuple[tuple[str, str], ...], edits: Edits = ()) -> str:
    """A content pack with these boards in place of the built-in ones; where it lies."""
    lines = [
        f"[board {name}]\nprovenance = designed\ndepth = {name[0]}\nname = Test\n---\n{drawing}\n"
        for name, drawing in drawings
    ]
    key = hashlib.sha256(repr((drawings, edits)).encode()).hexdigest()[:16]
    folder = Path(_PACKS.name) / key
    folder.mkdir(exist_ok=True)
    for file in FILES:
        shutil.copy(BUILT_IN / file, folder / file)
    (folder / "boards.txt").write_text("\n".join(lines), encoding="utf-8")
    for file, old, new in edits:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


def cleaned(drawing: str) -> str:
    """The drawing without indentation."""
    return "\n".join(line.strip() for line in drawing.strip().splitlines())


class Table:
    """A position, and how to play on from it."""

    def __init__(self, s: SuperMotherloadState) -> None:
        self.s = s
        self.s.events = []

    # Looking ------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        return self.s.players[self.s.turn]

    @property
    def keys(self) -> list[str]:
        return [decision.key for decision in self.s.open_decisions]

    def decision(self, key: str) -> Decision:
        return next(decision for decision in self.s.open_decisions if decision.key == key)

    def choices(self, key: str) -> list[Answer]:
        found = self.decision(key).choice.listed(100_000)
        assert found is not None
        return found

    def actions(self) -> list[str]:
        """What can be chosen between actions."""
        return [word for word, code in ACTION.items() if code in self.choices("action")]

    def tunnels(self) -> list[set[Space]]:
        """The places offered for the line or the blast, as sets of spaces."""
        choice = self.decision(self.keys[0]).choice
        assert isinstance(choice, Place)
        board = self.s.content.sheet.board
        return [
            {(board.row_of(cell) + 1, board.column_of(cell) + 1) for cell in choice.shapes.cells(n)}
            for n in self.choices(self.keys[0])
            if isinstance(n, int)
        ]

    def sets(self) -> list[str]:
        """The sets of cards offered for a drill, by name."""
        return [
            self.named(answer)
            for answer in self.choices("drill-cards")
            if isinstance(answer, tuple)
        ]

    def drills(self, viewer: int | None) -> dict[str, int]:
        """Which cards the figures say go together, and how far they drill."""
        return {
            self.named(drill["cards"]): drill["length"]
            for drill in GAME.figures(self.s, viewer)["drills"] or ()
        }

    def named(self, cards: Iterable[int]) -> str:
        shorter = {long: nickname for nickname, long in NICKNAMES.items()}
        names = [self.s.content.cards[card].name.split("-")[-1] for card in cards]
        return " ".join(shorter.get(name, name) for name in names)

    def hand(self, seat: int = 0) -> str:
        return self.named(self.s.players[seat].hand)

    def discard(self, seat: int = 0) -> str:
        return self.named(sorted(self.s.players[seat].discard))

    def on(self, stack: str, seat: int = 0) -> str:
        """The minerals on a stack, by letter."""
        at = COLOURS.index(stack) * MINERALS
        counts = self.s.players[seat].minerals[at : at + MINERALS]
        letters = [mineral.letter for mineral in self.s.content.minerals]
        return "".join(letter * n for letter, n in zip(letters, counts, strict=True))

    def top(self, stack: str, seat: int = 0) -> str:
        player = self.s.players[seat]
        return self.s.content.cards[self.s.top(player, COLOURS.index(stack))].name

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        assert self.s.events is not None
        return [event for event in self.s.events if isinstance(event, kind)]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {**view(self.s, viewer)}

    def text(self, viewer: int | None = None) -> str:
        return GAME.text(self.s, viewer)

    def minors(self) -> list[str]:
        return [self.s.content.minors[minor].name for minor in self.s.minor_row]

    def can_take(self) -> list[str]:
        """The achievements offered now."""
        content = self.s.content
        found = [content.majors[major].name for major in self.s.can_major if "major" in self.keys]
        return found + [content.minors[m].name for m in self.s.can_minor if "minor" in self.keys]

    def dice(self, number: int) -> Table:
        """Other dice, for what is a matter of chance."""
        self.s.rng = Rng.seeded(str(number))
        return self

    # Playing ------------------------------------------------------------------------------------

    def answer(self, key: str, answer: Answer) -> Table:
        apply(self.s, self.s.turn, key, answer)
        return self

    def refused(self, key: str, answer: Answer, seat: int | None = None) -> str:
        """The clause with which this answer is refused."""
        try:
            apply(self.s, self.s.turn if seat is None else seat, key, answer)
        except Refused as refused:
            return refused.refusal.clause
        raise AssertionError(f"{key} {answer} was not refused")

    def act(self, word: str) -> Table:
        return self.answer("action", ACTION[word])

    def draw(self) -> Table:
        return self.act("draw")

    def end(self) -> Table:
        return self.act("end")

    def put_down(self, cards: str) -> Table:
        """Choose a drill and its cards."""
        self.act("drill")
        return self.answer("drill-cards", self.cards(cards))

    def drill(self, cards: str, *line: Space) -> Table:
        """A whole drill up to its line."""
        return self.put_down(cards).line(*line)

    def line(self, *spaces: Space) -> Table:
        return self.answer("line", self.placed("line", spaces))

    def bomb(self, card: str, *spaces: Space) -> Table:
        self.act("bomb").answer("bomb-card", self.cards(card)[0])
        return self.answer("blast", self.placed("blast", spaces))

    def onto(self, stack: str, key: str = "stack") -> Table:
        return self.answer(key, COLOURS.index(stack))

    def use(self, effect: str) -> Table:
        return self.answer("tile", self.tile(effect))

    def take(self, name: str) -> Table:
        key, number = self.achievement(name)
        return self.answer(key, number)

    # Names to numbers ---------------------------------------------------------------------------

    def cards(self, names: str, seat: int | None = None) -> tuple[int, ...]:
        player = self.s.players[self.s.turn if seat is None else seat]
        return cards_of(self.s, player, names)

    def placed(self, key: str, spaces: tuple[Space, ...]) -> int:
        """The number of the placement over these spaces; a line may be given by its ends."""
        choice = self.decision(key).choice
        assert isinstance(choice, Place)
        board = self.s.content.sheet.board
        if key == "line" and len(spaces) == 2:
            (top, left), (bottom, right) = min(spaces), max(spaces)
            columns = range(min(left, right), max(left, right) + 1)
            spaces = tuple((row, column) for row in range(top, bottom + 1) for column in columns)
        wanted = sum(1 << board.cell(row - 1, column - 1) for row, column in spaces)
        masks: list[int] = choice.shapes.masks  # type: ignore[attr-defined]
        return masks.index(wanted)

    def tile(self, effect: str) -> int:
        return tile_of(self.s, effect)

    def achievement(self, name: str) -> tuple[str, int]:
        key = "major" if name.startswith("MA") else "minor"
        listed = self.s.content.majors if key == "major" else self.s.content.minors
        return key, [each.name for each in listed].index(name)


def cards_of(s: SuperMotherloadState, player: Player, names: str) -> tuple[int, ...]:
    deck = s.content.decks[player.deck]
    owned = [*dict.fromkeys(deck.start), *(card for stack in deck.stacks for card in stack)]
    by_name = {s.content.cards[card].name.split("-")[-1]: card for card in owned}
    return tuple(sorted(by_name[NICKNAMES.get(name, name)] for name in names.split()))


def tile_of(s: SuperMotherloadState, effect: str) -> int:
    """A tile by its effect as the content writes it: `draw 2`, `bomb, draw 1`, `points`."""
    for kind, artifact in enumerate(s.content.artifacts):
        named = artifact.name
        if effect == EFFECTS[named]:
            return kind
    raise KeyError(effect)


EFFECTS = {
    "Overdrive": "action",
    "Field Manual": "draw 2",
    "Supply Crate": "bomb, draw 1",
    "Platinum Ingot": "platinum",
    "Gold Locket": "gold, draw 1",
    "Recruiting Poster": "to hand",
    "Fossil": "points",
    "Mineral Twin": "duplicate",
}
PLAIN = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. .A
"""


def table(
    *drawings: str,
    depth: int = 1,
    players: int = 2,
    hand: str = "red blue yellow wild",
    draw: str = "",
    discard: str = "",
    tokens: int = 1,
    tiles: Iterable[str] = (),
    bag: Iterable[str] | None = None,
    on: Mapping[str, str] | None = None,
    bought: Mapping[str, int] | None = None,
    majors: str = "",
    minors: str = "",
    minor_deck: str | None = None,
    supply: int | None = None,
    actions: int = 2,
    start: int = 0,
    edits: Edits = (),
) -> Table:
    """Seat 0 to move. ``drawings`` are the one or two boards in play, from ``depth`` on."""
    depths = [1, 2, 4] if players == 2 else [1, 2, 3, 4]
    drawn = [cleaned(drawing) for drawing in drawings or (PLAIN,)]
    width = len(drawn[0].splitlines()[0].split())
    spare = " ".join([".."] * (width - 1) + [".A"])
    in_play = depths[depths.index(depth) :][: len(drawn)]
    by_depth = dict.fromkeys((1, 2, 3, 4), spare)
    by_depth |= {
        number: drawing.replace("[]", "..").replace("[A", ".A")
        for number, drawing in zip(in_play, drawn, strict=True)
    }
    pack = pack_with(
        tuple((f"{number}{side}", by_depth[number]) for number in (1, 2, 3, 4) for side in "AB"),
        edits,
    )
    decks = list(DECKS[:players])
    s = GAME.new({"players": players, "decks": decks, "content": pack, "start": start}, "table")
    apply(s, s.turn, "side", s.content.sides_of[1][0])
    names = [side.name for side in s.content.sides]
    s.boards = tuple(names.index(f"{number}A") for number in in_play)
    s.field = s.content.field(s.boards)
    board = s.content.sheet.board
    s.dug = sum(
        1 << board.cell(row, column)
        for row, text in enumerate("\n".join(drawn).splitlines())
        for column, space in enumerate(re.split(r"\s+", text))
        if space in ("[]", "[A")
    )
    s.survey()
    me = s.players[0]
    me.hand, me.draw, me.discard = [], [], []
    for pile, cards in ((me.hand, hand), (me.draw, draw), (me.discard, discard)):
        pile.extend(cards_of(s, me, cards))
    me.known = ()
    s.supply += me.tokens - tokens if supply is None else supply - s.supply
    me.tokens = tokens
    me.tiles = tuple(sorted(tile_of(s, effect) for effect in tiles))
    if bag is None:
        for kind in me.tiles:
            s.tiles.remove(kind)
    else:
        s.tiles = sorted(tile_of(s, effect) for effect in bag)
    lay(s, me, on or {})
    me.bought = tuple((bought or {}).get(colour, 0) for colour in COLOURS)
    me.count_up()
    s.majors = tuple(_numbers([m.name for m in s.content.majors], majors))
    s.minor_row = tuple(_numbers([m.name for m in s.content.minors], minors))
    everything = [m.name for m in s.content.minors]
    rest = [name for name in everything if name not in minors.split()]
    s.minor_deck = _numbers(everything, " ".join(rest) if minor_deck is None else minor_deck)
    s.stack = [TURN]
    begin_turn(s, 0)
    s.actions = actions
    advance(s)
    return Table(s)


def lay(s: SuperMotherloadState, player: Player, on: Mapping[str, str]) -> None:
    """Minerals onto stacks, by letter."""
    letters = [mineral.letter for mineral in s.content.minerals]
    for colour, minerals in on.items():
        counts = tuple(minerals.count(letter) for letter in letters)
        put_minerals(s, player, COLOURS.index(colour), counts)


def _numbers(names: list[str], wanted: str) -> list[int]:
    return sorted(names.index(name) for name in wanted.split())
