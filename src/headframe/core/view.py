"""What a seat may see: the one filter that views, events and decisions pass.

Everything is an allow-list. A field is shown only as far as its audience says; the choice of an
open decision is shown to the seat that decides, all others see only that it is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from headframe.core.codec import encode
from headframe.core.engine import Decision, Event, State
from headframe.core.part import (
    ALL,
    HIDDEN,
    IS,
    NOBODY,
    TRANSIENT,
    Audience,
    Json,
    Part,
    Sight,
    owner_of,
)
from headframe.core.shown import ChoiceShown, OpenDecision, View

PLAIN: Final[frozenset[type]] = frozenset((int, str, bool, type(None)))
"""Shown as they are. A list of nothing else is looked through by the interpreter, not by us."""


def view(s: State, viewer: int | None) -> View:
    """All that ``viewer`` may know now, open decisions included. None = a spectator."""
    return views(s, (viewer,))[0]


def views(s: State, viewers: Sequence[int | None]) -> list[View]:
    """A view for each of them, for little more than one costs: what is the same is shared, so
    whoever gets them must not change them."""
    states = _for_each(_shown(s, viewers, None, s.teams), len(viewers))
    return [
        {
            "viewer": viewer,
            "state": state,
            "open": [
                shown_decision(decision, viewer)
                for decision in s.open_decisions
                if decision.seat == viewer or not decision.frame.PRIVATE
            ],
            "over": not s.stack,
        }
        for viewer, state in zip(viewers, states, strict=True)
    ]


def shown(value: object, viewer: int | None, owner: int | None, teams: Sequence[int]) -> Json:
    """A part of a state as one viewer is shown it; ``owner`` is the seat it belongs to."""
    seen: Json = _for_each(_shown(value, (viewer,), owner, teams), 1)[0]
    return seen


class _Each:
    """What is shown where not all viewers are shown the same: an entry for each of them."""

    __slots__ = ("of",)

    def __init__(self, of: list[Any]) -> None:
        self.of = of


def _for_each(seen: Any, count: int) -> list[Any]:
    return seen.of if isinstance(seen, _Each) else [seen] * count


def _shown(
    value: object, viewers: Sequence[int | None], owner: int | None, teams: Sequence[int]
) -> Any:
    """The same for all, or an entry for each."""
    # A server's hot path. Most of a state is plain numbers: they are passed on without a call.
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, Part):
        return _shown_part(value, viewers, owner_of(value, owner), teams)
    if isinstance(value, (list, tuple)):
        entries: list[Any] = list(value)
        if PLAIN.issuperset(map(type, entries)):
            return entries
        shared = True
        for at, entry in enumerate(entries):
            if entry is not None and not isinstance(entry, (int, str)):
                entries[at] = seen = _shown(entry, viewers, owner, teams)
                shared = shared and not isinstance(seen, _Each)
        if shared:
            return entries
        columns = [_for_each(entry, len(viewers)) for entry in entries]
        return _Each([list(row) for row in zip(*columns, strict=True)])
    if isinstance(value, dict):
        if PLAIN.issuperset(map(type, value.values())):
            return {str(key): entry for key, entry in value.items()}
        fields = {str(key): _shown(entry, viewers, owner, teams) for key, entry in value.items()}
        own = [key for key, entry in fields.items() if isinstance(entry, _Each)]
        return _shared(fields, own, len(viewers))
    raise TypeError(f"a view cannot show {type(value).__name__}")


def _shown_part(
    part: Part, viewers: Sequence[int | None], owner: int | None, teams: Sequence[int]
) -> Any:
    fields: dict[str, Any] = {IS: type(part).__name__}
    own: list[str] = []
    sights: list[Sight] = []
    for name, audience in part.AUDIENCES.items():
        if audience is NOBODY or audience is TRANSIENT:
            continue
        seen: Any = getattr(part, name)
        if audience.PUBLIC:
            if audience is not ALL:
                seen = audience.show(part, seen, Sight(None, owner, teams))
            if type(seen) not in PLAIN:
                seen = _shown(seen, viewers, owner, teams)
                if isinstance(seen, _Each):
                    own.append(name)
        elif audience.ALIKE:
            seen = _told(part, seen, audience, Sight(None, owner, teams))
            if seen is HIDDEN:
                continue
        else:
            if not sights:
                sights = [Sight(who, owner, teams) for who in viewers]
            seen = _Each([_told(part, seen, audience, sight) for sight in sights])
            own.append(name)
        fields[name] = seen
    return _shared(fields, own, len(viewers))


def _shared(fields: dict[str, Any], own: list[str], count: int) -> Any:
    """One object for all, or where some fields are each viewer's own, one for each."""
    if not own:
        return fields
    made = []
    for at in range(count):
        one = dict(fields)
        for name in own:
            seen = fields[name].of[at]
            if seen is HIDDEN:
                del one[name]
            else:
                one[name] = seen
        made.append(one)
    return _Each(made)


def _told(
    part: Part,
    value: object,
    audience: Audience,
    sight: Sight,
) -> Any:
    """A field as one viewer is shown it, or HIDDEN."""
    seen = audience.show(part, value, sight)
    if seen is HIDDEN or seen is None or isinstance(seen, (int, str)):
        return seen
    if isinstance(seen, dict) and len(seen) == 1 and "hidden" in seen:
        return seen  # a pile that is only counted: made for this viewer, and all plain
    if isinstance(seen, list) and PLAIN.issuperset(map(type, seen)):
        return list(seen)  # most often a hand of numbers
    return shown(seen, sight.viewer, sight.owner, sight.teams)


def shown_decision(decision: Decision, viewer: int | None) -> OpenDecision:
    """An open decision as one viewer is shown it: its answers are for who decides."""
    public: OpenDecision = {
        "seat": decision.seat,
        "key": decision.key,
        "clause": decision.frame.CLAUSE,
    }
    if decision.frame.NAMED:
        public["named"] = named_numbers(decision)
    if decision.seat == viewer:
        public["choice"] = cast("ChoiceShown", decision.choice.to_json())
    return public


def named_numbers(decision: Decision) -> dict[str, int]:
    """What the question of a decision names, for the message ``ask-KEY``."""
    frame = decision.frame
    return {name: getattr(frame, name) for name in frame.NAMED}


def shown_event(event: Event, viewer: int | None, teams: Sequence[int]) -> Json:
    """An event as one viewer is told of it."""
    return shown(event, viewer, None, teams)


def shown_to(event: Event, viewers: Sequence[int | None], teams: Sequence[int]) -> list[Json]:
    """The event as each of them is shown it; shared where it is the same."""
    return _for_each(_shown(event, viewers, None, teams), len(viewers))


def hidden_moved(before: State, after: State) -> bool:
    """Whether anything that not all may see is different now, or what anybody is shown of it.

    When it is not, nothing hidden moved, nothing was revealed and no die was thrown: the answer
    between the two can be taken back.
    """
    teams = after.teams
    return before.teams != teams or _moved(before, after, None, None, teams)


def _moved(
    a: object, b: object, owner_a: int | None, owner_b: int | None, teams: Sequence[int]
) -> bool:
    """Of two values in the same public place."""
    if a is b and owner_a == owner_b:
        return False  # values are shared between copies of a state
    if isinstance(a, Part) and type(a) is type(b):
        assert isinstance(b, Part)
        owner_a, owner_b = owner_of(a, owner_a), owner_of(b, owner_b)
        for name, audience in a.AUDIENCES.items():
            if audience is TRANSIENT:
                continue
            x: object = getattr(a, name)
            y: object = getattr(b, name)
            if audience.PUBLIC:
                if isinstance(x, (int, str)) and isinstance(y, (int, str)):
                    continue
                if _moved(x, y, owner_a, owner_b, teams):
                    return True
            elif x is not y and x != y and encode(x) != encode(y):
                return True
            elif not (owner_a == owner_b and _heeds_the_same(audience, a, b)):
                for viewer in (None, *range(len(teams))):
                    was = _told(a, x, audience, Sight(viewer, owner_a, teams))
                    if was != _told(b, y, audience, Sight(viewer, owner_b, teams)):
                        return True
        return False
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        for x, y in zip(a, b, strict=True):
            if isinstance(x, (int, str)) and isinstance(y, (int, str)):
                continue
            if _moved(x, y, owner_a, owner_b, teams):
                return True
        return False
    # Things came or went here: what counts is the hidden things among them.
    return _secrets(a, owner_a, teams) != _secrets(b, owner_b, teams)


def _heeds_the_same(audience: Audience, a: Part, b: Part) -> bool:
    """Whether the audience says that it shows the same of the same value in both parts."""
    if audience.HEEDS is None:
        return False
    for name in audience.HEEDS:
        if getattr(a, name, None) != getattr(b, name, None):
            return False
    return True


def _secrets(value: object, owner: int | None, teams: Sequence[int]) -> list[Json]:
    """Everything in a value that not all may see, and what each viewer is shown of it."""
    if value is None or isinstance(value, (int, str)):
        return []
    found: list[Json] = []
    if isinstance(value, Part):
        owner = owner_of(value, owner)
        for name, audience in value.AUDIENCES.items():
            field: object = getattr(value, name)
            if audience.PUBLIC:
                found += _secrets(field, owner, teams)
            elif audience is not TRANSIENT:
                found.append(encode(field))
                for viewer in (None, *range(len(teams))):
                    found.append(_told(value, field, audience, Sight(viewer, owner, teams)))
    elif isinstance(value, (list, tuple)):
        for entry in value:
            found += _secrets(entry, owner, teams)
    elif isinstance(value, dict):
        for entry in value.values():
            found += _secrets(entry, owner, teams)
    return found
