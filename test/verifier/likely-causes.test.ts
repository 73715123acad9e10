import { expect } from "chai";
import { likelyCauses } from "../../src/verifier/likely-causes.js";
import type { Engine } from "../../src/engines/engine.js";
import { misconceptionOf, misled } from "../../src/misconceptions/misconceptions.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { runTimeline } from "../../src/timeline/run.js";
import { runReport } from "../../src/verifier/run-report.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

const RIGHT = rulesetOf("current");
/** A part of the corpus is enough to tell them apart. */
const SCENARIOS = SCENARIO_FILES.filter(({ data }) => data.rulesets.includes("current"))
  .filter((_, place) => place % 6 === 0)
  .map(({ file, folder, data }) => ({ file, topic: folder, scenario: data }));

/** The report of an engine that answers by these rules. */
async function reportBy(rules: Ruleset): Promise<Report> {
  const engine: Engine = {
    name: "believer",
    version: "1",
    run: (request) => {
      const cards = new Map(request.cards.map((card) => [card.name, card]));
      const fold = runTimeline(request, cards, rules, { trace: "decisive" });
      return fold.ok
        ? { kind: "result", checkPoints: fold.value.checkPoints }
        : { kind: "error", message: "an event is impossible" };
    },
  };
  const results = await Promise.all(SCENARIOS.map(({ scenario }) => verifyEntry(scenario, CARDS, "current", engine)));
  const plan = SCENARIOS.map(({ scenario }) => ({ scenario: scenario.id, ruleset: "current" as const }));
  return runReport({ engine, plan, scenarios: SCENARIOS, cards: CARDS, problems: [], results });
}

function mistaken(id: string): Ruleset {
  const misconception = misconceptionOf(id);
  return (misconception && misled(RIGHT, misconception)) ?? expect.fail(`no misconception ${id}`);
}

describe("the likely cause of failures", function () {
  this.timeout(0);

  for (const id of ["timestamps-only", "copies-are-exact", "land-types-keep-abilities", "set-types-are-added"]) {
    it(`is what the engine believes: ${id}`, async () => {
      const { causes, failing, passing } = likelyCauses(await reportBy(mistaken(id)));
      const [first] = causes;
      expect(first?.misconception).to.equal(id);
      expect(failing).to.be.greaterThan(0);
      expect(passing).to.be.greaterThan(0);
      expect(first?.explains).to.have.lengthOf(failing);
      expect(first?.contradictedBy, "what it would fail fails").to.deep.equal([]);
    });
  }

  it("is looked for only where something fails", async () => {
    expect(likelyCauses(await reportBy(RIGHT))).to.deep.equal({ causes: [], failing: 0, passing: 0 });
  });

  it("is none where no misconception gives the very values", async () => {
    const report = await reportBy(mistaken("timestamps-only"));
    const results = report.results.map((result) => ({
      ...result,
      values: result.values.map((value) => (value.ok ? value : { ...value, actual: "something else" })),
    }));
    const { causes, failing } = likelyCauses({ ...report, results });
    expect(failing).to.be.greaterThan(0);
    expect(causes).to.deep.equal([]);
  });

  it("counts what passes though whoever believes it would fail there", async () => {
    const report = await reportBy(mistaken("no-layers"));
    const right = await reportBy(RIGHT);
    // An engine that gets only a few things wrong in this way does not believe it.
    const failing = report.results.filter(({ verdict }) => verdict === "fail").map(({ scenario }) => scenario);
    const few = new Set(failing.slice(0, Math.floor(failing.length / 4)));
    const results = right.results.map((result, place) =>
      few.has(result.scenario) ? (report.results[place] ?? result) : result,
    );
    const { causes } = likelyCauses({ ...report, results });
    expect(causes.map(({ misconception }) => misconception)).not.to.include("no-layers");
  });
});
