import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { planOf } from "../../src/verifier/plan.js";
import { runReport } from "../../src/verifier/run-report.js";
import { unanswered } from "../../src/verifier/verdict.js";
import type { LabCorpus } from "../lab-corpus.js";

const KNOWN = new WeakMap<LabCorpus, Report>();

/** The report before a run: no scenario has a result. */
export function plannedReport(corpus: LabCorpus): Report {
  const known = KNOWN.get(corpus);
  if (known !== undefined) return known;
  const { scenarios, cards } = corpus;
  const plan = planOf(scenarios);
  const report = runReport({
    engine: REFERENCE_ENGINE,
    readings: [],
    plan,
    scenarios,
    cards,
    problems: [],
    results: plan.map((entry) => unanswered(entry, "notRun", "not run yet")),
  });
  KNOWN.set(corpus, report);
  return report;
}
