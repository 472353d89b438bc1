"""What a seat may see: the one filter that views, events and decisions pass.

Everything is an allow-list. A field is shown only as far as its audience says; the choice of an
open decision is shown to the seat that decides, all others see only that it is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from headframe.core.codec import IS, encode
from headframe.core.engine import Decision, Event, State
from headframe.core.part import HIDDEN, NOBODY, TRANSIENT, Json, Part, Sight, owner_of


def view(s: State, viewer: int | None) -> dict[str, Json]:
    """All that ``viewer`` may know now, open decisions included. None = a spectator."""
    return {
        "viewer": viewer,
        "state": shown(s, viewer, None, s.teams),
        "open": [
            shown_decision(decision, viewer)
            for decision in s.open
            if decision.seat == viewer or not decision.frame.PRIVATE
        ],
        "over": not s.stack,
    }


def shown(value: object, viewer: int | None, owner: int | None, teams: Sequence[int]) -> Json:
    if value is None or isinstance(value, (int, str)):  # most of a state: a server's hot path
        return value
    if isinstance(value, Part):
        owner = owner_of(value, owner)
        sight = Sight(viewer, owner, teams)
        fields: dict[str, Json] = {IS: type(value).__name__}
        for name, audience in value.SEEN.items():
            seen = audience.show(value, getattr(value, name), sight)
            if seen is not HIDDEN:
                fields[name] = shown(seen, viewer, owner, teams)
        return fields
    if isinstance(value, (list, tuple)):
        return [shown(entry, viewer, owner, teams) for entry in value]
    if isinstance(value, dict):
        return {str(key): shown(entry, viewer, owner, teams) for key, entry in value.items()}
    raise TypeError(f"a view cannot show {type(value).__name__}")


def shown_decision(decision: Decision, viewer: int | None) -> dict[str, Json]:
    public: dict[str, Json] = {
        "seat": decision.seat,
        "key": decision.key,
        "clause": decision.frame.CLAUSE,
    }
    if decision.seat == viewer:
        public["choice"] = decision.choice.to_json()
    return public


def shown_event(event: Event, viewer: int | None, teams: Sequence[int]) -> Json:
    return shown(event, viewer, None, teams)


def secrets(s: State) -> list[Json]:
    """Everything in the state that not all may see, and what each viewer is shown of it.

    When an answer leaves this as it was, nothing hidden moved, nothing was revealed and no die
    was thrown: the answer can be taken back.
    """
    found: list[Json] = []
    _collect(s, None, s.teams, found)
    return found


def _collect(value: object, owner: int | None, teams: Sequence[int], found: list[Json]) -> None:
    if value is None or isinstance(value, (int, str)):
        return
    if isinstance(value, Part):
        owner = owner_of(value, owner)
        for name, audience in value.SEEN.items():
            field = getattr(value, name)
            if audience.PUBLIC:
                _collect(field, owner, teams, found)
            elif audience is not TRANSIENT:
                found.append(encode(field))
                if audience is NOBODY:
                    continue
                for viewer in (None, *range(len(teams))):
                    seen = audience.show(value, field, Sight(viewer, owner, teams))
                    shows = None if seen is HIDDEN else shown(seen, viewer, owner, teams)
                    found.append(shows)
    elif isinstance(value, (list, tuple)):
        for entry in value:
            _collect(entry, owner, teams, found)
    elif isinstance(value, dict):
        for entry in value.values():
            _collect(entry, owner, teams, found)
