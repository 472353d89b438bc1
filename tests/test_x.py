"""The door itself: what `./x` says to a user, without setting anything up."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

X = Path(__file__).parents[1] / "x"


def call(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, X, *arguments], capture_output=True, text=True, cwd=cwd)


def test_no_command_shows_how_to_use_it() -> None:
    ended = call()
    assert ended.returncode == 2
    assert ended.stderr.startswith("usage: ./x COMMAND")
    assert ended.stdout == ""


def test_an_unknown_command_is_named(tmp_path: Path) -> None:
    ended = call("dig", cwd=tmp_path)
    assert ended.returncode == 2
    assert "there is no command 'dig'" in ended.stderr
    assert "usage: ./x COMMAND" in ended.stderr


def test_compiled_before_the_command_is_put_right() -> None:
    ended = call("--compiled", "run")
    assert ended.returncode == 2
    assert ended.stderr == "x: --compiled comes after the command: ./x run --compiled\n"


@pytest.mark.parametrize("flag", ["-h", "--help", "help"])
def test_help_is_no_error(flag: str) -> None:
    ended = call(flag)
    assert ended.returncode == 0
    assert ended.stderr == ""
    for command in ("run", "test", "headframe", "rules", "bench", "lint", "fmt", "lock"):
        assert f"\n  {command} " in ended.stdout


@pytest.mark.parametrize("command", ["lint", "lock"])
def test_commands_without_arguments_refuse_them(command: str) -> None:
    ended = call(command, "src")
    assert ended.returncode == 2
    assert "takes no arguments, but got: src" in ended.stderr


def test_an_unknown_benchmark_is_named() -> None:
    ended = call("bench", "no_such_thing")
    assert ended.returncode == 2
    assert "there is no benchmark 'no_such_thing'" in ended.stderr


def test_benchmarks_are_listed() -> None:
    ended = call("bench")
    assert ended.returncode == 0
    assert ended.stdout.strip()


def test_the_lock_names_versions_and_hashes_and_no_host() -> None:
    lines = (X.parent / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("msgspec==") for line in lines)
    assert all(line.startswith("    --hash=sha256:") or "==" in line for line in lines)
    assert not any("://" in line for line in lines)


def test_nothing_is_installed_over_what_is_there(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    ended = call("install", str(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"x: {tmp_path} is not an empty folder")
    assert kept.exists()


def test_what_failed_is_said_last(capfd: pytest.CaptureFixture[str]) -> None:
    """What passed after it must not be taken for the verdict."""
    spec = spec_from_loader("x", SourceFileLoader("x", str(X)))
    assert spec and spec.loader
    x = module_from_spec(spec)
    spec.loader.exec_module(x)
    fails, passes = ["python", "-c", "raise SystemExit(1)"], ["python", "-c", "print('1 passed')"]
    x.COMMANDS["try"] = lambda _: x.steps(fails) | x.steps(passes)
    assert x.main(["try"]) == 1
    said = capfd.readouterr()
    assert said.out == "1 passed\n"
    assert said.err.splitlines()[-1] == "x: FAILED: " + " ".join(fails)
