"""The options of a game made into its setting, or refused with the clause."""

from __future__ import annotations

from headframe.core.bits import mask_of
from headframe.core.options import NONE, BadOption, Options, whole
from headframe.core.sentence import Sentence
from headframe.games.mothership.content import Content, content_of
from headframe.games.mothership.content.layouts import (
    MOST_MOONS,
    SOLO_LAYOUT,
    BadLayout,
    Layout,
    own_layout,
    warnings,
)
from headframe.games.mothership.content.setups import Setup, house_rules, setups
from headframe.games.mothership.modes import (
    ARTIFACTS,
    DEVELOP,
    MODES,
    MOONS,
    NEEDS,
    SETUPS,
    SOLO,
    TEAM,
    VP,
)
from headframe.games.mothership.setting import Setting
from headframe.kit.content import ContentError


def pack_of(options: Options) -> str:
    """The folder of an own content pack; "": the built-in one."""
    return str(options["content"])


def chosen_content(options: Options) -> Content:
    try:
        return content_of(pack_of(options))
    except ContentError as error:
        raise BadOption("option content: {error}", error=str(error)) from error


def mode_of(options: Options) -> int:
    return MODES.index(str(options["mode"]))


def setup_of(options: Options) -> int:
    return SETUPS.index(str(options["setup"]))


def rules_of(options: Options) -> Setup:
    return house_rules(setup_of(options))


def players(options: Options) -> int:
    """Seats: one in solo, as many as the team plan has, else as chosen."""
    mode = mode_of(options)
    if mode == SOLO:
        return 1
    if mode == TEAM:
        return len(chosen_content(options).team_plans[str(options["teams"])].teams)
    return whole(options, "players")


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
    content = chosen_content(options)
    figures, layouts = content.figures, content.layouts
    overlapping = rules_of(options).overlapping_tiles
    if mode == TEAM and not chosen:
        chosen = content.team_plans[str(options["teams"])].layout
    if not chosen:
        chosen = SOLO_LAYOUT if mode == SOLO else f"{seats}p"
    try:
        if mode == SOLO:
            own = chosen != SOLO_LAYOUT
            solo = content.solo
            found = solo.own_layout(chosen, figures, overlapping) if own else solo.layout
            return found.with_moons(setups().solo_moons) if modules_of(options) & MOONS else found
        known = layouts.get(chosen)
        layout = known if known is not None else own_layout(chosen, figures, overlapping)
    except BadLayout as error:
        raise BadOption("option layout: {error}", error=str(error)) from error
    if layout.seats != seats or layout.name == SOLO_LAYOUT:
        raise BadOption(
            "option layout: {name} is for {seats} players, not {here}",
            clause="MS-LAY-10",
            name=layout.name,
            seats=layout.seats,
            here=seats,
        )
    return layout


def warnings_of(options: Options) -> list[Sentence]:
    """What the variant or own layout of the host's does unlike the official one (MS-LAY-10)."""
    chosen = str(options["layout"]).strip()
    if mode_of(options) == SOLO or chosen in ("", f"{players(options)}p"):
        return []
    return warnings(layout_of(options), chosen_content(options).figures)


def check_options(options: Options) -> None:
    """Refuse options that do not go together, with the clause."""
    mode, modules = mode_of(options), modules_of(options)
    if mode == SOLO and modules and not rules_of(options).solo_modules:
        raise BadOption(
            "option modules: solo has modules in the printed set-up only", clause="MS-MOD-07"
        )
    goal = options["vp_goal"]
    if mode == VP and goal == "limit" and options["rounds"] is not None:
        raise BadOption("option rounds: needs vp_goal rounds or both", clause="MS-VP-10")
    if mode == VP and goal == "rounds" and options["vp_limit"] is not None:
        raise BadOption("option vp_limit: needs vp_goal limit or both", clause="MS-VP-10")
    layout, content = layout_of(options), chosen_content(options)
    _check_limits(options, content)
    moons = bool(modules & MOONS)
    tokens = len(content.artifacts)
    if modules & ARTIFACTS and len(layout.planets(moons)) > tokens:
        raise BadOption(
            "option layout: more than {tokens} planets for the artifacts",
            clause="MS-ART-02",
            tokens=tokens,
        )
    if moons and not 1 <= len(layout.moons) + len(layout.planetoids) <= MOST_MOONS:
        raise BadOption(
            "option layout: the Moons module wants 1 to {most} moons",
            clause="MS-MOON-01",
            most=MOST_MOONS,
        )


def _check_limits(options: Options, content: Content) -> None:
    """The numbers of a pack may be narrower than those that the options are offered with."""
    figures = content.figures
    for name, low, high, clause in (
        ("vp_limit", figures.points_low, figures.points_high, "MS-VP-05"),
        ("rounds", figures.rounds_low, figures.rounds_high, "MS-VP-10"),
        ("round_cap", figures.cap_low, figures.cap_high, "MS-END-01"),
    ):
        chosen = options[name]
        if isinstance(chosen, int) and not low <= chosen <= high:
            raise BadOption(
                "option {name}: from {low} to {high} with this content",
                name=name,
                low=low,
                high=high,
                clause=clause,
            )


def setting_of(options: Options) -> Setting:
    mode, modules, seats = mode_of(options), modules_of(options), players(options)
    layout, content = layout_of(options), chosen_content(options)
    owners = 2 if mode == SOLO else seats
    side, order = tuple(range(owners)), tuple(range(owners))
    if mode == TEAM:
        plan = content.team_plans[str(options["teams"])]
        side, order = plan.teams, plan.order
    planets = layout.planets(bool(modules & MOONS))
    places = tuple(at for at, _ in planets)
    bodies = tuple(body for _, body in planets)
    moons = 0
    if modules & MOONS:
        ringed = {*layout.moons, *layout.planetoids}
        moons = mask_of(number for number, at in enumerate(places) if at in ringed)
    limit, rounds = _goal(options, mode, modules, seats)
    level = whole(options, "solo_level") if mode == SOLO else 0
    return Setting(
        setup=setup_of(options),
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
        homes=content.solo.homes,
        limit=limit,
        rounds=rounds,
        cap=round_cap(options),
        level=level,
    )


def round_cap(options: Options) -> int:
    """Rounds after which any game is over; 0: none (MS-END-01)."""
    chosen = options["round_cap"]
    if isinstance(chosen, int):
        return chosen
    if chosen == NONE or not rules_of(options).round_cap:
        return 0
    figures = chosen_content(options).figures
    return figures.cap_solo if mode_of(options) == SOLO else figures.cap


def _goal(options: Options, mode: int, modules: int, seats: int) -> tuple[int, int]:
    """VP limit and number of rounds; 0 is none of it (MS-VP-05, -10)."""
    if mode != VP:
        return 0, 0
    limit, rounds = options["vp_limit"], options["rounds"]
    goal, content = options["vp_goal"], chosen_content(options)
    if rounds is None:
        rounds = content.figures.rounds if goal in ("rounds", "both") else 0
    if limit is None:
        limit = default_limit(content, modules, seats) if goal in ("limit", "both") else 0
    assert isinstance(limit, int)
    assert isinstance(rounds, int)
    return (0 if goal == "rounds" else limit), (0 if goal == "limit" else rounds)


def default_limit(content: Content, modules: int, seats: int) -> int:
    figures = content.figures
    if modules & DEVELOP:
        return figures.points_developments
    return figures.points_crowd if seats >= figures.crowd else figures.points
