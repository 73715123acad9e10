import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { CLAUSE_LEDGER } from "../../src/rules/clauses.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

describe("the ledger of clauses and the corpus", () => {
  const exercised = new Set<string>();

  before(async function () {
    this.timeout(0);
    for (const { data } of SCENARIO_FILES)
      for (const ruleset of data.rulesets.filter((id) => SUPPORTED_RULESETS.includes(id)))
        for (const clause of (await verifyEntry(data, CARDS, ruleset, REFERENCE_ENGINE, { keep: "failed" })).clauses)
          exercised.add(clause);
  });

  it("know of every clause that a trace cites", () => {
    expect([...exercised].filter((clause) => !CLAUSE_LEDGER.has(clause))).to.deep.equal([]);
  });

  it("agree on what can be tested", () => {
    const untestable = [...exercised].filter((clause) => {
      const entry = CLAUSE_LEDGER.get(clause);
      return entry !== undefined && "untestable" in entry;
    });
    expect(untestable, "exercised though the ledger says that nothing can").to.deep.equal([]);
  });
});
