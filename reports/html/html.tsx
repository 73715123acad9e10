import type { ComponentChildren } from "preact";
import { type PageWords, pageWords, Spoken } from "./spoken.js";
import { renderToString } from "preact-render-to-string";
import type { Report } from "../../src/rules/formats.gen.js";
import { visibleLines } from "../../src/rules/visible.js";
import type { Language } from "../../src/wording/language.js";
import { coverageOf } from "../coverage.js";
import { pairCoverage } from "../pairs.js";
import { isOfOtherEngine } from "../scores.js";
import { fileInParts, type Parts, type WriterOptions } from "../writer.js";
import { anchor } from "./anchors.js";
import { type PlayedCard, playedCards } from "./cards.js";
import { type Chunk, chunksOf } from "./chunks.js";
import { CardPage } from "./components/card-page.js";
import { CardsView } from "./components/cards-view.js";
import { CoverageView } from "./components/coverage-view.js";
import { headline, Overview } from "./components/overview.js";
import { Lookup, type ScenarioLookup } from "./components/scenario-link.js";
import { listRows, ScenarioList, ScenarioRow } from "./components/scenario-list.js";
import { ScoresView } from "./components/scores-view.js";
import { Document, ENGINES, PAGE } from "./document.js";
import { entriesOf, type Entry } from "./entries.js";
import { type DrawnChunk, drawn, Pages } from "./pages.js";
import { indexText } from "./search-index.js";
import { piecesOf, Slot, slotText } from "./slots.js";

export const HTML_FILE = "report.html";

/** report.html: one file that opens from disk, for people. */
export const htmlWriter = fileInParts("html", HTML_FILE, reportHtml);

const VIEWS = ["overview", "scenarios", "scores", "cards", "coverage"] as const;

function titleOf(report: Report, words: PageWords): string {
  return isOfOtherEngine(report)
    ? words.text("report-title-of", { engine: report.header.engine.name })
    : words.text("report-title");
}

function descriptionOf(report: Report, words: PageWords): string {
  const count = new Set(report.results.map(({ scenario }) => scenario)).size;
  return words.text("report-description", { headline: headline(report, words), count });
}

function* reportHtml(report: Report, options: WriterOptions): Parts {
  const entries = entriesOf(report);
  const { language = DEFAULT_LANGUAGE } = options;
  for (const part of laidOut(report, entries, options)) {
    if (typeof part === "string") yield part;
    else {
      // What can be read without a script goes before what only a script can read.
      const scripts: string[] = [];
      for (const chunk of chunksOf(entries)) {
        const { answers, script } = drawn(chunk, language);
        yield answers;
        scripts.push(script);
      }
      yield* scripts;
    }
  }
}

/** Draws scenarios elsewhere, such as in other threads, and gives them in their order. */
export type Drawing = (chunks: Iterable<Chunk>, language: Language) => AsyncIterable<DrawnChunk>;

/** The same bytes as `report.html` of `htmlWriter`. */
export async function* htmlDrawnBy(drawing: Drawing, report: Report, options: WriterOptions): AsyncGenerator<string> {
  const entries = entriesOf(report);
  const pages = drawing(chunksOf(entries), options.language ?? DEFAULT_LANGUAGE)[Symbol.asyncIterator]();
  try {
    // Asked for before the rest is drawn, so that the scenarios are drawn meanwhile.
    const first = pages.next();
    const parts = laidOut(report, entries, options);
    let next = await first;
    for (const part of parts) {
      if (typeof part === "string") yield visibleLines(part);
      else {
        const scripts: string[] = [];
        for (; next.done !== true; next = await pages.next()) {
          yield visibleLines(next.value.answers);
          scripts.push(visibleLines(next.value.script));
        }
        yield* scripts;
      }
    }
  } finally {
    await pages.return?.();
  }
}

const DEFAULT_LANGUAGE: Language = "en";

/** Where the scenarios stand in the page. */
const PAGES = Symbol("pages");

/** The page in parts. What is drawn of each scenario and card is drawn as it is asked for. */
function laidOut(report: Report, entries: readonly Entry[], options: WriterOptions): Iterable<string | typeof PAGES> {
  const { language = DEFAULT_LANGUAGE } = options;
  const cards = playedCards(entries);
  const lookup = lookupOf(entries);
  const alone = (part: ComponentChildren): string =>
    renderToString(
      <Spoken.Provider value={language}>
        <Lookup.Provider value={lookup}>{part}</Lookup.Provider>
      </Spoken.Provider>,
    );
  const page = pageOf(report, entries, cards, lookup, options);
  return {
    *[Symbol.iterator]() {
      yield "<!doctype html>\n";
      for (const piece of piecesOf(page)) {
        if ("text" in piece) yield piece.text;
        else if (piece.slot === "pages") yield PAGES;
        else if (piece.slot === "index") yield* indexText(entries);
        else if (piece.slot === "rows")
          for (const row of listRows(entries)) yield `\n${alone(<ScenarioRow {...row} />)}`;
        else for (const card of cards) yield `\n${alone(<CardPage {...card} />)}`;
      }
      yield "\n";
    },
  };
}

function lookupOf(entries: readonly Entry[]): ScenarioLookup {
  const titles = new Map(entries.map(({ summary }) => [summary.id, summary.title]));
  return (id) => ({ title: titles.get(id) ?? id, address: titles.has(id) ? `#${anchor("s", id)}` : undefined });
}

function pageOf(
  report: Report,
  entries: readonly Entry[],
  cards: readonly PlayedCard[],
  lookup: ScenarioLookup,
  { command = "npx cr613 explain", language = DEFAULT_LANGUAGE, ...given }: WriterOptions,
): string {
  const words = pageWords(language);
  const coverage = coverageOf(report);
  const isOther = isOfOtherEngine(report);
  const { name, version } = report.header.engine;
  return renderToString(
    <Document
      language={language}
      title={given.title ?? titleOf(report, words)}
      description={descriptionOf(report, words)}
      styles={isOther ? [PAGE, ENGINES] : [PAGE]}
      views={VIEWS.filter((view) => isOther || view !== "scores").map((view) => ({
        address: `#${view}`,
        word: words.text(`report-${view}`),
      }))}
      from={words.text("report-from-run", { engine: `${name} ${version}` })}
      index={slotText("index")}
    >
      <Lookup.Provider value={lookup}>
        <Overview report={report} entries={entries} coverage={coverage} />
        <ScenarioList entries={entries} coverage={coverage} command={command}>
          <Slot of="rows" />
        </ScenarioList>
        {isOther && <ScoresView report={report} />}
        <CardsView cards={cards} />
        <CoverageView coverage={coverage} pairs={pairCoverage(report)} />
        <Slot of="cards" />
      </Lookup.Provider>
      <Pages command={command} isOther={isOther} readings={report.header.readings ?? []} />
    </Document>,
  );
}
