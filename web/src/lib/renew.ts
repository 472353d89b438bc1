/** After an update of the server an open page is of an earlier release: it may ask for parts of itself
 * that are gone, or not understand what it is told. Then it is loaded anew. All that matters stands in
 * its address and in the purse. A server that does not answer changes nothing. */
export async function renew(): Promise<void> {
  const program = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const own = program?.src.split("/").at(-1);
  const page = await fetch("./", { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  if (own && page !== "" && !page.includes(own)) location.reload();
}
