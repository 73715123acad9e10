import type { Language } from "../../../src/wording/language.js";
const SORTED = "aria-sort";

/** Makes the columns of the list sortable: a button in each head, which sorts up, then down. The list then gets the event `sorted`. */
export function makeSortable(list: HTMLTableElement, language: Language = "en"): void {
  const heads = [...list.querySelectorAll<HTMLTableCellElement>("th[data-sort]")];
  for (const head of heads) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute(SORTED) === "ascending";
      for (const other of heads) other.removeAttribute(SORTED);
      head.setAttribute(SORTED, down ? "descending" : "ascending");
      sortRows(list, head.cellIndex, down, language);
      list.dispatchEvent(new Event("sorted"));
    });
  }
}

function sortRows(list: HTMLTableElement, column: number, down: boolean, language: Language): void {
  const { compare } = new Intl.Collator(language, { numeric: true });
  for (const body of list.tBodies) {
    const keyed = [...body.rows].map((row) => ({ row, key: row.cells[column]?.textContent.trim() ?? "" }));
    keyed.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)));
    body.append(...keyed.map(({ row }) => row));
  }
}
