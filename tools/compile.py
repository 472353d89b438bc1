"""The optional build: `core`, `kit`, `games`, `bots` and what is hot in `research`, compiled.

    ./x compile           build it into .compiled/
    ./x compile --check   build it, then play every game both ways and compare hash by hash
    ./x compile --where   the folder of the build of these very sources; fails if there is none

`./x run` and `./x headframe` use the build when it is of these very sources, tests only when they
are told to. A build has a folder of its own, named after what it was made of, which appears when it
is whole: whoever runs an older one goes on undisturbed. A module that mypyc cannot compile stays
plain and is named; the rest is compiled around it.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "headframe"
BUILDS = ROOT / ".compiled"
WORK = BUILDS / "work"
KEPT = 2
"""Builds that are kept: the newest, and one that may still be running."""
# Built by the client's own tools, and read at run time: a build looks at the sources' own.
CLIENT = Path("server", "client")
PACKAGES = ("core", "kit", "games")
# Of packages that stay plain, what is hot.
HOT = (
    *("bots/greedy.py", "bots/learned.py", "bots/mcts.py", "bots/moves.py", "bots/net.py"),
    *("bots/observation.py", "bots/playout.py", "bots/random_bot.py", "bots/scoring.py"),
    *("bots/search.py", "bots/steps.py", "bots/tree.py", "bots/value.py"),
    *("research/actions.py", "research/games.py", "research/moments.py", "research/outcome.py"),
    *("research/rivals.py", "research/walks.py", "research/writer.py"),
)
# Exceptions and msgspec structs lose what makes them such when compiled, and none of these is hot.
PLAIN = (
    *("core/film.py", "core/record.py", "core/refusal.py", "core/replay.py", "core/session.py"),
    *("core/options.py", "core/sentence.py", "core/shown.py", "core/window.py"),
)
# For people's eyes: never run in a playout, and a third of the C code.
COLD = ("show", "events", "refusals.py", "speech.py")
"""Folders and files."""
# What games of other people derive from: these games stay plain Python and must go on working.
OPEN = {
    "core/part.py": ("Audience", "Part"),
    "core/rng.py": ("Rng",),
    "core/engine.py": ("Event", "State", "Frame"),
    "core/choice.py": (
        *("Choice", "Pick", "PickSome", "Number", "Confirm", "Allocate", "Place", "Path"),
    ),
    "core/game.py": ("Game",),
}
# Soon dropped: mypyc keeps the last one to be the next, which spares some 200 instructions.
BRIEF = {
    "core/engine.py": ("Decision",),
    "kit/paths.py": ("Reach", "Terrain"),
    "games/super_motherload/content/ground.py": ("Ground",),
    "games/super_motherload/legal/cards.py": ("CardSets", "Surplus"),
    "games/super_motherload/steps/collect.py": ("Judge", "Stow"),
    "games/super_motherload/steps/drill.py": ("DrillLine",),
    "games/mothership/legal/ways.py": ("Course", "Routes"),
}
# Calls within a library, and into Python's, without a detour: a tenth faster in all.
# Common: mypyc declares a library's table of another one in each of its files.
DIRECT = ("-fno-semantic-interposition", "-fno-plt", "-fcommon")
# Over all files of a library (modules but ask for it): mypyc's helpers are inlined, 1 to 6 %.
WHOLE = ("-flto=auto", "-fno-fat-lto-objects")
OPENED, REUSED = "allow_interpreted_subclasses=True", "free_list_len=1"
MOST_PLAIN = 20
"""Give up when more modules than this cannot be compiled: something else is wrong."""
_FAULT = re.compile(r"^(headframe/\S+\.py):\d+: (?!note:|warning:)(.*)$", re.MULTILINE)

# Of a closed class mypyc's __new__ runs __init__; of an open one it does not, as in plain Python.
_BARE = re.compile(r"\b(\w+)\.__new__\(\1\)")


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--c"]:  # this script's own child, in the build folder
        return generate_and_compile(sys.stdin.read().split(), *arguments[1:])
    if arguments not in ([], ["--check"], ["--where"]):
        print("usage: ./x compile [--check | --where]", file=sys.stderr)
        return 2
    if arguments == ["--where"]:
        print(built() or "")
        return 0 if built() else 1
    with one_at_a_time():
        if not built() and not build():
            return 1
    if arguments:
        run = [sys.executable, "-m", "tests.compiled.compare"]
        return subprocess.run(run, cwd=ROOT, env=environment()).returncode
    return 0


# What the others ask --------------------------------------------------------------------------


def fingerprint() -> str:
    """Of everything that the build depends on."""
    digest = hashlib.sha256(f"{sys.version_info[:3]} {sysconfig.get_platform()}".encode())
    for path in (Path(__file__), *sources()):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def sources() -> list[Path]:
    client = SOURCES / CLIENT
    return [
        path
        for path in sorted(SOURCES.rglob("*"))
        if path.is_file() and path.suffix not in (".pyc", ".so") and client not in path.parents
    ]


def built() -> Path | None:
    """The build of these very sources."""
    folder = BUILDS / fingerprint()
    return folder if folder.is_dir() else None


def environment() -> dict[str, str]:
    """In which `import headframe` finds the compiled build."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(built()), str(ROOT)))}


# Building -------------------------------------------------------------------------------------


def build() -> bool:
    begun = time.perf_counter()
    wanted = fingerprint()
    failed: dict[str, str] = {}
    while len(failed) <= MOST_PLAIN:
        names = compilable(failed)
        write(package(names))
        command = [sys.executable, str(Path(__file__).resolve()), "--c"]
        ended = subprocess.run(
            command, cwd=WORK, input="\n".join(names), capture_output=True, text=True
        )
        said = ended.stdout + ended.stderr
        if ended.returncode == 0:
            folder = publish(wanted)
            took = time.perf_counter() - begun
            where = folder.relative_to(ROOT)
            print(f"compiled {len(names)} modules in {took:.0f} s into {where}/")
            return True
        named = {path.removeprefix("headframe/"): why for path, why in _FAULT.findall(said)}
        found = {name: why for name, why in named.items() if name not in failed}  # not for ever
        if not found:
            print(f"{said[-4000:]}\nthe compiler ended with {ended.returncode}", file=sys.stderr)
            break
        for name, why in found.items():
            print(f"{name} cannot be compiled, so it stays plain: {why}", file=sys.stderr)
        failed.update(found)
    print("compile: it failed; the plain sources are as they were", file=sys.stderr)
    return False


def compilable(failed: Collection[str]) -> list[str]:
    """All but the plain ones, the cold ones, those that failed, and those whose classes derive
    from a class of one of these: a compiled class cannot."""
    names = [
        name
        for name in modules()
        if name not in PLAIN and name not in failed and not set(COLD).intersection(Path(name).parts)
    ]
    while True:
        lost = {known for name in set(modules()) - set(names) for known in heirs(name)}
        kept = [n for n in names if not any(lost.intersection(b) for b in heirs(n).values())]
        if kept == names:
            return names
        names = kept


def publish(name: str) -> Path:
    """A copy of what was built, which appears whole or not at all."""
    part = BUILDS / f"part-{os.getpid()}"
    shutil.copytree(WORK / "headframe", part / "headframe")
    for library in WORK.glob("headframe*.*"):
        if library.suffix in (".so", ".pyd"):
            shutil.copy2(library, part)
    client = part / "headframe" / CLIENT
    if os.name == "posix":
        client.symlink_to(SOURCES / CLIENT)
    elif (SOURCES / CLIENT).is_dir():
        shutil.copytree(SOURCES / CLIENT, client)
    folder = BUILDS / name
    part.rename(folder)
    others = [path for path in BUILDS.iterdir() if path.is_dir() and path not in (WORK, folder)]
    for path in sorted(others, key=lambda path: -path.stat().st_mtime)[KEPT - 1 :]:
        shutil.rmtree(path)
    return folder


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Who comes second finds what the first has built."""
    BUILDS.mkdir(exist_ok=True)
    WORK.mkdir(exist_ok=True)
    with (BUILDS / "lock").open("w") as handle:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def package(compiled: list[str]) -> dict[Path, bytes]:
    """The files of the build as a wheel has them, the ledgers inside."""
    files = {
        WORK / "headframe" / path.relative_to(SOURCES): path.read_bytes() for path in sources()
    }
    ledgers = ROOT / "docs" / "rules"
    for path in ledgers.glob("*.md"):
        files[WORK / "headframe" / "_ledgers" / path.relative_to(ledgers)] = path.read_bytes()
    for name, text in opened(compiled).items():
        files[WORK / "headframe" / name] = text.encode()
    return files


def write(files: dict[Path, bytes]) -> None:
    """Only what differs, so that only what differs is compiled again."""
    for path in (WORK / "headframe").rglob("*"):
        if path.is_file() and path not in files:
            path.unlink()
    for path, data in files.items():
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def modules() -> list[str]:
    """Everything below the compiled packages, packages themselves left out."""
    return [
        path.relative_to(SOURCES).as_posix()
        for package in PACKAGES
        for path in sorted((SOURCES / package).rglob("*.py"))
        if path.name != "__init__.py"
    ] + [*HOT]


def opened(compiled: list[str]) -> dict[str, str]:
    """The modules with classes that plain ones derive from, and with brief ones, marked as such.

    mypyc wants a decorator for either. It is written into the copies alone, so that the sources
    need no package to run.
    """
    parents = {known: found for name in compiled for known, found in heirs(name).items()}
    wanted = {name for names in OPEN.values() for name in names}
    for name in compiled:
        wanted |= set(_BARE.findall((SOURCES / name).read_text(encoding="utf-8")))
    for name in set(modules()) - set(compiled):
        wanted |= {base for named in heirs(name).values() for base in named if base in parents}
    wanted.intersection_update(parents)
    while more := {base for name in wanted for base in parents[name] if base in parents} - wanted:
        wanted |= more
    changed: dict[str, str] = {}
    for name in compiled:
        text = (SOURCES / name).read_text(encoding="utf-8")
        tree = ast.parse(text)
        brief = BRIEF.get(name, ())
        marks = {
            node.lineno: OPENED if node.name in wanted else REUSED
            for node in tree.body
            if isinstance(node, ast.ClassDef) and (node.name in wanted or node.name in brief)
        }
        if marks:
            lines = text.splitlines(keepends=True)
            for line, mark in sorted(marks.items(), reverse=True):
                lines.insert(line - 1, f"@mypyc_attr({mark})\n")
            imports = [n.end_lineno or 0 for n in tree.body if isinstance(n, ast.ImportFrom)]
            lines.insert(max(imports), "from mypy_extensions import mypyc_attr\n")
            changed[name] = "".join(lines)
    return changed


def heirs(name: str) -> dict[str, list[str]]:
    """The classes of a module with the names of their bases."""
    found: dict[str, list[str]] = {}
    for node in ast.parse((SOURCES / name).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            bare = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
            found[node.name] = [base.id for base in bare if isinstance(base, ast.Name)]
    return found


def generate_and_compile(names: list[str], level: str = "3") -> int:
    """In the build folder: C by mypyc, then machine code beside the modules. ``level``: how hard
    the C compiler tries, 0 for a build that is soon there."""
    from mypyc.build import mypycify
    from setuptools import setup

    Path("mypy.ini").write_text(
        "[mypy]\nexplicit_package_bases = True\nnamespace_packages = True\n"
        "python_version = 3.11\nimplicit_reexport = True\n"
    )
    # With what it knows from the last time mypyc forgets parts of its own that modules need.
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    # A library for each game: a change to a game is not a change to all.
    groups: dict[str, list[str]] = {}
    for name in names:
        first, *rest = Path(name).parts
        group = (
            rest[0]
            if first == "games"
            else {"bots": "bots", "research": "research"}.get(first, "kernel")
        )
        groups.setdefault(group, []).append(f"headframe/{name}")
    extensions = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        separate=[(paths, f"headframe_{group}") for group, paths in groups.items()],
    )
    # What is older than the flags is compiled again.
    flags = Path("flags.txt")
    direct = DIRECT if os.name == "posix" else ()
    whole = WHOLE if level != "0" and by_gcc() else ()
    wanted = "\n".join((*direct, *whole))
    if not flags.is_file() or flags.read_text() != wanted:
        flags.write_text(wanted)
    for extension in extensions:
        # Not in place: mypyc gives all extensions the same list.
        extension.extra_compile_args = [*extension.extra_compile_args, *direct]
        if whole and extension.name.endswith("__mypyc"):
            extension.extra_compile_args += [*whole]
            extension.extra_link_args = [*whole, *direct, f"-O{level}", "-fwrapv"]
        extension.depends.append(str(flags))
    if os.name == "posix":
        in_parallel()
    setup(
        name="headframe",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    return 0


def by_gcc() -> bool:
    """Other compilers want a linker of their own to work across files."""
    return "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def in_parallel() -> None:
    """One compiler for each core, and only for what changed. setuptools knows how to call it, but
    takes one file after the other and all files again when one changed."""
    from setuptools._distutils.unixccompiler import UnixCCompiler

    changed = max(
        [path.stat().st_mtime for path in Path("build").rglob("*.h")]
        + [Path("flags.txt").stat().st_mtime]
    )

    def compile_all(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, after, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = self._get_cc_args(options, debug, extra_preargs)

        def compile_one(made: str) -> None:
            source, suffix = build[made]
            at = Path(made)
            if at.exists() and at.stat().st_mtime > max(changed, Path(source).stat().st_mtime):
                return
            self._compile(made, source, suffix, before, after, options)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(compile_one, objects))
        found: list[str] = objects
        return found

    setattr(UnixCCompiler, "compile", compile_all)  # noqa: B010 (mypy: not a type of its own)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
