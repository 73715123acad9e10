import type { AskedValue, CheckEvent, ObjectExpectation, ScenarioEvent } from "../rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { checkedNames } from "../verifier/checked-names.js";
import { checksOf, checksUnder } from "../verifier/checks.js";
import { type LintRule, unless } from "./finding.js";
import type { ScenarioFile } from "./lint-file.js";

/* Rules for what a scenario checks, and under which rulesets. */

function supported({ data: { rulesets } }: ScenarioFile): ScenarioFile["data"]["rulesets"] {
  return rulesets.filter((ruleset) => SUPPORTED_RULESETS.includes(ruleset));
}

function rulesetFaults(file: ScenarioFile): Fault[] {
  const { rulesets, timeline } = file.data;
  const runnable = supported(file);
  return [
    ...unless(
      runnable.length > 0,
      ["rulesets"],
      `no ruleset of ${rulesets.join(", ")} can be run`,
      SUPPORTED_RULESETS.join(", "),
    ),
    ...runnable
      .filter((ruleset) => checksUnder(timeline, ruleset).length === 0)
      .map((ruleset) =>
        faultAt(["rulesets", rulesets.indexOf(ruleset)], `nothing is checked under ${ruleset}`, "a check"),
      ),
  ];
}

function saysSomething(check: CheckEvent): boolean {
  const { expect = {}, players = {}, gameRules, costs, abilityCosts, stateBased, counts, order, dependencies } = check;
  const { rounds, open, expect: expectAfter } = check.afterStateBasedActions ?? {};
  const ofThings = [...Object.values(expect), ...Object.values(players)];
  const ofGame = [gameRules, costs, abilityCosts, stateBased, counts, order, dependencies, rounds, open, expectAfter];
  return ofThings.some((values) => Object.keys(values).length > 0) || ofGame.some((each) => each !== undefined);
}

/** Events that bring an object already imply that it exists. */
function saysOnlyThatItExists(expected: ObjectExpectation): boolean {
  return expected.exists === true && Object.keys(expected).length === 1;
}

function checkFaults(event: ScenarioEvent, i: number): Fault[] {
  if (event.kind !== "check") return [];
  const idle = Object.entries(event.expect ?? {}).filter(([, expected]) => saysOnlyThatItExists(expected));
  return [
    ...unless(
      saysSomething(event),
      ["timeline", i],
      `the check ${event.id} says nothing`,
      "what is true at this point",
    ),
    ...idle.map(([id]) =>
      faultAt(
        ["timeline", i, "expect", id],
        `of ${id} nothing is checked but that it is there`,
        "what it is: types, subtypes, abilities, power, toughness ...",
      ),
    ),
  ];
}

function lastCheckFaults({ data: { timeline } }: ScenarioFile): Fault[] {
  const isLast = timeline.at(-1)?.kind === "check";
  return unless(isLast, ["timeline", timeline.length - 1], "events after the last check", "a check at the end");
}

/** What a question is said to be about is a value of a check, under whatever edition. */
function askedFaults({ data: { asks = [], timeline } }: ScenarioFile): Fault[] {
  const named = checksOf(timeline).flatMap(checkedNames);
  const names = (of: string): string[] => [
    ...new Set(named.filter(({ subject }) => subject === of).map(({ characteristic }) => characteristic)),
  ];
  return asks.flatMap(({ subject, characteristic }, i) => {
    const known = names(subject);
    if (known.includes(characteristic)) return [];
    const message = `no check has the value "${characteristic}" of ${subject}`;
    return [
      known.length === 0
        ? faultAt(["asks", i, "subject"], message, "what a check looks at", nearest(subject, subjectsOf(named)))
        : faultAt(["asks", i, "characteristic"], message, known.join(", "), nearest(characteristic, known)),
    ];
  });
}

function subjectsOf(named: readonly AskedValue[]): string[] {
  return [...new Set(named.map(({ subject }) => subject))];
}

export const CHECK_RULES: readonly LintRule<ScenarioFile>[] = [
  {
    name: "rulesets",
    asks: "checks something under a ruleset that can be run, and under each that it names",
    fix: "name the rulesets whose text gives these answers, and let a check hold under each of them",
    faults: rulesetFaults,
  },
  {
    name: "checks",
    asks: "checks something, to the end",
    fix: "work out what is true at this point by the rules, and list it; what teaches nothing need not be listed",
    faults: (file) => [...file.data.timeline.flatMap(checkFaults), ...lastCheckFaults(file)],
  },
  {
    name: "asks",
    asks: "names as asked only values that one of its checks has",
    fix: "name the value as reports do: `power`, `types`, `has flying` ...; or leave it out of asks",
    faults: askedFaults,
  },
];
