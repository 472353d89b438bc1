"""The state before the first decision."""

from __future__ import annotations

from headframe.core.bits import mask_of
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.games.mothership.board import GAS
from headframe.games.mothership.content import Content
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.modes import ARTIFACTS, DEVELOP, NPC, PLAYER, SOLO
from headframe.games.mothership.options import chosen_content, layout_of, pack_of, setting_of
from headframe.games.mothership.phases import PLACING
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.state import GONE, NOBODYS, MothershipState
from headframe.games.mothership.steps.market import fill_market
from headframe.games.mothership.steps.placing import START_ROLL
from headframe.games.mothership.steps.turn import TURN
from headframe.games.mothership.units import MOTHERSHIP, ROWS, STATION, STATION_OF, UNITS
from headframe.kit.deck import draw_random, new_bag


def titles_in_play(content: Content, setting: Setting) -> list[int]:
    """Without Artifacts the cards that need them stay in the box, unless as printed (MS-SET-07)."""
    every = setting.modules & ARTIFACTS or house_rules(setting.setup).unusable_cards
    return [title for title, card in enumerate(content.cards) if every or not card.needs_artifacts]


def action_deck(content: Content, setting: Setting) -> list[int]:
    return [
        title
        for title in titles_in_play(content, setting)
        for _ in range(content.cards[title].quantity)
    ]


def development_deck(content: Content, setting: Setting) -> list[int]:
    """Cards for gas planets only where there is one, unless as printed (MS-DEV-03)."""
    if not setting.modules & DEVELOP:
        return []
    every = GAS in setting.bodies or house_rules(setting.setup).unusable_cards
    return [
        title
        for title, each in enumerate(content.developments)
        if every or each.body != GAS
        for _ in range(each.quantity)
    ]


def set_up(options: Options, rng: Rng) -> MothershipState:
    setting = setting_of(options)
    layout, content = layout_of(options), chosen_content(options)
    hull = content.units.hull
    owners, planets = setting.owners, len(setting.places)
    tokens = list(range(len(content.artifacts))) if setting.modules & ARTIFACTS else []
    rng.shuffle(tokens)
    s = MothershipState(
        rng=rng,
        stack=[TURN, START_ROLL],
        offers=(),
        teams=tuple(setting.side[: setting.seats]),
        pack=pack_of(options),
        setting=setting,
        phase=PLACING,
        turn=0,
        round=1,
        first=0,
        at=[GONE] * (UNITS * owners),
        passing=NOBODYS,
        hulls=[hull[MOTHERSHIP]] * owners,
        stations=[hull[STATION]] * owners,
        energy=[content.panel.start] * (ROWS * owners),
        absorbed=[0] * owners,
        prodded={},
        tech=[0] * owners,
        minerals=[0] * owners,
        gas=[0] * owners,
        influence=[0] * owners,
        kills=[0] * owners,
        hands=[[] for _ in range(setting.seats)],
        deck=new_bag(action_deck(content, setting)),
        discard=[],
        live=mask_of(titles_in_play(content, setting)),
        known=(),
        moved=0,
        fought=0,
        served=0,
        vetoed=0,
        boosts={},
        escort=0,
        locked=False,
        settings=0,
        shifted=False,
        tractor=[GONE] * owners,
        updated=0,
        blockade=NOBODYS,
        holder=[NOBODYS] * planets,
        planet_at=list(setting.places),
        tokens=tokens[:planets],
        explored=0,
        spare=tokens[planets:],
        built=[()] * planets,
        market=[],
        dev_deck=new_bag(development_deck(content, setting)),
        dev_under=[],
        developed=0,
        due=0,
        fallen=0,
        running=0,
        out=0,
        conceding=0,
        resigned=0,
        last_round=False,
        winners=(),
        fight=None,
    )
    for seat, space in enumerate(layout.stations):
        s.enter(STATION_OF[seat], space)
    for hand in s.hands:
        for _ in range(content.figures.cards_dealt):
            hand.append(draw_random(s.deck, s.rng))
        hand.sort()
    if setting.modules & DEVELOP:
        fill_market(s)
    if setting.mode == SOLO:
        _npc(s)
    return s


def _npc(s: MothershipState) -> None:
    """MS-SOLO-02, -04, -10."""
    solo = s.content.solo
    energy, tier = solo.levels[s.setting.level - 1]
    s.tech[NPC] = s.content.npc_technologies[tier]
    s.energy[NPC * ROWS : (NPC + 1) * ROWS] = [energy] * ROWS
    s.stations[NPC] = 0
    for unit, space in solo.starts:
        s.enter(NPC * UNITS + unit, space)
    s.holder = [PLAYER] * len(s.holder)
    s.recount()
