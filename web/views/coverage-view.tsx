import { CoverageView as ReportCoverage } from "../../reports/html/components/coverage-view.js";
import { pairCoverage } from "../../reports/pairs.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { Still } from "../still.js";
import { shownOf } from "./report-shown.js";

/** The coverage of the report, also before a run. */
export function CoverageView({ report, isRun }: { readonly report: Report; readonly isRun: boolean }) {
  return (
    <>
      {!isRun && (
        <p class="banner" role="note">
          Nothing has been run yet, so no clause is seen to be exercised: the links are to scenarios that cite a clause.{" "}
          <a href="#overview">Run the corpus</a> to see what it covers.
        </p>
      )}
      <Still of={report}>
        <ReportCoverage coverage={shownOf(report).coverage} pairs={pairCoverage(report)} />
      </Still>
    </>
  );
}
