"""The wheel, built once and installed where nothing else is.

What it needs comes from our own environment, without the network: exactly what its metadata asks
for, and what that asks for. A dependency that nobody named is not there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.web.hosted import ROOT

EXTRAS = ("cli", "server")


def installed(folder: Path) -> Path:
    """The `headframe` of a new environment in that folder, made from a new wheel."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run([*build, "-d", str(folder / "dist")], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    environment = folder / "environment"
    uv = shutil.which("uv") or ROOT / ".tools" / "uv" / "bin" / "uv"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, environment], check=True)
    python = environment / "bin" / "python"
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-index", "--no-deps"]
    subprocess.run([*install, "--python", python, wheel], check=True)
    (packages,) = environment.glob("lib/*/site-packages")
    (info,) = packages.glob("headframe-*.dist-info")
    for dependency in closure(PathDistribution(info), set(EXTRAS)):
        link(dependency, packages)
    subprocess.run([uv, "pip", "check", "--quiet", "--python", python], check=True)
    return environment / "bin" / "headframe"


def closure(of: Distribution, extras: set[str]) -> list[Distribution]:
    """All that it needs with these extras, directly and indirectly."""
    found: dict[str, Distribution] = {}
    asked: set[tuple[str, str]] = set()
    waiting = [(of, extra) for extra in ("", *extras)]
    while waiting:
        here, extra = waiting.pop()
        for requirement in map(Requirement, here.requires or []):
            marker = requirement.marker
            if marker is not None and not marker.evaluate({"extra": extra}):
                continue
            for wanted in ("", *requirement.extras):
                if (requirement.name, wanted) not in asked:
                    asked.add((requirement.name, wanted))
                    found[requirement.name] = distribution(requirement.name)
                    waiting.append((found[requirement.name], wanted))
    return list(found.values())


def link(dependency: Distribution, packages: Path) -> None:
    """Each of its files and folders, as it lies in our own environment."""
    tops = {file.parts[0] for file in dependency.files or [] if file.parts[0] != ".."}
    for top in tops - {"__pycache__"}:
        ours, place = Path(str(dependency.locate_file(top))), packages / top
        if top.endswith(".dist-info"):
            shutil.copytree(
                ours, place, dirs_exist_ok=True
            )  # who reads these does not follow links
        elif not place.exists():
            place.symlink_to(ours)
