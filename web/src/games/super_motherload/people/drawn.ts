/** People drawn by hand, each with a tool of the trade: `(crew) => SVG`. */

import { HEAD, RIM, SHADE, ears, eye, neck, suit } from "./parts";

export const petra = (crew: string) =>
  `<g transform="translate(88 46) rotate(16)"><path d="M-9 0H-1V44H-9ZM0 0H8V44H0Z" fill="#d8432f"/><path d="M-5 -4H4V46H-5Z" fill="#ef5a41"/><path d="M-10 14H9V22H-10Z" fill="#3a2420"/><path d="M0 -4C-2 -12 6 -14 4 -22" fill="none"/><circle cx="4" cy="-24" r="8" fill="url(#sm-spark)" stroke="none"/><path d="M4 -31V-17M-3 -24H11" stroke="#ffe9a6" stroke-width="1.8"/></g>
 <path d="M34 58C26 34 44 20 62 20 82 18 94 34 87 62L84 72 80 52 40 52 38 70Z" fill="#7e2417"/>
 ${suit(crew, "red")}${neck("#b26a4c")}${ears("#d98f6b")}<path d="${HEAD}" fill="url(#sm-sk-rosy)"/>${SHADE}${RIM}
 <path d="M36 52C36 30 50 25 64 26 84 26 88 40 84 56 80 48 76 43 66 40 62 46 46 50 36 52Z" fill="#a8341f"/><path d="M48 30C44 34 41 40 41 46M60 28C54 32 51 38 50 44" fill="none" stroke="#e06a42" stroke-width="2"/>
 <path d="M36 43C44 36 76 34 85 42L84 47C74 41 46 42 36 48Z" fill="#3a2420"/><circle cx="49" cy="40" r="9" fill="url(#sm-brass)"/><circle cx="49" cy="40" r="5.6" fill="#35160f"/><path d="M46 38 49 35" stroke="#ffd9a0" stroke-width="2"/><circle cx="71" cy="39" r="9" fill="url(#sm-brass)"/><circle cx="71" cy="39" r="5.6" fill="#35160f"/><path d="M68 37 71 34" stroke="#ffd9a0" stroke-width="2"/>
 ${eye(50, 61, "#2f6b4f")}${eye(71, 61, "#2f6b4f")}<path d="M43 58C47 55 53 55 57 59M64 59C68 55 74 55 78 58" fill="none" stroke-width="3"/><path d="M43 53 56 55M65 55 79 51" fill="none" stroke="#7e2417" stroke-width="3.6"/>
 <path d="M60 62 57.5 70H62" fill="none" stroke-width="2"/><path d="M51 78C56 80 64 80 71 75" fill="none"/><path d="M64 78 82 84" stroke="#e9d2a0" stroke-width="3"/><path d="M80 83.5 84 85" stroke="#e8432c" stroke-width="4"/>
 <path d="M41 68 49 72M42 72 48 74" stroke="#4a2a20" stroke-width="2.6" opacity=".55"/>`;

export const ansel = (crew: string) =>
  `<g transform="translate(22 42) rotate(-14)"><path d="M-4 0H4V66H-4Z" fill="url(#sm-metal)"/><path d="M-11 -2H11L7 -14H-7Z" fill="#4f8fe0"/><path d="M-6 -14H6L0 -30Z" fill="url(#sm-metal)"/><path d="M-5 -17 4 -20M-3.5 -22 2.5 -24" stroke-width="1.8"/></g>
 ${suit(crew, "blue")}${neck("#5c3220")}${ears("#7d4a30")}<path d="${HEAD}" fill="url(#sm-sk-brown)"/>${SHADE}<path d="M39.5 46C38.5 58 39.5 70 45 79" fill="none" stroke="#ffc890" stroke-width="2.4" opacity=".6"/>
 <path d="M50 80C52 90 68 90 70 80 66 84 54 84 50 80Z" fill="#1f100c"/><path d="M52 75C56 80 64 80 69 74 66 84 55 84 52 75Z" fill="#fff3e2"/>
 ${eye(50, 60, "#20100c")}${eye(71, 60, "#20100c")}<path d="M43 52C47 49 53 50 56 52M65 52C69 49 75 49 78 52" fill="none" stroke-width="3.2"/><path d="M59 61C56 69 57 72 62 71" fill="none" stroke-width="2.2"/>
 <path d="M31 46C30 18 90 18 89 46 92 46 95 49 94 52H26C25 49 28 46 31 46Z" fill="url(#sm-hB)"/><path d="M52 26C54 20 66 20 68 26L70 46H50Z" fill="#2f66b8" opacity=".55"/><path d="M37 42C38 30 46 25 52 24" fill="none" stroke="#d9ecff" stroke-width="2.6" opacity=".8"/>
 <circle cx="60" cy="37" r="9" fill="url(#sm-metal)"/><circle cx="60" cy="37" r="6" fill="#fff3b8"/><circle cx="60" cy="37" r="15" fill="url(#sm-spark)" stroke="none" opacity=".55"/>
 <path d="M27 54H37V72C37 75 27 75 27 72Z" fill="#2a3242"/><path d="M83 54H93V72C93 75 83 75 83 72Z" fill="#2a3242"/><path d="M32 74C34 84 42 85 50 83" fill="none" stroke-width="2.6"/><circle cx="51" cy="83" r="3.2" fill="#2a3242"/>`;

export const mirela = (crew: string) =>
  `<path d="M24 74C10 58 22 24 44 20 54 12 76 13 84 24 102 30 108 58 97 76 92 90 80 92 76 86H44C36 94 26 86 24 74Z" fill="#2a1718"/><path d="M24 54C26 40 34 30 44 26M30 72C27 66 27 60 29 55M94 62C95 52 91 42 85 36" fill="none" stroke="#5b3838" stroke-width="2.6"/><path d="M87 30C95 42 96 58 92 72" fill="none" stroke="#b9a9a4" stroke-width="4"/>
 ${suit(crew, "yellow")}${neck("#8a5533")}<path d="${HEAD}" fill="url(#sm-sk-olive)"/>${SHADE}${RIM}
 <path d="M33 52C32 24 88 22 88 50 78 38 44 38 33 52Z" fill="url(#sm-hY)"/><path d="M87 44C96 42 102 48 104 56 97 54 91 54 86 51Z" fill="url(#sm-hY)"/><path d="M42 38 48 34M56 33H64M72 34 78 38" stroke="#b0451d" stroke-width="3"/><path d="M38 41C46 29 70 27 82 37" fill="none" stroke="#fff6c8" stroke-width="2" opacity=".7"/>
 <path d="M43 61C46 55 53 55 56 61M65 61C68 55 75 55 78 61" fill="none" stroke-width="3.2"/><path d="M43 51C47 47 53 48 56 51M65 51C69 48 75 47 78 51" fill="none" stroke-width="3"/>
 <path d="M60 60C56 68 57 71 63 71" fill="none" stroke-width="2.2"/><path d="M48 73C54 76 66 76 73 72 71 84 52 86 48 73Z" fill="#5a1614"/><path d="M50 74.500C56 77 66 76.5 71.5 73.500L70.5 77C64 80 56 80 51.5 78Z" fill="#fff3e2" stroke="none"/>
 <circle cx="44" cy="69" r="4.5" fill="#e86a4a" opacity=".45" stroke="none"/><circle cx="77" cy="69" r="4.5" fill="#e86a4a" opacity=".4" stroke="none"/><circle cx="36" cy="74" r="4.6" fill="none" stroke="#f6c34a" stroke-width="2.6"/>
 <g transform="translate(101 92)"><circle r="24" fill="url(#sm-spark)" stroke="none" opacity=".9"/><path d="M-6 -16C-6 -26 6 -26 6 -16" fill="none"/><path d="M-8 -16H8L6 -11H-6ZM-8 12H8V17H-8Z" fill="#5a4034"/><path d="M-7 -11H7L9 12H-9Z" fill="#ffe28a"/><path d="M0 8C-5 4-2 -1 0 -6 2 -1 5 4 0 8Z" fill="#ff8a2b" stroke-width="1.6"/></g>`;

export const tock = (crew: string) =>
  `<g transform="translate(94 60) rotate(24)"><path d="M-5 0H5V60H-5Z" fill="url(#sm-metal)"/><path d="M-5 2C-16 -2-17 -18-8 -24V-12L0 -7 8 -12V-24C17 -18 16 -2 5 2Z" fill="url(#sm-metal)"/></g>
 ${suit(crew, "wild")}${neck("#c08a6c")}${ears("#e8b596")}<path d="M37 50C34 22 86 22 83 50L82 66C80 81 70 89 60 89 50 89 40 81 38 66Z" fill="url(#sm-sk-pale)"/>${SHADE}
 <path d="M46 33C52 29 60 28 66 29" fill="none" stroke="#fff" stroke-width="2.6" opacity=".6"/><path d="M47 40C54 38 66 38 72 40M50 45C56 43.5 64 43.5 69 45" fill="none" stroke="#b07a5a" stroke-width="1.8"/>
 <path d="M34 62C28 78 36 104 60 112 84 104 92 78 86 62 80 72 74 72 68 71 64 68 56 68 52 71 46 72 40 72 34 62Z" fill="#efe7da"/><path d="M42 80C44 90 50 98 56 102M60 82V104M78 80C76 90 70 98 65 102" fill="none" stroke="#bfb2a2" stroke-width="2"/><path d="M40 72C48 66 56 67 60 71 64 67 72 66 80 72 74 79 64 78 60 75 56 78 46 79 40 72Z" fill="#fffaf0"/>
 <path d="M56 60C53 68 56 71 60 71 65 71 67 67 64 60" fill="#f0b394"/>
 ${eye(48, 57, "#41688f")}<path d="M39 52C43 46 52 47 56 53 50 51 44 51 39 52Z" fill="#fffaf0"/>
 <path d="M84 50 92 44" stroke-width="4"/><circle cx="72" cy="56" r="12" fill="url(#sm-brass)"/><circle cx="72" cy="56" r="8" fill="#10343c"/><circle cx="72" cy="56" r="5" fill="#5fe0e6" stroke="none"/><circle cx="72" cy="56" r="2" fill="#eaffff" stroke="none"/><path d="M72 44V41M80 47.5 82 45M84 56H87M64 47.5 62 45" stroke-width="3"/>
 <g transform="translate(91 42)"><path d="M-7 0-5 -5 0 -7 5 -5 7 0 5 5 0 7-5 5Z" fill="url(#sm-brass)"/><circle r="2.4" fill="#35160f" stroke="none"/></g>
 <path d="M38 40C36 26 50 20 60 20 60 24 44 26 42 42Z" fill="#efe7da"/>`;

export const nell = (crew: string) =>
  `${suit(crew, "blue")}<path d="M16 60C14 20 106 20 104 60 106 84 94 98 84 99H36C26 98 14 84 16 60Z" fill="url(#sm-brass)"/><path d="M23 56C24 34 40 25 54 24" fill="none" stroke="#fff3cf" stroke-width="3.4" opacity=".8"/>
 <path d="M48 22C48 12 72 12 72 22L70 28H50Z" fill="url(#sm-metal)"/><circle cx="60" cy="20" r="4" fill="#fff3b8"/><circle cx="60" cy="19" r="13" fill="url(#sm-spark)" stroke="none" opacity=".7"/>
 <circle cx="60" cy="62" r="33" fill="#3a2a1c"/><circle cx="60" cy="62" r="28.5" fill="#1a2530"/>
 <clipPath id="nellc"><circle cx="60" cy="62" r="28"/></clipPath><g clip-path="url(#nellc)"><path d="M34 92C30 50 40 34 60 34 80 34 90 50 86 92Z" fill="#b9c0c6"/><path d="M41 54C40 38 80 38 79 54L78 69C76 80 68 87 60 87 52 87 44 80 42 69Z" fill="url(#sm-sk-rosy)"/><path d="M67 42C79 46 79 58 78 69 76 80 68 87 60 87 71 79 74 60 67 42Z" fill="#2a0c08" opacity=".22" stroke="none"/><path d="M39 60C38 40 54 34 66 38 74 40 82 46 81 60 76 52 70 48 64 47 56 52 46 54 39 60Z" fill="#d9dee2"/><path d="M50 40C46 44 44 49 43 53" fill="none" stroke="#fff" stroke-width="2"/>
 ${eye(51, 63, "#2f5a86", 4.8, 5)}${eye(70, 63, "#2f5a86", 4.8, 5)}<path d="M45 59H57M64 59H76" stroke-width="3"/><path d="M60 64 57.5 71H62" fill="none" stroke-width="2"/><path d="M53 79C57 77 64 77 68 79" fill="none"/><path d="M72 55 77 72" stroke="#b5573d" stroke-width="2.2"/><path d="M46 71 50 74M73 74 76 71" stroke-width="1.6" opacity=".6"/></g>
 <g fill="url(#sm-metal)" stroke-width="1.8"><circle cx="60" cy="31.5" r="2.8"/><circle cx="60" cy="92.5" r="2.8"/><circle cx="29.5" cy="62" r="2.8"/><circle cx="90.5" cy="62" r="2.8"/><circle cx="38.5" cy="40.5" r="2.8"/><circle cx="81.5" cy="40.5" r="2.8"/><circle cx="38.5" cy="83.5" r="2.8"/><circle cx="81.5" cy="83.5" r="2.8"/></g>
 <path d="M40 52C44 42 54 38 60 37" fill="none" stroke="#dff3ff" stroke-width="3" opacity=".5"/><path d="M104 70C112 74 112 92 100 100" fill="none" stroke-width="7"/><path d="M104 70C112 74 112 92 100 100" fill="none" stroke="#7b5c3a" stroke-width="3.4"/>`;

/** A trainee: one for every colour. */
export const kid = (crew: string, colour: string) =>
  `<g transform="translate(100 70) rotate(14)"><path d="M-3 0H4V52H-3Z" fill="#8a5a34"/><path d="M-14 -2C-8 -12 10 -12 16 -2L12 2H-10Z" fill="url(#sm-metal)"/></g>
 ${colour === "red" ? '<path d="M34 64C26 72 24 84 30 94L38 90C34 82 36 74 40 68ZM86 64C94 72 96 84 90 94L82 90C86 82 84 74 80 68Z" fill="#c9622c"/><path d="M28 92H38V97H28ZM82 92H92V97H82Z" fill="#ffd24a"/>' : colour === "blue" ? '<path d="M36 72C32 56 36 44 44 40H76C84 44 88 56 84 72Z" fill="#23140f"/>' : ""}
 ${suit(crew, colour)}${neck(colour === "blue" ? "#7a482e" : "#c98a68")}<path d="M39 56C39 38 81 38 81 56L80 68C78 81 69 88 60 88 51 88 42 81 40 68Z" fill="url(#sm-sk-${colour === "blue" ? "tan" : "pale"})"/>
 <path d="M66 46C82 48 81 60 80 68 78 81 69 88 60 88 72 79 75 62 66 46Z" fill="#2a0c08" opacity=".2" stroke="none"/>
 ${eye(50, 66, "#3b2a1a", 6.4, 7, 1)}${eye(71, 66, "#3b2a1a", 6.4, 7, 1)}<path d="M59 70 61 73.500H58.5" fill="none" stroke-width="2"/>
 ${colour === "wild" ? '<path d="M52 80H69" /><path d="M41 60 56 62M64 62 80 59" stroke="#5a3a28" stroke-width="3.2"/>' : '<path d="M51 77C55 83 66 83 70 77Z" fill="#5a1614"/><path d="M57 77.500H63V80H57Z" fill="#fff" stroke="none"/><path d="M44 57C47 54 52 54 55 56M66 56C69 54 74 54 77 57" fill="none" stroke="#6a3a22" stroke-width="2.8"/>'}
 <g fill="#c5653c" stroke="none" opacity=".8"><circle cx="44" cy="75" r="1.5"/><circle cx="48" cy="77" r="1.5"/><circle cx="47" cy="73.5" r="1.3"/><circle cx="74" cy="77" r="1.5"/><circle cx="77" cy="74.5" r="1.5"/></g>
 <g transform="rotate(-5 60 50)"><path d="M29 52C24 14 96 14 91 52 96 53 98 57 97 60 84 52 36 52 23 60 22 57 24 53 29 52Z" fill="url(#sm-h${{ red: "R", blue: "B", yellow: "Y" }[colour] ?? "W"})"/><path d="M35 46C36 30 46 24 53 22" fill="none" stroke="#fff" stroke-width="2.8" opacity=".65"/><path d="M60 19V30" stroke-width="9" stroke="#00000026"/><circle cx="60" cy="38" r="10.5" fill="url(#sm-metal)"/><circle cx="60" cy="38" r="7" fill="#fff3b8"/><circle cx="60" cy="38" r="17" fill="url(#sm-spark)" stroke="none" opacity=".6"/></g>`;
