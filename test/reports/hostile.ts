import type { Handles, Observes, ReadingId, Report, StageName } from "../../src/rules/formats.gen.js";
import { object, resolution } from "./boards.js";

/** Ends a script, begins a comment, opens an element, leaves an attribute, and holds characters that XML can not. */
export const ATTACK = `</script><script>document.title="broken in"</script><!--<img src=x onerror="document.title='broken in'">"'&amp;&nbsp;\u2028\u0000\u0001\uD800\uFFFF]]>`;
/** A spreadsheet would run it. */
export const FORMULA = '=HYPERLINK("http://example.invalid","click")';

/** A report in which every free text is an attack. */
export function hostileReport(): Report {
  const id = ATTACK;
  return {
    header: {
      format: "cr613-report/1",
      engine: { name: ATTACK, version: FORMULA },
      corpus: ATTACK,
      plan: [{ scenario: id, ruleset: "current" }],
    },
    scenarios: [
      {
        id,
        file: ATTACK,
        topic: FORMULA,
        title: ATTACK,
        question: ATTACK,
        level: "interpretation",
        cites: [{ clause: ATTACK, role: "decides" }],
        players: [ATTACK],
        cards: [
          {
            name: ATTACK,
            types: ["Creature"],
            abilities: [{ kind: "triggered", id: "attack", when: ATTACK }],
          },
        ],
        timeline: [
          { kind: "enters", card: ATTACK, controller: ATTACK },
          { kind: "check", id: ATTACK, note: ATTACK },
        ],
        why: [ATTACK],
        provenance: [ATTACK],
        alternatives: [{ id: ATTACK, reading: ATTACK, answer: ATTACK, source: ATTACK }],
        twin: ATTACK,
      },
    ],
    problems: [
      { file: ATTACK, line: 1, column: 1, pointer: ATTACK, message: ATTACK, expected: ATTACK, suggestion: ATTACK },
    ],
    results: [
      {
        scenario: id,
        ruleset: "current",
        verdict: "fail",
        message: ATTACK,
        attempts: [ATTACK],
        values: [
          {
            check: ATTACK,
            subject: FORMULA,
            characteristic: "name",
            expected: ATTACK,
            actual: FORMULA,
            ok: false,
            firstLayer: ATTACK,
          },
          { check: ATTACK, subject: "+1/+1", characteristic: "@SUM(A1)", expected: ["-1/-1"], actual: -2, ok: false },
          { check: " \n=1+1", subject: "\t=1+1", characteristic: "＝1+1", expected: "-2", actual: "+3.5", ok: false },
        ],
        clauses: [ATTACK],
        layers: ["4", ATTACK],
        pairs: [ATTACK, `4|${ATTACK}|addTypes|existence`],
        checkPoints: [
          {
            check: ATTACK,
            after: 1,
            resolution: resolution(
              {
                [ATTACK]: object(ATTACK, {
                  types: ["Creature"],
                  subtypes: [ATTACK],
                  abilities: ["attack", ATTACK],
                  controller: ATTACK,
                  counters: { [ATTACK]: 1 },
                  power: 1,
                  toughness: 1,
                }),
              },
              [
                { kind: "layer", layer: "4", pass: "all", clause: "613.1d" },
                {
                  kind: "applied",
                  layer: "4",
                  effect: ATTACK,
                  parts: ["addTypes"],
                  objects: [ATTACK],
                  changes: [{ object: ATTACK, characteristic: "subtypes", before: [], after: [ATTACK] }],
                  clauses: [ATTACK],
                },
              ],
              {
                players: {
                  [ATTACK]: { life: 20, hand: 0, abilities: [ATTACK], maximumHandSize: null, landPlays: null },
                },
              },
            ),
          },
        ],
      },
    ],
    footer: { complete: true, counts: { fail: 1 }, values: { passed: 0, failed: 3 } },
  };
}

/** The same of another engine: what only such a report says is hostile as well. */
export function hostileEngineReport(): Report {
  const report = hostileReport();
  const engine = {
    ...report.header.engine,
    claims: {
      input: "names" as const,
      rulesets: ["current" as const],
      readings: [ATTACK as ReadingId],
      handles: [ATTACK as Handles],
      observes: [FORMULA as Observes],
    },
  };
  return {
    ...report,
    header: { ...report.header, engine },
    results: report.results.map((result) => ({
      ...result,
      stderr: ATTACK,
      untold: [{ check: ATTACK, subject: ATTACK, characteristic: ATTACK, expected: ATTACK }],
      lacks: [ATTACK as Handles],
      divergence: { check: ATTACK, layer: ATTACK as StageName, expected: [ATTACK], actual: [FORMULA] },
      expectation: { outcome: "failedOtherwise" as const, reason: ATTACK, issue: `javascript:${ATTACK}` },
    })),
  };
}
