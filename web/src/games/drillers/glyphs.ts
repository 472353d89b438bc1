/** Our own icons on a 24 × 24 grid, drawn as filled paths. */
export const GLYPHS: { [name: string]: string } = {
  drill: "M3 4h11v4h3v-2h3v8h-3v-2h-3v4H3ZM5 18h7l-1 2h2l-4 3-4-3h1Z",
  move: "M12 2l5 6h-3v8h3l-5 6-5-6h3V8H7Z",
  fuel: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Zm-3 12a3.500 3.500 0 0 0 3 5v-2a2 2 0 0 1-1.500-3Z",
  credits: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm1 4h-2v1.500c-2 .3-3 1.500-3 3 0 3.500 5 2.500 5 4 0 1-2.500 1-4.200 0L8 16.300c1 .6 2 .9 3 1V19h2v-1.700c2-.3 3.200-1.500 3.200-3.100 0-3.600-5.200-2.700-5.200-4 0-1 2.300-.9 3.700-.1l.8-1.700c-.7-.4-1.500-.6-2.500-.8Z",
  refresh: "M3 9h5V6h8v3h5v3h-4v3h2l2 5h-3l-1.500-3H7.500L6 20H3l2-5h2v-3H3Zm7-6h4v2h-4Z",
  draw: "M4 6l9-3 5 13-9 3ZM19 6h2v15H9v-2h10Z",
  repair: "M20 4a6 6 0 0 0-7.500 8L4 20l2 2 8-8.500A6 6 0 0 0 22 6l-3.500 3.500-2.500-.5-.5-2.500Z",
  damage: "M12 1l3 7 7-2-4 6 4 6-7-2-3 7-3-7-7 2 4-6-4-6 7 2Z",
  battery: "M6 5h3V2h6v3h3v17H6Zm7 3-4 6h3v4l4-6h-3Z",
  storage: "M3 7l9-4 9 4v11l-9 4-9-4Zm9 2 5-2-5-2-5 2Zm-1 2-6-2v7l6 3Zm2 0v8l6-3V9Z",
  cap: "M5 3h14v18H5Zm3 3v2h5V6Zm0 4v2h8v-2Zm0 4v2h5v-2Z",
  leave: "M10 3h11v18H10v-5h3v2h5V6h-5v2h-3ZM9 8l-6 4 6 4v-3h6v-2H9Z",
  gem: "M7 3h10l5 6-10 13L2 9Zm1 3-2 3h12l-2-3Z",
  point: "m12 2 3 7 7 .6-5.400 4.700L18.300 22 12 17.900 5.700 22l1.700-7.700L2 9.600 9 9Z",
  keep: "M5 2h14v20l-7-5-7 5Z",
  fly: "M12 1l4 7v6l4 4v3l-5-2-3 4-3-4-5 2v-3l4-4V8Z",
  done: "M4 12l3-3 4 4 8-9 3 3-11 12Z",
  barrier: "M2 8h20v8H2Zm3 6 3-4H6l-3 4Zm6 0 3-4h-3l-3 4Zm6 0 3-4h-3l-3 4Z",
  other: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1 5v6h2V7Zm0 8v2h2v-2Z",
};

const OF_PIECE: { [id: string]: string } = {
  drill: "drill", move: "move", fuel: "fuel", credits: "credits", refresh: "refresh", draw: "draw",
  repair: "repair", damage: "damage", "damage-top": "damage", "damage-hand": "damage",
  "upgrade-cap": "cap", "upgrade-storage": "storage", leave: "leave", fly: "fly", battery: "battery",
  "take-silver": "gem", "reserve-emerald": "gem", "once-raise": "gem", "may-raise": "gem", keep: "keep",
  "once-harpoon": "gem", "turn-suction": "gem", "any-fuel-for-move": "move", "any-drone-for-fuel": "fuel",
  "turn-jackhammer-fuel": "fuel", "turn-flywheel-fuel": "fuel", "draw-and-repair": "repair",
  "market-to-overflow": "gem", "moves-for-sa-e-r": "gem", "scrap-fuel": "repair", "toll-fuel": "damage",
  "each-other-mech-toll-fuel": "damage", "trade-credit-fuel": "fuel", "dispatch-credits-fuel": "credits",
  "if-moves": "move", "if-drills": "drill", "pay-fuel": "fuel",
};
export const glyphOf = (piece: string) => OF_PIECE[piece] ?? "other";

export const GEMS: { fill: string; dark: string; shape: string }[] = [
  { fill: "#d5dbe0", dark: "#1d2226", shape: "M12 2 19 5l3 7-3 7-7 3-7-3-3-7 3-7Z" },
  { fill: "#f4c553", dark: "#2a1c02", shape: "M6 5h12l4 14H2Z" },
  { fill: "#8fbcff", dark: "#071a38", shape: "M12 1 23 12 12 23 1 12Z" },
  { fill: "#5fd699", dark: "#05271a", shape: "M7 2h10l3 3v14l-3 3H7l-3-3V5Z" },
  { fill: "#ff8495", dark: "#38060d", shape: "M6 3h12l5 7-11 12L1 10Z" },
];

export const MECHS: { [colour: string]: string } = { red: "#ff7a6b", green: "#74d68a", blue: "#82b4ff", yellow: "#f4c553" };
