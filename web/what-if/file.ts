import type { Result, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Finding } from "../../src/lint/finding.js";
import { cardsUsedBy } from "../../src/events/brought.js";
import { withReadings as rulesRead } from "../../src/rules/readings.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { jsonText } from "../../src/scenario/json-text.js";
import { runTimeline } from "../../src/timeline/run.js";
import { checksOf } from "../../src/verifier/checks.js";
import { clausesExercised } from "../../src/verifier/exercised.js";
import { narratorOf } from "../../src/explain/narrator.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import type { LabCorpus } from "../lab-corpus.js";
import { pinsFor } from "../library.js";
import { boardOf, ended } from "./board.js";
import { differenceWords } from "./difference.js";
import { filledChecks, type Others, pointsByCheck } from "./filled-checks.js";
import { findingsIn } from "./file-lint.js";
import { headOf } from "./file-head.js";
import { withReadings } from "./other-readings.js";
import { citesFor, reasonsFor } from "./reasons.js";
import { withoutUnknownNames } from "./unknown-names.js";

/* The file of a board: a whole scenario, as fit for the corpus as a machine can make it. */

export interface FileRequest {
  /** As it was run, with whatever the user typed. */
  readonly board: Scenario;
  /** The scenario of the corpus that it was made from. */
  readonly original?: CorpusScenario | undefined;
  readonly corpus: LabCorpus;
  /** The file is for the first ruleset that has check points. */
  readonly results: readonly Result[];
  /** Those that were asked for; by default those that were followed. */
  readonly readings?: readonly string[];
}

export type MadeFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  /** The board can't be run, or the lint objects to the file. */
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * The file, checked by the lint against the corpus. It says which values are the resolver's rather than typed. Checks expect
 * the values of the recommended readings; others that were followed become alternatives.
 */
export function fileOf({ board, original, corpus, results, readings: asked }: FileRequest): MadeFile {
  const result = results.find(({ checkPoints }) => checkPoints.length > 0);
  if (result === undefined) return { ok: false, findings: notRun(board, corpus, results) };
  const whole = only(ended(board), result);
  const readings = asked ?? result.checkPoints[0]?.resolution.readings ?? [];
  const points = recommendedPoints(whole, corpus, result, readings);
  const others = readings.flatMap((id) => {
    const under = pointsUnder(whole, corpus, result, [id]);
    return under === undefined ? [] : [{ id, points: under }];
  });
  const before = original === undefined ? undefined : pointsUnder(boardOf(original), corpus, result, []);
  const compared = [...(before === undefined ? [] : [before]), ...others.map((other) => other.points)];
  const filled = filledChecks(whole, points, compared);
  const withAlternatives =
    filled.board.alternatives === undefined ? withReadings(filled.board, points, others) : filled.board;
  const difference = original === undefined ? undefined : differenceWords(original.scenario, whole);
  const point = points.get(filled.telling);
  const { why, clauses } =
    point === undefined
      ? { why: [], clauses: [] }
      : reasonsFor(point, filled.about, narratorOf("en", whole, cardsOf(whole, corpus.cards)), whole.timeline);
  const kept = [...points.values()];
  const reasoned: Scenario = {
    ...withAlternatives,
    cites: citesFor(whole.cites, kept, clauses),
    why: whole.why !== undefined && whole.why.length > 0 ? whole.why : [...why],
  };
  const head = headOf(reasoned, { original, corpus, difference, result, readings, isFilled: filled.filled.size > 0 });
  const scenario = withoutUnknownNames(
    ordered({ ...reasoned, ...head, ...pinsFor(corpus, reasoned) }),
    filled.filled,
    corpus.cards,
  );
  const text = jsonText(scenario);
  const findings = findingsIn(scenario, text, corpus).filter(({ severity }) => severity !== "hint");
  // The citation was added here, so that a finding about it would not help.
  if (clausesExercised(kept).length === 0 && findings.some(({ rule }) => rule === "cites-exercised"))
    return { ok: false, findings: [uneventful(board)] };
  return findings.length > 0 ? { ok: false, findings } : { ok: true, name: `${scenario.id}.json`, text };
}

/** The results under the recommended readings: those at hand, if they follow them and have every check. */
function recommendedPoints(board: Scenario, corpus: LabCorpus, result: Result, readings: readonly string[]): Others {
  const given = pointsByCheck(result.checkPoints);
  const isWhole = readings.length === 0 && checksOf(board.timeline).every(({ id }) => given.has(id));
  return isWhole ? given : (pointsUnder(board, corpus, result, []) ?? new Map<string, never>());
}

/** The board under one ruleset, with the cards that it still uses. */
function only(board: Scenario, { ruleset }: Result): Scenario {
  const timeline = board.timeline.flatMap((event): ScenarioEvent[] => {
    if (event.kind !== "check" || event.rulesets === undefined) return [event];
    const { rulesets, ...rest } = event;
    return rulesets.includes(ruleset) ? [rest] : [];
  });
  const used = cardsUsedBy({ timeline });
  const cards = (board.cards ?? []).filter(({ name }) => used.has(name));
  const { cards: _, ...rest } = board;
  return ended({ ...rest, rulesets: [ruleset], ...(cards.length === 0 ? {} : { cards }), timeline });
}

/** The results under some readings; undefined if the board can't be run under them. */
function pointsUnder(
  board: Scenario,
  { cards }: LabCorpus,
  { ruleset }: Result,
  readings: readonly string[],
): Others | undefined {
  const known = rulesetOf(ruleset);
  const rules = known && rulesRead(known, readings);
  const fold = rules && runTimeline(board, cards, rules);
  return fold?.ok === true ? pointsByCheck(fold.value.checkPoints) : undefined;
}

/** Why it can't be run: a fault of the board, or the verdicts of the runs. */
function notRun(board: Scenario, corpus: LabCorpus, results: readonly Result[]): Finding[] {
  const broken = findingsIn(board, jsonText(board), corpus).filter(({ severity }) => severity === "broken");
  if (broken.length > 0) return broken;
  const [result] = results;
  const what = result === undefined ? "nobody has run this board" : `the run gave no answer: ${result.verdict}`;
  return [
    {
      ...ofTheWhole(board),
      message: result?.message === undefined ? what : `${what}, ${result.message}`,
      rule: "timeline",
      severity: "broken",
      fix: "change the board so that it can be run",
    },
  ];
}

/** A scenario must be about a clause, and no step cites any. */
function uneventful(board: Scenario): Finding {
  return {
    ...ofTheWhole(board),
    message: "no effect and no state-based action is at work at any moment of this board",
    rule: "cites-exercised",
    severity: "error",
    fix: "add something that there is to explain",
  };
}

function ofTheWhole({ id }: Scenario): Pick<Finding, "file" | "line" | "column" | "pointer"> {
  return { file: `${id}.json`, line: 1, column: 1, pointer: "" };
}

/** The key order of files in the corpus. */
const KEYS = [
  "$schema",
  "id",
  "rev",
  "title",
  "question",
  "topic",
  "level",
  "rulesets",
  "cites",
  "players",
  "cards",
  "pins",
  "timeline",
  "why",
  "provenance",
  "alternatives",
  "twin",
] as const satisfies readonly (keyof Scenario)[];

function ordered(scenario: Scenario): Scenario {
  const entries = KEYS.flatMap((key): [string, unknown][] =>
    scenario[key] === undefined ? [] : [[key, scenario[key]]],
  );
  return Object.fromEntries(entries) as unknown as Scenario; // the same keys
}
