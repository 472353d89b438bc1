/** Parts of a portrait, on a 120 × 120 grid, as SVG: constants of ours, nothing from outside. */

import { BADGES } from "../glyphs";

export const HEAD = "M37 50C36 29 84 29 83 50L82 66C80 81 70 89 60 89 50 89 40 81 38 66Z";
export const SHADE = `<path d="M68 34C84 37 84 46 83 52L82 66C80 81 70 89 60 89 73 79 77 58 68 34Z" fill="#2a0c08" opacity=".22" stroke="none"/>`;
export const RIM = `<path d="M39.5 46C38.5 58 39.5 70 45 79" fill="none" stroke="#ffe2b0" stroke-width="2.4" opacity=".65"/>`;
export const neck = (skin: string) =>
  `<path d="M50 80H70V95C64 100 56 100 50 95Z" fill="${skin}"/>`;
export const ears = (skin: string) =>
  `<path d="M38 54C32 52 31 58 33 63 34 67 37 68 39 66ZM82 54C88 52 89 58 87 63 86 67 83 68 81 66Z" fill="${skin}"/>`;
export const eye = (x: number, y: number, c = "#2b1510", rx = 5.2, ry = 5.6, dx = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff6e6" stroke-width="2"/><circle cx="${x + dx}" cy="${y + 0.6}" r="2.9" fill="${c}" stroke="none"/><circle cx="${x + dx + 1}" cy="${y - 0.8}" r="1" fill="#fff" stroke="none"/>`;
/** In the crew's colour, with the pilot's drill on the chest. */
export const suit = (crew: string, colour: string) =>
  `<path d="M8 126C10 106 28 98 46 94H74C92 98 110 106 112 126Z" fill="url(#sm-st-${crew})"/><path d="M27 126C27 118 26 114 24 110M93 126C93 118 94 114 96 110" fill="none"/><path d="M12 119C17 108 30 101 42 98" fill="none" stroke="#fff2d8" stroke-width="2.2" opacity=".55"/><path d="M33 97C36 89 84 89 87 97 87 106 33 106 33 97Z" fill="url(#sm-metal)"/><path d="M40 96.500C44 92 76 92 80 96.5 76 100.5 44 100.5 40 96.500Z" fill="#1d0f0c"/><path transform="translate(60 114) scale(.8)" d="${BADGES[colour]?.path ?? ""}" fill="${BADGES[colour]?.fill ?? "none"}"/>`;
