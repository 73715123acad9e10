import { wrap } from "../explain/wrap.js";
import type { Report, Result } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import { isAnsweredLate, isFailure, isPassed } from "../rules/failure.js";
import { VERDICTS } from "../verifier/verdict.js";
import { countOf } from "../verifier/row.js";
import { isAsExpected } from "../verifier/well.js";
import { isFalseClaim, shownFailures, wrongValues, type SameResults } from "../../reports/answers.js";
import { characteristicKind } from "../../reports/mistakes.js";
import { byLayer, isOfOtherEngine, partingLayer, scoresOf, scoreWords } from "../../reports/scores.js";
import { divergenceWords, layerWords } from "../../reports/wrong-words.js";
import {
  inWords,
  notShown,
  reportsText,
  resultText,
  summaryText,
  updateText,
  toneOf,
  type SummaryContext,
  type SummaryStyle,
} from "./summary.js";
import { tableLines } from "./table.js";
import { counted, cutOff } from "./count.js";
import { byCodeUnit } from "../rules/text-order.js";

/** More than these would scroll the summary away; the reports have them all. */
const MOST_RESULTS = 20;
const MOST_ROWS = 8;
const MOST_ERROR_LINES = 3;

/** The results of a run: of the reference, or of another engine. */
export function runSummary(context: SummaryContext, style: SummaryStyle): string {
  return isOfOtherEngine(context.report) ? engineSummaryText(context, style) : summaryText(context, style);
}

/**
 * The results of a run of another engine: first its failures, equal ones under several rulesets only once; then what
 * they have in common; then counts and both scores. Runs beyond its claims are a single number.
 */
export function engineSummaryText(context: SummaryContext, style: SummaryStyle): string {
  const { report, reports } = context;
  const { quiet, width } = style;
  const failures = report.results.filter((result) => !isAsExpected(result, context.isStrict === true));
  const groups = shownFailures(failures);
  const { shown, more } = cutOff(groups, MOST_RESULTS);
  const isQuiet = quiet && failures.length === 0;
  const blocks = [
    ...shown.map((group) => failureText(group, context, style)),
    ...more.map(notShown),
    ...(isQuiet ? [] : [...commonText(failures, style), countsText(context, style), ...leakText(report, style)]),
    ...(isQuiet ? [] : [[scoresText(report), ...beyondText(report), ...rulesetsText(report, style)].join("\n")]),
    ...updateText(context, style.paint),
    ...(quiet || reports.length === 0 ? [] : [reportsText(reports, width)]),
  ];
  return blocks.join("\n\n");
}

function failureText(group: SameResults, context: SummaryContext, style: SummaryStyle): string {
  const [first, ...others] = group;
  const { divergence } = first;
  const notes = [
    ...(isFalseClaim(first) ? ["a false claim: the run needs nothing but what the engine claims"] : []),
    ...(divergence === undefined ? [] : [divergenceWords(divergence)]),
    ...errorNotes(first),
    ...(others.length === 0 ? [] : [`the same under ${others.map(({ ruleset }) => ruleset).join(", ")}`]),
  ];
  return resultText(
    first,
    context,
    style,
    notes.map((note) => wrap(visible(note), { width: style.width, first: "  ", rest: "    " })),
  );
}

/** For a run that was lost, the end of the engine's standard error. */
function errorNotes({ verdict, stderr = "" }: Result): string[] {
  if (verdict === "fail" || verdict === "pass") return [];
  const lines = stderr.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.slice(-MOST_ERROR_LINES).map((line) => `stderr: ${line}`);
}

/** The number of failures in which each kind of characteristic is wrong, and the layers where they diverge. */
function commonText(failures: readonly Result[], { width }: SummaryStyle): string[] {
  const characteristics = tally(failures, ({ values }) =>
    wrongValues(values).map(({ characteristic }) => characteristicKind(characteristic)),
  ).toSorted(([a, m], [b, n]) => n - m || byCodeUnit(a, b));
  const layers = tally(failures, (result) => [partingLayer(result) ?? []].flat()).toSorted(([a], [b]) => byLayer(a, b));
  const table = (title: string, counts: readonly (readonly [words: string, runs: number])[]): string[] => {
    const rows = counts.slice(0, MOST_ROWS).map(([words, count]) => [visible(words), String(count)]);
    return rows.length === 0 ? [] : [tableLines([{ title }, { title: "runs" }], rows, width).join("\n")];
  };
  return [
    ...table("wrong", characteristics),
    ...table(
      "first parts in",
      layers.map(([layer, count]) => [layerWords(layer), count]),
    ),
  ];
}

function tally(results: readonly Result[], namesOf: (result: Result) => readonly string[]): [string, number][] {
  return [...countOf(results.flatMap((result) => [...new Set(namesOf(result))]))];
}

/** The verdicts counted; unclaimed and known ones are one number each. */
function countsText({ report, seconds }: SummaryContext, { paint, width }: SummaryStyle): string {
  const { header, results } = report;
  const rest = countOf(results.map(sortOf));
  const told = [...VERDICTS, ...Object.values(APART)].flatMap((sort) => {
    const count = rest.get(sort);
    return count === undefined ? [] : [paint(colorOf(sort), `${count} ${inWords(sort)}`)];
  });
  const read = header.readings === undefined ? "" : `, read as ${header.readings.join(", ")}`;
  const { name, version } = header.engine;
  const runs = `${counted(results.length, "run")} of ${visible(name)} ${visible(version)}${read}`;
  return wrap(`${runs}: ${told.join(", ")}.${seconds === undefined ? "" : ` ${seconds.toFixed(1)} s`}`, { width });
}

function beyondText({ results }: Report): string[] {
  const asked = results.filter(({ lacks, verdict }) => lacks !== undefined && verdict !== "unsupported");
  if (asked.length === 0) return [];
  const passed = asked.filter(isPassed).length;
  return [`Beyond its claims: ${passed} of ${asked.length}, which counts for nothing`];
}

/** An engine for today's rules has no use for results under older ones. */
function rulesetsText({ header, results }: Report, { width }: SummaryStyle): string[] {
  const claimed = header.engine.claims?.rulesets ?? [];
  const others = results.filter(({ ruleset }) => !claimed.includes(ruleset)).length;
  if (others === 0) return [];
  const options = claimed.map((ruleset) => `--ruleset ${ruleset}`).join(" ");
  const text = `${others} runs are under rulesets that it does not claim; ${options} leaves them out.`;
  return [wrap(visible(text), { width })];
}

/** Runs that were answered once they were run alone: state that the engine kept from other runs was to blame. */
function leakText({ results }: Report, { width }: SummaryStyle): string[] {
  const leaks = results.filter(isAnsweredLate);
  const [first] = leaks;
  if (first === undefined) return [];
  const others = leaks.length === 1 ? "" : ` and ${leaks.length - 1} more`;
  const which = `${first.scenario} (${first.ruleset})${others}`;
  const text = `Answered only alone, in a fresh process: ${which}. Is something kept from one run to the next?`;
  return [wrap(visible(text), { width, rest: "  " })];
}

const APART = {
  known: "known to fail",
  passes: "no longer failing as known",
  unclaimed: "not claimed",
} as const;

type Sort = Result["verdict"] | (typeof APART)[keyof typeof APART];

function sortOf(result: Result): Sort {
  const { verdict, expectation } = result;
  const passes = verdict === "pass" || verdict === "alternative";
  if (expectation?.outcome === "asKnown") return APART.known;
  if (expectation?.outcome === "passedUnexpectedly") return APART.passes;
  return passes || isFailure(result) ? verdict : APART.unclaimed;
}

function colorOf(sort: Sort): "green" | "yellow" | "red" | "dim" {
  if (sort === APART.unclaimed) return "dim";
  if (sort === APART.known) return "yellow";
  return sort === APART.passes ? "red" : toneOf(sort);
}

/** Neither score is enough without the other. */
function scoresText(report: Report): string {
  const { claimed, corpus } = scoresOf(report);
  return `Of what it claims: ${scoreWords(claimed)}\nOf the corpus:     ${scoreWords(corpus)}`;
}
