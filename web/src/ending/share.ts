/** The result as a picture that can be sent to others. */

import type { ResultMessage } from "../lib/wire";
import { mark } from "../ui/seats";

const WIDE = 1200;
const HIGH = 630;
const FACE = '"Roboto Condensed", "Arial Narrow", sans-serif';

export interface Shared {
  title: string;
  heading: string;
  names: string[];
  result: Pick<ResultMessage, "places" | "scores">;
}

/** What a variable of the palette is by night: a canvas knows no variables. */
function paint(colour: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.className = "night";
  probe.style.color = colour;
  const painted = getComputedStyle(probe).color;
  probe.remove();
  return painted;
}

/** A pillar for each player, best first. */
export function draw({ title, heading, names, result }: Shared): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const sky = pen.createLinearGradient(0, 0, 0, HIGH);
  sky.addColorStop(0, "#1d1330");
  sky.addColorStop(0.6, "#4a2430");
  sky.addColorStop(1, "#7a3a26");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#f6c9a0";
  pen.font = `500 30px ${FACE}`;
  pen.fillText(title, 50, 65);
  pen.fillStyle = "#fff2dc";
  pen.font = `800 64px ${FACE}`;
  pen.fillText(heading, 50, 130, WIDE - 100);
  const order = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const most = Math.max(1, ...result.scores);
  const step = (WIDE - 100) / Math.max(1, order.length);
  const wide = Math.min(220, step - 30);
  for (const [n, seat] of order.entries()) {
    const score = result.scores[seat] ?? 0;
    const tall = 40 + (Math.max(0, score) / most) * 250;
    const x = 50 + n * step + (step - wide) / 2;
    pen.fillStyle = paint(mark(seat).colour);
    pen.fillRect(x, HIGH - 40 - tall, wide, tall);
    pen.strokeStyle = "#160b09";
    pen.lineWidth = 5;
    pen.strokeRect(x, HIGH - 40 - tall, wide, tall);
    pen.textAlign = "center";
    pen.fillStyle = "#160b09";
    pen.font = `800 48px ${FACE}`;
    pen.fillText(String(score), x + wide / 2, HIGH - tall + 15);
    pen.fillStyle = "#fff2dc";
    pen.font = `700 30px ${FACE}`;
    const said = `${result.places[seat] ?? ""}. ${names[seat] ?? ""}`;
    pen.fillText(said, x + wide / 2, HIGH - tall - 60, step - 10);
    pen.textAlign = "left";
  }
  return canvas;
}

/** Hands the picture to the system where it can take one, else saves it. */
export async function share(what: Shared, name: string, address: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => draw(what).toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `${name}.png`, { type: "image/png" });
  const told = { files: [file], title: what.title, text: what.heading, url: address };
  if (navigator.canShare?.(told)) {
    // Who closes the system's dialog has shared nothing: that is no fault.
    await navigator.share(told).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
