import { CLAUSE_LEDGER } from "../src/rules/clauses.js";
import { isFailure } from "../src/rules/failure.js";
import type { Problem, Report, Result, ScenarioSummary } from "../src/rules/formats.gen.js";
import { isKnownFailure } from "./answers.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { VERDICTS } from "./verdicts.js";
import { whyWrong } from "./wrong-words.js";
import { textFiles } from "./writer.js";
import { own } from "../src/rules/own.js";

/** report.sarif: SARIF 2.1.0, a result for each failing run, by the clause that decides it; known failures are suppressed. */
export const sarifWriter = textFiles("sarif", {
  "report.sarif": (report) => `${JSON.stringify(sarifLog(report), null, 2)}\n`,
});

/** A run that fails, and what is known of its scenario. */
interface Shown {
  readonly result: Result;
  readonly summary: ScenarioSummary | undefined;
}

function sarifLog(report: Report): object {
  const { header, footer, problems, scenarios } = report;
  const summaries = new Map(scenarios.map((summary) => [summary.id, summary]));
  const shown = report.results
    .filter((result) => isFailure(result) || isKnownFailure(result))
    .map((result) => ({ result, summary: summaries.get(result.scenario) }));
  const ruleIds = [...new Set(shown.map(ruleOf))].toSorted(byCodeUnit);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "cr613", rules: ruleIds.map(sarifRule) } },
        automationDetails: { id: `cr613/${header.engine.name}/` },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: footer.complete && problems.length === 0,
            ...(problems.length > 0 && { toolExecutionNotifications: problems.map(notification) }),
          },
        ],
        results: shown.map((each) => {
          const ruleId = ruleOf(each);
          return { ruleId, ruleIndex: ruleIds.indexOf(ruleId), ...resultParts(each) };
        }),
      },
    ],
  };
}

/** A wrong answer is reported by the first clause that decides the scenario, everything else by its verdict. */
function ruleOf({ result: { verdict, values }, summary }: Shown): string {
  if (verdict !== "fail" || values.length === 0) return verdict;
  return summary?.cites.find(({ role }) => role === "decides")?.clause ?? verdict;
}

function sarifRule(id: string): object {
  const words = own(VERDICTS, id)?.failure ?? CLAUSE_LEDGER.get(id)?.says;
  return {
    id,
    shortDescription: message(words ?? `Clause ${id} of the Comprehensive Rules.`),
    defaultConfiguration: { level: "error" },
  };
}

function resultParts({ result, summary }: Shown): object {
  const { scenario, ruleset, verdict, expectation } = result;
  const title = summary === undefined ? "" : `${summary.title}. `;
  return {
    level: VERDICTS[verdict].tone === "idle" ? "warning" : "error",
    message: message(`${title}${whyWrong(result)} (${ruleset} rules)`),
    locations: [location(summary === undefined || summary.file === "" ? scenario : summary.file, 1)],
    partialFingerprints: { "cr613Run/v1": `${scenario} ${ruleset}` },
    ...(expectation?.outcome === "asKnown" && {
      suppressions: [{ kind: "external", justification: expectation.reason }],
    }),
    properties: { scenario, ruleset, verdict },
  };
}

function notification({ file, line, column, message: text }: Problem): object {
  return { level: "error", message: message(text), locations: [location(file, line, column)] };
}

/** Paths are relative to where the run was started; each part is encoded, so that any name gives an address. */
function location(file: string, startLine: number, startColumn?: number): object {
  const uri = file
    .split("/")
    .map((part) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, "\u{FFFD}")))
    .join("/");
  return {
    physicalLocation: {
      artifactLocation: { uri },
      region: { startLine, ...(startColumn !== undefined && { startColumn }) },
    },
  };
}

/** In a message braces mark places for arguments and are doubled for themselves; `[text](address)` would be a link. */
function message(text: string): object {
  return { text: text.replaceAll(/[{}]/g, "$&$&").replaceAll("](", "] (") };
}
