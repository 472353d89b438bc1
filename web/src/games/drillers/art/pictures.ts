/** A picture for every card, 112 × 60, by the id of the catalogue; put together from parts. */

import { OUT, THIN } from "./materials";

const line = (d: string, wide: number, colour: string) =>
  `<path d="${d}" fill="none" stroke="#1b0c07" stroke-width="${wide + 5}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
const at = (x: number, y: number, drawing: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${drawing}</g>`;
const cone = (x: number, y: number, wide: number, high: number) =>
  `<use href="#dr-cone" x="${x}" y="${y}" width="${wide}" height="${high}"/>`;
const sign = (name: string, x: number, y: number, size: number) =>
  `<use href="#dr-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const wheel = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#2c1f1a" ${OUT}/><circle cx="${x}" cy="${y}" r="${r / 3}" fill="#c9b2a2"/>`;
const SPARKS = `<path d="M92 22l12-6M96 31h14M92 40l12 6" stroke="#ffb35a" stroke-width="3"/>`;
const BOX = `<rect x="14" y="16" width="30" height="30" rx="5" fill="url(#dr-steelD)" ${OUT}/>`;
const BLAST = `<path d="M0-22 5-8 19-13 12 0 22 8 8 9 4 22-4 9-18 14-10 2-22-6-7-8z" fill="#ffd23c" ${THIN}/><path d="M0-12 3-4 10-6 6 1 10 5 3 5 1 11-3 5-9 7-5 0-10-4-3-4z" fill="#ff6a3c"/>`;
/** A drone: two rotors, and what hangs between them. */
const drone = (body: string, inside: string) =>
  `<ellipse cx="36" cy="12" rx="19" ry="4" fill="#e9d8ca" ${THIN}/><ellipse cx="76" cy="12" rx="19" ry="4" fill="#e9d8ca" ${THIN}/><path d="M36 12v9M76 12v9" stroke="#1b0c07" stroke-width="4"/><path d="M28 21h56l-8 18-20 9-20-9z" fill="url(#dr-${body})" ${OUT}/>${inside}`;
const EYE = `<circle cx="56" cy="32" r="8" fill="url(#dr-glass)" ${OUT}/>`;
const rocket = (window: string) =>
  `<path d="M34 14h34q22 6 30 16-8 10-30 16H34z" fill="url(#dr-steel)" ${OUT}/><path d="M34 18 20 12v36l14-6z" fill="url(#dr-steelD)" ${OUT}/><path d="M20 18Q2 22-2 30q4 8 22 12-8-6-8-12t8-12z" fill="url(#dr-lava)" ${THIN}/><circle cx="72" cy="30" r="7" fill="${window}" ${OUT}/>`;
const laser = (beam: string) =>
  `<rect x="10" y="20" width="40" height="20" rx="5" fill="url(#dr-steel)" ${OUT}/><path d="M50 24h12l6 6-6 6H50z" fill="url(#dr-copper)" ${OUT}/><path d="M68 30h40" stroke="${beam}" stroke-width="7" opacity=".4"/><path d="M68 30h40" stroke="${beam}" stroke-width="3"/><rect x="18" y="40" width="12" height="14" rx="3" fill="url(#dr-woodH)" ${OUT}/><circle cx="28" cy="30" r="5" fill="${beam}" ${THIN}/>`;
const propeller = (ring: string, hub: string) =>
  `<circle cx="56" cy="30" r="23" fill="none" stroke="#1b0c07" stroke-width="8"/><circle cx="56" cy="30" r="23" fill="none" stroke="${ring}" stroke-width="4"/><g fill="url(#dr-bit)" ${OUT}><path d="M56 30Q44 16 56 8q12 4 0 22z"/><path d="M56 30q18-3 19 10-11 9-19-10z"/><path d="M56 30q-6 17-19 10-2-13 19-10z"/></g><circle cx="56" cy="30" r="6" fill="url(#dr-${hub})" ${OUT}/>`;
const board = (inside: string) =>
  `<rect x="22" y="8" width="68" height="44" rx="6" fill="#1d2a23" ${OUT}/><rect x="27" y="13" width="58" height="34" rx="3" fill="#0d1a14"/>${inside}`;

const AUTO_DRILL = `<rect x="14" y="16" width="30" height="30" rx="5" fill="url(#dr-steelD)" ${OUT}/><path d="M22 40q-2-8 5-12 1 5 5 6 6 2 3 8z" fill="url(#dr-lava)"/><use href="#dr-cone" x="44" y="14" width="54" height="34"/><path d="M92 22l12-6M96 31h14M92 40l12 6" stroke="#ffb35a" stroke-width="3"/>`;
const ROCKET_DRONE = drone(
  "steel",
  `${EYE}<path d="M36 40l-3 13 8-5zM76 40l3 13-8-5z" fill="url(#dr-lava)" ${THIN}/>`,
);

const PICTURES: { [id: string]: string } = {
  "vintage-drill": `<path d="M16 22h26v22H16z" fill="url(#dr-wood)" ${OUT}/><path d="M22 44h12v12H22z" fill="url(#dr-woodH)" ${OUT}/>${cone(42, 18, 44, 30)}<path d="M16 26 6 18" stroke="#1b0c07" stroke-width="5"/>`,
  torso: `<path d="M30 16h52l-6 36H36z" fill="url(#dr-red)" ${OUT}/><rect x="22" y="10" width="68" height="10" rx="4" fill="url(#dr-steel)" ${OUT}/><circle cx="24" cy="26" r="8" fill="url(#dr-steelD)" ${OUT}/><circle cx="88" cy="26" r="8" fill="url(#dr-steelD)" ${OUT}/><circle cx="56" cy="36" r="9" fill="url(#dr-glass)" ${OUT}/><path d="M56 30v6l4 3" stroke="#1b0c07" stroke-width="2" fill="none"/>`,
  crutch: `${line("M42 54 66 8", 5, "#b98748")}${line("M56 4l20 8", 5, "#c65a36")}${line("M50 38l14 6", 4, "#b98748")}<path d="M36 56h12" stroke="#1b0c07" stroke-width="6"/>`,
  "spider-leg": `${line("M18 20 48 10 66 30 78 54", 6, "#9c8a7e")}<circle cx="48" cy="11" r="7" fill="url(#dr-copper)" ${OUT}/><circle cx="66" cy="30" r="6" fill="url(#dr-copper)" ${OUT}/><circle cx="18" cy="21" r="9" fill="url(#dr-steelD)" ${OUT}/><path d="M72 56l6-10 8 10z" fill="url(#dr-steel)" ${OUT}/>`,
  claw: `${line("M10 30h30", 8, "#a58a7a")}<circle cx="42" cy="30" r="9" fill="url(#dr-copper)" ${OUT}/><path d="M44 22q22-22 50-6-22 0-34 14zM44 38q22 22 50 6-22 0-34-14z" fill="url(#dr-steel)" ${OUT}/>`,
  grabber: `<path d="M20 46 40 34 58 40" fill="none" stroke="#1b0c07" stroke-width="13"/><path d="M20 46 40 34 58 40" fill="none" stroke="#a58a7a" stroke-width="8"/><circle cx="40" cy="34" r="7" fill="url(#dr-copper)" ${OUT}/><path d="M58 30q22-14 32 2l-8 3q-6-7-14-1v12q8 6 14-1l8 3q-10 16-32 2z" fill="url(#dr-steel)" ${OUT}/>`,
  "stock-propeller": propeller("#c9a24a", "steelD"),
  "mining-arm": `${line("M12 48 34 24 58 28", 9, "#a58a7a")}<circle cx="34" cy="24" r="8" fill="url(#dr-copper)" ${OUT}/>${cone(54, 12, 50, 34)}`,
  damage: `${at(56, 30, BLAST, 1.25)}<path d="M22 50l10-10M84 10l8-8M20 14l8 6M88 48l-8-6" stroke="#1b0c07" stroke-width="3"/>`,
  "auto-drill": AUTO_DRILL,
  "dynamite-launcher": `<path d="M10 44 56 30" stroke="#1b0c07" stroke-width="18"/><path d="M10 44 56 30" stroke="#7d6a60" stroke-width="13"/><path d="M14 40 54 28" stroke="#cbb8ab" stroke-width="3"/><circle cx="22" cy="46" r="9" fill="url(#dr-steelD)" ${OUT}/><g transform="rotate(-17 78 22)"><rect x="64" y="12" width="30" height="8" rx="2" fill="#e5523a" ${OUT}/><rect x="64" y="20" width="30" height="8" rx="2" fill="#c23c26" ${OUT}/><rect x="74" y="11" width="7" height="18" fill="#3a1a0e"/></g><path d="M93 12q8-8 14-2" fill="none" stroke="#e9d8ca" stroke-width="2"/><path d="M107 3l2 5 5 1-4 3 1 5-4-3-5 2 2-5-4-4 5 0z" fill="#ffe08a" ${THIN}/>`,
  "superior-soaker": `<rect x="24" y="20" width="44" height="18" rx="7" fill="url(#dr-blue)" ${OUT}/><ellipse cx="42" cy="14" rx="15" ry="9" fill="#7fd4e0" ${OUT}/><path d="M30 38h12l-3 16H28z" fill="url(#dr-red)" ${OUT}/><path d="M68 25h14v8H68z" fill="url(#dr-steel)" ${OUT}/><path d="M84 29q14-8 24-2M84 30q12 2 20 12" fill="none" stroke="#a9e6ff" stroke-width="4"/>`,
  jackhammer: `<rect x="40" y="4" width="32" height="22" rx="5" fill="url(#dr-red)" ${OUT}/><path d="M24 10h16M72 10h16" stroke="#1b0c07" stroke-width="8"/><path d="M26 10h14M72 10h14" stroke="#8a766b" stroke-width="4"/><path d="M48 26h16l-4 14h-8z" fill="url(#dr-steel)" ${OUT}/><path d="M52 40h8l-4 16z" fill="url(#dr-bit)" ${OUT}/>`,
  "careless-drilling": `${cone(20, 14, 56, 34)}${at(88, 24, BLAST, 0.85)}<path d="M8 20h10M6 30h12M8 40h10" stroke="#e9d8ca" stroke-width="3"/>`,
  "harpoon-drill": `<path d="M12 40q10-26 34-10" fill="none" stroke="#c9ab9b" stroke-width="3"/><rect x="20" y="22" width="34" height="14" rx="4" fill="url(#dr-steel)" ${OUT}/><path d="M54 29h28" stroke="#1b0c07" stroke-width="7"/><path d="M54 29h28" stroke="#d9c7ba" stroke-width="3"/><path d="M78 14 104 29 78 44l6-15z" fill="url(#dr-bit)" ${OUT}/><rect x="26" y="36" width="12" height="16" rx="3" fill="url(#dr-woodH)" ${OUT}/>`,
  "burner-drill": `${AUTO_DRILL}<path d="M26 16q-6-8 2-14 0 6 5 7 5 3 1 8z" fill="url(#dr-lava)" ${THIN}/>`,
  "mining-drone": drone("steel", `${EYE}${at(48, 42, cone(0, 0, 26, 16), 0.8, 90)}`),
  "wrecking-ball": `${line("M14 6h50v6", 5, "#b98748")}<path d="M64 12l14 18" stroke="#1b0c07" stroke-width="4"/><circle cx="84" cy="38" r="17" fill="url(#dr-steelD)" ${OUT}/><path d="M75 32q3-7 9-8" stroke="#cbb8ab" stroke-width="3" fill="none"/><path d="M22 12v42M10 54h26" stroke="#1b0c07" stroke-width="7"/>`,
  "laser-cutter": laser("#ff6a5a"),
  "reckless-drilling": `${cone(24, 14, 60, 34)}${at(20, 30, BLAST, 0.8)}${SPARKS}`,
  "all-in-one-tire": `${wheel(50, 30, 25)}<circle cx="50" cy="30" r="12" fill="url(#dr-steel)" ${OUT}/>${cone(66, 16, 42, 28)}`,
  "proper-propeller": propeller("#7fb9b0", "copper"),
  "rocket-drone-plus": `${at(-12, 6, ROCKET_DRONE, 0.72)}${at(38, -2, ROCKET_DRONE, 0.72)}`,
  flywheel: `<circle cx="56" cy="30" r="25" fill="url(#dr-copper)" ${OUT}/><circle cx="56" cy="30" r="16" fill="#3a1a0e" ${OUT}/><path d="M56 6v48M32 30h48M39 13l34 34M73 13 39 47" stroke="#d9a15a" stroke-width="4"/><circle cx="56" cy="30" r="6" fill="url(#dr-steel)" ${OUT}/>`,
  "hover-pads": `<path d="M12 26h36l6 10H6zM64 26h36l6 10H58z" fill="url(#dr-steel)" ${OUT}/><path d="M18 16h24v10H18zM70 16h24v10H70z" fill="url(#dr-red)" ${OUT}/><path d="M14 42h32M20 49h20M66 42h32M72 49h20" stroke="#8ff0e0" stroke-width="4" opacity=".8"/>`,
  "atm-drone": drone("copper", sign("iCoin", 44, 19, 24)),
  "suction-engine": `<path d="M10 14l26 10v14L10 50z" fill="url(#dr-steel)" ${OUT}/><rect x="36" y="16" width="44" height="30" rx="9" fill="url(#dr-copper)" ${OUT}/><path d="M48 16v30M66 16v30" stroke="#1b0c07" stroke-width="2"/><path d="M80 22l22-5v28l-22-5z" fill="url(#dr-steelD)" ${OUT}/><path d="M0 24h8M-2 32h9M0 40h8" stroke="#e9d8ca" stroke-width="2.4" transform="translate(4 0)"/>`,
  "panic-button": `<path d="M18 38h76l6 16H12z" fill="url(#dr-haz)" ${OUT}/><path d="M30 38V26q0-18 26-18t26 18v12z" fill="url(#dr-red)" ${OUT}/><path d="M38 26q2-10 14-11" stroke="#ffd0ba" stroke-width="3.5" fill="none"/>`,
  "wheels-on-heels": `<path d="M26 8h18v22h18q8 2 8 10H26z" fill="url(#dr-red)" ${OUT}/><path d="M62 4h16v18h14q8 2 8 10H62z" fill="url(#dr-red)" ${OUT}/><g fill="#2c1f1a" ${OUT}><circle cx="34" cy="46" r="9"/><circle cx="60" cy="46" r="9"/><circle cx="72" cy="38" r="8"/><circle cx="92" cy="38" r="8"/></g><g fill="#c9b2a2"><circle cx="34" cy="46" r="3"/><circle cx="60" cy="46" r="3"/><circle cx="72" cy="38" r="3"/><circle cx="92" cy="38" r="3"/></g>`,
  "rocket-drone": ROCKET_DRONE,
  "footless-treads": `<rect x="10" y="26" width="92" height="28" rx="14" fill="#2c1f1a" ${OUT}/>${[24, 46, 68, 90].map((x) => `<circle cx="${x}" cy="40" r="8" fill="url(#dr-steel)" ${THIN}/>`).join("")}<path d="M28 26V12h40l12 14z" fill="url(#dr-green)" ${OUT}/>`,
  "rocket-engine": rocket("#ffd76a"),
  "adaptive-engine": `<rect x="24" y="14" width="50" height="34" rx="6" fill="url(#dr-steelD)" ${OUT}/><path d="M32 14V6h10v8M54 14V6h10v8" fill="url(#dr-copper)" ${OUT}/>${wheel(32, 50, 7)}${wheel(66, 50, 7)}<path d="M74 24h14v14H74" fill="none" stroke="#1b0c07" stroke-width="6"/>${sign("iFuel", 38, 20, 22)}`,
  "repair-drone": drone("green", sign("iRep", 44, 20, 24)),
  "refuelling-break": `${at(-14, 0, `<path d="M34 14h36v40H34z" fill="url(#dr-red)" ${OUT}/><rect x="40" y="20" width="24" height="14" fill="#f6e9df" ${THIN}/>${line("M70 24h12v20q6 6 10 0V20", 3, "#8a766b")}`)}${sign("iFuel", 84, 30, 24)}`,
  "refuelling-drone": `<ellipse cx="36" cy="9" rx="18" ry="3.5" fill="#e9d8ca" ${THIN}/><ellipse cx="76" cy="9" rx="18" ry="3.5" fill="#e9d8ca" ${THIN}/><path d="M36 9v8M76 9v8" stroke="#1b0c07" stroke-width="4"/><rect x="30" y="17" width="52" height="34" rx="8" fill="url(#dr-copper)" ${OUT}/><use href="#dr-iFuel" x="45" y="21" width="24" height="24" /><path d="M82 34h12v14" fill="none" stroke="#1b0c07" stroke-width="5"/>`,
  "sentient-drone": drone(
    "blue",
    `<circle cx="48" cy="31" r="6" fill="#fff" ${THIN}/><circle cx="65" cy="31" r="6" fill="#fff" ${THIN}/><circle cx="49" cy="32" r="2.6" fill="#1b0c07"/><circle cx="66" cy="32" r="2.6" fill="#1b0c07"/>`,
  ),
  "current-c-miner": board(
    `<path d="M30 40l10-12 9 7 12-16 9 9 12-10" fill="none" stroke="#7dffb0" stroke-width="3.5"/>${sign("iCoin", 72, 30, 20)}`,
  ),
  "swiss-arm": `${line("M12 44 40 30h20", 9, "#e05a44")}<path d="M58 20h14v20H58z" fill="url(#dr-steelD)" ${OUT}/><path d="M66 20 90 4l6 7-22 14z" fill="url(#dr-bit)" ${OUT}/>${cone(72, 22, 32, 20)}${sign("iRep", 62, 36, 22)}`,
  "water-cooling": `<rect x="20" y="12" width="44" height="38" rx="5" fill="url(#dr-blue)" ${OUT}/><path d="M28 18v26M36 18v26M44 18v26M52 18v26" stroke="#dff2ff" stroke-width="3"/>${line("M64 20h20q10 0 10 10t-10 10H64", 5, "#7fd4e0")}<path d="M88 6q6 8 0 12-6-4 0-12z" fill="#a9e6ff" ${THIN}/>`,
  "cleaning-break": `<path d="M64 4 44 34" stroke="#1b0c07" stroke-width="7"/><path d="M64 4 44 34" stroke="#b98748" stroke-width="3"/><path d="M34 30l22 10-8 16q-18 0-26-12z" fill="#f1c56a" ${OUT}/><path d="M68 30h26l-4 24H72z" fill="url(#dr-blue)" ${OUT}/><ellipse cx="81" cy="30" rx="13" ry="4" fill="#dff2ff" ${THIN}/>`,
  "coffee-break": `<path d="M34 22h38v20q0 12-12 12H46q-12 0-12-12z" fill="#f1dcc4" ${OUT}/><path d="M72 26q14-2 13 9t-15 9" fill="none" stroke="#1b0c07" stroke-width="7"/><path d="M72 26q14-2 13 9t-15 9" fill="none" stroke="#f1dcc4" stroke-width="3"/><ellipse cx="53" cy="23" rx="18" ry="4.5" fill="#5b2c14" ${THIN}/><path d="M44 16q-4-5 0-10M54 15q-4-6 1-12M64 16q-4-5 0-10" fill="none" stroke="#fff" stroke-width="2.4" opacity=".6"/><path d="M42 36h14M42 42h9" stroke="#b0643a" stroke-width="3"/>`,
  "nuclear-reactor": `<path d="M26 54q8-24 0-44h26q-8 20 0 44zM62 54q6-18 0-34h22q-6 16 0 34z" fill="url(#dr-steel)" ${OUT}/><path d="M30 10q4-8 10-3 6-6 10 2" fill="#e9e2dc" opacity=".8"/><circle cx="92" cy="44" r="12" fill="#9be84a" opacity=".4"/>${sign("iFuel", 82, 32, 22)}<path d="M14 54h88" stroke="#1b0c07" stroke-width="5"/>`,
  "pit-stop": `<path d="M18 52V20h6v32M88 52V20h6v32" fill="url(#dr-woodH)" ${THIN}/><path d="M12 10h88v13H12z" fill="url(#dr-haz)" ${OUT}/><circle cx="56" cy="42" r="14" fill="#2c1f1a" ${OUT}/><circle cx="56" cy="42" r="6" fill="url(#dr-steel)" ${THIN}/><use href="#dr-iRep" x="70" y="26" width="26" height="26" />`,
  "utility-bot": `<rect x="34" y="20" width="44" height="28" rx="7" fill="url(#dr-yellow)" ${OUT}/><circle cx="48" cy="32" r="5" fill="#123844" ${THIN}/><circle cx="64" cy="32" r="5" fill="#123844" ${THIN}/><path d="M50 42h12" stroke="#1b0c07" stroke-width="3"/><path d="M56 20V10" stroke="#1b0c07" stroke-width="3"/><circle cx="56" cy="8" r="4" fill="#ff6a5a" ${THIN}/>${wheel(44, 52, 6)}${wheel(68, 52, 6)}${sign("iRep", 80, 18, 22)}`,
  "ultrahot-furnace": `<path d="M24 54V26q0-18 32-18t32 18v28z" fill="url(#dr-steelD)" ${OUT}/><path d="M40 54V38q0-10 16-10t16 10v16z" fill="url(#dr-lava)" ${OUT}/><path d="M50 52q-4-10 6-16 1 7 7 8 5 4 0 8z" fill="#fff3c0"/><path d="M72 12V2h10v14" fill="url(#dr-steel)" ${OUT}/>`,
  "transformer-drill": `${cone(52, 4, 50, 28)}<rect x="24" y="6" width="30" height="24" rx="5" fill="url(#dr-blue)" ${OUT}/><path d="M30 30v14h26v-8" fill="none" stroke="#1b0c07" stroke-width="8"/><path d="M30 30v14h26v-8" fill="none" stroke="#8a9aa6" stroke-width="4"/>${sign("iMove", 66, 32, 24)}`,
  "reckless-descent": `<path d="M40 6h32v20h12L56 56 28 26h12z" fill="url(#dr-red)" ${OUT}/>${at(92, 16, BLAST, 0.6)}${at(18, 42, BLAST, 0.5)}`,
  "super-heavy-drill": `<rect x="4" y="8" width="36" height="44" rx="5" fill="url(#dr-steelD)" ${OUT}/><path d="M10 16h24M10 26h24M10 36h24" stroke="#f2b83f" stroke-width="4"/>${cone(38, 6, 70, 48)}`,
  "mining-drone-pro": drone(
    "blue",
    `${EYE}${at(62, 40, cone(0, 0, 30, 18), 0.9, 60)}${at(44, 46, cone(0, 0, 30, 18), 0.9, 120)}`,
  ),
  "recoil-capacitor": `<rect x="30" y="12" width="52" height="38" rx="8" fill="url(#dr-copper)" ${OUT}/><path d="M44 12v38M68 12v38" stroke="#1b0c07" stroke-width="2"/><path d="M58 16 48 34h8l-4 14 14-20h-9l5-12z" fill="#ffe08a" ${THIN}/><path d="M30 30H12M82 30h18" stroke="#1b0c07" stroke-width="6"/>`,
  "supercharged-drilling": `${cone(30, 10, 62, 40)}<path d="M20 8 6 32h12l-6 22 22-28H22l8-18z" fill="#ffe08a" ${OUT}/>${SPARKS}`,
  "rocket-engine-pro": `<path d="M34 14h34q22 6 30 16-8 10-30 16H34z" fill="url(#dr-steel)" ${OUT}/><path d="M34 18 20 12v36l14-6z" fill="url(#dr-steelD)" ${OUT}/><path d="M20 18Q2 22-2 30q4 8 22 12-8-6-8-12t8-12z" fill="url(#dr-lava)" ${THIN}/><circle cx="72" cy="30" r="7" fill="#5fd0ee" ${OUT}/>`,
  surgeon: `<path d="M14 40 74 16l8 8-56 26z" fill="url(#dr-bit)" ${OUT}/><path d="M74 16l18-8 6 8-16 8z" fill="url(#dr-blue)" ${OUT}/><path d="M70 38h10v-8h10v8h10v10H90v8H80v-8H70z" fill="#ff6a5a" ${OUT}/>`,
  "deep-neural-network": `<g stroke="#5fd0ee" stroke-width="2"><path d="M20 14 56 8 92 16M20 14l36 18M20 44l36-12M20 44l36 8M56 8l36 28M56 32l36-16M56 32l36 4M56 52l36-16M20 14l0 30"/></g><g fill="#123844" ${OUT}><circle cx="20" cy="14" r="7"/><circle cx="20" cy="44" r="7"/><circle cx="56" cy="8" r="6"/><circle cx="56" cy="32" r="9"/><circle cx="56" cy="52" r="6"/><circle cx="92" cy="16" r="7"/><circle cx="92" cy="36" r="7"/></g><circle cx="56" cy="32" r="4" fill="#eafcff"/>`,
  "repair-bots": `<g><rect x="18" y="22" width="30" height="24" rx="6" fill="url(#dr-steel)" ${OUT}/><circle cx="28" cy="33" r="4" fill="#5fd0ee" ${THIN}/><circle cx="39" cy="33" r="4" fill="#5fd0ee" ${THIN}/><path d="M33 22v-8" stroke="#1b0c07" stroke-width="3"/><circle cx="33" cy="12" r="3.5" fill="#ff6a5a" ${THIN}/></g><g transform="translate(46 4)"><rect x="18" y="22" width="30" height="24" rx="6" fill="url(#dr-steel)" ${OUT}/><circle cx="28" cy="33" r="4" fill="#5fd0ee" ${THIN}/><circle cx="39" cy="33" r="4" fill="#5fd0ee" ${THIN}/></g><use href="#dr-iRep" x="46" y="2" width="24" height="24" />`,
  "atomic-dislocator": `<g fill="none" stroke="#5fd0ee" stroke-width="3"><ellipse cx="56" cy="30" rx="40" ry="11"/><ellipse cx="56" cy="30" rx="40" ry="11" transform="rotate(60 56 30)"/><ellipse cx="56" cy="30" rx="40" ry="11" transform="rotate(-60 56 30)"/></g><circle cx="56" cy="30" r="10" fill="url(#dr-lava)" ${OUT}/><circle cx="95" cy="27" r="4.5" fill="#eafcff" ${THIN}/><circle cx="38" cy="5" r="4" fill="#eafcff" ${THIN}/>`,
  "3d-printer": `<path d="M20 8h72v6H20zM24 14v38M88 14v38M16 52h80" fill="url(#dr-steel)" ${OUT}/><path d="M50 14h14v10l-7 8-7-8z" fill="url(#dr-copper)" ${OUT}/><path d="M42 52V42h30v10z" fill="#5fd0ee" ${OUT}/><path d="M46 47h22" stroke="#fff" stroke-width="2"/>`,
  "laser-cutter-pro": `${laser("#7dffb0")}<circle cx="100" cy="30" r="8" fill="#d9ffe6" opacity=".7"/>`,
  "antigravity-drive": `<ellipse cx="56" cy="34" rx="44" ry="12" fill="url(#dr-steel)" ${OUT}/><path d="M32 30q2-24 24-24t24 24q-24 10-48 0z" fill="#7fd4e0" ${OUT}/><path d="M40 22q3-9 12-11" stroke="#fff" stroke-width="3" fill="none"/><path d="M34 48l-6 10M56 50v10M78 48l6 10" stroke="#c8a0ff" stroke-width="4"/>`,
  "auto-drill-ultra": `${BOX}<circle cx="29" cy="31" r="8" fill="#5fd0ee" ${OUT}/>${cone(44, 12, 58, 38)}<path d="M20 10h18M20 52h18" stroke="#5fd0ee" stroke-width="3"/>`,
};

/** Cards of a content pack's own: a crate. */
const PLAIN = `<path d="M36 12h40v38H36z" fill="url(#dr-woodH)" ${OUT}/><path d="M36 12l40 38M76 12 36 50" stroke="#1b0c07" stroke-width="3"/>`;

export const picture = (id: string | undefined) => PICTURES[id ?? ""] ?? PLAIN;
