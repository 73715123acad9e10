import type { Language } from "../../../src/wording/language.js";
import { pageWords, Spoken } from "../spoken.js";
import { render } from "preact";
import { anchor } from "../anchors.js";
import { unpacked } from "../chunks.js";
import { commandFor } from "../command-for.js";
import { type FindMistakes, Mistakes } from "../components/common-mistakes.js";
import { Lookup, type ScenarioLookup } from "../components/scenario-link.js";
import { ScenarioContent } from "../components/scenario-page.js";
import type { Entry } from "../entries.js";
import { addCopyButtons } from "./copy.js";
import { mistakesUnder } from "./mistakes-found.js";

interface Chunk {
  /** The place of its first scenario. */
  readonly first: number;
  readonly element: Element;
}

/** The pages of scenarios. Each is unpacked and drawn when an address leads to it; until then it has its answers only. */
export class ScenarioPages {
  readonly #language: Language;
  readonly #pages: HTMLElement;
  readonly #articles: readonly HTMLElement[];
  readonly #titles: ReadonlyMap<string, string>;
  readonly #chunks: readonly Chunk[];
  readonly #mistakes: FindMistakes;
  readonly #drawn = new Set<HTMLElement>();
  /** The entries of the chunk that was looked at last: one goes on to a neighbor. */
  #open: { readonly chunk: Chunk; readonly entries: readonly Entry[] } | undefined;

  constructor(pages: HTMLElement, language: Language) {
    this.#language = language;
    this.#pages = pages;
    const { readings = "" } = pages.dataset;
    this.#mistakes = mistakesUnder(readings.split(" ").filter((id) => id !== ""));
    this.#articles = [...pages.querySelectorAll<HTMLElement>("article.page")];
    this.#titles = new Map(this.#articles.map((page) => [page.id, page.querySelector("h2")?.textContent ?? ""]));
    this.#chunks = [...pages.querySelectorAll<HTMLElement>(".chunk")].map((element) => ({
      first: Number(element.dataset["first"]),
      element,
    }));
  }

  /** Draws the page that the address leads to, or into; says which. No other page is shown then. */
  show(hash: string): HTMLElement | undefined {
    const [kind, name] = hash.slice(1).split("/");
    const found = kind === "s" ? document.getElementById(`s/${name ?? ""}`) : null;
    for (const page of this.#articles) page.classList.toggle("shown", page === found);
    if (found === null) return undefined;
    if (!this.#drawn.has(found)) this.#draw(found);
    return found;
  }

  #draw(page: HTMLElement): void {
    const place = this.#articles.indexOf(page);
    const entry = this.#entryAt(place);
    if (entry === undefined) return;
    const { command = "", other } = this.#pages.dataset;
    page.replaceChildren();
    render(
      <Spoken.Provider value={this.#language}>
        <Lookup.Provider value={this.#lookup}>
          <Mistakes.Provider value={this.#mistakes}>
            <ScenarioContent
              {...entry}
              command={commandFor(command, entry.summary.id)}
              neighbors={[this.#entryAt(place - 1)?.summary.id, this.#entryAt(place + 1)?.summary.id]}
              isOther={other !== undefined}
            />
          </Mistakes.Provider>
        </Lookup.Provider>
      </Spoken.Provider>,
      page,
    );
    this.#drawn.add(page);
    addCopyButtons(page, pageWords(this.#language));
  }

  #entryAt(place: number): Entry | undefined {
    const chunk = this.#chunks.findLast(({ first }) => first <= place);
    if (place < 0 || chunk === undefined) return undefined;
    if (this.#open?.chunk !== chunk) this.#open = { chunk, entries: unpacked(chunk.element.textContent) };
    return this.#open.entries[place - chunk.first];
  }

  readonly #lookup: ScenarioLookup = (id) => {
    const address = anchor("s", id);
    const title = this.#titles.get(address);
    return { title: title ?? id, address: title === undefined ? undefined : `#${address}` };
  };
}
