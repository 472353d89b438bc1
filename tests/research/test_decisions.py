"""Games as decisions: of every game that was played, every action, once."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars
import pytest

from headframe import registry
from headframe.arena.runs import How, run_match
from headframe.cli import app
from headframe.core.choice import Path as Way
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment
from headframe.research.walks import Walk, walk
from tests.research.test_actions import cases

ANSWERS = 150


@pytest.mark.parametrize(("name", "options"), [*cases()])
def test_an_answer_is_found_again_by_its_actions(name: str, options: Options) -> None:
    game = registry.game(name)
    table = ActionTable(game, options)
    moment = Moment(table, game.new(options, "answers"))
    rng = Rng.seeded("answers")
    for _ in range(ANSWERS):
        if moment.over:
            break
        for decision in moment.s.open_decisions:
            answer = decision.choice.sample(rng)
            found: Walk | object = walk(table, decision.choice)
            while isinstance(found, Walk):
                found = found.step(found.toward(answer))
            if isinstance(decision.choice, Way) and isinstance(answer, tuple) and answer:
                assert isinstance(found, tuple) and found[-1] == answer[-1]
            else:
                assert found == answer or sorted(found) == sorted(answer)  # type: ignore[call-overload, arg-type]
        legal = moment.legal()
        moment.act(legal[rng.below(len(legal))])


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("run")
    how = How(out=out, seed="data", executor="serial", quiet=True)
    run_match("drillers", ("greedy:limit=4", "random"), 2, 2, how)
    return out


def test_every_decision_of_a_run_becomes_a_row(run: Path, tmp_path: Path) -> None:
    app(["arena", "export", str(run), str(tmp_path)], result_action="return_value")
    rows = polars.read_parquet(tmp_path / "decisions-0000.parquet")
    schema = json.loads((tmp_path / "schema.json").read_text())[0]
    assert rows["game"].n_unique() == 2
    size = sum(place["size"] for place in schema["observation"])
    for row in rows.sample(50, seed=1).iter_rows(named=True):
        assert len(row["observation"]) == size
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8))[: len(schema["actions"])]
        assert mask[row["action"]] == 1, "what was done was legal"
        assert sum(row["chances"]) == pytest.approx(1) and min(row["chances"]) >= 0
    ends = rows.group_by("game", "seat").agg(
        polars.col("reward").unique(), polars.col("place").n_unique()
    )
    assert ends["place"].to_list() == [1] * 4
    answered = (
        rows.filter(polars.col("part") == 0).group_by("game").agg(polars.col("answer").n_unique())
    )
    lines = (run / "games.jsonl").read_text().splitlines()
    played = {game["key"]: game["answers"] for game in map(json.loads, lines)}
    assert dict(answered.iter_rows()) == played


def test_the_same_run_is_the_same_data(run: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        app(["arena", "export", str(run), str(tmp_path / name)], result_action="return_value")
    one, other = (polars.read_parquet(tmp_path / name / "*.parquet") for name in ("one", "other"))
    assert one.equals(other)
