import { expect } from "chai";
import type { PlanEntry, Problem, Result } from "../../src/rules/formats.gen.js";
import { validateReport } from "../../src/scenario/validators.gen.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { digestedText, type ReportInput, reportOf } from "../../src/verifier/report.js";
import { unanswered } from "../../src/verifier/verdict.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { BEAR_ENGINE, CARDS, scenario } from "./boards.js";

const SCENARIOS: readonly CorpusScenario[] = [
  { file: "b.json", topic: "type", scenario: scenario("bears", { players: [{ name: "Ann", hand: 3 }] }) },
  { file: "a.json", topic: "type", scenario: scenario("apes", {}, 3) },
  { file: "c.json", topic: "type", scenario: scenario("cats") },
];
const PLAN: readonly PlanEntry[] = [
  { scenario: "apes", ruleset: "current" },
  { scenario: "bears", ruleset: "current" },
];

async function results(): Promise<Result[]> {
  return Promise.all(
    PLAN.map(({ scenario: id, ruleset }) => {
      const entry = SCENARIOS.find(({ scenario: given }) => given.id === id);
      return verifyEntry(entry!.scenario, CARDS, ruleset, BEAR_ENGINE);
    }),
  );
}

async function input(over: Partial<ReportInput> = {}): Promise<ReportInput> {
  return {
    engine: BEAR_ENGINE,
    digest: "0".repeat(64),
    plan: PLAN,
    scenarios: SCENARIOS,
    cards: CARDS,
    problems: [],
    results: await results(),
    ...over,
  };
}

describe("the report", () => {
  it("keeps to its schema", async () => {
    const report = reportOf(await input());
    expect(validateReport(report), JSON.stringify(validateReport.errors)).to.equal(true);
  });

  it("counts verdicts and values", async () => {
    const { footer } = reportOf(await input());
    expect(footer).to.deep.equal({ complete: true, counts: { pass: 1, fail: 1 }, values: { passed: 1, failed: 1 } });
  });

  it("describes the planned scenarios only, by id, with their cards", async () => {
    const { scenarios } = reportOf(await input());
    expect(scenarios.map(({ id }) => id)).to.deep.equal(["apes", "bears"]);
    expect(scenarios[1]).to.deep.include({ file: "b.json", topic: "type", players: ["Ann"] });
    expect(scenarios[1]?.cards.map(({ name }) => name)).to.deep.equal(["Bear"]);
  });

  it("is the same for equal inputs in another order", async () => {
    const problem = (file: string, line: number): Problem => ({ file, line, column: 1, pointer: "", message: "odd" });
    const problems = [problem("b", 2), problem("a", 10), problem("a", 9)];
    const there = reportOf(await input({ problems }));
    const back = reportOf(
      await input({
        problems: [...problems].toReversed(),
        scenarios: [...SCENARIOS].toReversed(),
        results: (await results()).toReversed(),
      }),
    );
    expect(JSON.stringify(back)).to.equal(JSON.stringify(there));
    expect(there.problems.map(({ file, line }) => `${file}:${line}`)).to.deep.equal(["a:9", "a:10", "b:2"]);
  });

  it("is not complete if a result is missing, doubled, unplanned or not run", async () => {
    const [apes, bears] = await results();
    const cats = { ...bears!, scenario: "cats" };
    const notRun = unanswered(PLAN[1]!, "notRun", "cut off");
    for (const given of [[apes!], [apes!, bears!, bears!], [apes!, bears!, cats], [apes!, cats], [apes!, notRun], []]) {
      const report = reportOf(await input({ results: given }));
      expect(report.footer.complete).to.equal(false);
      expect(report.results).to.have.length(given.length);
    }
  });
});

describe("the text a corpus is known by", () => {
  it("is the same however files are laid out and ordered", () => {
    const relaid = SCENARIOS.map((entry) => ({
      ...entry,
      scenario: Object.assign(
        { $schema: "there" },
        Object.fromEntries(Object.entries(entry.scenario).toReversed()),
      ) as typeof entry.scenario,
    })).toReversed();
    expect(digestedText(PLAN, relaid, CARDS)).to.equal(digestedText(PLAN, SCENARIOS, CARDS));
  });

  it("changes with a scenario of the plan and with a card it uses, and with nothing else", () => {
    const text = digestedText(PLAN, SCENARIOS, CARDS);
    const card = CARDS.get("Bear")!;
    expect(digestedText(PLAN, SCENARIOS, new Map([["Bear", { ...card, power: 3 }]]))).to.not.equal(text);
    expect(digestedText(PLAN.slice(1), SCENARIOS, CARDS)).to.not.equal(text);
    expect(digestedText(PLAN, SCENARIOS, new Map([...CARDS, ["Elk", { ...card, name: "Elk" }]]))).to.equal(text);
    expect(digestedText(PLAN, SCENARIOS.slice(0, 2), CARDS)).to.equal(text);
  });
});
