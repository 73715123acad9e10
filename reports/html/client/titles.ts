/** Shows what a clause says when one points at its number or reaches it by keyboard. `wordsOf` takes the id of its row. */
export function addClauseTitles(wordsOf: (row: string) => string | undefined): void {
  const explain = ({ target }: Event): void => {
    if (!(target instanceof HTMLAnchorElement) || !target.classList.contains("clause") || target.title !== "") return;
    const words = wordsOf((target.getAttribute("href") ?? "").slice(1));
    if (words !== undefined) target.title = words;
  };
  document.addEventListener("pointerover", explain);
  document.addEventListener("focusin", explain);
}

/** The words stand once in the page, in the coverage. */
export function wordsInCoverage(row: string): string | undefined {
  const words = document.getElementById(row)?.querySelector("td")?.textContent ?? "—";
  return words === "—" ? undefined : words;
}
