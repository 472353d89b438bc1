"""The seven promises, each as a check that raises AssertionError with what it found."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Container, Sequence

import msgspec

from headframe.core.choice import Answer, Path
from headframe.core.codec import Decoder, encode
from headframe.core.engine import Decision, State, apply, ask
from headframe.core.part import HIDDEN, TRANSIENT, Part, Sight, check_declared, owner_of
from headframe.core.record import read, write
from headframe.core.refusal import Refused
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.core.session import CannotUndo, Session
from headframe.core.shown import ChoiceShown, OpenDecision, View
from headframe.core.view import shown_event, view
from tests.contract.parts import mutable, parts
from tests.contract.walk import Case, dumped, frozen, seen, step, walk
from tests.contract.wrong import mutations, refused

LIST_LIMIT = 3000
ANSWERS_EXPLAINED = 200
TRACE = "tests.contract.trace"


def declared(case: Case) -> None:
    """Every field of every part has an audience, and no unknown part stands in a state."""
    for kind in case.game.PARTS:
        try:
            check_declared(kind)
        except TypeError as error:
            raise AssertionError(str(error)) from error
    known = {*case.game.PARTS, Rng}
    shows: dict[str, str] = {}
    for s in walk(case):
        for part in parts(s):
            assert type(part) in known, f"{type(part).__name__} is not among the game's PARTS"
            _heeds_no_more(part, s.teams, shows)


def _heeds_no_more(part: Part, teams: Sequence[int], shows: dict[str, str]) -> None:
    """An audience that says what it heeds shows the same whenever that is the same; one that
    shows the same to all does."""
    owner = owner_of(part, None)
    for name, audience in part.AUDIENCES.items():
        if audience.ALIKE:
            eyes = [Sight(viewer, owner, teams) for viewer in (None, *range(len(teams)))]
            alike = [audience.show(part, getattr(part, name), sight) for sight in eyes]
            assert alike.count(alike[0]) == len(alike), f"{name}: not all are shown the same"
        if audience.HEEDS is None or audience is TRANSIENT:
            continue
        value = getattr(part, name)
        heeded = [encode(getattr(part, other, None)) for other in audience.HEEDS]
        said = [type(part).__name__, name, encode(value), owner, *heeded]
        for viewer in (None, *range(len(teams))):
            seen_now = audience.show(part, value, Sight(viewer, owner, teams))
            text = "" if seen_now is HIDDEN else dumped(encode(seen_now))
            known = shows.setdefault(dumped([*said, viewer]), text)
            assert known == text, f"{said[0]}.{name}: what is shown heeds more than it says"


def deterministic(case: Case, spec: str) -> None:
    """Two processes with different hash seeds go through the same states, byte for byte."""
    traces = []
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", TRACE, spec, json.dumps(dict(case.options)), case.seed],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        traces.append(run.stdout)
    assert traces[0] == traces[1], "two processes played different games from one seed"


def copied(case: Case) -> None:
    """A copy is equal, shares nothing that can change, and playing on it leaves the other alone."""
    rng = Rng.seeded(case.seed, "copies")
    for s in walk(case):
        before = frozen(s)
        twin = s.copy()
        assert frozen(twin) == before, "a copy differs from its original"
        shared = mutable(s).keys() & mutable(twin).keys()
        assert not shared, f"copies share {[mutable(s)[at] for at in shared][:3]}"
        for _ in range(6):
            if twin.open_decisions:
                step(twin, rng)
        assert frozen(s) == before, "playing on a copy changed the original"


def copied_by_others(case: Case) -> None:
    """`copy.deepcopy` and pickle give an equal state that goes on in the same way."""
    for s in walk(case):
        for twin in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert frozen(twin) == frozen(s), "a copy differs from its original"
            assert not mutable(s).keys() & mutable(twin).keys(), "copies share what can change"
            assert len(twin.open_decisions) == len(s.open_decisions)
            if s.open_decisions:
                here = s.copy()
                step(here, Rng.seeded(case.seed, "onward"))
                step(twin, Rng.seeded(case.seed, "onward"))
                assert frozen(here) == frozen(twin), "a copy goes on differently"


def round_trips(case: Case) -> None:
    """State to JSON and back is equal, with the same decisions, and goes on in the same way."""
    decoder: Decoder = case.game.decoder()
    for s in walk(case):
        text = frozen(s)
        loaded = decoder.state(json.loads(text))
        assert frozen(loaded) == text, "a saved state loads as another"
        for viewer in case.viewers:
            assert seen(loaded, viewer) == seen(s, viewer), "a loaded state shows another view"
        if s.open_decisions:
            here = s.copy()
            step(here, Rng.seeded(case.seed, "onward"))
            step(loaded, Rng.seeded(case.seed, "onward"))
            assert frozen(here) == frozen(loaded), "a loaded state goes on differently"


def secret(case: Case) -> None:
    """Neither the seed nor the generator shows in a view, decision, event or refusal."""
    counter = 987_654_321_000_016
    session = Session(case.game, case.options, f"xyzzy-{case.seed}-xyzzy")
    session.state.rng.count += counter - counter % 16
    marks = (session.state.rng.key, session.seed, str(session.state.rng.count)[:10])
    rng = Rng.seeded(case.seed, "secret")
    while not session.over:
        if len(session.answers) % case.stride:
            _answer(session, rng)
            continue
        events = session.events()
        told = [
            dumped(shown_event(event, viewer, session.state.teams))
            for viewer in case.viewers
            for event in events
        ]
        views = [seen(session.state, viewer) for viewer in case.viewers]
        refusals = [text for _, text in refused(session.state, rng, tries=2)]
        texts = [case.game.text(session.state, viewer) for viewer in case.viewers]
        for text in (*views, *told, *refusals, *texts):
            for mark in marks:
                assert mark not in text, f"the generator or the seed shows in {text[:200]}"
        _answer(session, rng)


def fair(case: Case) -> None:
    """A re-dealt world looks the same to its seat, and depends on what that seat sees alone."""
    for number, s in enumerate(walk(case)):
        before = frozen(s)
        for viewer in case.viewers:
            dealer = f"{case.seed}/{number}/{viewer}"
            world = case.game.determinize(s, viewer, Rng.seeded(dealer, "deal"))
            assert seen(world, viewer) == seen(s, viewer), (
                f"seat {viewer} can tell the worlds apart"
            )
            assert world.rng.key != s.rng.key, "a dealt world knows the true dice"
            other = case.game.determinize(s, viewer, Rng.seeded(dealer, "another"))
            again = case.game.determinize(other, viewer, Rng.seeded(dealer, "deal"))
            assert frozen(again) == frozen(world), (
                f"the world dealt for seat {viewer} depends on what is hidden from it"
            )
            assert case.game.text(world, viewer) == case.game.text(s, viewer), (
                f"the text for seat {viewer} depends on what is hidden from it"
            )
            assert _explained(case, world, viewer) == _explained(case, s, viewer), (
                f"what seat {viewer} is told about its questions depends on what is hidden from it"
            )
        assert frozen(s) == before, "dealing a world changed the original"


def _explained(case: Case, s: State, viewer: int | None) -> list[object]:
    """What a seat is told about its open decisions and their answers."""
    game = case.game
    mine = [decision for decision in s.open_decisions if decision.seat == viewer]
    endangered = [] if viewer is None else game.endangered(s, viewer)
    return [game.threats(s, viewer), endangered] + [
        (
            game.asked(s, decision),
            [
                (game.outlook(s, decision, answer), game.odds(s, decision, answer))
                for answer in decision.choice.listed(ANSWERS_EXPLAINED) or ()
            ],
        )
        for decision in mine
    ]


def answers(case: Case, clauses: Container[str]) -> None:
    """Sampled and listed answers are legal; illegal ones are refused with a clause that exists
    and change nothing."""
    rng = Rng.seeded(case.seed, "answers")
    for s in walk(case):
        _check_questions(s, case, clauses)
        before = frozen(s)
        for decision in s.open_decisions:
            _check_choice(decision, rng)
        for clause, text in refused(s, rng, tries=3):
            assert clause in clauses, f"refused with {clause!r}, which no ledger has: {text}"
        assert frozen(s) == before, "a refusal changed the state"


def _check_questions(s: State, case: Case, clauses: Container[str]) -> None:
    text = dumped([view(s, viewer) for viewer in case.viewers])
    ask(s)
    assert dumped([view(s, viewer) for viewer in case.viewers]) == text, "asking twice differs"
    names = [(decision.seat, decision.key) for decision in s.open_decisions]
    assert len(set(names)) == len(names), f"two open decisions share a name: {names}"
    for viewer in case.viewers:
        _check_shapes(view(s, viewer))
        if s.stack:  # at the end the result tells all points
            dealt = case.game.determinize(s, viewer, Rng.seeded(text, "figures"))
            told = case.game.figures(s, viewer)
            assert case.game.figures(dealt, viewer) == told, "figures tell what is hidden"
    for decision in s.open_decisions:
        assert decision.seat in case.viewers, f"{decision.key}: no such seat {decision.seat}"
        # A game need not list them; learners and our client want ours listed.
        keys = case.game.KEYS
        assert not keys or decision.key in keys, f"{decision.key} is none of the game's KEYS"
        assert decision.frame.CLAUSE in clauses, f"{decision.key}: clause {decision.frame.CLAUSE!r}"


def _check_shapes(shown: View) -> None:
    """Just what core.shown says, no field more or less: clients' types are made of that."""
    assert set(shown) == set(View.__annotations__), f"a view has {sorted(shown)}"
    for decision in shown["open"]:
        known = set(OpenDecision.__annotations__)
        assert {*decision, "choice", "named"} == known, f"a decision has {sorted(decision)}"
        if "choice" in decision:
            msgspec.convert(decision["choice"], ChoiceShown)


def _check_choice(decision: Decision, rng: Rng) -> None:
    choice = decision.choice
    listed = choice.listed(LIST_LIMIT)
    if listed is not None:
        assert listed, f"{decision.key}: asked, but no answer is legal"
        assert len(set(listed)) == len(listed), f"{decision.key}: an answer is listed twice"
        for answer in listed:
            assert choice.legal(answer), f"{decision.key}: listed {answer} is illegal"
    for _ in range(3):
        answer = choice.sample(rng)
        assert choice.legal(answer), f"{decision.key}: sampled {answer} is illegal"
        if listed is not None and not isinstance(choice, Path):
            assert answer in listed, f"{decision.key}: sampled {answer} is not listed"
    for answer in mutations(choice.sample(rng), rng):
        if listed is not None and not isinstance(choice, Path):
            assert choice.legal(answer) == (answer in listed), f"{decision.key}: {answer}"


def windows(case: Case) -> None:
    """A reaction can be let pass, always; who may see it, not what is in a hand, says that it is
    one; and where nothing could be used, passing is the only answer."""
    known = case.game.catalogue(case.game.settle(case.options)).get("reactions", {"things": []})[
        "things"
    ]
    for s in walk(case):
        for decision in s.open_decisions:
            window = decision.frame.window(s, decision)
            if window is None:
                continue
            choice = decision.choice
            assert choice.legal(window.passing), f"{decision.key}: it cannot be let pass"
            assert set(window.things) <= set(known), f"{decision.key}: {window.things}"
            only = choice.listed(LIST_LIMIT) == [window.passing]
            told = f"{decision.key}: {window.things}, only pass: {only}"
            assert only == (not window.things), told
        for viewer in case.viewers:
            dealt = case.game.determinize(s, viewer, Rng.seeded(case.seed, "windows"))
            assert _marked(dealt) == _marked(s), "a window is marked by what is hidden"


def _marked(s: State) -> list[tuple[int, str, Answer]]:
    found = []
    for decision in s.open_decisions:
        window = decision.frame.window(s, decision)
        if window is not None:
            found.append((decision.seat, decision.key, window.passing))
    return found


def undone(case: Case) -> None:
    """Undo restores the exact earlier state; what cannot be undone is marked; an answer without
    a mark has shown nobody anything and moved no dice."""
    session = Session(case.game, case.options, case.seed)
    rng = Rng.seeded(case.seed, "undo")
    number = 0
    while not session.over:
        number += 1
        if number % case.stride:
            _answer(session, rng)
            continue
        before = session.state.copy()
        text = frozen(before)
        marked, (seat, key, answer) = _answer(session, rng)
        if marked:
            try:
                session.undo(seat)
            except CannotUndo:
                continue
            raise AssertionError(f"{key}: undo crossed an information mark")
        assert before.rng.count == session.state.rng.count, f"{key}: dice moved without a mark"
        _shows_nothing(case, before, session.state, (seat, key, answer), rng)
        after = frozen(session.state)
        session.undo(seat)
        assert frozen(session.state) == text, f"{key}: undo restored another state"
        session.answer(seat, key, answer)
        assert frozen(session.state) == after, f"{key}: the same answer led elsewhere after undo"


def _shows_nothing(
    case: Case, before: State, after: State, said: tuple[int, str, Answer], rng: Rng
) -> None:
    """In every world a viewer holds possible, the answer leads to the same sight."""
    seat, key, answer = said
    for viewer in case.viewers:
        world = case.game.determinize(before, viewer, rng)
        try:
            apply(world, seat, key, answer)
        except Refused:
            assert viewer != seat, f"{key}: {answer} is legal or not by what {seat} cannot see"
            continue  # what others gather from the mere wish is the actor's own gift
        assert seen(world, viewer) == seen(after, viewer), f"{key}: seat {viewer} learned something"


def ends(case: Case) -> None:
    """Every random game ends within its bound, with a result; its record replays and verifies."""
    session = Session(case.game, case.options, case.seed)
    rng = Rng.seeded(case.seed, "ends")
    bound = case.game.max_answers(session.options)
    while not session.over:
        assert len(session.answers) < bound, f"not over after {bound} answers"
        _answer(session, rng)
    result = session.result()
    assert result is not None
    seats = len(session.names)
    assert min(result.places) == 1, "nobody came first"
    assert len(result.places) == len(result.scores) >= seats, "a seat has no place or score"
    again = verify(case.game, read(write(session.record())))
    assert frozen(again.state) == frozen(session.state), "the record replays to another state"


def _answer(session: Session, rng: Rng) -> tuple[bool, tuple[int, str, Answer]]:
    open_now = session.state.open_decisions
    decision = open_now[rng.below(len(open_now))]
    answer = decision.choice.sample(rng)
    marked = session.answer(decision.seat, decision.key, answer)
    return marked, (decision.seat, decision.key, answer)
