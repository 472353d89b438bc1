/** "Your turn", told by the system while one looks at something else: only if one asked for it. */

import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

export const canNudge = (): boolean => "Notification" in globalThis;

/** Switched on, the system is asked first: without its leave it stays off. */
export async function nudges(wanted: boolean): Promise<void> {
  const may = wanted && canNudge() && (await Notification.requestPermission()) === "granted";
  settings.save({ notify: may });
}

/** One note a table: a later one takes its place. */
export function nudge(table: string, title: string): void {
  if (!settings.notify || !document.hidden || !canNudge()) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body: t("turn-yours"), tag: table });
  note.onclick = () => {
    focus();
    note.close();
  };
}
