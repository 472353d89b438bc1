"""The table in words, as one seat sees it: lines that can be read aloud from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator

from headframe.core.bits import bits
from headframe.core.speech import SEAT, Phrase, Speech, Word, named, phrase
from headframe.games.mothership.fight import PLANETARY, Fight
from headframe.games.mothership.modes import INFLUENCE, MODES, SOLO, VP
from headframe.games.mothership.query import (
    die_of,
    engine_power,
    planet_defence,
    points,
    shield_in_hand,
)
from headframe.games.mothership.show.labels import words
from headframe.games.mothership.show.phrases import slug
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import KIND, ROW_NAMES, ROWS, STATION, UNITS


def table(s: MothershipState, viewer: int | None, speech: Speech) -> list[str]:
    lines = [speech.phrase(line) for line in _head(s)]
    for owner in range(s.setting.owners):
        head, *more = _owner(s, owner)
        lines += [speech.phrase(head), *(f"  {speech.phrase(line)}" for line in more)]
    lines += [speech.phrase(line) for line in (*_ground(s), *fight(s))]
    if viewer is not None and viewer < s.setting.seats:
        held = s.hands[viewer]
        lines.append(speech.phrase(phrase("hand-head", number=len(held))))
        lines += [f"  {speech.phrase(stands(s, 'card', title))}" for title in held]
    return lines


def about(s: MothershipState, vocabulary: str, number: int) -> Phrase:
    word: Word = words(s.content, s.setting)[vocabulary][number]
    return word["about"]


def stands(s: MothershipState, vocabulary: str, number: int) -> Phrase:
    """A thing by name, with what stands on it."""
    return phrase("stands", what=named(vocabulary, number), about=about(s, vocabulary, number))


def _head(s: MothershipState) -> Iterator[Phrase]:
    mode = phrase(f"mode-{slug(MODES[s.setting.mode])}")
    if not s.stack:
        winners = [named(SEAT, owner) for owner in s.winners]
        yield phrase("table-over", mode=mode, round=s.round, winners=winners)
        return
    yield phrase("table-turn", mode=mode, round=s.round, seat=named(SEAT, s.turn))
    yield phrase("table-cards", deck=len(s.deck), discard=len(s.discard))


def _owner(s: MothershipState, owner: int) -> Iterator[Phrase]:
    seat = named(SEAT, owner)
    if s.out >> owner & 1:
        yield phrase("owner-out", seat=seat)
        return
    yield phrase("owner", seat=seat, hull=s.hulls[owner], shield=shield_in_hand(s, owner))
    if not (s.setting.mode == SOLO and owner >= s.setting.seats):
        has = [
            phrase("some-minerals", number=s.minerals[owner]),
            phrase("some-gas", number=s.gas[owner]),
        ]
        if s.setting.modules & INFLUENCE:
            has.append(phrase("some-influence", number=s.influence[owner]))
        hand = len(s.hands[owner])
        yield phrase("owner-has", station=s.stations[owner], things=has, cards=hand)
    if s.setting.mode == VP:
        yield phrase("owner-points", points=points(s, owner))
    rows = s.energy[owner * ROWS : (owner + 1) * ROWS]
    energy = [
        phrase("some-energy", number=units, name=phrase(f"word-energy-{row}"))
        for row, units in zip(ROW_NAMES, rows, strict=True)
    ]
    yield phrase("owner-energy", energy=energy)
    techs = [stands(s, "technology", n) for n in bits(s.tech[owner])]
    if techs:
        yield phrase("owner-technology", things=techs)
    units = [u for u in range(owner * UNITS, (owner + 1) * UNITS) if s.at[u] >= 0]
    yield phrase("owner-units", units=[_unit(s, unit) for unit in units])


def _unit(s: MothershipState, unit: int) -> Phrase:
    if KIND[unit] == STATION:
        return phrase("station-stands", unit=named("ship", unit % UNITS), space=_space(s, unit))
    return phrase(
        "unit-stands",
        unit=named("ship", unit % UNITS),
        space=_space(s, unit),
        engine=engine_power(s, unit),
        die=die_of(s, unit),
    )


def _space(s: MothershipState, unit: int) -> Phrase:
    return named("space", s.at[unit])


def _ground(s: MothershipState) -> Iterator[Phrase]:
    for planet, space in enumerate(s.planet_at):
        if space >= 0:
            yield phrase("planet-line", planet=named("planet", planet), parts=_planet(s, planet))
    if s.setting.asteroids:
        spaces = [named("space", space) for space in bits(s.setting.asteroids)]
        yield phrase("asteroid-spaces", spaces=spaces)
    if s.market:
        yield phrase("market", things=[stands(s, "development", title) for title in s.market])


def _planet(s: MothershipState, planet: int) -> list[Phrase]:
    parts = [phrase("planet-defence", defence=planet_defence(s, planet))]
    holder = s.holder[planet]
    parts.append(
        phrase("planet-held", seat=named(SEAT, holder)) if holder >= 0 else phrase("planet-free")
    )
    if s.explored >> planet & 1:
        parts.append(stands(s, "artifact", s.tokens[planet]))
    return parts + [stands(s, "development", title) for title in s.built[planet]]


def fight(s: MothershipState) -> list[Phrase]:
    """The fight at hand: who against whom, cards declared, dice thrown."""
    if s.fight is None or not s.fight.attackers:
        return []
    on = s.fight
    lines = [phrase("fight", attackers=[named("unit", u) for u in on.attackers], target=_foe(on))]
    plays = [
        phrase("declared-by", card=named("card", title), seat=named(SEAT, owner))
        for owner, title, *_ in on.plays
    ]
    if plays:
        lines.append(phrase("fight-cards", cards=plays))
    rolls = [
        phrase("fight-roll", unit=named("unit", unit), dice=" + ".join(map(str, dice)), buff=buff)
        for unit, dice, buff in zip(on.rollers, on.dice, on.buffs, strict=False)
        if unit >= 0 and dice
    ]
    if rolls:
        lines.append(phrase("fight-rolls", rolls=rolls))
    return lines


def _foe(on: Fight) -> Phrase:
    if on.kind == PLANETARY:
        return named("planet", on.defender)
    if on.defender < 0:
        return phrase("asteroids")
    return named("unit", on.defender)
