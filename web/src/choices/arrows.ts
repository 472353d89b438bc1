/** Arrow keys walk over the buttons of a group; Home and End jump. Tab still goes through all. */
export function arrows(group: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
}
