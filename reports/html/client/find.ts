import { filter } from "../anchors.js";
import type { Findings, Finder, Found } from "../search/finder.js";

/** So many of each kind are shown; the list has all scenarios. */
const SHOWN: Readonly<Record<Found["kind"], number>> = { scenario: 8, card: 4, clause: 3 };

/** The search of the overview: what fits is listed below while one types. */
export function startFind(form: HTMLFormElement, finder: Finder): void {
  const input = form.querySelector<HTMLInputElement>("#find");
  const place = form.querySelector<HTMLElement>("#found");
  if (input === null || place === null) return;
  form.hidden = false;
  const update = (): void => {
    const query = input.value.trim();
    place.replaceChildren(...(query === "" ? [] : listOf(finder.find(query, true), query)));
  };
  input.addEventListener("focus", () => finder.prepare(), { once: true });
  input.addEventListener("input", update);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    place.querySelector("a")?.click();
  });
  update(); // browsers fill forms in again when a page is reloaded
}

function listOf({ found, isLoose }: Findings, query: string): Node[] {
  const scenarios = found.filter(({ kind }) => kind === "scenario");
  // The kind of the best comes first.
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const shown = kinds.flatMap((kind) => found.filter((each) => each.kind === kind).slice(0, SHOWN[kind]));
  if (shown.length === 0) return [told("Nothing like that is here.")];
  const list = document.createElement("ul");
  list.append(...shown.map(item));
  return [
    ...(isLoose ? [told("Nothing has all of these words. Some of them:")] : []),
    list,
    ...(scenarios.length > SHOWN.scenario && !isLoose ? [allOf(scenarios.length, query)] : []),
  ];
}

const KINDS: Readonly<Record<Found["kind"], string>> = { scenario: "case", card: "card", clause: "clause" };

function item({ kind, title, note, address }: Found): HTMLLIElement {
  const entry = document.createElement("li");
  entry.className = kind;
  const link = document.createElement("a");
  link.href = address;
  link.textContent = title;
  entry.append(span("found-kind", KINDS[kind]), " ", link, " ", span("soft", note));
  return entry;
}

function allOf(count: number, query: string): HTMLElement {
  const link = document.createElement("a");
  link.href = "#scenarios";
  link.dataset["filter"] = filter("q", query);
  link.textContent = `All ${count} scenarios in the list`;
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
