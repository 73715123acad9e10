import { expect } from "chai";
import { CLAUSE_LEDGER, mayBeClause } from "../../src/rules/clauses.js";

describe("a clause", () => {
  it("may be cited if the ledger has it, or its rule is there and not in the ledger whole", () => {
    for (const clause of [...CLAUSE_LEDGER.keys(), "702.95e", "601.2h", "900.1", "123.4"])
      expect(mayBeClause(clause), clause).to.equal(true);
  });

  it("is none if there is no such rule, or rule 613 has no such part, or its letter is never used", () => {
    for (const clause of ["999.9z", "613.12", "613.8d", "124.1", "702.95l", "704.5o", "702", "x"])
      expect(mayBeClause(clause), clause).to.equal(false);
  });
});
