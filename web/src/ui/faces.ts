/** Portraits put together from parts, on a 120 × 120 grid, as SVG: constants of ours, nothing from
 * outside. A person's face follows from the name; every kind of bot has its own. */

const INK = 'stroke="#160b09" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"';

const SKINS = ["#f3c9a8", "#e0a27c", "#c98a5e", "#9a6440", "#6e432c"];
const HAIRS = ["#2a1718", "#5a301a", "#b8451f", "#d9a441", "#e6e0ea", "#3c4a78"];

const BODY = `<path d="M10 124C12 102 32 94 60 94 88 94 108 102 110 124Z" fill="var(--suit)" ${INK}/>`;
const head = (skin: string) =>
  `<path d="M50 78H70V98C64 103 56 103 50 98Z" fill="${skin}" ${INK}/><path d="M36 54C30 52 30 60 33 66M84 54C90 52 90 60 87 66" fill="${skin}" ${INK}/><path d="M36 50C35 26 85 26 84 50L83 66C80 82 70 90 60 90 50 90 40 82 37 66Z" fill="${skin}" ${INK}/>`;
/** How somebody feels just now. */
export const MOODS = ["plain", "glad", "hurt"] as const;
export type Mood = (typeof MOODS)[number];

const BROWS = `<path d="M44 51C48 49 53 50 56 52M65 52C68 50 74 49 78 51M59 62C56 69 58 71 62 70" fill="none" ${INK}/>`;
const EYES: { [mood in Mood]: string } = {
  plain: `<g class="eyes"><ellipse cx="50" cy="60" rx="5" ry="5.6" fill="#fff6e6" ${INK}/><ellipse cx="71" cy="60" rx="5" ry="5.6" fill="#fff6e6" ${INK}/><circle cx="50.500" cy="60.500" r="2.6" fill="#160b09"/><circle cx="71.500" cy="60.500" r="2.6" fill="#160b09"/></g>${BROWS}`,
  glad: `<path d="M44 62C46 55 54 55 56 62M65 62C67 55 75 55 77 62" fill="none" ${INK}/>${BROWS.replaceAll("51", "48").replaceAll("52", "49")}`,
  hurt: `<path d="M45 55 55 60 45 65M76 55 66 60 76 65" fill="none" ${INK}/><path d="M59 62C56 69 58 71 62 70" fill="none" ${INK}/>`,
};
const GRIN = `<path d="M48 73C55 76 66 76 73 72 72 86 50 88 48 73Z" fill="#fff3e2" ${INK}/><path d="M50 79C57 82 65 82 71 78" fill="none" stroke="#160b09" stroke-width="1.600"/>`;
const GRIMACE = `<path d="M51 80 55 76 59 80 63 76 67 80 71 76" fill="none" ${INK}/>`;
const MOUTHS = [
  `<path d="M51 78C56 82 65 82 70 77" fill="none" ${INK}/>`,
  `<path d="M49 75C55 77 66 77 72 74 70 84 52 85 49 75Z" fill="#fff3e2" ${INK}/>`,
  `<path d="M52 79H69" fill="none" ${INK}/>`,
];
const TOPS: ((hair: string) => string)[] = [
  (hair) =>
    `<path d="M35 58C32 34 44 24 60 24 78 24 89 36 85 58 80 48 74 44 68 42 58 48 46 48 35 58Z" fill="${hair}" ${INK}/>`,
  (hair) =>
    `<circle cx="60" cy="17" r="12" fill="${hair}" ${INK}/><path d="M35 56C34 32 46 26 60 26 76 26 87 34 85 56 76 42 46 42 35 56Z" fill="${hair}" ${INK}/>`,
  () =>
    `<path d="M31 48C30 18 90 18 89 48 92 48 95 51 94 54H26C25 51 28 48 31 48Z" fill="#f0b52e" ${INK}/><circle cx="60" cy="38" r="8" fill="#fff3b8" ${INK}/>`,
  () =>
    `<path d="M30 48C30 26 54 20 74 24 90 26 96 38 92 48Z" fill="#4a5a72" ${INK}/><path d="M26 48C44 42 84 42 98 50 84 54 44 54 26 48Z" fill="#33405a" ${INK}/>`,
  (hair) =>
    `<path d="M33 60C24 76 24 92 30 104L40 100C36 88 38 76 42 66ZM87 60C96 76 96 92 90 104L80 100C84 88 82 76 78 66Z" fill="${hair}" ${INK}/><path d="M35 56C34 30 46 25 60 25 76 25 87 32 85 56 70 40 50 40 35 56Z" fill="${hair}" ${INK}/>`,
  () =>
    `<path d="M33 52C32 24 88 24 87 52 76 41 44 41 33 52Z" fill="#c0452a" ${INK}/><path d="M86 46C95 44 101 50 103 58 96 56 90 56 85 53Z" fill="#c0452a" ${INK}/>`,
];
const EXTRAS = [
  "",
  `<circle cx="50" cy="60" r="9.500" fill="#bfe4ff40" ${INK}/><circle cx="71" cy="60" r="9.500" fill="#bfe4ff40" ${INK}/><path d="M59.500 59H61.500" ${INK}/>`,
  "",
  `<path d="M72 48 78 72M73 56 79 54M74 64 80 62" fill="none" stroke="#a0442e" stroke-width="2.400"/>`,
];

interface Machine {
  head: string;
  eyes: string;
  mouth: string;
  /** Where eyes and mouth are, and in which light eyes are drawn when they are no lamps. */
  at: { eyes: readonly [left: number, right: number, y: number]; mouth: number; light: string };
}

/** Machines, from the beginner to the master. */
const BOTS: { [bot: string]: Machine } = {
  random: {
    head: `<path d="M34 34H86V86H34Z" fill="#f6e9df" ${INK}/><circle cx="60" cy="60" r="5" fill="#160b09"/>`,
    eyes: `<circle cx="47" cy="47" r="5" fill="#160b09"/><circle cx="73" cy="47" r="5" fill="#160b09"/>`,
    mouth: `<circle cx="47" cy="73" r="5" fill="#160b09"/><circle cx="73" cy="73" r="5" fill="#160b09"/>`,
    at: { eyes: [47, 73, 48], mouth: 73, light: "#160b09" },
  },
  level1: {
    head: `<path d="M60 26V14" ${INK}/><circle cx="60" cy="11" r="5" fill="#ff6a59" ${INK}/><path d="M34 32H86L82 86H38Z" fill="#b9794a" ${INK}/><path d="M34 32H86V42H34Z" fill="#8d5530" ${INK}/><path d="M40 66 46 70M78 46 82 44" stroke="#5a301a" stroke-width="2"/>`,
    eyes: `<circle cx="49" cy="56" r="9" fill="#fff3b8" ${INK}/><circle cx="72" cy="58" r="6" fill="#fff3b8" ${INK}/><circle cx="50" cy="57" r="3" fill="#160b09"/><circle cx="72" cy="59" r="2.400" fill="#160b09"/>`,
    mouth: `<path d="M48 76C54 72 66 72 72 77" fill="none" ${INK}/>`,
    at: { eyes: [49, 72, 57], mouth: 74, light: "#160b09" },
  },
  level2: {
    head: `<path d="M40 30V18M80 30V18" ${INK}/><path d="M30 34Q30 28 36 28H84Q90 28 90 34V80Q90 88 82 88H38Q30 88 30 80Z" fill="#5fbf9f" ${INK}/><path d="M38 46H82V66H38Z" fill="#12343a" ${INK}/><path d="M24 50H30V66H24ZM90 50H96V66H90Z" fill="#3b8a72" ${INK}/>`,
    eyes: `<circle cx="50" cy="56" r="6" fill="#9ef0f6"/><circle cx="70" cy="56" r="6" fill="#9ef0f6"/>`,
    mouth: `<path d="M46 76H74M52 72V80M60 72V80M68 72V80" ${INK}/>`,
    at: { eyes: [50, 70, 57], mouth: 75, light: "#9ef0f6" },
  },
  level3: {
    head: `<path d="M28 70C24 28 40 14 60 14 80 14 96 28 92 70L84 90H36Z" fill="#4ac07a" ${INK}/><path d="M38 52C42 44 78 44 82 52L80 74C74 82 46 82 40 74Z" fill="#20312c" ${INK}/><path d="M46 30C50 24 56 22 60 22" stroke="#d8ffe6" stroke-width="3" fill="none"/><g fill="#ffd24a"><circle cx="60" cy="30" r="3.500"/><circle cx="44" cy="36" r="3"/><circle cx="76" cy="36" r="3"/></g>`,
    eyes: `<circle cx="50" cy="62" r="8" fill="#7dffb0" ${INK}/><circle cx="70" cy="62" r="8" fill="#7dffb0" ${INK}/>`,
    mouth: "",
    at: { eyes: [50, 70, 60], mouth: 72, light: "#7dffb0" },
  },
  level5: {
    head: `<path d="M60 10 96 40 90 84 60 96 30 84 24 40Z" fill="#f4c553" ${INK}/><path d="M60 10 78 40 60 52 42 40ZM24 40H42M78 40H96" fill="#ffe9a8" ${INK}/><path d="M40 56 56 62 54 70 38 66ZM80 56 64 62 66 70 82 66Z" fill="#241338" ${INK}/><circle cx="60" cy="32" r="5" fill="#ff6a8a" ${INK}/>`,
    eyes: `<circle cx="48" cy="64" r="3.200" fill="#9ef0f6"/><circle cx="72" cy="64" r="3.200" fill="#9ef0f6"/>`,
    mouth: `<path d="M50 82C56 85 64 85 70 82" fill="none" ${INK}/>`,
    at: { eyes: [48, 72, 65], mouth: 79, light: "#9ef0f6" },
  },
  level4: {
    head: `<path d="M36 30C44 12 76 12 84 30L90 58 76 90H44L30 58Z" fill="#d9dde8" ${INK}/><path d="M34 54C44 46 76 46 86 54L82 64C72 58 48 58 38 64Z" fill="#26204a" ${INK}/><path d="M60 12V34M48 16 60 34 72 16" fill="none" stroke="#8f7bd6" stroke-width="3"/><path d="M50 8 60 2 70 8 66 16H54Z" fill="#f4c553" ${INK}/>`,
    eyes: `<path d="M44 58 56 55M76 58 64 55" stroke="#d3b3f5" stroke-width="4"/>`,
    mouth: `<path d="M52 78H68" ${INK}/>`,
    at: { eyes: [50, 70, 56], mouth: 75, light: "#d3b3f5" },
  },
  level6: {
    head: `<circle cx="60" cy="54" r="38" fill="#2b2350" ${INK}/><path d="M60 16V6M38 24 31 15M82 24 89 15" fill="none" ${INK}/><circle cx="60" cy="6" r="4" fill="#f4c553" ${INK}/>`,
    eyes: `<path d="M26 54C36 36 84 36 94 54 84 72 36 72 26 54Z" fill="#e9f7ff" ${INK}/><circle cx="60" cy="54" r="13" fill="#5ad1ff" ${INK}/><circle cx="60" cy="54" r="5.500" fill="#160b09"/><circle cx="64" cy="49" r="3" fill="#ffffff"/>`,
    mouth: `<path d="M44 80C54 85 66 85 76 80" fill="none" stroke="#5ad1ff" stroke-width="3"/>`,
    at: { eyes: [46, 74, 54], mouth: 78, light: "#5ad1ff" },
  },
  level7: {
    head: `<path d="M60 4 70 22 92 18 88 42 108 56 90 70 94 94 70 90 60 108 50 90 26 94 30 70 12 56 32 42 28 18 50 22Z" fill="#f4c553" ${INK}/><circle cx="60" cy="56" r="31" fill="#160f33" ${INK}/><path d="M36 46C44 34 76 34 84 46" fill="none" stroke="#ffe9a8" stroke-width="3"/>`,
    eyes: `<path d="M48 48 52 56 48 64 44 56ZM72 48 76 56 72 64 68 56Z" fill="#ffe9a8"/>`,
    mouth: `<path d="M50 74C56 77 64 77 70 74" fill="none" stroke="#ffe9a8" stroke-width="3"/>`,
    at: { eyes: [48, 72, 56], mouth: 73, light: "#ffe9a8" },
  },
};

function machineOf({ head, eyes, mouth, at }: Machine, mood: Mood): string {
  if (mood === "plain") return `${head}<g class="eyes">${eyes}</g>${mouth}`;
  const [left, right, y] = at.eyes;
  const line = `fill="none" stroke="${at.light}" stroke-width="3.600" stroke-linejoin="round" stroke-linecap="round"`;
  const drawn =
    mood === "glad"
      ? [left, right].map(
          (x) => `M${x - 6} ${y + 4}C${x - 4} ${y - 5} ${x + 4} ${y - 5} ${x + 6} ${y + 4}`,
        )
      : [left, right].map(
          (x, n) => `M${x + (n ? 5 : -5)} ${y - 5}l${n ? -10 : 10} 5 ${n ? 10 : -10} 5`,
        );
  // A mouth where the visor ends, for those who have none else.
  const lips = mouth === "" ? at.light : "#160b09";
  const speaks =
    mood === "glad"
      ? `<path d="M48 ${at.mouth}C54 ${at.mouth + 3} 66 ${at.mouth + 3} 72 ${at.mouth} 70 ${at.mouth + 10} 50 ${at.mouth + 10} 48 ${at.mouth}Z" fill="#fff3e2" ${INK}/>`
      : `<path d="M48 ${at.mouth + 4}l4-4 4 4 4-4 4 4 4-4 4 4" fill="none" stroke="${lips}" stroke-width="2.800" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `${head}<path d="${drawn.join("")}" ${line}/>${mouth === "" && mood === "glad" ? "" : speaks}`;
}

/** A small number that is always the same for a name. */
export function hash(name: string): number {
  let value = 7;
  for (const letter of name) value = (value * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

const one = <T>(from: readonly T[], by: number): T => from[by % from.length] as T;

/** A drawing in other paint: every colour's hue turned so far; ink and white stay what they are. */
export function repainted(drawing: string, turn: number): string {
  return drawing.replace(/#[\da-f]{6}\b/g, (colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    if (high - low < 24) return colour;
    const parts = [red, green, blue];
    const first = parts.indexOf(high);
    const [next = 0, last = 0] = [parts[(first + 1) % 3], parts[(first + 2) % 3]];
    const hue = (first * 120 + (60 * (next - last)) / (high - low) + turn + 360) % 360;
    const painted = [0, 120, 240].map((at) => {
      const away = Math.min(Math.abs(hue - at), 360 - Math.abs(hue - at));
      const share = Math.min(1, Math.max(0, 2 - away / 60));
      return Math.round(low + share * (high - low));
    });
    return `#${painted.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });
}

/** Bots of one kind look alike but for their paint: at one table no two have the same. */
const PAINTS = [0, 95, 200, 290, 45, 150];

export function faceOf(
  who: { name: string; kind: string; bot: string | null },
  seat = 0,
  mood: Mood = "plain",
): string {
  const seed = hash(who.name);
  if (who.kind === "bot") {
    const bot = BOTS[who.bot ?? ""] ?? (BOTS["level2"] as Machine);
    return BODY + repainted(machineOf(bot, mood), one(PAINTS, seat));
  }
  const hair = one(HAIRS, seed >>> 3);
  const mouth = { plain: one(MOUTHS, seed >>> 6), glad: GRIN, hurt: GRIMACE }[mood];
  return [
    BODY,
    head(one(SKINS, seed)),
    EYES[mood],
    mouth,
    one(EXTRAS, seed >>> 9),
    one(TOPS, seed >>> 11)(hair),
  ].join("");
}
