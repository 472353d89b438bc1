/** Our own sounds (tools/sounds renders them): loaded when they are first heard, and never before
 * the player has touched the page. */

import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../sound/*/*.ogg", {
  query: "?url",
  import: "default",
  eager: true,
});
/** The loudest that a sound of ours becomes. */
const LOUDEST = 0.7;

let context: AudioContext | null = null;
const woken: ((pressed: unknown) => void)[] = [];
let set = "";
const loaded = new Map<string, Promise<AudioBuffer | null>>();

/** Browsers let nothing be heard before the first press. */
function wake(): void {
  context ??= new AudioContext();
  void context.resume();
  for (const pressed of woken.splice(0)) pressed(null);
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });

/** From now on sounds are taken from this game's set, where it has them. */
export function soundsOf(game: string): void {
  set = game;
}

async function load(address: string, audio: AudioContext): Promise<AudioBuffer | null> {
  try {
    return await audio.decodeAudioData(await (await fetch(address)).arrayBuffer());
  } catch {
    return null; // a browser without this format: the game goes on in silence
  }
}

/** What is heard around at this game's table, softly and without an end. */
const SOFT = 0.3;
let wished = false;
let around: { source: AudioBufferSourceNode; volume: GainNode; address: string } | null = null;

export async function ambience(wanted: boolean): Promise<void> {
  const address = files[`../sound/${set}/around.ogg`];
  wished = wanted;
  if (!wanted || !address || around?.address !== address) {
    around?.source.stop();
    around = null;
  }
  if (!wanted || !address) return;
  // Before the first press nothing may be heard; it begins with that.
  if (!context) await new Promise((pressed) => woken.push(pressed));
  const audio = context;
  if (!audio || !wished || around) return setLoudness();
  const buffer = loaded.get(address) ?? load(address, audio);
  loaded.set(address, buffer);
  const sound = await buffer;
  if (!sound || !wished || around || address !== files[`../sound/${set}/around.ogg`]) return;
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = sound;
  source.loop = true;
  source.connect(volume).connect(audio.destination);
  around = { source, volume, address };
  setLoudness();
  source.start();
}

function setLoudness(): void {
  if (around) around.volume.gain.value = (settings.volume / 100) * LOUDEST * SOFT;
}

export async function play(name: string): Promise<void> {
  const audio = context;
  const address = files[`../sound/${set}/${name}.ogg`] ?? files[`../sound/common/${name}.ogg`];
  if (!audio || !address || settings.muted || settings.volume === 0 || document.hidden) return;
  let buffer = loaded.get(address);
  if (!buffer) loaded.set(address, (buffer = load(address, audio)));
  const sound = await buffer;
  if (!sound) return;
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = sound;
  volume.gain.value = (settings.volume / 100) * LOUDEST;
  source.connect(volume).connect(audio.destination);
  source.start();
}
