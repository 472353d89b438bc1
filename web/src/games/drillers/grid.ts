/** Arrow keys in the mine: up and down from floor to floor, left and right along one. */
export function gridKeys(grid: HTMLElement): () => void {
  const cells = (row: Element) => [...row.querySelectorAll<HTMLElement>("[data-cell]")];
  const walk = (event: KeyboardEvent): void => {
    const now = document.activeElement;
    const row = now?.closest('[role="row"]');
    if (!(now instanceof HTMLElement) || !row || !grid.contains(row)) return;
    const rows = [...grid.querySelectorAll('[role="row"]')];
    const here = cells(row);
    const at = here.indexOf(now);
    const beside = (by: number) => {
      const next = rows[rows.indexOf(row) + by];
      const kind = now.dataset["cell"];
      return next && (cells(next).find((cell) => cell.dataset["cell"] === kind) ?? cells(next)[0]);
    };
    const to = {
      ArrowRight: () => here[at + 1],
      ArrowLeft: () => here[at - 1],
      ArrowUp: () => beside(-1),
      ArrowDown: () => beside(1),
      Home: () => here[0],
      End: () => here.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to()?.focus();
  };
  grid.addEventListener("keydown", walk);
  return () => grid.removeEventListener("keydown", walk);
}
