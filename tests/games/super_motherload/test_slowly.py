"""Legal sets, lines and blasts found once more, slowly and by other means: space by space on the
drawn boards, every subset of the hand, every rotation drawn out."""

from __future__ import annotations

from itertools import combinations

import pytest

from headframe.core.choice import Answer
from headframe.core.engine import act
from headframe.core.rng import Rng
from headframe.games.super_motherload.content.bonuses import BY_CORNER, THROUGH_ROCK
from headframe.games.super_motherload.content.cards import WILD
from headframe.games.super_motherload.legal.cards import can_bomb, can_drill
from headframe.games.super_motherload.state import SuperMotherloadState
from tests.games.super_motherload.table import GAME, Table

Space = tuple[int, int]
Spaces = frozenset[Space]


class Ground:
    """The boards in play as a plain grid."""

    def __init__(self, s: SuperMotherloadState) -> None:
        self.terrain = {
            (row, column): space[0]
            for row, spaces in enumerate(
                (line for side in s.boards for line in s.content.sides[side].rows), start=1
            )
            for column, space in enumerate(spaces, start=1)
        }
        board = s.content.sheet.board
        self.dug = {
            (row, column)
            for row, column in self.terrain
            if s.dug >> board.cell(row - 1, column - 1) & 1
        }
        self.surface = s.content.sides[s.boards[0]].depth == 1

    def connects(self, tunnel: Spaces, corner: bool) -> bool:
        for row, column in tunnel:
            if self.surface and row == 1:
                return True
            for down, right in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
                if (row + down, column + right) in self.dug:
                    return True
            if corner:
                for down, right in [(1, 1), (1, -1), (-1, 1), (-1, -1)]:
                    if (row + down, column + right) in self.dug:
                        return True
        return False

    def open_to(self, tunnel: Spaces, allowed: str) -> bool:
        return all(
            space in self.terrain and space not in self.dug and self.terrain[space] in allowed
            for space in tunnel
        )

    def lines(self, colours: str, length: int, placing: int) -> set[Spaces]:
        rock = "#" if placing & THROUGH_ROCK else ""
        found = set()
        for row, column in self.terrain:
            for down, right in [(0, 1), (1, 0)]:
                line = frozenset((row + n * down, column + n * right) for n in range(length))
                if self.connects(line, bool(placing & BY_CORNER)) and any(
                    self.open_to(line, "." + colour + rock) for colour in colours
                ):
                    found.add(line)
        return found

    def blasts(self, cells: Spaces) -> set[Spaces]:
        found = set()
        for turned in turns(cells):
            for row, column in self.terrain:
                blast = frozenset((row + r, column + c) for r, c in turned)
                if self.open_to(blast, ".#") and self.connects(blast, False):
                    found.add(blast)
        return found


def turns(cells: Spaces) -> list[Spaces]:
    found = []
    for _ in range(4):
        cells = frozenset((column, -row) for row, column in cells)
        for flipped in (cells, frozenset((row, -column) for row, column in cells)):
            top = min(row for row, _ in flipped)
            left = min(column for _, column in flipped)
            found.append(frozenset((row - top, column - left) for row, column in flipped))
    return found


def slow_sets(s: SuperMotherloadState, ground: Ground) -> set[tuple[int, ...]]:
    content = s.content
    hand = s.players[s.turn].hand
    found = set()
    known: dict[tuple[str, int, int], bool] = {}
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            colours = {content.colour[card] for card in cards} - {WILD}
            if len(colours) > 1:
                continue
            letters = "rby"[colours.pop()] if colours else "rby"
            length = sum(content.icons[card] for card in cards)
            placing = 0
            for card in cards:
                placing |= content.placing[card]
            key = (letters, length, placing)
            if key not in known:
                known[key] = bool(ground.lines(*key))
            if known[key]:
                found.add(cards)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_answers_agree_with_a_slow_search(players: int) -> None:
    looked = {"action": 0, "drill-cards": 0, "line": 0, "blast": 0}
    for number in range(2):
        s = GAME.new({"players": players}, f"slow {number}")
        rng = Rng.seeded(f"slow {number}")
        while s.open_decisions:
            decision = rng.pick(s.open_decisions)
            if decision.key in looked and rng.below(6) == 0 and len(s.players[s.turn].hand) < 9:
                looked[decision.key] += 1
                compare(s, decision.key)
            act(s, decision, decision.choice.sample(rng))
    assert min(looked.values()) >= 2


def compare(s: SuperMotherloadState, key: str) -> None:
    ground = Ground(s)
    t = Table(s)
    s.events = None
    if key == "action":
        assert can_drill(s) == bool(slow_sets(s, ground))
        patterns = {s.content.pattern[card] for card in s.players[s.turn].hand} - {-1}
        assert can_bomb(s) == any(ground.blasts(shape(s, pattern)) for pattern in patterns)
        return
    listed: list[Answer] = t.choices(key)
    if key == "drill-cards":
        assert len(listed) == len(set(listed))
        assert set(listed) == slow_sets(s, ground)
        return
    found = {frozenset(tunnel) for tunnel in t.tunnels()}
    assert len(found) == len(listed)
    frame = s.stack[-1]
    if key == "blast":
        assert found == ground.blasts(shape(s, frame.pattern))  # type: ignore[attr-defined]
    else:
        colours = "".join(c for n, c in enumerate("rby") if frame.colours >> n & 1)  # type: ignore[attr-defined]
        assert found == ground.lines(colours, frame.length, frame.placing)  # type: ignore[attr-defined]


def shape(s: SuperMotherloadState, pattern: int) -> Spaces:
    return frozenset(s.content.sheet.blasts[pattern].orientations[0])
