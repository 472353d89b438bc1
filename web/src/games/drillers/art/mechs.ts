/** The mechs, each 100 × 100 with drills that reach further, by the id of the catalogue. */

import { OUT, THIN } from "./materials";

export interface MechArt {
  drawing: string;
  /** Where the seat's shape stands on it: left, top, size. */
  mark: readonly [x: number, y: number, size: number];
  /** Its paint, and what lies behind its portrait. */
  paint: string;
  shade: string;
}

const HEADMASTER: MechArt = {
  mark: [41, 53, 18],
  paint: "#f26a4c",
  shade: "#7b3a2c",
  drawing: `<ellipse cx="50" cy="98" rx="38" ry="5" fill="#000" opacity=".45"/><path d="M37 72 32 90M63 72l5 18" stroke="#1b0c07" stroke-width="14"/><path d="M37 72 32 90M63 72l5 18" stroke="#8a766b" stroke-width="9.5"/><path d="M18 98q0-10 12-10h8l4 10zM82 98q0-10-12-10h-8l-4 10z" fill="url(#dr-red)" ${OUT}/><path d="M22 50 8 60l2 10" fill="none" stroke="#1b0c07" stroke-width="12"/><path d="M22 50 8 60l2 10" fill="none" stroke="#8a766b" stroke-width="7.5"/><path d="M3 68h14l2 7-4 1-1-3h-2l0 9q-2 3-4 0v-9H6l-2 8q-6-2-5-9z" fill="url(#dr-steel)" ${OUT}/><path d="M23 46h54l-5 31q-22 6-44 0z" fill="url(#dr-red)" ${OUT}/><path d="M28 70q22 6 44 0l-1 7q-21 6-42 0z" fill="#000" opacity=".22"/><circle cx="29" cy="52" r="1.8" fill="#1b0c07"/><circle cx="71" cy="52" r="1.8" fill="#1b0c07"/><rect x="33" y="52" width="34" height="20" rx="4" fill="#5e170f" ${THIN}/><path d="M20 46C18 10 82 10 80 46z" fill="url(#dr-red)" ${OUT}/><path d="M27 40C27 18 44 17 50 17" fill="none" stroke="#ffd0ba" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M30 44c0-20 40-20 40 0z" fill="url(#dr-glass)" ${OUT}/><path d="M43 44c0-12 14-12 14 0z" fill="#6a2f1a"/><path d="M41 36q9-7 18 0" fill="none" stroke="#3a1a0e" stroke-width="2.5"/><path d="M35 41q1-9 7-12" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/><rect x="17" y="43" width="66" height="7" rx="3" fill="url(#dr-steel)" ${OUT}/><path d="M34 20 50 12l16 8-16 6z" fill="url(#dr-steelD)" ${OUT}/><path d="M66 20v9" stroke="#1b0c07" stroke-width="2.4"/><circle cx="66" cy="31" r="3.4" fill="#ffe9a0" ${THIN}/><path d="M78 50 90 56" stroke="#1b0c07" stroke-width="14"/><path d="M78 50 90 56" stroke="#8a766b" stroke-width="9"/><circle cx="79" cy="51" r="7" fill="url(#dr-red)" ${OUT}/><g transform="rotate(24 90 58)"><use href="#dr-cone" x="86" y="44" width="40" height="28"/></g>`,
};

const RAILBREAKER: MechArt = {
  mark: [43, 59.5, 14],
  paint: "#6cc07a",
  shade: "#2f5a3c",
  drawing: `<ellipse cx="50" cy="98" rx="42" ry="5" fill="#000" opacity=".45"/><g opacity=".75"><circle cx="70" cy="6" r="6" fill="#8f7c72"/><circle cx="79" cy="-2" r="8" fill="#8f7c72" opacity=".7"/></g><path d="M64 12h12l-2 20h-8z" fill="url(#dr-steelD)" ${OUT}/><rect x="62" y="9" width="16" height="6" rx="2" fill="url(#dr-steel)" ${OUT}/><path d="M18 52 4 56l4 12" fill="none" stroke="#1b0c07" stroke-width="11"/><path d="M18 52 4 56l4 12" fill="none" stroke="#8a766b" stroke-width="6.5"/><rect x="-6" y="66" width="26" height="13" rx="2" fill="url(#dr-steel)" ${OUT}/><path d="M-2 70h18" stroke="#fff" opacity=".4" stroke-width="2"/><rect x="20" y="28" width="60" height="50" rx="7" fill="url(#dr-green)" ${OUT}/><path d="M20 62h60v12q-30 6-60 0z" fill="#000" opacity=".2"/><rect x="16" y="24" width="68" height="9" rx="3" fill="url(#dr-steel)" ${OUT}/><rect x="28" y="38" width="44" height="18" rx="2" fill="url(#dr-glass)" ${OUT}/><path d="M50 38v18" stroke="#1b0c07" stroke-width="2"/><path d="M55 56q0-9 6-9t6 9z" fill="#4d3a1a"/><path d="M55 47h12" stroke="#3a2a10" stroke-width="3"/><path d="M32 52l8-11" stroke="#fff" stroke-width="2" opacity=".8"/><rect x="37" y="59" width="26" height="15" rx="2" fill="#163d26" ${THIN}/><circle cx="26" cy="63" r="4" fill="#ffe9a0" ${THIN}/><circle cx="74" cy="63" r="4" fill="#ffe9a0" ${THIN}/><rect x="10" y="80" width="80" height="18" rx="9" fill="#2c1f1a" ${OUT}/><g fill="url(#dr-steel)" ${THIN}><circle cx="21" cy="89" r="6"/><circle cx="40" cy="89" r="6"/><circle cx="60" cy="89" r="6"/><circle cx="79" cy="89" r="6"/></g><path d="M24 74h52l6 12H18z" fill="url(#dr-steelD)" ${OUT}/><path d="M34 75l-4 11M45 75l-2 11M55 75l2 11M66 75l4 11" stroke="#c7b3a6" stroke-width="2.2"/><path d="M80 50l10 4" stroke="#1b0c07" stroke-width="13"/><path d="M80 50l10 4" stroke="#8a766b" stroke-width="8.5"/><circle cx="80" cy="49" r="6.5" fill="url(#dr-green)" ${OUT}/><g transform="rotate(8 90 54)"><use href="#dr-cone" x="87" y="42" width="36" height="26"/></g>`,
};

const SPLASH: MechArt = {
  mark: [42.5, 67, 15],
  paint: "#6fb0f5",
  shade: "#23466e",
  drawing: `<ellipse cx="50" cy="98" rx="40" ry="5" fill="#000" opacity=".45"/><path d="M38 76v14M62 76v14" stroke="#1b0c07" stroke-width="13"/><path d="M38 76v14M62 76v14" stroke="#8a9aa6" stroke-width="8"/><path d="M12 98q2-10 18-11h14l2 11zM88 98q-2-10-18-11H56l-2 11z" fill="url(#dr-blue)" ${OUT}/><path d="M22 88l-3 9M32 87l-2 10M78 88l3 9M68 87l2 10" stroke="#1b0c07" stroke-width="1.4" opacity=".6"/><path d="M66 28V6h12" fill="none" stroke="#1b0c07" stroke-width="10"/><path d="M66 28V6h12" fill="none" stroke="#9aa9b4" stroke-width="5.5"/><circle cx="80" cy="6" r="6" fill="#a9e6ee" ${OUT}/><path d="M20 54 6 62l2 10" fill="none" stroke="#1b0c07" stroke-width="12"/><path d="M20 54 6 62l2 10" fill="none" stroke="#8a9aa6" stroke-width="7.5"/><path d="M1 70h14l2 7-4 1-1-3h-2l0 9q-2 3-4 0v-9H4l-2 8q-6-2-5-9z" fill="url(#dr-steel)" ${OUT}/><path d="M18 56C18 22 82 22 82 56 82 84 66 85 50 85 34 85 18 84 18 56z" fill="url(#dr-blue)" ${OUT}/><path d="M21 64q29 12 58 0-2 20-29 20-27 0-29-20z" fill="#000" opacity=".2"/><path d="M25 50C27 36 36 31 45 30" fill="none" stroke="#dcf0ff" stroke-width="3" opacity=".8"/><circle cx="50" cy="47" r="19" fill="url(#dr-steel)" ${OUT}/><circle cx="50" cy="47" r="14" fill="url(#dr-glass)" ${THIN}/><path d="M41 58c0-14 18-14 18 0q-9 5-18 0z" fill="#5a3420"/><path d="M40 47h20v6H40z" fill="#2a6a86" ${THIN}/><path d="M41 42q2-6 7-7" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/><g fill="#1b0c07"><circle cx="34" cy="47" r="1.6"/><circle cx="66" cy="47" r="1.6"/><circle cx="50" cy="31" r="1.6"/><circle cx="50" cy="63" r="1.6"/></g><rect x="38" y="67" width="24" height="15" rx="4" fill="#143056" ${THIN}/><path d="M80 56l10 4" stroke="#1b0c07" stroke-width="13"/><path d="M80 56l10 4" stroke="#8a9aa6" stroke-width="8.5"/><circle cx="80" cy="55" r="7" fill="url(#dr-blue)" ${OUT}/><g transform="rotate(16 90 60)"><use href="#dr-cone" x="86" y="47" width="40" height="27"/></g>`,
};

const MAYDAY: MechArt = {
  mark: [42, 52, 16],
  paint: "#f4c23c",
  shade: "#5f4a12",
  drawing: `<ellipse cx="50" cy="98" rx="40" ry="5" fill="#000" opacity=".45"/><g fill="none" stroke="#1b0c07" stroke-width="8"><path d="M42 70 22 72l-8 25M46 74l-10 8-2 15M58 70l20 2 8 25M54 74l10 8 2 15"/></g><g fill="none" stroke="#9c8a7e" stroke-width="4"><path d="M42 70 22 72l-8 25M46 74l-10 8-2 15M58 70l20 2 8 25M54 74l10 8 2 15"/></g><g fill="url(#dr-steel)" ${THIN}><path d="M8 98l6-6 6 6zM28 98l6-6 6 6zM60 98l6-6 6 6zM80 98l6-6 6 6z"/></g><path d="M50 8v14" stroke="#1b0c07" stroke-width="5"/><ellipse cx="28" cy="9" rx="23" ry="4.5" fill="#e9d8ca" opacity=".85" ${THIN}/><ellipse cx="72" cy="9" rx="23" ry="4.5" fill="#e9d8ca" opacity=".85" ${THIN}/><circle cx="50" cy="9" r="5" fill="url(#dr-steel)" ${OUT}/><path d="M20 42 2 34l-2 10 16 10z" fill="url(#dr-yellow)" ${OUT}/><path d="M3 38l5 13M9 40l4 12" stroke="#231109" stroke-width="3"/><path d="M16 42h68L62 77H38z" fill="url(#dr-yellow)" ${OUT}/><path d="M30 62h43l-11 15H38z" fill="#000" opacity=".2"/><path d="M26 42C27 14 73 14 74 42z" fill="url(#dr-glass)" ${OUT}/><path d="M40 42c0-18 20-18 20 0z" fill="#6b3b22"/><path d="M38 31q12-11 24 0l-1 5H39z" fill="#4a2415" ${THIN}/><circle cx="45" cy="35" r="4.3" fill="#a9e6ee" ${THIN}/><circle cx="55" cy="35" r="4.3" fill="#a9e6ee" ${THIN}/><path d="M31 38q1-12 9-16" stroke="#fff" stroke-width="2.4" fill="none" opacity=".85"/><path d="M50 19v-2M35 25l-4-4" stroke="#1b0c07" stroke-width="2"/><rect x="13" y="40" width="74" height="7" rx="3" fill="url(#dr-steel)" ${OUT}/><path d="M36 51h28l-8 20H44z" fill="#5d3c07" ${THIN}/><path d="M84 46l8 12" stroke="#1b0c07" stroke-width="11"/><path d="M84 46l8 12" stroke="#9c8a7e" stroke-width="6.5"/><circle cx="85" cy="46" r="6" fill="url(#dr-yellow)" ${OUT}/><g transform="rotate(10 92 58)"><use href="#dr-cone" x="86" y="47" width="44" height="24"/></g>`,
};

const MECHS: { [id: string]: MechArt } = {
  headmaster: HEADMASTER,
  railbreaker: RAILBREAKER,
  splash: SPLASH,
  mayday: MAYDAY,
};

/** A content pack's own mech looks like ours of that colour. */
const COLOURS: { [colour: string]: MechArt } = {
  red: HEADMASTER,
  green: RAILBREAKER,
  blue: SPLASH,
  yellow: MAYDAY,
};

export const mechArt = (mech: { id: string; colour: string } | undefined): MechArt =>
  MECHS[mech?.id ?? ""] ?? COLOURS[mech?.colour ?? ""] ?? HEADMASTER;
