import { Overview } from "../../reports/html/components/overview.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { shownOf } from "./report-shown.js";

/** The overview of the report. */
export function OverviewReport({ report }: { readonly report: Report }) {
  return <Overview {...shownOf(report)} />;
}
