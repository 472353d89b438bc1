/** What planets look like: a ground, shapes on a disc of radius 1, and the colour of their air. */

export interface Surface {
  ground: string;
  shapes: readonly { d: string; fill?: string; stroke?: string; width?: number }[];
  air: string;
}

const CRACKS =
  "M-.9-.2-.4-.3-.2 0 .2-.1.4.3.9.2M-.2 0-.3.5 0 .9M.2-.1.1-.6.5-.9M-.4-.3-.5-.8M.4.3.5.8";
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const MINERAL: readonly Surface[] = [
  {
    ground: "#c2572c",
    shapes: [
      { d: "M-1-.3Q-.4-.6 0-.35T1-.5V-.1Q.4.1 0-.1T-1 .1Z", fill: "#8d3518" },
      { d: "M-1 .5Q-.3.2.2.5T1 .4V1H-1Z", fill: "#e08a52" },
      { d: disc(0.3, 0.12, 0.18), fill: "#8d3518" },
      { d: disc(-0.35, 0.3, 0.11), fill: "#7a2c14" },
    ],
    air: "#ffae7a",
  },
  {
    ground: "#c99a3f",
    shapes: [
      { d: "M-1-.5Q0-.8 1-.4V-.15Q0-.45-1-.2Z", fill: "#8f6620" },
      { d: "M-1 .2Q0 0 1 .3V.5Q0 .25-1 .45Z", fill: "#efcf7a" },
      { d: disc(-0.3, 0, 0.16), fill: "#8f6620" },
      { d: disc(0.4, -0.3, 0.1), fill: "#6f4c14" },
    ],
    air: "#ffe08a",
  },
  {
    ground: "#3a1a1c",
    shapes: [
      { d: CRACKS, stroke: "#ff7a2c", width: 0.13 },
      { d: CRACKS, stroke: "#ffe08a", width: 0.05 },
    ],
    air: "#ff8a3c",
  },
  {
    ground: "#4f9db8",
    shapes: [
      { d: "M-1-1H1V-.55Q.4-.3 0-.5T-1-.45Z", fill: "#e8fbff" },
      { d: "M-.8.1Q-.3-.2.1.1T.9.1Q.6.5.1.35T-.8.1Z", fill: "#bff0f5" },
      { d: "M-.5.7Q0 .5.6.75V1H-.5Z", fill: "#e8fbff" },
      { d: "M-.2-.4 .1.2-.1.6M.5-.3.3.1", stroke: "#2d6b86", width: 0.05 },
    ],
    air: "#9ff2ff",
  },
  {
    ground: "#6d62c9",
    shapes: [
      { d: "M-.9-.2Q-.3-.7.3-.3T.8.2Q.4.5 0 .3T-.9-.2Z", fill: "#a79cf5" },
      { d: "M-.3.5Q.2.4.6.7L0 1Z", fill: "#453a95" },
      { d: disc(0.25, -0.55, 0.12), fill: "#453a95" },
      { d: disc(-0.6, 0.4, 0.15), fill: "#453a95" },
    ],
    air: "#c5bcff",
  },
];
const GAS: readonly Surface[] = [
  {
    ground: "#7ec8b4",
    shapes: [
      { d: "M-1-.75H1V-.5H-1Z", fill: "#4d8f86" },
      { d: "M-1-.3Q0-.18 1-.3V0Q0 .12-1 0Z", fill: "#c8f0e0" },
      { d: "M-1 .25H1V.42H-1Z", fill: "#4d8f86" },
      { d: "M-1 .6H1V.75H-1Z", fill: "#396e6c" },
    ],
    air: "#b8fff0",
  },
  {
    ground: "#d6a37d",
    shapes: [
      { d: "M-1-.7H1V-.48H-1Z", fill: "#a1674c" },
      { d: "M-1-.25Q0-.12 1-.25V.02Q0 .15-1 .02Z", fill: "#f4dcc0" },
      { d: "M-1 .28H1V.46H-1Z", fill: "#a1674c" },
      { d: "M-1 .66H1V.8H-1Z", fill: "#7f4a3c" },
    ],
    air: "#ffd9b0",
  },
];
const ROCK: Surface = {
  ground: "#8c8188",
  shapes: [
    { d: disc(-0.3, -0.25, 0.28), fill: "#655a62" },
    { d: disc(0.4, 0.25, 0.2), fill: "#655a62" },
    { d: disc(-0.1, 0.55, 0.15), fill: "#5a5058" },
    { d: disc(0.45, -0.45, 0.12), fill: "#5a5058" },
  ],
  air: "#d9d2cc",
};

export function surfaceOf(body: string, planet: number): Surface {
  if (body === "planetoid") return ROCK;
  const all = body === "gas-planet" ? GAS : MINERAL;
  return all[planet % all.length] ?? ROCK;
}
