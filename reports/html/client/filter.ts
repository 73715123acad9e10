import { type PageWords, pageWords } from "../spoken.js";
import type { Finder } from "../search/finder.js";
import type { SearchIndex, SearchRow } from "../search-index.js";

interface FilterRow {
  readonly data: SearchRow;
  readonly cards: readonly string[];
  readonly clauses: readonly string[];
}

/** More rows than this are shown only when asked for: laying out thousands would make each letter typed wait. */
const AT_ONCE = 500;

export class ScenarioFilter {
  readonly #list: HTMLTableElement;
  readonly #form: HTMLFormElement;
  readonly #finder: Finder;
  /** In the order of the page. */
  readonly #rows: ReadonlyMap<HTMLTableRowElement, FilterRow>;

  readonly #words: PageWords;

  constructor(
    list: HTMLTableElement,
    form: HTMLFormElement,
    index: SearchIndex,
    finder: Finder,
    words = pageWords("en"),
  ) {
    this.#words = words;
    this.#list = list;
    this.#form = form;
    this.#finder = finder;
    this.#rows = rowsOf(list, index);
  }

  /** Listens from now on, in the lab page until the list is gone. */
  start(signal?: AbortSignal): void {
    const until = signal === undefined ? {} : { signal };
    this.#form.hidden = false;
    this.#form.addEventListener("input", () => this.#apply());
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#list.addEventListener("sorted", () => this.#apply());
    document.querySelector("#more button")?.addEventListener("click", () => this.#apply(Infinity));
    document.addEventListener("click", (event) => this.#click(event), until);
    document.addEventListener("keydown", (event) => this.#key(event), until);
    this.#apply(); // browsers fill forms in again when a page is reloaded
  }

  #click(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const filter = filterAt(event.target);
    if (filter !== undefined) this.show(filter);
    else if (event.target.closest("[data-clear]") !== null) this.show(new URLSearchParams());
  }

  /** Shows what fits these values. */
  show(values: URLSearchParams): void {
    this.#form.reset();
    for (const [name, value] of values) {
      const field = this.#form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    this.#apply();
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target instanceof Element && target.closest("input, select, textarea") !== null) return;
    event.preventDefault();
    const find = document.querySelector<HTMLInputElement>("#find");
    if (find?.checkVisibility() === true) return find.focus();
    location.hash = "scenarios";
    setTimeout(() => this.#form.querySelector<HTMLInputElement>("[name=q]")?.focus());
  }

  #apply(atOnce = AT_ONCE): void {
    const fields = new FormData(this.#form);
    const ranks = this.#ranks(fields.get("q"));
    if (this.#list.querySelector("th[aria-sort]") === null) this.#putInOrder(ranks);
    let fitting = 0;
    for (const element of rowElements(this.#list)) {
      const row = this.#rows.get(element);
      const fits = row !== undefined && ranks?.has(row.data.id) !== false && matches(row, fields);
      if (fits) fitting++;
      element.hidden = !fits || fitting > atOnce;
    }
    const total = this.#rows.size;
    const words = this.#words;
    const shown =
      fitting === total
        ? words.text("report-count-scenarios", { count: total })
        : words.text("report-shown", { fitting, count: total });
    setText("#shown", fitting > atOnce ? words.text("report-shown-first", { shown, count: atOnce }) : shown);
    setHidden("#more", fitting <= atOnce);
    setHidden("#nothing", fitting > 0 || total === 0);
  }

  /** The places of the scenarios that a search finds, the best first; undefined if nothing is sought. */
  #ranks(query: FormDataEntryValue | null): ReadonlyMap<string, number> | undefined {
    if (typeof query !== "string" || query.trim() === "") return undefined;
    const scenarios = this.#finder.find(query).found.filter(({ kind }) => kind === "scenario");
    return new Map(scenarios.map(({ name }, place) => [name, place]));
  }

  #putInOrder(ranks: ReadonlyMap<string, number> | undefined): void {
    const home = [...this.#rows];
    const rank = (row: FilterRow): number => ranks?.get(row.data.id) ?? home.length;
    const wanted = ranks === undefined ? home : home.toSorted(([, a], [, b]) => rank(a) - rank(b));
    const isThere = rowElements(this.#list).every((element, place) => element === wanted[place]?.[0]);
    if (!isThere) this.#list.tBodies[0]?.append(...wanted.map(([element]) => element));
  }
}

/** The filter of a link with data-filter that leads to the list. */
export function filterAt(target: Element): URLSearchParams | undefined {
  const filter = target.closest<HTMLElement>("[data-filter]")?.dataset["filter"];
  return filter === undefined ? undefined : new URLSearchParams(filter);
}

function rowElements(list: HTMLTableElement): HTMLTableRowElement[] {
  return [...list.tBodies].flatMap((body) => [...body.rows]);
}

function rowsOf(list: HTMLTableElement, index: SearchIndex): Map<HTMLTableRowElement, FilterRow> {
  return new Map(
    rowElements(list).flatMap((element, place) => {
      const data = index.rows[place];
      if (data === undefined) return [];
      const cards = data.cards.flatMap((card) => index.cards[card] ?? []);
      const clauses = data.clauses.flatMap((clause) => index.clauses[clause] ?? []);
      const names = cards.flatMap(({ name, names: others }) => [name, ...others]);
      return [[element, { data, cards: names.map((name) => name.toLowerCase()), clauses }]];
    }),
  );
}

/** Whether a row fits the value of a field of the form. */
const TESTS: Readonly<Record<string, (row: FilterRow, value: string) => boolean>> = {
  topic: ({ data }, topic) => data.topic === topic,
  verdict: ({ data }, verdict) => data.verdict === verdict,
  layer: ({ data }, layer) => data.layers.includes(layer),
  level: ({ data }, level) => (data.level === "must") === (level === "must"),
  clause: ({ clauses }, clause) => clauses.some((known) => isWithin(known, clause.toLowerCase())),
  card: ({ cards }, card) => cards.some((name) => name.includes(card.toLowerCase())),
};

/** Whether a row fits everything that was filled in. */
function matches(row: FilterRow, fields: FormData): boolean {
  return [...fields].every(([name, value]) => {
    const wanted = typeof value === "string" ? value.trim() : "";
    return wanted === "" || TESTS[name]?.(row, wanted) !== false;
  });
}

/** 613 has 613.8 and 613.8 has 613.8a, but 613.1 has not 613.10. */
function isWithin(clause: string, asked: string): boolean {
  return clause.startsWith(asked) && !(/\d$/.test(asked) && /^\d/.test(clause.slice(asked.length)));
}

function setText(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function setHidden(selector: string, hidden: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) element.hidden = hidden;
}
