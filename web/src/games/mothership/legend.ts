import { row, type Legend } from "../legend";
import Defs from "./Defs.svelte";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";
import Token from "./Token.svelte";

/** One of each kind of the first fleet. */
const UNITS = [
  ["station", 0],
  ["mothership", 1],
  ["fighter", 2],
  ["bomber", 5],
  ["guardian", 7],
] as const;
const GOODS = ["minerals", "gas", "influence", "points", "planets", "technology", "cards"];
const ROWS = ["engines", "weapons", "shields", "hull"];
const DEEDS = ["move", "attack", "deploy", "gate", "explore", "build"];

export default {
  Defs,
  groups(_, speech) {
    const said = (id: string) => speech.say(`legend-${id}`) ?? id;
    const glyphs = (names: readonly string[]) =>
      names.map((name) => row(name, Glyph, { name, size: 30 }, said(name)));
    return [
      {
        id: "units",
        chapter: "MS-UNIT",
        rows: UNITS.map(([id, unit]) => row(id, Token, { unit, size: 44 }, said(id))),
      },
      {
        id: "goods",
        chapter: "MS-RES",
        rows: GOODS.map((name) => row(name, Picture, { name, size: 34 }, said(name))),
      },
      { id: "panel", chapter: "MS-EN", rows: glyphs(ROWS) },
      { id: "deeds", chapter: "MS-TURN", rows: glyphs(DEEDS) },
    ];
  },
} satisfies Legend;
