/** Something to take along. A page without a certificate has no clipboard of its own: the old way,
 * inside the dialog that is open, since nothing outside it can be selected. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
