/** People put together from parts: a face, what grows on it, what is worn, a tool. */

import { HEAD, RIM, SHADE, ears, eye, neck, suit } from "./parts";

interface Look {
  skin: "pale" | "rosy" | "tan" | "olive" | "brown";
  hair: string;
  back?: string;
  face: string;
  hat: string;
  tool?: string;
}
const NECKS = {
  pale: "#c98a68",
  rosy: "#b26a4c",
  tan: "#a36a48",
  olive: "#8a5533",
  brown: "#5c3220",
};
const EARS = {
  pale: "#e8b596",
  rosy: "#d98f6b",
  tan: "#d49a72",
  olive: "#b07a4c",
  brown: "#7d4a30",
};

const LONG = (hair: string) =>
  `<path d="M30 88C22 44 36 20 60 20 84 20 98 44 90 88Z" fill="${hair}"/>`;
const BUN = (hair: string) =>
  `<circle cx="60" cy="17" r="13" fill="${hair}"/><path d="M54 12C58 8 64 9 67 13" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>`;
const BRAIDS = (hair: string) =>
  `<path d="M34 60C24 72 22 88 28 102L37 98C33 86 36 76 41 68ZM86 60C96 72 98 88 92 102L83 98C87 86 84 76 79 68Z" fill="${hair}"/><path d="M26 99H38V105H26ZM82 99H94V105H82Z" fill="#62b0ff"/>`;
const FRINGE = (hair: string) =>
  `<path d="M35 60C33 36 46 28 60 28 76 28 88 38 85 60 80 52 76 47 70 44 60 50 46 50 35 60Z" fill="${hair}"/>`;
const EYES = (colour: string, brow: string) =>
  `${eye(50, 61, colour)}${eye(71, 61, colour)}<path d="M43 53C47 50 53 51 56 53M65 53C69 51 75 50 78 53" fill="none" stroke="${brow}" stroke-width="3.2"/>`;
const SMILING = (brow: string) =>
  `<path d="M43 62C46 56 53 56 56 62M65 62C68 56 75 56 78 62" fill="none" stroke-width="3.2"/><path d="M43 52C47 48 53 49 56 52M65 52C69 49 75 48 78 52" fill="none" stroke="${brow}" stroke-width="3"/>`;
const GLASSES =
  '<circle cx="50" cy="61" r="9.5" fill="#bfe4ff30" stroke-width="2.8"/><circle cx="71" cy="61" r="9.5" fill="#bfe4ff30" stroke-width="2.8"/><path d="M59.5 60H61.5" stroke-width="2.8"/>';
const MONOCLE =
  '<circle cx="71" cy="61" r="10" fill="#ffe9a030" stroke="#c98a3a" stroke-width="3"/><path d="M80 66C84 78 82 90 78 98" fill="none" stroke="#c98a3a" stroke-width="1.8"/>';
const NOSE = '<path d="M59 62C56 69 57 72 62 71" fill="none" stroke-width="2.2"/>';
const SMILE = '<path d="M51 78C56 82 65 82 70 77" fill="none"/>';
const GRIN =
  '<path d="M48 74C54 76 66 76 73 73 71 84 52 85 48 74Z" fill="#5a1614"/><path d="M51 75.5C57 77.5 65 77 71 74.5L70 78C64 80 57 80 52 78.5Z" fill="#fff3e2" stroke="none"/>';
const FIRM = '<path d="M51 79H70" fill="none" stroke-width="3"/>';
const MOUSTACHE = (hair: string) =>
  `<path d="M60 75C52 70 40 76 36 84 46 88 56 86 60 81 64 86 74 88 84 84 80 76 68 70 60 75Z" fill="${hair}"/><path d="M56 85C58 87 62 87 64 85" fill="none"/>`;
const CURLED = (hair: string) =>
  `<path d="M60 76C52 72 44 76 38 72 36 80 48 84 60 79 72 84 84 80 82 72 76 76 68 72 60 76Z" fill="${hair}"/><path d="M54 84C58 86 62 86 66 84" fill="none"/>`;
const BEARD = (hair: string, light: string) =>
  `<path d="M35 62C30 80 38 102 60 110 82 102 90 80 85 62 80 72 74 72 68 71 64 68 56 68 52 71 46 72 40 72 35 62Z" fill="${hair}"/><path d="M43 82C45 92 51 99 57 102M60 86V103M77 82C75 92 69 99 63 102" fill="none" stroke="${light}" stroke-width="2"/><path d="M54 78C58 81 64 81 67 78" fill="none"/>`;
const LAMP =
  '<circle cx="60" cy="37" r="9" fill="url(#sm-metal)"/><circle cx="60" cy="37" r="6" fill="#fff3b8"/><circle cx="60" cy="37" r="15" fill="url(#sm-spark)" stroke="none" opacity=".55"/>';
const HELMET = (paint: string, top = LAMP) =>
  `<path d="M31 46C30 16 90 16 89 46 92 46 95 49 94 52H26C25 49 28 46 31 46Z" fill="url(#sm-${paint})"/><path d="M37 42C38 30 46 24 53 23" fill="none" stroke="#fff" stroke-width="2.6" opacity=".7"/>${top}`;
const CANDLE =
  '<path d="M55 14H65V38H55Z" fill="#fff3d8"/><path d="M60 14V9" stroke-width="1.8"/><circle cx="60" cy="5" r="13" fill="url(#sm-spark)" stroke="none"/><path d="M60 11C55 6 58 1 60 -4 62 1 65 6 60 11Z" fill="#ff8a2b" stroke-width="1.6"/><path d="M50 37H70V42H50Z" fill="url(#sm-brass)"/>';
const BANDANA = (paint: string) =>
  `<path d="M33 50C32 22 88 22 87 50 76 39 44 39 33 50Z" fill="url(#sm-${paint})"/><path d="M86 44C95 42 101 48 103 56 96 54 90 54 85 51Z" fill="url(#sm-${paint})"/><g fill="#fff3d8" stroke="none"><circle cx="46" cy="35" r="2.4"/><circle cx="60" cy="31" r="2.4"/><circle cx="74" cy="35" r="2.4"/></g>`;
const CAP =
  '<path d="M30 46C30 24 54 18 74 22 90 24 96 36 92 46Z" fill="#4a5a72"/><path d="M26 46C44 40 84 40 98 48 84 52 44 52 26 46Z" fill="#33405a"/><path d="M40 38C46 28 58 25 68 26" fill="none" stroke="#9ab0d0" stroke-width="2.4"/>';
const STRAW =
  '<path d="M38 42C38 16 82 16 82 42Z" fill="#f0c860"/><path d="M14 46C36 34 84 34 106 46 84 54 36 54 14 46Z" fill="#ffdf8a"/><path d="M38 38C50 33 70 33 82 38V43C70 39 50 39 38 43Z" fill="#c0452a"/><path d="M30 45C46 41 74 41 92 45" fill="none" stroke="#b07a20" stroke-width="1.8"/>';
const GOGGLES =
  '<path d="M34 43C44 36 76 36 86 43V49C76 43 44 43 34 49Z" fill="#3a2420"/><circle cx="49" cy="42" r="9.5" fill="url(#sm-brass)"/><circle cx="49" cy="42" r="6" fill="#12343a"/><circle cx="71" cy="42" r="9.5" fill="url(#sm-brass)"/><circle cx="71" cy="42" r="6" fill="#12343a"/><path d="M46 40 49 37M68 40 71 37" stroke="#9ef0f6" stroke-width="2"/>';
const FUR =
  '<path d="M20 74C12 34 34 12 60 12 86 12 108 34 100 74 96 90 84 94 84 82 92 50 78 32 60 32 42 32 28 50 36 82 36 94 24 90 20 74Z" fill="#dfe9f2"/><path d="M26 64C25 42 36 26 52 21M94 64C95 48 90 34 80 26" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>';
const SCAR =
  '<path d="M72 50 79 74M72 58 78 56M74 65 80 63" stroke="#a0442e" stroke-width="2.2" fill="none"/>';
const FRECKLES =
  '<g fill="#c5653c" stroke="none" opacity=".8"><circle cx="44" cy="71" r="1.5"/><circle cx="48" cy="73" r="1.5"/><circle cx="47" cy="69" r="1.3"/><circle cx="74" cy="73" r="1.5"/><circle cx="77" cy="70" r="1.5"/></g>';
const WRINKLES =
  '<path d="M47 40C54 38 66 38 72 40M50 45C56 43.5 64 43.5 69 45M40 72 44 70M80 72 76 70" fill="none" stroke="#8a5a3a" stroke-width="1.6" opacity=".8"/>';
const DYNAMITE =
  '<g transform="translate(96 50) rotate(14)"><path d="M-9 0H-1V44H-9ZM0 0H8V44H0Z" fill="#d8432f"/><path d="M-10 14H9V22H-10Z" fill="#3a2420"/><path d="M0 -2C-2 -10 6 -12 4 -20" fill="none"/><circle cx="4" cy="-22" r="8" fill="url(#sm-spark)" stroke="none"/></g>';
const PICK =
  '<g transform="translate(100 66) rotate(14)"><path d="M-3 0H4V56H-3Z" fill="#8a5a34"/><path d="M-18 0C-10 -12 12 -12 20 0L14 3C6 -3-6 -3-12 3Z" fill="url(#sm-metal)"/></g>';
const WRENCH =
  '<g transform="translate(20 58) rotate(-20)"><path d="M-5 0H5V60H-5Z" fill="url(#sm-metal)"/><path d="M-5 2C-16 -2-17 -18-8 -24V-12L0 -7 8 -12V-24C17 -18 16 -2 5 2Z" fill="url(#sm-metal)"/></g>';
const LANTERN =
  '<g transform="translate(102 90)"><circle r="24" fill="url(#sm-spark)" stroke="none" opacity=".9"/><path d="M-6 -16C-6 -26 6 -26 6 -16" fill="none"/><path d="M-8 -16H8L6 -11H-6ZM-8 12H8V17H-8Z" fill="#5a4034"/><path d="M-7 -11H7L9 12H-9Z" fill="#ffe28a"/></g>';
const FLOWER =
  '<g transform="translate(84 40)" stroke-width="1.8"><circle cx="-6" r="5" fill="#ff8ab0"/><circle cx="6" r="5" fill="#ff8ab0"/><circle cy="-6" r="5" fill="#ff8ab0"/><circle cy="6" r="5" fill="#ff8ab0"/><circle r="4" fill="#ffd24a"/></g>';

const LOOKS: { [who: string]: Look } = {
  // Odessa Fuse
  "purple red": {
    skin: "brown",
    hair: "#2a1718",
    back: LONG("#2a1718"),
    face: EYES("#20100c", "#20100c") + NOSE + GRIN,
    hat: FRINGE("#2a1718") + BANDANA("hR"),
    tool: DYNAMITE,
  },
  // Tomas Quill
  "purple blue": {
    skin: "tan",
    hair: "#5a301a",
    face: EYES("#3a2416", "#4a2a18") + GLASSES + NOSE + MOUSTACHE("#5a301a"),
    hat: CAP,
    tool: WRENCH,
  },
  // Ines Larkspur
  "purple yellow": {
    skin: "olive",
    hair: "#3a1c16",
    back: LONG("#3a1c16"),
    face: SMILING("#3a1c16") + NOSE + SMILE,
    hat: FRINGE("#3a1c16") + FLOWER,
    tool: LANTERN,
  },
  // Granny Yarrow
  "purple wild": {
    skin: "pale",
    hair: "#e6e0ea",
    back: BUN("#e6e0ea"),
    face: WRINKLES + EYES("#41688f", "#cfc6d6") + GLASSES + NOSE + SMILE,
    hat: FRINGE("#e6e0ea"),
    tool: PICK,
  },
  // Bram Cinder
  "green red": {
    skin: "rosy",
    hair: "#b8451f",
    face: EYES("#2f6b4f", "#7e2417") + NOSE + BEARD("#b8451f", "#7e2417"),
    hat: FRINGE("#b8451f") + GOGGLES,
    tool: DYNAMITE,
  },
  // Jory Tansy
  "green yellow": {
    skin: "rosy",
    hair: "#d69a3a",
    face: EYES("#2f5a86", "#a8742a") + FRECKLES + NOSE + GRIN,
    hat: FRINGE("#d69a3a") + STRAW,
    tool: LANTERN,
  },
  // Doc Mallow
  "green wild": {
    skin: "brown",
    hair: "#cfc6c0",
    face: WRINKLES + EYES("#20100c", "#e6ded8") + MONOCLE + NOSE + CURLED("#e6ded8"),
    hat: "",
    tool: WRENCH,
  },
  // Hob Granite
  "grey red": {
    skin: "tan",
    hair: "#3a2a24",
    face:
      EYES("#2b1510", "#20100c") +
      SCAR +
      NOSE +
      FIRM +
      '<path d="M44 82C50 90 70 90 76 82" fill="none" stroke="#5a3a28" stroke-width="2" opacity=".7"/>',
    hat: HELMET("hR"),
    tool: PICK,
  },
  // Sunniva Frost
  "grey blue": {
    skin: "pale",
    hair: "#f4e2b0",
    back: BRAIDS("#f4e2b0"),
    face: EYES("#2f7ac0", "#c8a860") + NOSE + SMILE,
    hat: FRINGE("#f4e2b0") + FUR,
    tool: PICK,
  },
  // Casimir Wick
  "grey yellow": {
    skin: "pale",
    hair: "#2b1b14",
    face: EYES("#3b2a1a", "#2b1b14") + NOSE + CURLED("#2b1b14"),
    hat: HELMET("hY", CANDLE),
    tool: LANTERN,
  },
};

/** Unit Eleven, who is none of the above. */
const robot = (crew: string) =>
  `<path d="M60 18V6" stroke-width="3"/><circle cx="60" cy="6" r="4.5" fill="#ffd24a"/>${suit(crew, "wild")}<path d="M30 52C30 22 90 22 90 52V78C90 90 30 90 30 78Z" fill="url(#sm-metal)"/><path d="M36 48C37 34 46 28 56 27" fill="none" stroke="#fff" stroke-width="2.6" opacity=".8"/><path d="M38 50H82V70H38Z" fill="#12202a"/><circle cx="50" cy="60" r="6" fill="#7de8ff" stroke="none"/><circle cx="71" cy="60" r="6" fill="#7de8ff" stroke="none"/><circle cx="48" cy="58" r="2" fill="#fff" stroke="none"/><circle cx="69" cy="58" r="2" fill="#fff" stroke="none"/><path d="M48 77H72V84H48Z" fill="#2a1712"/><path d="M54 77V84M60 77V84M66 77V84" stroke="#8d8178" stroke-width="1.8"/><path d="M24 54H30V74H24ZM90 54H96V74H90Z" fill="#5b4a44"/><path d="M44 32H50V40M70 32H76V40" fill="none" stroke="#5a4f4b" stroke-width="2"/>`;

export function composed(crew: string, colour: string): string {
  const look = LOOKS[`${crew} ${colour}`];
  if (!look) return robot(crew);
  const { skin, face, hat, back = "", tool = "" } = look;
  return `${back}${tool}${suit(crew, colour)}${neck(NECKS[skin])}${ears(EARS[skin])}<path d="${HEAD}" fill="url(#sm-sk-${skin})"/>${SHADE}${RIM}${face}${hat}`;
}
