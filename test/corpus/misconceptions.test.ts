import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { CheckPoint, Resolution, Scenario } from "../../src/rules/formats.gen.js";
import { misconceptionOf, MISCONCEPTIONS, misled } from "../../src/misconceptions/misconceptions.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { resolve } from "../../src/resolver/resolve.js";
import { boardsOf } from "../../src/timeline/run.js";
import type { Board } from "../../src/rules/board.js";
import { checksUnder } from "../../src/verifier/checks.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { misconceptionTables, toldOnPage, type WrongRuns } from "../support/misconceptions-page.js";
import { withTables } from "../support/rulesets-page.js";
import { canDiffer } from "../support/spared.js";
import { CARDS, ROOT, SCENARIO_FILES } from "./files.js";

const SCENARIOS = SCENARIO_FILES.map(({ data }) => data);
const UNDER_CURRENT = SCENARIOS.filter(({ rulesets }) => rulesets.includes("current"));
const PAGE = join(ROOT, "docs/MISCONCEPTIONS.md");

/** One run in so many is tried where all would take too long. */
const SAMPLE = 32;

/** What rules answer at each check, without how they came to it, which takes as long again; or why nothing. */
function answerOf(scenario: Scenario, ruleset: Ruleset): Omit<CheckPoint, "after">[] | string {
  const boards = boardsOf(scenario, CARDS, ruleset);
  if (!boards.ok) return boards.faults.map(({ message }) => message).join("; ");
  const resolution = (board: Board): Resolution => toResolution(resolve(board, ruleset, { trace: "none" }));
  return boards.value.map(({ check, board, settled }) => ({
    check,
    resolution: resolution(board),
    ...(settled === undefined
      ? {}
      : {
          afterStateBasedActions: { rounds: settled.rounds, open: settled.open, resolution: resolution(settled.board) },
        }),
  }));
}

/** What a scenario asks that rules answer otherwise than it expects, with what they answer; orders are not asked. */
function mistakesIn(scenario: Scenario, ruleset: Ruleset): string[] {
  // What the right rules answer is held below.
  if (ruleset.misconception !== undefined && !canDiffer(scenario, ruleset.id, ruleset)) return [];
  const answer = answerOf(scenario, ruleset);
  if (typeof answer === "string") return []; // no answer, so none that is wrong
  return checksUnder(scenario.timeline, ruleset.id).flatMap(
    ({ order: _order, dependencies: _dependencies, ...check }) => {
      const point = answer.find((each) => each.check === check.id);
      if (point === undefined) return [`no check ${check.id}`];
      return compareCheck(check, point.resolution, point.afterStateBasedActions)
        .filter(({ ok }) => !ok)
        .map(({ subject, characteristic, actual }) =>
          [check.id, subject, characteristic, JSON.stringify(actual)].join(" "),
        );
    },
  );
}

/** Everything that each misconception gets wrong under today's rules, by its id and that of the scenario. */
function everyMistake(): Map<string, Map<string, string[]>> {
  return new Map(
    MISCONCEPTIONS.map((misconception) => {
      const ruleset = misled(rulesetOf("current"), misconception);
      const wrong = UNDER_CURRENT.map(
        (scenario) => [scenario.id, ruleset === undefined ? [] : mistakesIn(scenario, ruleset)] as const,
      );
      return [misconception.id, new Map(wrong.filter(([, mistakes]) => mistakes.length > 0))] as const;
    }),
  );
}

/** Of how many scenarios, and of how many topics, each has to fail. */
const ENOUGH = 3;

/** Of fewer those that are about something which only boards of few topics have: costs, transforming, changes of a word. */
const OF_FEW_TOPICS: ReadonlyMap<string, number> = new Map([
  ["minimums-come-first", 1],
  ["transforming-ends-effects", 2],
  ["text-changes-spare-the-type-line", 2],
]);

const TOPICS = new Map(SCENARIO_FILES.map(({ data: { id }, folder }) => [id, folder]));

/** Those of the first topics that come, then the others. */
function ofDifferentTopics(scenarios: readonly string[]): string[] {
  const first = scenarios.filter(
    (id, place) => scenarios.findIndex((other) => TOPICS.get(other) === TOPICS.get(id)) === place,
  );
  return [...first, ...scenarios.filter((id) => !first.includes(id))];
}

/** The instances of each are scenarios that the fewest others get wrong. */
function countedAnew(): WrongRuns {
  const mistakes = everyMistake();
  const rivals = (scenario: string): number => [...mistakes.values()].filter((wrong) => wrong.has(scenario)).length;
  const wrong = [...mistakes].map(([id, scenarios]) => {
    const sorted = [...scenarios.keys()].toSorted((a, b) => rivals(a) - rivals(b));
    return [id, { count: scenarios.size, instances: ofDifferentTopics(sorted).slice(0, ENOUGH) }] as const;
  });
  return { wrong: new Map(wrong), runs: UNDER_CURRENT.length };
}

/* To count what each gets wrong takes minutes. So that is done when the page is made, and here its word is tried. */
describe("the misconceptions on the corpus", function () {
  this.timeout(0);
  let page = "";
  let told: WrongRuns;

  before(() => {
    page = readFileSync(PAGE, "utf8");
    if (process.env["UPDATE_GOLDEN"] === "1") {
      page = withTables(page, misconceptionTables(countedAnew()));
      writeFileSync(PAGE, page);
    }
    told = toldOnPage(page);
  });

  it("are all in the table of the page about them, counted on the corpus as it is", () => {
    const counted = { ...told, runs: UNDER_CURRENT.length };
    expect(page, "run this test with UPDATE_GOLDEN=1").to.equal(withTables(page, misconceptionTables(counted)));
  });

  for (const { id } of MISCONCEPTIONS) {
    it(`${id} fails several scenarios, of different topics, and leaves most alone`, () => {
      const { count = 0, instances = [] } = told.wrong.get(id) ?? {};
      expect(count).to.be.within(ENOUGH, UNDER_CURRENT.length / 2);
      expect(instances).to.have.lengthOf(ENOUGH);
      const topics = new Set(instances.map((instance) => TOPICS.get(instance))).size;
      expect(topics).to.be.at.least(OF_FEW_TOPICS.get(id) ?? ENOUGH);
      const ruleset = misled(rulesetOf("current"), misconceptionOf(id) ?? expect.fail(`no misconception ${id}`));
      for (const instance of instances) {
        const scenario = UNDER_CURRENT.find((each) => each.id === instance);
        if (scenario === undefined || ruleset === undefined) expect.fail(`no scenario ${instance}`);
        expect(mistakesIn(scenario, ruleset), instance).to.not.deep.equal([]);
        expect(mistakesIn(scenario, rulesetOf("current")), instance).to.deep.equal([]);
      }
    });
  }

  it("are told apart by the instances of all of them", () => {
    const instances = new Set([...told.wrong.values()].flatMap((each) => each.instances));
    const scenarios = UNDER_CURRENT.filter(({ id }) => instances.has(id));
    const byAnswers = new Map<string, string[]>();
    for (const misconception of MISCONCEPTIONS) {
      const ruleset = misled(rulesetOf("current"), misconception) ?? rulesetOf("current");
      const answers = JSON.stringify(scenarios.map((scenario) => mistakesIn(scenario, ruleset)));
      byAnswers.set(answers, [...(byAnswers.get(answers) ?? []), misconception.id]);
    }
    expect([...byAnswers.values()].filter((ids) => ids.length > 1)).to.deep.equal([]);
  });

  it("come to an end, with an answer or a fault that says why there is none", () => {
    // Each scenario with some misconceptions and each misconception with some scenarios.
    let runs = 0;
    for (const edition of SUPPORTED_RULESETS) {
      const scenarios = SCENARIOS.filter(({ rulesets }) => rulesets.includes(edition));
      MISCONCEPTIONS.forEach((misconception, place) => {
        const ruleset = misled(rulesetOf(edition), misconception);
        if (ruleset === undefined) return;
        for (const scenario of scenarios.filter((_, n) => n % SAMPLE === place % SAMPLE)) {
          expect(answerOf(scenario, ruleset), `${misconception.id}: ${scenario.id} under ${edition}`).to.not.equal("");
          runs++;
        }
      });
    }
    expect(runs).to.be.greaterThan(MISCONCEPTIONS.length);
  });
});
