"""The pipeline at a small size: it learns what an evaluation misses, and can go on."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from headframe import registry
from headframe.arena.executors import Serial
from headframe.arena.runs import How, run_match
from headframe.bots.bot import Player
from headframe.bots.learned import LARGE, NETS, OWN, LearnedGame, learned_game, table_of
from headframe.bots.net import BadNet, load
from headframe.bots.specs import make
from headframe.core.engine import act
from headframe.core.rng import Rng
from headframe.train.gather import gather
from headframe.train.learn import Learner, Lesson, Seen, loss
from headframe.train.rounds import LOG, Plan, Round, learn, task

PIT = "tests.train.pit:BlindPit"
BOT = "worlds=1,rounds=1,limit=8"
LESSON = Lesson(8, 2, 12, 0.01, 4.0, 0.85, 1)
PLAN = Plan(PIT, {"players": 2}, BOT, 200, 16, 0.1, 1, 80, 0.55, "pit", LESSON, f"greedy:{BOT}")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Round]:
    folder = tmp_path_factory.mktemp("pit")
    return folder, learn(PLAN, folder, Serial(), 1, lambda _: None)[0]


def test_it_learns_what_the_evaluation_misses(run: tuple[Path, Round]) -> None:
    """The evaluation of this Pit forgets the vault. With the net the same bot wins clearly, on
    deals that neither the training nor the gate has seen."""
    folder, found = run
    assert found.after < 0.95 * found.before
    learned = f"greedy:net={folder / 'round1.npz'},share=1,{BOT}"
    how = How(options=["players=2"], seed="fresh deals")
    report, _ = run_match(PIT, [learned, f"greedy:{BOT}"], 120, None, how)
    assert report.rows[0].wins.low > 0.5
    assert not report.forfeits


def test_a_net_says_where_it_comes_from_and_is_small(run: tuple[Path, Round]) -> None:
    path = run[0] / "round1.npz"
    facts = load(path).facts
    assert facts["games"] == 200 and facts["seed"] == "pit" and facts["game"] == "blindpit"
    assert facts["wins"] == [run[1].wins, run[1].low, run[1].high]
    assert path.stat().st_size < 1_000_000


def test_a_run_goes_on_where_it_stopped(run: tuple[Path, Round]) -> None:
    folder, found = run
    before = (folder / LOG).read_text()

    class Nobody:
        def run(self, work, jobs):  # type: ignore[no-untyped-def]
            raise AssertionError(f"played again: {next(iter(jobs))}")

    assert learn(PLAN, folder, Nobody(), 1, lambda _: None) == [found]
    assert (folder / LOG).read_text() == before
    assert json.loads(before)["accepted"] is found.accepted
    with pytest.raises(ValueError, match="another run was begun here"):
        learn(PLAN._replace(seed="other"), folder, Nobody(), 1, lambda _: None)


def test_what_is_no_net_is_refused(run: tuple[Path, Round], tmp_path: Path) -> None:
    whole = (run[0] / "round1.npz").read_bytes()
    cut = tmp_path / "cut.npz"
    cut.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadNet, match="is no net"):
        load(cut)
    net = load(run[0] / "round1.npz")
    net.first[0, 0] = np.nan
    net.save(cut, net.facts)
    with pytest.raises(BadNet, match="do not fit"):
        load(cut)
    how = How(options=["players=2"], seed="none")
    wrong = f"greedy:net={run[0] / 'round1.npz'}"
    report, _ = run_match("drillers", [wrong, "random"], 2, None, how)
    assert "a net for blindpit" in report.forfeits[0].why


@pytest.mark.parametrize("kind", ["greedy:worlds=1", "mcts:iterations=4,worlds=1"])
@pytest.mark.parametrize(
    "file", sorted(NETS.rglob("*.npz")), ids=lambda file: f"{file.parent.name} {file.stem}"
)
def test_our_own_nets_fit_their_games_and_play(kind: str, file: Path) -> None:
    """Other features of the game need another net: then this fails, and the net must go."""
    game = registry.game(load(file).facts["game"])
    s = game.new(load(file).facts["options"], "a game")
    assert file.stem == f"{game.NAME}-{table_of(game, s)}"
    which = LARGE if file.parent.name == LARGE else OWN
    seat = s.open_decisions[0].seat
    bot = make(f"{kind},net={which}", Rng.seeded("a bot"))
    key, answer = Player(game, seat, bot, Rng.seeded("a dealer")).answer(s)
    assert s.open_decisions[0].key == key and s.open_decisions[0].choice.legal(answer)
    learned = learned_game(which, -1.0, game, s)
    assert isinstance(learned, LearnedGame)
    assert learned.net.facts == load(file).facts
    rng = Rng.seeded("set up")
    while game.opening(s):
        assert learned.worths(s) == game.worths(s)
        act(s, s.open_decisions[0], s.open_decisions[0].choice.sample(rng))
    assert learned.worths(s) != game.worths(s)
    assert learned.evaluate(s, seat) == game.evaluate(s, seat)


@pytest.mark.parametrize("which", [OWN, LARGE])
def test_where_we_have_no_net_the_game_judges_alone(which: str) -> None:
    game = registry.game("mothership")
    assert learned_game(which, -1.0, game, game.new({"players": 6}, "a game")) is game


def test_where_we_have_no_large_net_ours_judges() -> None:
    game = registry.game("super_motherload")
    learned = learned_game(LARGE, -1.0, game, game.new({"players": 3}, "a game"))
    assert isinstance(learned, LearnedGame)
    assert learned.net.facts == load(NETS / "super_motherload-3.npz").facts


def test_the_loss_of_a_round_is_that_of_games_it_was_not_trained_on(
    run: tuple[Path, Round],
) -> None:
    """The saved net, with its phases, has the loss on held-out deals that the log says."""
    table = gather(task(PLAN, 1, f"greedy:{BOT}"), 200, Serial(), run[0] / "games")
    net = load(run[0] / "round1.npz")
    learner = Learner(net, np.array(net.facts["phases"], np.float32), PLAN.lesson.points)
    fresh = Seen.of(table.only(table.deal < 20))
    assert loss(learner, fresh) == pytest.approx(run[1].after, rel=0.01)
