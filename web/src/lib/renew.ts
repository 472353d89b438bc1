/** After an update of the server, an open page may ask for parts of itself that are gone: then it is
 * loaded anew. All that matters stands in its address and in the purse. A server that does not answer
 * changes nothing. */
export async function renew(script: string): Promise<void> {
  const own = new URL(script).pathname.split("/").at(-1) ?? "";
  const page = await fetch("./", { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  if (page !== "" && !page.includes(own)) location.reload();
}
