import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { EDITIONS } from "../../src/rules/editions.js";
import { POLICY_WORDS, STATE_BASED_WORDS } from "../support/edition-words.js";
import { EVERY_LAYER } from "../../src/rules/layers.js";
import { isSupported, READINGS } from "../../src/rules/readings.js";
import { RULESETS_TABLES, withTables } from "../support/rulesets-page.js";

const PAGE = fileURLToPath(new URL("../../../docs/RULESETS.md", import.meta.url));

describe("the page about editions", () => {
  const page = (): string => readFileSync(PAGE, "utf8");

  it("has the tables that the data make", () => {
    const made = withTables(page(), RULESETS_TABLES);
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(PAGE, made);
    expect(page(), "run this test with UPDATE_GOLDEN=1").to.equal(made);
  });

  it("has each table once", () => {
    const marks = [...page().matchAll(/<!-- made from data: ([\w -]+) -->/g)].map(([, name]) => name);
    expect(marks).to.have.members(Object.keys(RULESETS_TABLES));
    expect(page().match(/<!-- end -->/g)).to.have.length(marks.length);
  });

  it("names every edition with its day, every layer, every switch and every reading that can be followed", () => {
    const words = new Set(page().split(/[\s|`:,()]+/));
    const expected = [
      ...EDITIONS.flatMap(({ id, effective }) => [id, effective]),
      ...EVERY_LAYER,
      ...Object.keys(POLICY_WORDS),
      ...Object.keys(STATE_BASED_WORDS),
      ...READINGS.filter((reading) => isSupported(reading) && !reading.recommended).map(({ id }) => id),
    ];
    expect(expected.filter((word) => !words.has(word))).to.deep.equal([]);
  });

  it("cites clauses that are there", () => {
    const clauses = [...Object.values(POLICY_WORDS), ...Object.values(STATE_BASED_WORDS)].map(({ clause }) => clause);
    for (const clause of clauses) expect(clause).to.match(/^\d{3}\.\d+[a-z]?$/);
  });

  it("has words for every value that an edition has", () => {
    for (const { policy } of EDITIONS) {
      for (const [key, value] of Object.entries(policy)) {
        const { values } = POLICY_WORDS[key as keyof typeof POLICY_WORDS];
        if (typeof value === "string") expect(values, key).to.have.property(value);
        else expect(values, key).to.equal(undefined);
      }
    }
  });
});
