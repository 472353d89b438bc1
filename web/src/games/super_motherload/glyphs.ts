/** Our own drawings. Glyphs are outlines on a 24 × 24 grid; gems and badges lie around 0, 0. */

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
  /** Facets, drawn as lines over it. */
  cut: string;
  fill: string;
  light: string;
}

/** By mineral. Another content pack's minerals take the last shape. */
export const GEMS: { [name: string]: Shape } = {
  iron: {
    path: "M-11-4-6-10 4-11 11-5 10 5 5 10-5 11-11 4Z",
    cut: "M-6-10-4-4 4-11M10 5 5 5 5 10M-11 4-6 5",
    fill: "#d3a58e",
    light: "#f7e0d3",
  },
  gold: {
    path: "M-12 8-8-6H8L12 8Z",
    cut: "M-8-6-5-1H5L8-6M-12 8-5-1M12 8 5-1",
    fill: "#eab53a",
    light: "#ffe28f",
  },
  platinum: {
    path: "M-10-10H10V10H-10Z",
    cut: "M-10-10-5-5H5L10-10M5-5V5L10 10M-5-5V5H5M-5 5-10 10",
    fill: "#b7c9d3",
    light: "#eef7fb",
  },
  emerald: {
    path: "M-6-12H6L11-6V6L6 12H-6L-11 6V-6Z",
    cut: "M-3-7H3L6-3V3L3 7H-3L-6 3V-3ZM-6-12-3-7M6-12 3-7M6 12 3 7M-6 12-3 7",
    fill: "#3fae78",
    light: "#9aeec1",
  },
  ruby: {
    path: "M0 12-12-4-7-10 0-6 7-10 12-4Z",
    cut: "M-12-4H12M0-6V-4M-5-4 0 12 5-4",
    fill: "#e2506a",
    light: "#ffb0bd",
  },
  diamond: {
    path: "M0-13 12 0 0 13-12 0Z",
    cut: "M-12 0H12M0-13-5 0 0 13 5 0Z",
    fill: "#8fd9f2",
    light: "#e6faff",
  },
};

/** By drill colour: a badge's outline. */
export const BADGES: { [colour: string]: { path: string; fill: string } } = {
  red: { path: "M-10-9H10L5 1 0 11-5 1Z", fill: "#ff7d68" },
  blue: { path: "M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", fill: "#74b4ff" },
  yellow: { path: "M-9-9H9V9H-9Z", fill: "#f3c64e" },
  wild: { path: "M0-11.5 10-5.75V5.75L0 11.5-10 5.75V-5.75Z", fill: "#e6d6ff" },
};

export const DECK_COLOURS: { [deck: string]: string } = {
  purple: "#b592e8",
  green: "#86c676",
  orange: "#f09a4f",
  grey: "#b9b6b4",
};
