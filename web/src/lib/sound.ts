/** Small synthetic sounds; off unless the settings say otherwise. */

import { settings } from "./settings.svelte";

type Note = [hertz: number, start: number, length: number];

const TUNES: Record<string, { wave: OscillatorType; notes: Note[] }> = {
  turn: {
    wave: "triangle",
    notes: [
      [523, 0, 0.12],
      [784, 0.1, 0.22],
    ],
  },
  move: { wave: "sine", notes: [[196, 0, 0.07]] },
  refused: {
    wave: "square",
    notes: [
      [140, 0, 0.09],
      [110, 0.09, 0.14],
    ],
  },
  over: {
    wave: "triangle",
    notes: [
      [392, 0, 0.16],
      [523, 0.15, 0.16],
      [659, 0.3, 0.4],
    ],
  },
};

let context: AudioContext | null = null;

export function play(name: string): void {
  const tune = TUNES[name];
  if (settings.muted || !tune) return;
  context ??= new AudioContext();
  for (const [hertz, start, length] of tune.notes) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = tune.wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.06, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
