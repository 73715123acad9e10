/** Shows what a clause says when one points at its number or reaches it by keyboard: the words stand once, in the coverage. */
export function addClauseTitles(): void {
  const explain = ({ target }: Event): void => {
    if (!(target instanceof HTMLAnchorElement) || !target.classList.contains("clause") || target.title !== "") return;
    const row = document.getElementById((target.getAttribute("href") ?? "").slice(1));
    const words = row?.querySelector("td")?.textContent ?? "—";
    if (words !== "—") target.title = words;
  };
  document.addEventListener("pointerover", explain);
  document.addEventListener("focusin", explain);
}
