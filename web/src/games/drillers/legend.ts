import { row, type Legend } from "../legend";
import Card from "./Card.svelte";
import Defs from "./Defs.svelte";
import { factsOf } from "./facts";
import Gem from "./Gem.svelte";
import Glyph from "./Glyph.svelte";
import { GEMS } from "./glyphs";
import { Words } from "./words";

const GAUGES = ["fuel", "cost", "move", "drill", "credits", "refresh", "storage"];
const EFFECTS = ["draw", "repair", "damage", "battery", "point", "solid"];

export default {
  Defs,
  groups(catalogue, speech) {
    const facts = factsOf(catalogue);
    const words = new Words(speech, facts);
    const said = (id: string) => speech.say(`legend-${id}`) ?? id;
    const signs = (names: readonly string[]) =>
      names.map((name) => row(name, Glyph, { name, size: "2rem" }, said(name)));
    const face = facts.cards[1];
    return [
      {
        id: "minerals",
        chapter: "DR-SELL",
        rows: GEMS.map((id, kind) =>
          row(id, Gem, { kind, size: "2.2rem" }, speech.name("mineral", kind)),
        ),
      },
      { id: "gauges", chapter: "DR-GAUGE", rows: signs(GAUGES) },
      { id: "effects", chapter: "DR-CARD", rows: signs(EFFECTS) },
      ...(face
        ? [
            {
              id: "cards",
              chapter: "DR-PLAY",
              rows: [row("card", Card, { face, name: words.card(1), words }, said("card"))],
            },
          ]
        : []),
    ];
  },
} satisfies Legend;
