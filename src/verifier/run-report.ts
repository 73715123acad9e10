import type { Report } from "../rules/formats.gen.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { rulesetText } from "./canonical-text.js";
import { digestOf } from "./digest.js";
import { digestedText, type ReportInput, reportOf } from "./report.js";

/** A finished run: all its entries, including those of files that can not be run. */
type Ran = Omit<ReportInput, "digest" | "rulesets">;

/** The report of a run, with the digests of its corpus and rules: the same from the command line and from a page. */
export function runReport(ran: Ran): Report {
  const { plan, scenarios, cards } = ran;
  const rulesets = SUPPORTED_RULESETS.filter((id) => plan.some(({ ruleset }) => ruleset === id));
  return reportOf({
    ...ran,
    rulesets: Object.fromEntries(rulesets.map((id) => [id, digestOf(rulesetText(rulesetOf(id)))])),
    digest: digestOf(digestedText(plan, scenarios, cards)),
  });
}
