import { row, type Legend } from "../legend";
import Badge from "./Badge.svelte";
import Defs from "./Defs.svelte";
import { factsOf } from "./facts";
import Gem from "./Gem.svelte";
import Glyph from "./Glyph.svelte";
import type { GlyphName } from "./glyphs";
import Pilot from "./Pilot.svelte";
import { Words } from "./words";

const BONUSES: readonly GlyphName[] = [
  "action",
  "draw",
  "bomb",
  "to-hand",
  "duplicate",
  "corner",
  "rock",
  "split",
  "cycle",
];
const COLOURS = ["red", "blue", "yellow", "wild"] as const;

export default {
  Defs,
  groups(catalogue, speech) {
    const facts = factsOf(catalogue);
    const words = new Words(speech, facts);
    const said = (id: string) => speech.say(`legend-${id}`) ?? id;
    const dearest = facts.cards.findLastIndex(({ pattern }) => pattern !== null);
    const deck = facts.decks.at(-1)?.name ?? "";
    return [
      {
        id: "minerals",
        chapter: "SM-COLLECT",
        rows: facts.minerals.map(({ name }, at) =>
          row(
            name,
            Gem,
            { mineral: name, letter: words.mineralLetter(at), size: 36 },
            speech.name("mineral", at),
          ),
        ),
      },
      {
        id: "colours",
        chapter: "SM-DRILL",
        rows: COLOURS.map((colour) =>
          row(
            colour,
            Badge,
            { colour, letter: words.colourLetter(colour), size: 32 },
            said(colour),
          ),
        ),
      },
      {
        id: "bonuses",
        chapter: "SM-BONUS",
        rows: BONUSES.map((name) => row(name, Glyph, { name, size: 32 }, said(name))),
      },
      {
        id: "finds",
        chapter: "SM-ART",
        rows: (["artifact", "points"] as const).map((name) =>
          row(name, Glyph, { name, size: 32 }, said(name)),
        ),
      },
      {
        id: "pilots",
        chapter: "SM-BUY",
        rows: [row("pilot", Pilot, { card: dearest, deck, words, large: true }, said("pilot"))],
      },
    ];
  },
} satisfies Legend;
