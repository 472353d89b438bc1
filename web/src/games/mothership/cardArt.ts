/** Pictures of Action Cards by what they do, on a ground of 100 × 70. Each is a few painted paths. */

import type { Phrase } from "../../lib/wire";

type Path = readonly [d: string, fill: string, stroke?: string];

const ring = (r: number) => `M${50 - r} 34a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const FLAME: Path[] = [
  ["M40 12h20l5 20H35Z", "#52608f", "#cfe0ff"],
  ["M37 34h26Q64 54 50 66 36 54 37 34Z", "#ff8f55"],
  ["M43 34h14Q58 48 50 57 42 48 43 34Z", "#ffe9a8"],
];
const BURST: Path[] = [
  [ring(28), "none", "#ff8f55"],
  [ring(18), "none", "#ffb547"],
  [ring(9), "#ffe08a"],
  ["M18 50 26 40 34 48 30 60ZM72 16 82 12 86 22 76 26ZM74 52 84 48 86 58Z", "#8a6a5a"],
];
const CELL: Path[] = [
  ["M24 26h8M24 44h8M68 26h8M68 44h8", "none", "#a9c4ff"],
  ["M37 18h26q5 0 5 5v24q0 5-5 5H37q-5 0-5-5V23q0-5 5-5Z", "#33406e", "#a9c4ff"],
  ["M53 20 41 38h8l-3 14 13-19h-8Z", "#f4c553"],
];
const SHIELD: Path[] = [
  ["M50 8 74 16v20c0 14-12 22-24 28-12-6-24-14-24-28V16Z", "#2a4a8a", "#bfd8ff"],
  ["M50 16v40C41 51 34 45 34 36V21Z", "#8fb4ff"],
];
const TOOL: Path[] = [
  [
    "M20 52 48 24a15 15 0 0 1 19-17L58 18l3 8 8 3 9-9a15 15 0 0 1-17 19L33 67q-6 3-11-3t-2-12Z",
    "#7a8494",
    "#e2ffe0",
  ],
  ["M72 44v8h8v8h-8v8h-8v-8h-8v-8h8v-8Z", "#8fe08a"],
];
const PURSE: Path[] = [
  ["M34 26q16 8 32 0 14 18 6 32-22 12-44 0-8-14 6-32Z", "#8a5a2c", "#ffd9a0"],
  ["M38 12q12 8 24 0l-4 12H42Z", "#a8703a", "#ffd9a0"],
  ["M50 34 58 40l-3 12H45l-3-12Z", "#ff9a62"],
];
const ORB: Path[] = [
  [ring(17), "#6d62c9", "#c5bcff"],
  ["M14 46Q50 66 86 22 50 44 14 46Z", "#c5bcff"],
  ["M44 24q8-6 14 0-4 6-14 0Z", "#a79cf5"],
];
const CHAIN: Path[] = [
  ["M32 34h36q4 0 4 4v22q0 4-4 4H32q-4 0-4-4V38q0-4 4-4Z", "#6a4a8a", "#e6d3ff"],
  ["M36 34V24a14 14 0 0 1 28 0v10h-7V24a7 7 0 0 0-14 0v10Z", "#b79ad6"],
  ["M47 44h6v12h-6Z", "#1d1029"],
];
const BLADE: Path[] = [
  [
    "M50 4 56 27 78 14 64 34 90 40 64 44 76 64 54 50 50 68 46 50 24 64 36 44 10 40 36 34 22 14 44 27Z",
    "#ff6a3c",
    "#ffd0a0",
  ],
  ["M50 22 54 32 64 35 54 39 50 49 46 39 36 35 46 32Z", "#fff3d8"],
];
const CANCEL: Path[] = [
  [ring(26), "#5a1424", "#ff8c9c"],
  ["M34 22 38 18 50 30 62 18 66 22 54 34 66 46 62 50 50 38 38 50 34 46 46 34Z", "#ffd5dc"],
];
const DICE: Path[] = [
  ["M50 6 78 22v28L50 66 22 50V22Z", "#d89a3a", "#fff0c0"],
  ["M50 6 78 22 50 38 22 22Z", "#ffe08a"],
  [
    "M50 18a5 4 0 1 0 .1 0ZM34 38a4 5 0 1 0 .1 0ZM66 34a4 5 0 1 0 .1 0ZM66 48a4 5 0 1 0 .1 0Z",
    "#3a2204",
  ],
];
const LENS: Path[] = [
  ["M44 10a20 20 0 1 1-.1 0Z", "#1c3a5a", "#bfe8ff"],
  ["M58 46 80 66l-6 4-22-19Z", "#a8703a", "#ffd9a0"],
  ["M36 20a11 11 0 0 1 12-3", "none", "#e8fbff"],
];

const ART: { [verb: string]: Path[] } = {
  engine: FLAME,
  "engine-double": FLAME,
  convoy: FLAME,
  rope: FLAME,
  warp: ORB,
  push: ORB,
  "push-exactly": ORB,
  migrate: ORB,
  negotiate: ORB,
  remove: BLADE,
  again: CELL,
  double: CELL,
  replicate: CELL,
  roll: BURST,
  relics: BURST,
  deflect: SHIELD,
  shield: SHIELD,
  defence: SHIELD,
  panic: SHIELD,
  hull: TOOL,
  save: TOOL,
  rob: PURSE,
  "rob-anybody": PURSE,
  draw: PURSE,
  steal: PURSE,
  update: CHAIN,
  blockade: CHAIN,
  prod: CHAIN,
  retreat: FLAME,
  stand: BLADE,
  wam: BLADE,
  rail: BLADE,
  break: BLADE,
  cancel: CANCEL,
  rethrow: DICE,
  explore: LENS,
};

/** A card's text names what it does: `card-engine`. */
export function artOf(text: Phrase): readonly Path[] {
  const said = text["say"];
  return (typeof said === "string" && ART[said.replace(/^card-/, "")]) || BURST;
}
