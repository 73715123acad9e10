import { Fact } from "./fact.js";
import { SUPPORTED_RULESETS } from "../../../src/rules/rulesets.js";
import { isFailure } from "../../../src/rules/failure.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import type { Coverage } from "../../coverage.js";
import { count, number } from "../../count.js";
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
  const { header, footer, problems, results } = report;
  const isOther = isOfOtherEngine(report);
  const contested = entries.filter(({ summary }) => summary.level !== "must").length;
  return (
    <section class="view" id="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">{headline(report)}</h2>
      <p class="lead">
        {header.engine.name} {header.engine.version} · {rulesetsOf(report)} ·{" "}
        {count(footer.values.passed + footer.values.failed, "value")} compared: {number(footer.values.passed)} as
        expected, {number(footer.values.failed)} not
      </p>
      {!isOther && <FindForm />}
      {!footer.complete && (
        <p class="banner" role="note">
          <strong>This run was cut off.</strong> Not every planned scenario has a result; what is below is not the whole
          of it.
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
        <h3>The run</h3>
        <dl class="facts">
          <Fact term="Engine">
            {header.engine.name} {header.engine.version}
          </Fact>
          {header.engine.claims !== undefined && <ClaimsList claims={header.engine.claims} />}
          <Fact term="Rules">{rulesetsOf(report)}</Fact>
          <Fact term="Planned">{count(header.plan.length, "result")}</Fact>
          {contested > 0 && (
            <Fact term="Open points">
              <a href="#scenarios" data-filter={filter("level", "contested")}>
                {count(contested, "scenario")}
              </a>{" "}
              where the rules can be read in more than one way
            </Fact>
          )}
          <Fact term="Corpus">
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
export function headline(report: Report): string {
  const { results, footer } = report;
  const passed = footer.counts.pass ?? 0;
  if (results.length === 0) return "Nothing was run";
  if (isOfOtherEngine(report)) return engineHeadline(report);
  const scenarios = new Set(results.map(({ scenario }) => scenario)).size;
  // A scenario is run once under each edition that it names.
  const runs = scenarios === results.length ? "" : `, in ${count(results.length, "run")}`;
  if (passed === results.length)
    return scenarios === 1 ? "The scenario passes" : `All ${count(scenarios, "scenario")} pass${runs}`;
  return scenarios === results.length
    ? `${number(passed)} of ${count(results.length, "scenario")} pass`
    : `${number(passed)} of ${count(results.length, "run")} of ${count(scenarios, "scenario")} pass`;
}

function engineHeadline(report: Report): string {
  const { claimed } = scoresOf(report);
  if (claimed.runs === 0) return "No run needs only what is claimed";
  if (claimed.passed === claimed.runs)
    return claimed.runs === 1 ? "The claimed run passes" : `All ${claimed.runs} claimed runs pass`;
  return `${claimed.runs - claimed.passed} of ${count(claimed.runs, "claimed run")} ${claimed.runs === 1 ? "fails" : "fail"}`;
}

function rulesetsOf({ header }: Report): string {
  const planned = new Set(header.plan.map(({ ruleset }) => ruleset));
  const rulesets = SUPPORTED_RULESETS.filter((ruleset) => planned.has(ruleset));
  const readings = header.readings === undefined ? "" : `, read as ${header.readings.join(", ")}`;
  return `${rulesets.join(", ") || "no"} rules${readings}`;
}
