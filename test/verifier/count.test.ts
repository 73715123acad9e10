import { expect } from "chai";
import { readValue } from "../../src/names/read-value.js";
import { printValue } from "../../src/names/value.js";
import type { CheckEvent, Observes } from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { observablePart, observesOf } from "../../src/verifier/observable.js";
import { check, resolution, resolvedObject } from "./boards.js";

const FOUND = resolution({
  objects: {
    Bear: resolvedObject({ controller: "Ann", power: 2 }),
    Ox: resolvedObject({ controller: "Bob", power: 2 }),
    Forest: resolvedObject({ controller: "Ann", types: ["Land"], power: null, toughness: null }),
  },
});

function counted(counts: NonNullable<CheckEvent["counts"]>): unknown[][] {
  return compareCheck(check({ counts }), FOUND).map(({ subject, characteristic, expected, actual, ok }) => [
    subject,
    characteristic,
    expected,
    actual,
    ok,
  ]);
}

describe("counting objects", () => {
  it("counts those that fit in every value, as values of an object compare", () => {
    expect(counted([{ where: { has: ["Creature"], controller: "Ann" }, count: 1 }])).to.deep.equal([
      ["game", "count has Creature, controller Ann", 1, 1, true],
    ]);
    expect(counted([{ where: { power: 2 }, count: 3 }])).to.deep.equal([["game", "count power 2", 3, 2, false]]);
    expect(counted([{ where: { types: ["Artifact"] }, count: 0 }])).to.deep.equal([
      ["game", "count types Artifact", 0, 0, true],
    ]);
  });

  it("has a name that is read as it was printed", () => {
    const [row] = compareCheck(check({ counts: [{ where: { counters: { "+1/+1": 2 } }, count: 0 }] }), FOUND);
    const name = row?.characteristic ?? "";
    expect(readValue(name)).to.deep.equal({ kind: "count", of: 'counters {"+1/+1":2}' });
    expect(printValue(readValue(name))).to.equal(name);
  });

  it("is asked only of an engine that tells all that is described", () => {
    const asked = check({ counts: [{ where: { has: ["Creature"], controller: "Ann" }, count: 1 }] });
    const part = (...observes: Observes[]): CheckEvent["counts"] => observablePart(asked, new Set(observes)).counts;
    expect(part("types", "controller")).to.deep.equal(asked.counts);
    expect(part("types")).to.equal(undefined);
    expect(part("controller")).to.equal(undefined);
    expect(observesOf(asked)).to.deep.equal(["types", "controller"]);
  });

  it("by abilities is not asked of an engine that tells keywords alone, unless they are keywords", () => {
    const asked = check({
      counts: [
        { where: { abilities: ["flying"] }, count: 1 },
        { where: { has: ["flying"] }, count: 1 },
      ],
    });
    expect(observablePart(asked, new Set<Observes>(["keywords"])).counts).to.deep.equal([
      { where: { has: ["flying"] }, count: 1 },
    ]);
  });
});
