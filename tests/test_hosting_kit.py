"""The files of hosting/ do what they say: what a container would do is done, the unit is one."""

from __future__ import annotations

import configparser
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx

from headframe.server.settings import Settings
from tests.server.ports import free_port
from tests.server.process import CALL, wait_until

ROOT = Path(__file__).parents[1]
KIT = ROOT / "hosting"
PORT = "8000"


def steps() -> list[tuple[str, str]]:
    """The container's, in order: the word and what follows it."""
    text = (KIT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def can_build() -> bool:
    docker = shutil.which("docker")
    return bool(docker) and subprocess.run(["docker", "info"], capture_output=True).returncode == 0


def test_a_container_serves(tmp_path: Path) -> None:
    """Built and run where there is a container tool; elsewhere its steps, in an empty folder."""
    if can_build():
        in_a_container()
    else:
        by_its_steps(tmp_path)


def in_a_container() -> None:
    name, port = f"headframe-test-{os.getpid()}", str(free_port())
    file = ["-f", str(KIT / "Containerfile")]
    subprocess.run(["docker", "build", "--quiet", *file, "-t", name, str(ROOT)], check=True)
    run = ["docker", "run", "--detach", "--name", name, "-p", f"127.0.0.1:{port}:{PORT}", name]
    subprocess.run(run, check=True)
    try:
        wait_until(lambda: asked(f"http://127.0.0.1:{port}"))
    finally:
        subprocess.run(["docker", "rm", "--force", name], check=True)
        subprocess.run(["docker", "rmi", name], check=True)


def by_its_steps(folder: Path) -> None:
    source, port = folder / "source", str(free_port())
    ours = {"/opt/headframe": str(folder / "opt"), "/data": str(folder / "data"), PORT: port}
    if os.geteuid() != 0:
        ours["-o 10001 "] = ""
    tools = os.pathsep.join((str(Path(sys.executable).parent), str(ROOT / ".tools/uv/bin")))
    env = {
        **{name: value for name, value in os.environ.items() if not name.startswith("HEADFRAME_")},
        "PATH": os.pathsep.join((tools, os.environ["PATH"])),
    }
    server: subprocess.Popen[bytes] | None = None
    health: list[str] = []
    try:
        for word, rest in steps():
            for given, here in ours.items():
                rest = rest.replace(given, here)
            if word == "COPY" and rest == ". .":
                copied(source)
            elif word == "RUN":
                subprocess.run(rest, shell=True, check=True, cwd=source, env=env)
            elif word == "ENV":
                env |= dict([rest.split("=", 1)])
            elif word == "HEALTHCHECK":
                health = json.loads(rest.removeprefix("CMD "))
            elif word == "CMD":
                server = subprocess.Popen(json.loads(rest), cwd=folder, env=env)
        assert server is not None
        wait_until(lambda: asked(f"http://127.0.0.1:{port}"))
        assert subprocess.run(health, check=False).returncode == 0
        assert (folder / "data" / "tables.sqlite").is_file()
    finally:
        if server is not None:
            server.terminate()
            server.wait(60)
    assert subprocess.run(health, capture_output=True, check=False).returncode != 0, "it is gone"


def copied(source: Path) -> None:
    """What `COPY . .` brings: all that is no build's, and the client, as a checkout has it that was
    played in; without it the step would build one."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, files.split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
    client = Path("src/headframe/server/client")
    shutil.copytree(ROOT / client, source / client)


def asked(address: str) -> bool:
    try:
        ready = httpx.get(f"{address}/readyz", **CALL).status_code == 200
    except httpx.TransportError:
        return False
    return ready and 'id="app"' in httpx.get(address, **CALL).text


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=True, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(KIT / "headframe.service", encoding="utf-8")
    return read


def test_the_service_unit_is_sound(tmp_path: Path) -> None:
    service = unit()["Service"]
    command = shlex.split(service["ExecStart"])
    # As it is installed here: the words after it are those of the command line.
    here = Path(sys.executable).parent / "headframe"
    subprocess.run([here, *command[1:2], "--help"], check=True, capture_output=True)
    variables = [service["Environment"].partition("=")[0]]
    known = {f"HEADFRAME_{name.upper()}" for name in Settings.__struct_fields__}
    assert set(variables) <= known | {"HEADFRAME_DATA"}
    if analyze := shutil.which("systemd-analyze"):
        copy = tmp_path / "headframe.service"
        text = (KIT / "headframe.service").read_text(encoding="utf-8")
        copy.write_text(text.replace(command[0], str(here)))
        told = subprocess.run([analyze, "verify", copy], capture_output=True, text=True)
        assert (told.returncode, told.stderr) == (0, ""), told.stderr
