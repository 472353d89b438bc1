"""What follows a tunnel: collecting, goals, the next board, buys (SM-COLLECT-07)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.content.boards import (
    ARTIFACTS_AT,
    BOARDS,
    BOMBS_AT,
    DRAWS_AT,
    MOST_COUNTED,
    ORE_AT,
    ROCKS_AT,
    STEEL_AT,
    Tunnel,
)
from headframe.games.super_motherload.content.goals import BOMBS, DRILLS, SPACES
from headframe.games.super_motherload.events.cards import BonusLost
from headframe.games.super_motherload.events.codes import ARTIFACT, SPACE
from headframe.games.super_motherload.events.mine import (
    BoardJoined,
    BoardLeft,
    Collected,
    LastArtifact,
    TileFound,
    TunnelDug,
)
from headframe.games.super_motherload.legal.achievements import action_goals
from headframe.games.super_motherload.legal.bonuses import NO_STACK, no_such_stack
from headframe.games.super_motherload.legal.places import cells_of
from headframe.games.super_motherload.state import (
    ALL_STACKS,
    NO_MINERALS,
    SuperMotherloadState,
    stacks_left,
)
from headframe.games.super_motherload.steps.achievements import counted, judge_minors
from headframe.games.super_motherload.steps.bonuses import ONE_OF, gain_tokens, put_onto
from headframe.games.super_motherload.steps.buy import Buys, due
from headframe.games.super_motherload.steps.draw import draw_cards

ANY_STACK: Final = Pick("stack", ALL_STACKS)


def dig(s: SuperMotherloadState, tunnel: Tunnel, drill: bool, split: bool) -> None:
    """Lay the tunnel, take what it gives at once, and push the steps that follow."""
    field = s.field
    player = s.players[s.turn]
    s.ground = s.ground.with_tunnel(tunnel)
    s.dug = s.ground.dug
    s.dug_now = True
    finds = load = 0
    for cell in tunnel.cells:
        finds += field.finds[cell]
        load += field.load[cell]
    minerals = field.minerals_of(load) if load else NO_MINERALS
    artifacts = finds >> ARTIFACTS_AT & MOST_COUNTED
    tokens = finds >> BOMBS_AT & MOST_COUNTED
    owed = finds >> DRAWS_AT
    if s.events is not None:
        s.events.append(TunnelDug(s.turn, "drill" if drill else "bomb", tunnel.cells))
        if tunnel.mask & field.shows:
            s.events.append(Collected(s.turn, minerals, tokens, artifacts, owed))
    facts = (
        1 if drill else 0,
        0 if drill else 1,
        len(tunnel.cells),
        finds >> ROCKS_AT & MOST_COUNTED,
        finds >> STEEL_AT & MOST_COUNTED,
        finds >> ORE_AT & MOST_COUNTED,
        artifacts,
        2 if tunnel.cells[0] < field.seam <= tunnel.cells[-1] else 1,
    )
    stack = s.stack
    if artifacts and not field.deepest & s.ground.left:
        if s.content.sides[s.boards[-1]].depth == s.content.depths(len(s.players))[-1]:
            s.last = True
            if s.events is not None:
                s.events.append(LastArtifact(s.turn))
        else:
            stack.append(NEXT_BOARD)
    step = Judge(action_goals(s, facts), artifacts, drill)
    stack.append(step)
    if tokens:
        gain_tokens(s, player, tokens, SPACE)
    if artifacts:
        find_tiles(s, artifacts)
    if minerals is not NO_MINERALS:
        stack.append(Stow(minerals, split))
    if owed:
        draw_cards(s, player, owed, SPACE)
    if stack[-1] is step:
        step.run(s)  # nothing is asked before it


def find_tiles(s: SuperMotherloadState, number: int) -> None:
    """Blind draws from the tiles that are left."""
    player = s.players[s.turn]
    for _ in range(number):
        if not s.tiles:
            if s.events is not None:
                s.events.append(BonusLost(s.turn, ARTIFACT))
            break
        tile = s.tiles.pop(s.rng.below(len(s.tiles)))
        player.tiles = tuple(sorted((*player.tiles, tile)))
        player.count_tiles()
        if s.events is not None:
            s.events.append(TileFound(s.turn, tile))
    judge_minors(s)


class Stow(Frame[SuperMotherloadState]):
    """Minerals of one action onto one stack, or with ``split`` each onto a stack of its own."""

    __slots__ = ("minerals", "split")
    CLAUSE = "SM-COLLECT-02"
    AUDIENCES: ClassVar[Audiences] = {"minerals": ALL, "split": ALL}

    def __init__(self, minerals: tuple[int, ...], split: bool) -> None:
        self.minerals = minerals
        self.split = split

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        stacks = stacks_left(s.players[s.turn])
        if len(stacks) < 2:
            return ()
        choice = ANY_STACK if stacks is ALL_STACKS else Pick("stack", stacks)
        return (Decision(s.turn, "stack", choice, self),)

    def run(self, s: SuperMotherloadState) -> None:
        stacks = stacks_left(s.players[s.turn])
        put_onto(s, stacks[0] if stacks else NO_STACK, self.minerals)
        s.stack.pop()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if not self.split:
            put_onto(s, answer, self.minerals)
            s.stack.pop()
            return
        kind = self.next_kind()
        one = ONE_OF[kind]
        put_onto(s, answer, one)
        rest = tuple([self.minerals[k] - one[k] for k in range(MINERALS)])
        if any(rest):
            s.stack[-1] = Stow(rest, True)
        else:
            s.stack.pop()

    def next_kind(self) -> int:
        """With a split, the mineral now asked about: the cheapest kinds first."""
        for kind in range(MINERALS):
            if self.minerals[kind]:
                return kind
        raise AssertionError("no minerals are left to put anywhere")

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        if not isinstance(answer, int):
            return Refusal("SM-COLLECT-02", "all minerals of an action go onto one stack")
        return no_such_stack(answer)


class Judge(Frame[SuperMotherloadState]):
    """Step 6: the action's goals are judged, and the turn's count goes on."""

    __slots__ = ("artifacts", "drill", "met")
    CLAUSE = "SM-ACH-05"
    AUDIENCES: ClassVar[Audiences] = {"met": ALL, "artifacts": ALL, "drill": ALL}

    def __init__(self, met: int, artifacts: int, drill: bool) -> None:
        self.met = met
        self.artifacts = artifacts
        self.drill = drill

    def run(self, s: SuperMotherloadState) -> None:
        s.stack.pop()
        s.met = self.met
        tally = s.tally
        fact = DRILLS if self.drill else BOMBS
        tally[fact] = tally[fact] + 1
        tally[SPACES] = tally[SPACES] + self.artifacts
        if s.events is not None:
            s.events.append(counted(s))
        judge_minors(s)
        # Most actions make no card due: spare them the empty step of buys.
        if type(s.stack[-1]) is Buys and not due(s, s.players[s.turn]):
            s.stack.pop()


class NextBoard(Frame[SuperMotherloadState]):
    """Step 7: the next deeper board, its side chosen by whoever covered the last artifact."""

    __slots__ = ()
    CLAUSE = "SM-BOARD-02"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        return (Decision(s.turn, "side", Pick("side", self.sides(s)), self),)

    def sides(self, s: SuperMotherloadState) -> tuple[int, ...]:
        depths = s.content.depths(len(s.players))
        depth = s.content.sides[s.boards[-1]].depth
        return s.content.sides_of[depths[depths.index(depth) + 1]]

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        join_board(s, answer)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        return Refusal("SM-BOARD-01", "that is no side of the next deeper board")


NEXT_BOARD: Final = NextBoard()


def join_board(s: SuperMotherloadState, side: int) -> None:
    """With two boards on the table the upper one leaves first, with its tunnels."""
    if len(s.boards) == BOARDS:
        gone = s.content.sides[s.boards[0]].height
        s.dug = s.content.sheet.board.up(s.dug, gone)
        if s.events is not None:
            s.events.append(BoardLeft(s.boards[0], cells_of(s.dug)))
        s.boards = s.boards[1:]
    s.boards = (*s.boards, side)
    s.field = s.content.field(s.boards)
    s.survey()
    if s.events is not None:
        s.events.append(BoardJoined(s.turn, side))
