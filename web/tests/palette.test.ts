import { expect, test } from "vitest";

/** Drawings of the world keep their own paint; every other colour is a variable of the palette. */
const ART = new Set(
  [
    ["director", "Blast Bore Dice"],
    ["ending", "Laurel Sky"],
    ["ui", "Face QrCode"],
    [
      "games/drillers",
      "Barrier Bill Card Face Fuel Gem Ground Mech Mechs Picture Preview Scenery Ware",
    ],
    [
      "games/mothership",
      "Backdrop Cells Defs Die Ground Lights Owner Picture Pieces Planet Preview Strike theatre/Prop",
    ],
    [
      "games/super_motherload",
      "Defs Gem GemMark Ground Marks Mine Overview Picture Pilot Portrait Preview Signs Strata Tiles Tunnels",
    ],
  ].flatMap(([folder, names]) =>
    names?.split(" ").map((name) => `../src/${folder}/${name}.svelte`),
  ),
);
const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|oklab|oklch|lab|lch)a?\(/gi;
/** Words, and what they stand on; a theme in which they cannot be read is none. */
const WORDS = ["bone", "dust", "ember", "gold", "teal", "rose"];
const GROUNDS = ["pit", "night", "rock", "shale"];

const files = import.meta.glob<string>("../src/**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const palette = files["../src/palette.css"] ?? "";

/** The variables of a theme: its own over those of the night. */
function theme(name: string): Map<string, string> {
  const night = /^:root,\n\.night \{([^}]*)\}/m.exec(palette)?.[1] ?? "";
  const own = new RegExp(`:root\\[data-theme="${name}"\\][^{]*\\{([^}]*)\\}`).exec(palette)?.[1];
  const variables = `${night}${own ?? ""}`.matchAll(/--([\w-]+):\s*(#\w+);/g);
  return new Map([...variables].map(([, variable, value]) => [variable ?? "", value ?? ""]));
}

/** WCAG 2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const full = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("a colour is written in the palette, or it is paint of a drawing", () => {
  expect(Object.keys(files).length).toBeGreaterThan(150);
  const known = Object.keys(files);
  expect([...ART].filter((path) => path && !known.includes(path))).toEqual([]);
  const written = Object.entries(files)
    .filter(([path]) => !ART.has(path) && !path.endsWith("palette.css"))
    .flatMap(([path, text]) => [...text.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`));
  expect(written).toEqual([]);
});

test.each(["dark", "light", "contrast"])("words can be read in the %s theme (AA)", (name) => {
  const colours = theme(name);
  const ramps = [...colours.keys()].filter(
    (key) => /-\d+$/.test(key) && !/^(seat|source)/.test(key),
  );
  const at = (key: string) => Number(key.split("-")[1]);
  const words = [...WORDS, ...ramps.filter((key) => at(key) >= 8)];
  const grounds = [...GROUNDS, ...ramps.filter((key) => at(key) <= 4)];
  const faint = (word: string, ground: string, least: number) => {
    const measured = contrast(colours.get(word) ?? "", colours.get(ground) ?? "");
    return measured < least ? [`${word} on ${ground}: ${measured.toFixed(2)}`] : [];
  };
  const seats = [...colours.keys()].filter((key) => key.startsWith("seat-"));
  expect(ramps.length).toBeGreaterThan(50);
  expect([
    ...words.flatMap((word) => grounds.flatMap((ground) => faint(word, ground, 4.5))),
    // On what is pressed, and on a seat's mark, which is also a line of the chart.
    ...["ember", "gold"].flatMap((ground) => faint("ink", ground, 4.5)),
    ...seats.flatMap((seat) => [...faint("ink", seat, 4.5), ...faint(seat, "rock", 3)]),
  ]).toEqual([]);
  expect(seats).toHaveLength(6);
});
