"""Setting up: options to a setting, a setting to the state before the first decision."""

from __future__ import annotations

from headframe.core.options import BadOption, Options, whole
from headframe.core.rng import Rng
from headframe.games.mothership.content import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    CARDS,
    DEALT,
    DEVELOP,
    DEVELOPMENTS,
    GAS,
    HULL,
    INFLUENCE,
    LEVELS,
    MODES,
    MOONS,
    MOTHERSHIP,
    RECON,
    ROADSHOW,
    SOLO,
    START_ROW,
    STATION,
    TEAM,
    TEAM_PLANS,
    UNITS,
    VP,
    figure,
    npc_tech,
)
from headframe.games.mothership.content.layouts import (
    MOST_MOONS,
    NPC_STARTS,
    OFFICIAL,
    Layout,
    own_layout,
    solo_layout,
    too_many_bodies,
    warnings,
)
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.state import GONE, NOBODYS, PLACING, War
from headframe.games.mothership.steps.market import fill_market
from headframe.games.mothership.steps.placing import START_ROLL
from headframe.games.mothership.steps.turn import TURN
from headframe.kit.deck import draw_random, new_bag


def mode_of(options: Options) -> int:
    return MODES.index(str(options["mode"]))


def players(options: Options) -> int:
    """Seats: one in solo, as many as the team plan has, else as chosen."""
    mode = mode_of(options)
    if mode == SOLO:
        return 1
    if mode == TEAM:
        return len(TEAM_PLANS[str(options["teams"])].teams)
    return whole(options, "players")


NEEDS = {
    "artifacts": ARTIFACTS,
    "influence": ARTIFACTS | INFLUENCE | DEVELOP,
    "developments": ARTIFACTS | INFLUENCE | DEVELOP,
    "moons": ARTIFACTS | INFLUENCE | DEVELOP | MOONS,
}


def modules_of(options: Options) -> int:
    """Switching a module on switches on what it needs (MS-MOD-05)."""
    chosen = options["modules"]
    assert isinstance(chosen, list)
    found = 0
    for name in chosen:
        found |= NEEDS[str(name)]
    return found


def layout_of(options: Options) -> Layout:
    """The official one, a variant by name, or a document of the host's own."""
    chosen = str(options["layout"]).strip()
    mode, seats = mode_of(options), players(options)
    if mode == SOLO:
        return solo_layout(chosen) if chosen and chosen != "solo" else OFFICIAL["solo"]
    if mode == TEAM and not chosen:
        chosen = TEAM_PLANS[str(options["teams"])].layout
    if not chosen:
        chosen = f"{seats}p"
    layout = OFFICIAL[chosen] if chosen in OFFICIAL else own_layout(chosen)
    if layout.seats != seats or layout.name == "solo":
        raise BadOption(
            f"option layout: {layout.name} is for {layout.seats} players, not {seats} [MS-LAY-10]"
        )
    return layout


def warnings_of(options: Options) -> list[str]:
    """What the variant or own layout of the host's does unlike the official one (MS-LAY-10)."""
    chosen = str(options["layout"]).strip()
    if mode_of(options) == SOLO or chosen in ("", f"{players(options)}p"):
        return []
    return warnings(layout_of(options))


def check_options(options: Options) -> None:
    """Refuse options that do not go together, with the clause."""
    mode, modules = mode_of(options), modules_of(options)
    if mode == SOLO and modules:
        raise BadOption("option modules: solo is played without modules [MS-MOD-07]")
    goal = options["vp_goal"]
    if mode == VP and goal == "limit" and options["rounds"] is not None:
        raise BadOption("option rounds: needs vp_goal rounds or both [MS-VP-10]")
    if mode == VP and goal == "rounds" and options["vp_limit"] is not None:
        raise BadOption("option vp_limit: needs vp_goal limit or both [MS-VP-10]")
    layout = layout_of(options)
    moons = bool(modules & MOONS)
    if modules & ARTIFACTS and too_many_bodies(layout, moons):
        raise BadOption(
            f"option layout: more than {len(ARTIFACT_NAMES)} planets for the artifacts [MS-ART-02]"
        )
    if moons and not 1 <= len(layout.moons) + len(layout.planetoids) <= MOST_MOONS:
        raise BadOption(
            f"option layout: the Moons module wants 1 to {MOST_MOONS} moons [MS-MOON-01]"
        )


def setting_of(options: Options) -> Setting:
    mode, modules, seats = mode_of(options), modules_of(options), players(options)
    layout = layout_of(options)
    owners = 2 if mode == SOLO else seats
    side, order = tuple(range(owners)), tuple(range(owners))
    if mode == TEAM:
        plan = TEAM_PLANS[str(options["teams"])]
        side, order = plan.teams, plan.order
    planets = layout.planets(bool(modules & MOONS))
    places = tuple(at for at, _ in planets)
    bodies = tuple(body for _, body in planets)
    moons = 0
    if modules & MOONS:
        ringed = {*layout.moons, *layout.planetoids}
        moons = sum(1 << number for number, at in enumerate(places) if at in ringed)
    homes = [-1] * UNITS
    for unit, _, home in NPC_STARTS:
        homes[unit] = home
    limit, rounds = _goal(options, mode, modules, seats)
    cap = options["round_cap"]
    if cap is None:
        cap = figure("limits", "cap solo" if mode == SOLO else "cap")
    assert isinstance(cap, int)
    level = whole(options, "solo_level") if mode == SOLO else 0
    return Setting(
        mode=mode,
        modules=modules,
        seats=seats,
        owners=owners,
        side=side,
        order=order,
        asteroids=layout.asteroids(),
        places=places,
        bodies=bodies,
        moons=moons,
        homes=tuple(homes),
        limit=limit,
        rounds=rounds,
        cap=cap,
        level=level,
    )


def _goal(options: Options, mode: int, modules: int, seats: int) -> tuple[int, int]:
    """VP limit and number of rounds; 0 is none of it (MS-VP-05, -10)."""
    if mode != VP:
        return 0, 0
    limit, rounds = options["vp_limit"], options["rounds"]
    goal = options["vp_goal"]
    if rounds is None:
        rounds = figure("limits", "rounds") if goal in ("rounds", "both") else 0
    if limit is None:
        limit = default_limit(modules, seats) if goal in ("limit", "both") else 0
    assert isinstance(limit, int)
    assert isinstance(rounds, int)
    return (0 if goal == "rounds" else limit), (0 if goal == "limit" else rounds)


def default_limit(modules: int, seats: int) -> int:
    if modules & DEVELOP:
        return figure("limits", "points developments")
    crowd = seats >= figure("limits", "crowd")
    return figure("limits", "points crowd" if crowd else "points")


def action_deck(modules: int) -> list[int]:
    """72 cards; without Artifacts those that need them stay in the box (MS-SET-07)."""
    return [
        title
        for title, card in enumerate(CARDS)
        if modules & ARTIFACTS or title not in (RECON, ROADSHOW)
        for _ in range(card.quantity)
    ]


def development_deck(setting: Setting) -> list[int]:
    """24 cards; those for gas planets only where there is one (MS-DEV-03)."""
    if not setting.modules & DEVELOP:
        return []
    return [
        title
        for title, each in enumerate(DEVELOPMENTS)
        if each.body != GAS or GAS in setting.bodies
        for _ in range(each.quantity)
    ]


def set_up(options: Options, rng: Rng) -> War:
    setting = setting_of(options)
    layout = layout_of(options)
    owners, planets = setting.owners, len(setting.places)
    live = (1 << len(CARDS)) - 1
    if not setting.modules & ARTIFACTS:
        live &= ~(1 << RECON | 1 << ROADSHOW)
    tokens = list(range(len(ARTIFACT_NAMES))) if setting.modules & ARTIFACTS else []
    rng.shuffle(tokens)
    s = War(
        rng=rng,
        stack=[TURN, START_ROLL],
        offers=(),
        teams=tuple(setting.side[: setting.seats]),
        setting=setting,
        phase=PLACING,
        turn=0,
        round=1,
        first=0,
        at=[GONE] * (UNITS * owners),
        passing=NOBODYS,
        hulls=[HULL[MOTHERSHIP]] * owners,
        stations=[HULL[STATION]] * owners,
        energy=[START_ROW] * (3 * owners),
        absorbed=[0] * owners,
        prodded={},
        tech=[0] * owners,
        minerals=[0] * owners,
        gas=[0] * owners,
        influence=[0] * owners,
        kills=[0] * owners,
        hands=[[] for _ in range(setting.seats)],
        deck=new_bag(action_deck(setting.modules)),
        discard=[],
        live=live,
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
        dev_deck=new_bag(development_deck(setting)),
        dev_under=[],
        developed=0,
        due=0,
        fallen=0,
        running=0,
        out=0,
        conceding=0,
        last_round=False,
        winners=(),
        fight=None,
    )
    for seat, station in enumerate(layout.stations):
        s.enter(seat * UNITS, station)
    for hand in s.hands:
        for _ in range(DEALT):
            hand.append(draw_random(s.deck, s.rng))
        hand.sort()
    if setting.modules & DEVELOP:
        fill_market(s)
    if setting.mode == SOLO:
        _npc(s)
    return s


def _npc(s: War) -> None:
    """MS-SOLO-02, -04, -10."""
    energy, tier = LEVELS[s.setting.level - 1]
    s.tech[1] = npc_tech(tier)
    s.energy[3:6] = [energy] * 3
    s.stations[1] = 0
    for unit, space, _ in NPC_STARTS:
        s.enter(UNITS + unit, space)
    s.holder = [0] * len(s.holder)
