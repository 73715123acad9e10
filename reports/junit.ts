import { visibleLines } from "../src/rules/visible.js";
import { create } from "xmlbuilder2";
import type { Report, Result } from "../src/rules/formats.gen.js";
import { describeValue } from "../src/explain/value.js";
import { wrongValues } from "./answers.js";
import { topicsById } from "./coverage.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { VERDICTS } from "./verdicts.js";
import { divergenceWords, KNOWN_WORDS } from "./wrong-words.js";
import { textFiles } from "./writer.js";

/** junit.xml: a suite for each topic, a case for each scenario and ruleset. No times, no dates: equal runs, equal bytes. */
export const junitWriter = textFiles("junit", { "junit.xml": junitXml });

type CaseOutcome = "failure" | "error" | "skipped";

/** `reading`: of the rules, which all its values follow. */
interface Case extends Partial<Pick<Result, "reading" | "stderr">> {
  readonly name: string;
  readonly file: string | undefined;
  /** Undefined if the case passed. */
  readonly outcome:
    | { readonly kind: CaseOutcome; readonly type: string; readonly message: string; readonly details: string }
    | undefined;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

function junitXml(report: Report): string {
  const suites = [...topicSuites(report), ...fileSuite(report), ...runSuite(report)];
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
    name: "cr613",
    ...tally(suites.flatMap(({ cases }) => cases)),
  });
  for (const { name, cases } of suites) {
    const suite = root.ele("testsuite", { name: legal(name), ...tally(cases) });
    for (const { name: title, file, reading, stderr = "", outcome } of cases) {
      const element = suite.ele("testcase", {
        name: legal(title),
        classname: legal(name),
        ...(file !== undefined && { file: legal(file) }),
      });
      if (reading !== undefined) element.ele("properties").ele("property", { name: "reading", value: legal(reading) });
      if (outcome !== undefined) {
        const child = element.ele(outcome.kind, { type: legal(outcome.type), message: legal(outcome.message) });
        if (outcome.details !== "") child.txt(legal(outcome.details));
      }
      if (stderr !== "") element.ele("system-err").txt(legal(stderr));
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

function tally(cases: readonly Case[]): Record<string, number> {
  const count = (kind: CaseOutcome): number => cases.filter(({ outcome }) => outcome?.kind === kind).length;
  return { tests: cases.length, failures: count("failure"), errors: count("error"), skipped: count("skipped") };
}

function topicSuites({ scenarios, results }: Report): Suite[] {
  const topics = topicsById(scenarios);
  const files = new Map(scenarios.map(({ id, file }) => [id, file]));
  const cases = groupBy(results, ({ scenario }) => topics.get(scenario) ?? "unknown");
  return [...cases]
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([name, members]) => ({
      name,
      cases: members.map((result) => resultCase(result, files.get(result.scenario))),
    }));
}

function resultCase(result: Result, file: string | undefined): Case {
  const { scenario, ruleset, verdict, values, attempts = [], divergence } = result;
  const known = { ...result, name: `${scenario} [${ruleset}]`, file };
  const kind = caseOutcomeOf(result);
  if (kind === undefined) return { ...known, outcome: undefined };
  const lines = wrongValues(values).map(
    ({ check, subject, characteristic, expected, actual, firstLayer }) =>
      `${check}: ${subject}, ${characteristic}: expected ${describeValue(expected)}, actual ${describeValue(actual)}` +
      (firstLayer === undefined ? "" : ` (last changed in layer ${firstLayer})`),
  );
  const parting = divergence === undefined ? [] : [`${divergence.check}: ${divergenceWords(divergence)}`];
  const details = [...attempts, ...parting, ...lines].join("\n");
  return { ...known, outcome: { kind, type: verdict, message: messageOf(result), details } };
}

/** A known failure is skipped, as is a run beyond an engine's claims; whatever differs from the expectations file fails. */
function caseOutcomeOf({ verdict, lacks, expectation }: Result): CaseOutcome | undefined {
  if (expectation !== undefined) return expectation.outcome === "asKnown" ? "skipped" : "failure";
  const { tone } = VERDICTS[verdict];
  if (tone === "good" || tone === "warn") return undefined;
  if (tone === "idle" || lacks !== undefined) return "skipped";
  return verdict === "fail" ? "failure" : "error";
}

function messageOf({ verdict, message, values, lacks, expectation }: Result): string {
  const differing = wrongValues(values).length;
  const why = message ?? (verdict === "fail" ? `${differing} of ${values.length} values differ` : verdict);
  const said = expectation === undefined ? why : `${knownWords(expectation)} (${why})`;
  return lacks === undefined || verdict === "unsupported" || verdict === "refused"
    ? said
    : `beyond what it claims (${lacks.join(", ")}): ${said}`;
}

function knownWords({ outcome, reason, issue }: NonNullable<Result["expectation"]>): string {
  return `${KNOWN_WORDS[outcome]}: ${reason}${issue === undefined ? "" : ` ${issue}`}`;
}

/** Files that could not be read are in no plan; without a case of their own a CI system would not see them. */
function fileSuite({ problems }: Report): Suite[] {
  if (problems.length === 0) return [];
  const cases = [...groupBy(problems, ({ file }) => file)].map(([file, faults]): Case => {
    const details = faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`).join("\n");
    return { name: file, file, outcome: { kind: "error", type: "broken", message: faults[0].message, details } };
  });
  return [{ name: "files", cases }];
}

/** Results that are not run are merely skipped; that the run was cut off must turn it red. */
function runSuite({ footer }: Report): Suite[] {
  if (footer.complete) return [];
  const message = "the run was cut off: not every planned scenario has a result";
  const outcome = { kind: "error", type: "incomplete", message, details: "" } as const;
  return [{ name: "run", cases: [{ name: "complete", file: undefined, outcome }] }];
}

/** The XML library leaves alone whatever looks like an entity, so that every `&` is escaped here. */
function legal(text: string): string {
  return visibleLines(text).replaceAll("&", "&amp;");
}
