"""python -m tools.sounds: renders every recipe into web/src/sound/SET/NAME.ogg.

The encoder is the Opus of the browser that the tests use, so nothing more has to be installed.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from pathlib import Path

import numpy as np
from playwright.sync_api import sync_playwright

from tools.sounds.ogg import opus_file
from tools.sounds.recipes import RECIPES
from tools.sounds.synth import RATE, Wave

TARGET = Path(__file__).parents[2] / "web" / "src" / "sound"
BITRATE = 40_000

ENCODE = """async ([text, bitrate]) => {
  const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const data = new Float32Array(bytes.buffer);
  const packets = [];
  let skip = 312;
  const encoder = new AudioEncoder({
    error: problem => { throw problem; },
    output(chunk, meta) {
      const head = meta?.decoderConfig?.description;
      if (head) {
        const view = ArrayBuffer.isView(head) ? head.buffer : head;
        skip = new DataView(view).getUint16(10, true);
      }
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      packets.push(btoa(String.fromCharCode(...packet)));
    },
  });
  encoder.configure({codec: 'opus', sampleRate: 48000, numberOfChannels: 1, bitrate});
  encoder.encode(new AudioData({format: 'f32', sampleRate: 48000, numberOfChannels: 1,
    numberOfFrames: data.length, timestamp: 0, data}));
  await encoder.flush();
  return {packets, skip};
}"""


def render() -> int:
    """Gives the bytes of all files together."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("The sounds are encoded by Chromium: install the package `chromium`.")
    total = 0
    with tempfile.NamedTemporaryFile(suffix=".html") as empty, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--headless", "--no-sandbox"]
        )
        page = browser.new_page()
        page.goto(Path(empty.name).as_uri())  # codecs are for pages with an origin alone
        for name, recipes in RECIPES.items():
            (TARGET / name).mkdir(parents=True, exist_ok=True)
            for sound, recipe in recipes.items():
                wave: Wave = recipe()
                data = base64.b64encode(wave.astype(np.float32).tobytes()).decode()
                coded = page.evaluate(ENCODE, [data, BITRATE])
                packets = [base64.b64decode(packet) for packet in coded["packets"]]
                written = opus_file(packets, len(wave), coded["skip"])
                (TARGET / name / f"{sound}.ogg").write_bytes(written)
                total += len(written)
                print(f"{name}/{sound}: {len(wave) / RATE:.2f} s, {len(written)} bytes")
        browser.close()
    return total


if __name__ == "__main__":
    print(f"{render()} bytes in all")
