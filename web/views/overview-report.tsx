import { useEffect } from "preact/hooks";
import { startFind } from "../../reports/html/client/find.js";
import { Overview } from "../../reports/html/components/overview.js";
import { Lookup } from "../../reports/html/components/scenario-link.js";
import { Finder } from "../../reports/html/search/finder.js";
import { searchIndex } from "../../reports/html/search-index.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { Still } from "../still.js";
import { shownOf } from "./report-shown.js";

/** The overview of the report. */
export function OverviewReport({ report }: { readonly report: Report }) {
  const { lookup, entries, coverage } = shownOf(report);
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("#find-form");
    if (form !== null) startFind(form, new Finder(searchIndex(entries)));
  }, [report]);
  return (
    <Lookup.Provider value={lookup}>
      <Still of={report}>
        <Overview report={report} entries={entries} coverage={coverage} />
      </Still>
    </Lookup.Provider>
  );
}
