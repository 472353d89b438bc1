/** What a game shows of itself before it is opened: by file name, none of it needed. */

import type { Component } from "svelte";
import unknownArt from "../art/unknown.svg";
import type { Fields } from "../lib/wire";

/** `poster.svg` for the lobby, `icon.svg` for a line of it. */
const art = import.meta.glob<string>(["./*/poster.svg", "./*/icon.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});
/** `pictures/OPTION-WORD.svg`: a value of an option. */
const pictures = import.meta.glob<string>("./*/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
/** `Preview.svelte`: the map that will be played on. */
const previews = import.meta.glob<{ default: Component<PreviewProps> }>("./*/Preview.svelte");

export interface PreviewProps {
  game: string;
  /** As the server gives it: of the map; or the whole catalogue where a game has no maps. */
  picture: Fields;
  /** For each seat the number of its team. */
  sides: readonly number[];
  /** One of several to choose from: few details. */
  small?: boolean;
}

export const posterOf = (game: string): string => art[`./${game}/poster.svg`] ?? unknownArt;
export const iconOf = (game: string): string => art[`./${game}/icon.svg`] ?? unknownArt;
export const pictureOf = (game: string, option: string, word: string): string | undefined =>
  pictures[`./${game}/pictures/${option}-${word}.svg`];

export async function previewOf(game: string): Promise<Component<PreviewProps> | null> {
  return (await previews[`./${game}/Preview.svelte`]?.())?.default ?? null;
}
