/** Our own drawings. Glyphs are outlines on a 24 × 24 grid; gems (36 wide) and badges lie around 0, 0. */

export const GLYPHS = {
  draw: "M9 4h10v13H9ZM9 7H5v13h10v-3",
  bomb: "M10 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM14 8l3-3M17 5c1-2 3-2 4-1M19 8l1 1M7 12c.5-1.2 1.3-2 2.5-2.4",
  action: "M13 2 5 13h6l-1 9 9-12h-6Z",
  duplicate: "m8 3 5 5-5 8-5-8ZM16 8l5 5-5 8-5-8Z",
  "to-hand": "M12 3v10M8 7l4-4 4 4M4 13v7h16v-7",
  corner: "M4 4h8v8H4ZM12 12h8v8h-8Z",
  rock: "M3 18 6 9l6-4 6 3 3 9-4 3H6ZM10 8l1 4 4 2M7 15l3 1",
  split: "M12 21v-7M12 14 5 8M12 14l7-6M5 12V7h5M14 7h5v5",
  cycle: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  artifact: "M9 3h6M10 3v4c-4 1-6 4-6 7 0 4 3 7 8 7s8-3 8-7c0-3-2-6-6-7V3M6 12h12M9 15l3 3 3-3",
  points: "m12 3 2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.300l6-.7Z",
  hand: "M4 8 9 5l5 13-5 2ZM11 5h6v13h-2M18 6l3 1-3 12h-1",
  deck: "M5 5h11v15H5ZM16 7h3v14H8v-1M8 9h5",
  discard: "M5 4h14v16H5ZM9 9l6 6M15 9l-6 6",
  drill: "M5 3h14l-2 5H7ZM8 8h8l-2 5h-4ZM10 13h4l-2 8Z",
  end: "M5 4v16M5 5h12l-3 4 3 4H5",
} as const;
export type GlyphName = keyof typeof GLYPHS;

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS;
}

export interface Shape {
  path: string;
  light: string;
  dark: string;
  /** Its gradient and its glow in `Defs`. */
  paint: string;
  glow: string;
  /** For small maps. */
  fill: string;
}

/** By mineral. Another content pack's minerals take the last shape. */
export const GEMS: { [name: string]: Shape } = {
  iron: {
    path: "M-15-8-7-15 6-16 15-8 17 5 9 14-5 16-15 9Z",
    light: "M-15-8-7-15 6-16 2-8-8-5Z",
    dark: "M17 5 9 14-5 16 3 9Z",
    paint: "gI",
    glow: "gwI",
    fill: "#d9ab90",
  },
  gold: {
    path: "M-12-11H12L19 11C19 13 18 14 16 14H-16C-18 14-19 13-19 11Z",
    light: "M-12-11H12L9-4H-9Z",
    dark: "M-19 11-9-4H9L19 11C19 13 18 14 16 14H-16C-18 14-19 13-19 11Z",
    paint: "gG",
    glow: "gwG",
    fill: "#ffc23d",
  },
  platinum: {
    path: "M-14-14H14V14H-14Z",
    light: "M-14-14H14L8-8H-8V8L-14 14Z",
    dark: "M14-14V14H-14L-8 8H8V-8Z",
    paint: "gP",
    glow: "gwP",
    fill: "#cfe6ee",
  },
  emerald: {
    path: "M-9-17H9L17-9V9L9 17H-9L-17 9V-9Z",
    light: "M-9-17H9L17-9 10-6 6-10H-6L-10-6-17-9Z",
    dark: "M-17 9-10 6-6 10H6L10 6 17 9 9 17H-9Z",
    paint: "gE",
    glow: "gwE",
    fill: "#3ff09a",
  },
  ruby: {
    path: "M-17-6-9-15H9L17-6 0 18Z",
    light: "M-17-6-9-15H9L17-6 8-6 0-11-8-6Z",
    dark: "M17-6 8-6 0 18Z",
    paint: "gR",
    glow: "gwR",
    fill: "#ff4d6a",
  },
  diamond: {
    path: "M0-18 16-5 10 14H-10L-16-5Z",
    light: "M0-18 16-5 6-3 0-9-6-3-16-5Z",
    dark: "M16-5 10 14H-10L0 10Z",
    paint: "gD",
    glow: "gwD",
    fill: "#8feaff",
  },
};

/** By drill colour: a badge's outline. */
export const BADGES: { [colour: string]: { path: string; fill: string } } = {
  red: { path: "M-10-9H10L5 1 0 11-5 1Z", fill: "#ff6a59" },
  blue: { path: "M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", fill: "#62b0ff" },
  yellow: { path: "M-9-9H9V9H-9Z", fill: "#ffd24a" },
  wild: { path: "M0-11.5 10-5.75V5.75L0 11.5-10 5.75V-5.75Z", fill: "#ece2ff" },
};

export const DECK_COLOURS: { [deck: string]: string } = {
  purple: "#b592e8",
  green: "#86c676",
  orange: "#f09a4f",
  grey: "#b9b6b4",
};
