import { type PageWords, pageWords } from "./spoken.js";
import { renderToString } from "preact-render-to-string";
import type { Report } from "../../src/rules/formats.gen.js";
import { coverageOf } from "../coverage.js";
import { pairCoverage } from "../pairs.js";
import { isOfOtherEngine } from "../scores.js";
import { fileInParts, type Parts, type WriterOptions } from "../writer.js";
import { anchor } from "./anchors.js";
import { playedCards } from "./cards.js";
import { CardPage } from "./components/card-page.js";
import { CardsView } from "./components/cards-view.js";
import { CoverageView } from "./components/coverage-view.js";
import { headline, Overview } from "./components/overview.js";
import { Lookup, type ScenarioLookup } from "./components/scenario-link.js";
import { ScenarioList } from "./components/scenario-list.js";
import { ScoresView } from "./components/scores-view.js";
import { Document, ENGINES, PAGE } from "./document.js";
import { entriesOf } from "./entries.js";
import { Pages, pagesOf } from "./pages.js";
import { inScript, searchIndex } from "./search-index.js";

/** report.html: one file that opens from disk, for people. */
export const htmlWriter = fileInParts("html", "report.html", reportHtml);

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

function* reportHtml(
  report: Report,
  { command = "npx cr613 explain", language = "en", ...given }: WriterOptions,
): Parts {
  const words = pageWords(language);
  const entries = entriesOf(report);
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
  yield `<!doctype html>\n${text.slice(0, place)}`;
  yield* pagesOf(entries, language);
  yield `${text.slice(place + PLACEHOLDER.length)}\n`;
}
