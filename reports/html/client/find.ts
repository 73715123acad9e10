import type { MessageId } from "../../../src/wording/catalogue/message-ids.gen.js";
import { type PageWords, pageWords } from "../spoken.js";
import { filter } from "../anchors.js";
import type { Findings, Finder, Found } from "../search/finder.js";

/** So many of each kind are shown; the list has all scenarios. */
const SHOWN: Readonly<Record<Found["kind"], number>> = { scenario: 8, card: 4, clause: 3 };

/** The search of the overview: what fits is listed below while one types. */
export function startFind(form: HTMLFormElement, finder: Finder, words = pageWords("en")): void {
  const input = form.querySelector<HTMLInputElement>("#find");
  const place = form.querySelector<HTMLElement>("#found");
  if (input === null || place === null) return;
  form.hidden = false;
  const update = (): void => {
    const query = input.value.trim();
    place.replaceChildren(...(query === "" ? [] : listOf(finder.find(query, true), query, words)));
  };
  input.addEventListener("focus", () => finder.prepare(), { once: true });
  input.addEventListener("input", update);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    place.querySelector("a")?.click();
  });
  update(); // browsers fill forms in again when a page is reloaded
}

function listOf({ found, isLoose }: Findings, query: string, words: PageWords): Node[] {
  const scenarios = found.filter(({ kind }) => kind === "scenario");
  // The kind of the best comes first.
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const shown = kinds.flatMap((kind) => found.filter((each) => each.kind === kind).slice(0, SHOWN[kind]));
  if (shown.length === 0) return [told(words.text("report-found-nothing"))];
  const list = document.createElement("ul");
  list.append(...shown.map((found) => item(found, words)));
  return [
    ...(isLoose ? [told(words.text("report-found-loosely"))] : []),
    list,
    ...(scenarios.length > SHOWN.scenario && !isLoose ? [allOf(scenarios.length, query, words)] : []),
  ];
}

const KINDS: Readonly<Record<Found["kind"], MessageId>> = {
  scenario: "report-found-case",
  card: "report-found-card",
  clause: "report-found-clause",
};

function item({ kind, title, note, address }: Found, words: PageWords): HTMLLIElement {
  const entry = document.createElement("li");
  entry.className = kind;
  const link = document.createElement("a");
  link.href = address;
  link.textContent = title;
  entry.append(span("found-kind", words.text(KINDS[kind])), " ", link, " ", span("soft", note));
  return entry;
}

function allOf(count: number, query: string, words: PageWords): HTMLElement {
  const link = document.createElement("a");
  link.href = "#scenarios";
  link.dataset["filter"] = filter("q", query);
  link.textContent = words.text("report-found-all", { count });
  const paragraph = document.createElement("p");
  paragraph.append(link);
  return paragraph;
}

function told(words: string): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.className = "soft";
  paragraph.textContent = words;
  return paragraph;
}

function span(kind: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = kind;
  element.textContent = text;
  return element;
}
