import { type PageWords, pageWords } from "./spoken.js";
import { renderToString } from "preact-render-to-string";
import type { Report } from "../../src/rules/formats.gen.js";
import { visibleLines } from "../../src/rules/visible.js";
import type { Language } from "../../src/wording/language.js";
import { coverageOf } from "../coverage.js";
import { pairCoverage } from "../pairs.js";
import { isOfOtherEngine } from "../scores.js";
import { fileInParts, type Parts, type WriterOptions } from "../writer.js";
import { anchor } from "./anchors.js";
import { playedCards } from "./cards.js";
import { type Chunk, chunksOf } from "./chunks.js";
import { CardPage } from "./components/card-page.js";
import { CardsView } from "./components/cards-view.js";
import { CoverageView } from "./components/coverage-view.js";
import { headline, Overview } from "./components/overview.js";
import { Lookup, type ScenarioLookup } from "./components/scenario-link.js";
import { ScenarioList } from "./components/scenario-list.js";
import { ScoresView } from "./components/scores-view.js";
import { Document, ENGINES, PAGE } from "./document.js";
import { entriesOf, type Entry } from "./entries.js";
import { type DrawnChunk, drawn, Pages } from "./pages.js";
import { inScript, searchIndex } from "./search-index.js";

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

const PLACEHOLDER = "pages";
/** No text looks like it: in texts quotation marks are escaped. */
const BEFORE_PLACEHOLDER = ' id="pages">';

function* reportHtml(report: Report, options: WriterOptions): Parts {
  const entries = entriesOf(report);
  const { language = DEFAULT_LANGUAGE } = options;
  const { before, after } = laidOut(report, entries, options);
  yield before;
  // What can be read without a script goes before what only a script can read.
  const scripts: string[] = [];
  for (const chunk of chunksOf(entries)) {
    const { answers, script } = drawn(chunk, language);
    yield answers;
    scripts.push(script);
  }
  yield* scripts;
  yield after;
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
    const { before, after } = laidOut(report, entries, options);
    let next = await first;
    yield visibleLines(before);
    const scripts: string[] = [];
    for (; next.done !== true; next = await pages.next()) {
      yield visibleLines(next.value.answers);
      scripts.push(visibleLines(next.value.script));
    }
    yield* scripts;
    yield visibleLines(after);
  } finally {
    await pages.return?.();
  }
}

const DEFAULT_LANGUAGE: Language = "en";

/** What stands around the scenarios. */
interface Layout {
  readonly before: string;
  readonly after: string;
}

function laidOut(
  report: Report,
  entries: readonly Entry[],
  { command = "npx cr613 explain", language = DEFAULT_LANGUAGE, ...given }: WriterOptions,
): Layout {
  const words = pageWords(language);
  const coverage = coverageOf(report);
  const cards = playedCards(entries);
  const isOther = isOfOtherEngine(report);
  const titles = new Map(entries.map(({ summary }) => [summary.id, summary.title]));
  const lookup: ScenarioLookup = (id) => ({
    title: titles.get(id) ?? id,
    address: titles.has(id) ? `#${anchor("s", id)}` : undefined,
  });
  const { name, version } = report.header.engine;
  const document = (
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
      index={inScript(searchIndex(entries))}
    >
      <Lookup.Provider value={lookup}>
        <Overview report={report} entries={entries} coverage={coverage} />
        <ScenarioList entries={entries} coverage={coverage} command={command} />
        {isOther && <ScoresView report={report} />}
        <CardsView cards={cards} />
        <CoverageView coverage={coverage} pairs={pairCoverage(report)} />
        {cards.flatMap((card) => ["\n", <CardPage {...card} />])}
      </Lookup.Provider>
      <Pages command={command} isOther={isOther} readings={report.header.readings ?? []} placeholder={PLACEHOLDER} />
    </Document>
  );
  const text = renderToString(document);
  const place = text.indexOf(BEFORE_PLACEHOLDER) + BEFORE_PLACEHOLDER.length;
  return {
    before: `<!doctype html>\n${text.slice(0, place)}`,
    after: `${text.slice(place + PLACEHOLDER.length)}\n`,
  };
}
