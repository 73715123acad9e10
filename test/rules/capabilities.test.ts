import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { EVERY_HANDLES, HANDLED, HANDLES_GROUPS } from "../../src/rules/handled.js";
import { EVERY_OBSERVES, observedValue } from "../../src/rules/observed.js";
import { CLAUSE_LEDGER } from "../../src/rules/clauses.js";
import { ROOT } from "../corpus/files.js";

interface Enumerated {
  readonly $defs: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

describe("the vocabulary of capabilities", () => {
  const schema = JSON.parse(readFileSync(join(ROOT, "schema/capability.schema.json"), "utf8")) as Enumerated;

  it("is that of the schema, in its order", () => {
    expect(EVERY_HANDLES).to.deep.equal(schema.$defs["Handles"]?.enum);
    expect(EVERY_OBSERVES).to.deep.equal(schema.$defs["Observes"]?.enum);
  });

  it("stays small", () => expect(EVERY_HANDLES).to.have.length.within(20, 50));

  it("has each group's words together, in the order of the groups", () => {
    const groups = EVERY_HANDLES.map((handle) => HANDLED[handle].group);
    expect(groups.filter((group, n) => group !== groups[n - 1])).to.deep.equal(Object.keys(HANDLES_GROUPS));
  });

  it("names whole rules, and clauses of the ledger", () => {
    const clauses = [...CLAUSE_LEDGER.keys()];
    const isKnown = (clause: string): boolean =>
      /^\d{3}$/.test(clause) || clauses.some((known) => known === clause || known.replace(/[a-z]$/, "") === clause);
    expect(EVERY_HANDLES.filter((handle) => !isKnown(HANDLED[handle].clause))).to.deep.equal([]);
  });

  it("tells its words apart", () => {
    for (const titles of [
      EVERY_HANDLES.map((each) => HANDLED[each].title),
      EVERY_OBSERVES.map((each) => observedValue(each).title),
    ])
      expect(new Set(titles).size).to.equal(titles.length);
  });
});
