import { Overview } from "../../reports/html/components/overview.js";
import { Lookup } from "../../reports/html/components/scenario-link.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { shownOf } from "./report-shown.js";

/** The overview of the report. */
export function OverviewReport({ report }: { readonly report: Report }) {
  const { lookup, ...shown } = shownOf(report);
  return (
    <Lookup.Provider value={lookup}>
      <Overview {...shown} />
    </Lookup.Provider>
  );
}
