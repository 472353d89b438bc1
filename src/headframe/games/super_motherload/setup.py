"""Setting up (SM-SET). The board comes first: its side is a decision, and only then are
achievements and hands dealt."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.options import Options, whole
from headframe.core.part import ALL, Audiences
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import content_of
from headframe.games.super_motherload.content.goals import TURN_FACTS
from headframe.games.super_motherload.events.achievements import AchievementsDealt
from headframe.games.super_motherload.events.codes import START
from headframe.games.super_motherload.events.turns import AreaSetUp
from headframe.games.super_motherload.state import NO_MINERALS, STACKS, Player, SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import deal_minor
from headframe.games.super_motherload.steps.collect import join_board
from headframe.games.super_motherload.steps.draw import draw_cards
from headframe.games.super_motherload.steps.turn import TURN, begin_turn


def set_up(options: Options, rng: Rng) -> SuperMotherloadState:
    """The table before the first side is chosen."""
    pack = options["content"]
    assert isinstance(pack, str)
    content = content_of(pack)
    figures = content.figures
    seats = whole(options, "players")
    start = options["start"]
    if not isinstance(start, int):
        start = rng.below(seats)
    shown = options["minor_row"]
    if not isinstance(shown, int):
        shown = figures.minors_shown_to_two if seats == 2 else figures.minors_shown
    players = [
        Player(
            seat=seat,
            deck=deck,
            hand=[],
            known=(),
            draw=list(content.decks[deck].start),
            discard=[],
            bought=(0,) * STACKS,
            minerals=NO_MINERALS * STACKS,
            money=(0,) * STACKS,
            tokens=figures.start_tokens,
            tiles=(),
            majors=(),
            minors=(),
        )
        for seat, deck in enumerate(decks(options, seats, rng))
    ]
    tiles = [kind for kind, artifact in enumerate(content.artifacts) for _ in range(artifact.tiles)]
    return SuperMotherloadState(
        rng=rng,
        stack=[FirstBoard(shown)],
        offers=(),
        teams=tuple(range(seats)),
        pack=pack,
        players=players,
        start=start,
        # The last in turn order decides first, and the turns begin after that.
        turn=(start - 1) % seats,
        round=1,
        actions=0,
        boards=(),
        dug=0,
        majors=(),
        minor_row=(),
        minor_deck=list(range(len(content.minors))),
        minor_under=(),
        tiles=tiles,
        used=(),
        supply=figures.bomb_tokens - figures.start_tokens * seats,
        tally=[0] * len(TURN_FACTS),
        met=0,
        lapsed=0,
        can_major=(),
        can_minor=(),
        took_major=0,
        took_minor=0,
        quiet=0,
        dug_now=False,
        last=False,
    )


def decks(options: Options, seats: int, rng: Rng) -> list[int]:
    """Picked before the game, or dealt by the dice."""
    content = content_of(str(options["content"]))
    picked = options["decks"]
    if isinstance(picked, list) and picked:
        return [content.deck(str(name)) for name in picked]
    dealt = list(range(len(content.decks)))
    rng.shuffle(dealt)
    return dealt[:seats]


class FirstBoard(Frame[SuperMotherloadState]):
    """The side of the first board; then everything else is dealt. ``minors`` lie face up."""

    __slots__ = ("minors",)
    CLAUSE = "SM-SET-03"
    AUDIENCES: ClassVar[Audiences] = {"minors": ALL}

    def __init__(self, minors: int) -> None:
        self.minors = minors

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        return (Decision(s.turn, "side", Pick("side", self.sides(s)), self),)

    def sides(self, s: SuperMotherloadState) -> tuple[int, ...]:
        return s.content.sides_of[s.content.depths(len(s.players))[0]]

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        join_board(s, answer)
        figures = s.content.figures
        majors = list(range(len(s.content.majors)))
        s.rng.shuffle(majors)
        s.majors = tuple(majors[: figures.majors_shown])
        row = [deal_minor(s) for _ in range(min(self.minors, len(s.minor_deck)))]
        s.minor_row = tuple(row)
        if s.events is not None:
            s.events.append(AchievementsDealt(s.majors, s.minor_row))
        for player in s.players:
            if s.events is not None:
                begins = player.seat == s.start
                s.events.append(AreaSetUp(player.seat, player.deck, player.tokens, begins))
            draw_cards(s, player, figures.start_hand, START)
        s.stack[-1] = TURN
        begin_turn(s, s.start)
