/** Lights and materials that every drawing of this board shares, by ids that begin with "dr-". */

/** Outline and detail line of everything drawn here. */
export const OUT = `stroke="#1b0c07" stroke-width="2.3"`;
export const THIN = `stroke="#1b0c07" stroke-width="1.4"`;

/** Rock of each floor from the surface down: lit, and in the shade. */
export const ROCKS: readonly (readonly [lit: string, dark: string])[] = [
  ["#b25c3f", "#8a4230"],
  ["#98503a", "#6f3526"],
  ["#87452f", "#5d2c1f"],
  ["#85592f", "#5a3a1e"],
  ["#63404f", "#402735"],
  ["#4f2831", "#331820"],
  ["#34181f", "#1e0d12"],
];

export const MATERIALS = `
<linearGradient id="dr-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2036"/><stop offset=".45" stop-color="#7a3f45"/><stop offset=".8" stop-color="#d97a4e"/><stop offset="1" stop-color="#f2b06a"/></linearGradient>
<radialGradient id="dr-sun"><stop offset="0" stop-color="#fff3d8"/><stop offset=".25" stop-color="#ffd99a"/><stop offset="1" stop-color="#ffb066" stop-opacity="0"/></radialGradient>
<radialGradient id="dr-glowA"><stop offset="0" stop-color="#ffbe63" stop-opacity=".85"/><stop offset=".5" stop-color="#e8842f" stop-opacity=".32"/><stop offset="1" stop-color="#c75a1a" stop-opacity="0"/></radialGradient>
<radialGradient id="dr-glowR"><stop offset="0" stop-color="#ff8a4a" stop-opacity=".9"/><stop offset=".5" stop-color="#e2451f" stop-opacity=".35"/><stop offset="1" stop-color="#a01f10" stop-opacity="0"/></radialGradient>
<radialGradient id="dr-glowC"><stop offset="0" stop-color="#a5f0f5" stop-opacity=".75"/><stop offset=".5" stop-color="#4fb0c4" stop-opacity=".3"/><stop offset="1" stop-color="#2a6a86" stop-opacity="0"/></radialGradient>
<radialGradient id="dr-glowG"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".95"/><stop offset="1" stop-color="#f4c553" stop-opacity="0"/></radialGradient>
<linearGradient id="dr-steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9a79b"/><stop offset=".5" stop-color="#7d6a60"/><stop offset="1" stop-color="#4c3c35"/></linearGradient>
<linearGradient id="dr-steelD" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6c574d"/><stop offset="1" stop-color="#34251f"/></linearGradient>
<linearGradient id="dr-wood" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5c371f"/><stop offset=".4" stop-color="#94602f"/><stop offset="1" stop-color="#4a2a17"/></linearGradient>
<linearGradient id="dr-woodH" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a56c38"/><stop offset="1" stop-color="#5a3419"/></linearGradient>
<linearGradient id="dr-copper" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7c3a1b"/><stop offset=".3" stop-color="#f4a866"/><stop offset=".55" stop-color="#cf7338"/><stop offset="1" stop-color="#6b2d14"/></linearGradient>
<linearGradient id="dr-glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6cf"/><stop offset=".5" stop-color="#ffd36e"/><stop offset="1" stop-color="#f09a37"/></linearGradient>
<linearGradient id="dr-red" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff9a76"/><stop offset=".45" stop-color="#e5523a"/><stop offset="1" stop-color="#8d2518"/></linearGradient>
<linearGradient id="dr-green" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b6e39a"/><stop offset=".45" stop-color="#5da562"/><stop offset="1" stop-color="#28593c"/></linearGradient>
<linearGradient id="dr-yellow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0a6"/><stop offset=".45" stop-color="#f1b932"/><stop offset="1" stop-color="#976313"/></linearGradient>
<linearGradient id="dr-bit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff2e2"/><stop offset=".45" stop-color="#c0ada0"/><stop offset="1" stop-color="#5f4d44"/></linearGradient>
<linearGradient id="dr-lava" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0a0"/><stop offset=".35" stop-color="#ff9a3c"/><stop offset="1" stop-color="#d33a17"/></linearGradient>
<linearGradient id="dr-pit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e0605"/><stop offset="1" stop-color="#1c0f0b"/></linearGradient>
<linearGradient id="dr-mag" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a0f0a"/><stop offset="1" stop-color="#d84f1e"/></linearGradient>
<pattern id="dr-haz" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="16" height="16" fill="#f2b83f"/><rect width="8" height="16" fill="#231109"/></pattern>
<pattern id="dr-hazD" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="12" height="12" fill="#3c261c"/><rect width="5" height="12" fill="#241510"/></pattern>
<linearGradient id="dr-blue" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b5dcff"/><stop offset=".45" stop-color="#4a90e0"/><stop offset="1" stop-color="#1d4484"/></linearGradient>
<radialGradient id="dr-glowV"><stop offset="0" stop-color="#c8ff7a" stop-opacity=".8"/><stop offset=".5" stop-color="#6fb82f" stop-opacity=".32"/><stop offset="1" stop-color="#2f6a1a" stop-opacity="0"/></radialGradient>
<radialGradient id="dr-glowP"><stop offset="0" stop-color="#e3b0ff" stop-opacity=".75"/><stop offset=".5" stop-color="#8a4fc4" stop-opacity=".3"/><stop offset="1" stop-color="#4a2a86" stop-opacity="0"/></radialGradient>
${ROCKS.map(
  ([lit, dark], floor) =>
    `<linearGradient id="dr-rk${floor}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".07"/><stop offset=".5" stop-color="${dark}" stop-opacity=".1"/><stop offset="1" stop-color="${dark}" stop-opacity=".95"/></linearGradient><radialGradient id="dr-cv${floor}" cx=".42" cy=".45" r=".75"><stop offset="0" stop-color="${lit}"/><stop offset=".55" stop-color="${dark}"/><stop offset="1" stop-color="#1a0c09"/></radialGradient>`,
).join("")}`;
