/** Shows a clause's words when its number is hovered or focused. `wordsOf` takes the id of its row. */
export function addClauseTitles(wordsOf: (row: string) => string | undefined): void {
  const explain = ({ target }: Event): void => {
    if (!(target instanceof HTMLAnchorElement) || !target.classList.contains("clause") || target.title !== "") return;
    const words = wordsOf((target.getAttribute("href") ?? "").slice(1));
    if (words !== undefined) target.title = words;
  };
  document.addEventListener("pointerover", explain);
  document.addEventListener("focusin", explain);
}

/** The words are in the page only once, in the coverage. */
export function wordsInCoverage(row: string): string | undefined {
  const words = document.getElementById(row)?.querySelector("td")?.textContent ?? "—";
  return words === "—" ? undefined : words;
}
