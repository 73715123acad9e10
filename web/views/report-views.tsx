import { useRef } from "preact/hooks";
import { filterAt } from "../../reports/html/client/filter.js";
import { openForPrint } from "../../reports/html/client/print.js";
import { addClauseTitles } from "../../reports/html/client/titles.js";
import { Lookup } from "../../reports/html/components/scenario-link.js";
import { CLAUSES } from "../../src/rules/clauses.js";
import type { Address } from "../address.js";
import { useArrival } from "../arrival.js";
import type { LabCorpus } from "../lab-corpus.js";
import { lastReport } from "../run/run.js";
import { CardList, CardView } from "./card-view.js";
import { CoverageView } from "./coverage-view.js";
import { askedFilter, ListView } from "./list-view.js";
import { plannedReport } from "./planned-report.js";
import { shownOf } from "./report-shown.js";
import { ScenarioView } from "./scenario-view.js";

export interface ReportViewsProps {
  readonly corpus: LabCorpus;
  readonly place: Extract<Address, { view: "scenarios" | "cards" | "card" | "coverage" | "scenario" }>;
}

/** The views of the last run, or of what could be run. Once seen, the list keeps its place and filters. */
export function ReportViews({ corpus, place }: ReportViewsProps) {
  const ran = lastReport.value;
  const report = ran ?? plannedReport(corpus);
  const hadList = useRef(false);
  hadList.current ||= place.view === "scenarios";
  useArrival(place, place.view !== "scenario");
  return (
    <Lookup.Provider value={shownOf(report).lookup}>
      {hadList.current && (
        <div hidden={place.view !== "scenarios"}>
          <ListView report={report} />
        </div>
      )}
      {place.view === "cards" && <CardList report={report} />}
      {place.view === "card" && <CardView name={place.name} report={report} />}
      {place.view === "coverage" && <CoverageView report={report} isRun={ran !== undefined} />}
      {place.view === "scenario" && <ScenarioView id={place.id} place={place} corpus={corpus} report={report} />}
    </Lookup.Provider>
  );
}

document.addEventListener("click", ({ target }) => {
  const filter = target instanceof Element ? filterAt(target) : undefined;
  if (filter !== undefined) askedFilter.value = filter;
});
addClauseTitles((row) => (row.startsWith("c/") ? CLAUSES[decodeURIComponent(row.slice(2))] : undefined));
openForPrint();
