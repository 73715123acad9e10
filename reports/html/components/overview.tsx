import { type PageWords, useWords } from "../spoken.js";
import { Fact } from "./fact.js";
import { SUPPORTED_RULESETS } from "../../../src/rules/rulesets.js";
import { isFailure } from "../../../src/rules/failure.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import type { Coverage } from "../../coverage.js";
import { isOfOtherEngine, scoresOf } from "../../scores.js";
import { filter } from "../anchors.js";
import type { Entry } from "../entries.js";
import { CoverageGlance } from "./coverage-glance.js";
import { CauseList } from "./cause-list.js";
import { ClaimsList } from "./claims-list.js";
import { CoveredList } from "./covered-list.js";
import { Differences } from "./differences.js";
import { FamousCases } from "./famous-cases.js";
import { FindForm } from "./find-form.js";
import { MistakeList } from "./mistake-list.js";
import { ProblemList } from "./problem-list.js";
import { ScorePanel } from "./score-panel.js";
import { VerdictBar } from "./verdict-bar.js";

export interface OverviewProps {
  readonly report: Report;
  readonly entries: readonly Entry[];
  readonly coverage: Coverage;
}

/** The run on one screen: how it ended, what to look at first, what the corpus covers. */
export function Overview({ report, entries, coverage }: OverviewProps) {
  const words = useWords();
  const { header, footer, problems, results } = report;
  const isOther = isOfOtherEngine(report);
  const contested = entries.filter(({ summary }) => summary.level !== "must").length;
  return (
    <section class="view" id="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">{headline(report, words)}</h2>
      <p class="lead">
        {header.engine.name} {header.engine.version} · {rulesetsOf(report, words)} ·{" "}
        {words.text("report-compared", {
          count: footer.values.passed + footer.values.failed,
          passed: footer.values.passed,
          failed: footer.values.failed,
        })}
      </p>
      {!isOther && <FindForm />}
      {!footer.complete && (
        <p class="banner" role="note">
          <strong>{words.text("report-cut-off")}</strong> {words.text("report-cut-off-why")}
        </p>
      )}
      <ProblemList problems={problems} />
      {isOther ? <EngineLead report={report} /> : <Differences entries={entries} />}
      {isOther && (
        <>
          <FindForm />
          <ScorePanel report={report} />
        </>
      )}
      {results.length > 0 && <VerdictBar counts={footer.counts} />}
      {!isOther && <FamousCases entries={entries} />}
      <CoverageGlance coverage={coverage} />
      <section class="run">
        <h3>{words.text("report-the-run")}</h3>
        <dl class="facts">
          <Fact term={words.text("report-engine")}>
            {header.engine.name} {header.engine.version}
          </Fact>
          {header.engine.claims !== undefined && <ClaimsList claims={header.engine.claims} />}
          <Fact term={words.text("report-rules-head")}>{rulesetsOf(report, words)}</Fact>
          <Fact term={words.text("report-planned")}>
            {words.text("report-count-results", { count: header.plan.length })}
          </Fact>
          {contested > 0 && (
            <Fact term={words.text("report-open-points")}>
              {words.parts("report-open-where", {
                scenarios: (
                  <a href="#scenarios" data-filter={filter("level", "contested")}>
                    {words.text("report-count-scenarios", { count: contested })}
                  </a>
                ),
              })}
            </Fact>
          )}
          <Fact term={words.text("report-corpus")}>
            <code class="path">{header.corpus}</code>
          </Fact>
        </dl>
      </section>
    </section>
  );
}

/** Of an engine that fails, how and why; of one that passes, what it covers. */
function EngineLead({ report }: Pick<OverviewProps, "report">) {
  if (!report.results.some(isFailure))
    return (
      <>
        <CoveredList report={report} />
        <MistakeList report={report} />
      </>
    );
  return (
    <>
      <CauseList report={report} />
      <MistakeList report={report} />
    </>
  );
}

/** How the run ended. */
export function headline(report: Report, words: PageWords): string {
  const { results, footer } = report;
  const passed = footer.counts.pass ?? 0;
  if (results.length === 0) return words.text("report-nothing-run");
  if (isOfOtherEngine(report)) return engineHeadline(report, words);
  const scenarios = new Set(results.map(({ scenario }) => scenario)).size;
  // A scenario is run once under each edition that it names.
  const isOnce = scenarios === results.length;
  if (passed === results.length) {
    if (scenarios === 1) return words.text("report-one-passes");
    return isOnce
      ? words.text("report-all-pass", { count: scenarios })
      : words.text("report-all-pass-in", { count: scenarios, runs: results.length });
  }
  return isOnce
    ? words.text("report-some-pass", { passed, count: scenarios })
    : words.text("report-some-runs-pass", { passed, count: results.length, scenarios });
}

function engineHeadline(report: Report, words: PageWords): string {
  const { claimed } = scoresOf(report);
  if (claimed.runs === 0) return words.text("report-no-claimed-run");
  if (claimed.passed === claimed.runs)
    return claimed.runs === 1
      ? words.text("report-claimed-one-passes")
      : words.text("report-claimed-pass", { count: claimed.runs });
  return words.text("report-claimed-fail", { failed: claimed.runs - claimed.passed, count: claimed.runs });
}

function rulesetsOf({ header }: Report, words: PageWords): string {
  const planned = new Set(header.plan.map(({ ruleset }) => ruleset));
  const rulesets = SUPPORTED_RULESETS.filter((ruleset) => planned.has(ruleset));
  const rules =
    rulesets.length === 0
      ? words.text("report-no-rules")
      : words.text("report-rules", { rulesets: words.list(rulesets, "commas") });
  return header.readings === undefined
    ? rules
    : words.text("report-rules-read", { rules, readings: words.list(header.readings, "commas") });
}
