import { t } from "./i18n.svelte";
import type { Speech } from "./speech";
import type { LogNotice } from "./wire";

/** What those at a table must know about its log, in the reader's language. */
export function logNotice(notice: LogNotice, speech: Speech | undefined): string {
  if (notice.what === "gap") return t("log-gap", { step: notice.step });
  const lines = [t("log-rules", { step: notice.step })];
  for (const version of notice.rules ?? []) lines.push(speech?.say(`rules-${version}`) ?? "");
  if (notice.clauses?.length) lines.push(t("log-clauses", { clauses: notice.clauses.join(", ") }));
  if (notice.content) lines.push(t("log-content"));
  if (notice.lost) lines.push(t("log-lost", { count: notice.lost }));
  return lines.filter(Boolean).join(" ");
}
