import { expect } from "chai";
import { pairCoverage, pairsAt, scenariosOf, type LayerPairs } from "../../reports/pairs.js";
import type { LayerName, Report } from "../../src/rules/formats.gen.js";
import { LAYERS } from "../../src/rules/layers.js";
import { REPORT } from "./fixture.js";

/** A report whose scenarios a, b, c … have these pairs. */
function having(...pairs: readonly (readonly string[])[]): Report {
  const [result] = REPORT.results;
  const results = pairs.map((each, place) => ({ ...result!, scenario: "abc"[place] ?? "", pairs: [...each] }));
  return { ...REPORT, scenarios: [], results };
}

function layer(name: LayerName, report: Report): LayerPairs {
  return pairCoverage(report).find((each) => each.layer === name)!;
}

describe("the coverage of pairs", () => {
  it("has every layer with every kind that can be there", () => {
    const layers = pairCoverage(having());
    expect(layers.map(({ layer }) => layer)).to.deep.equal([...LAYERS]);
    expect(layer("5", having()).kinds).to.deep.equal(["setColors", "addColors"]);
    // Characteristic-defining abilities set power and toughness in 7a, others in 7b (CR 613.4a, 613.4b).
    expect(layer("7a", having()).kinds).to.deep.equal(["setPowerToughness"]);
    expect(layer("7b", having()).kinds).to.deep.equal(["setPowerToughness"]);
  });

  it("names the scenarios of each relation, once and sorted", () => {
    const report = having(["4|addTypes|setTypes|none", "4|addTypes|setTypes|text"], ["4|addTypes|setTypes|none"]);
    const [pair, ...others] = layer("4", report).pairs;
    expect(others).to.deep.equal([]);
    expect([...pair!.relations]).to.deep.equal([
      ["none", ["a", "b"]],
      ["text", ["a"]],
    ]);
    expect(scenariosOf([pair!])).to.deep.equal(["a", "b"]);
    expect(scenariosOf([pair!], "text")).to.deep.equal(["a"]);
    expect(scenariosOf([pair!], "loop")).to.deep.equal([]);
  });

  it("keeps the direction of a dependency, and only of a dependency", () => {
    const four = layer("4", having(["4|setTypes|addTypes|existence"], ["4|addTypes|setTypes|loop"]));
    expect(scenariosOf(pairsAt(four, "setTypes", "addTypes"))).to.deep.equal(["a", "b"]);
    expect(scenariosOf(pairsAt(four, "addTypes", "setTypes"))).to.deep.equal(["b"]);
  });

  it("tells a pair of one kind once", () => {
    const three = layer("3", having(["3|setName|setName|none", "3|setName|setName|existence"]));
    expect(pairsAt(three, "setName", "setName")).to.have.lengthOf(1);
  });

  it("adds kinds that only a trace names, and leaves out what it can not read", () => {
    const report = having(["5|dye|setColors|none", "9|addTypes|setTypes|none", "4|addTypes|setTypes|perhaps", "", "4"]);
    expect(layer("5", report).kinds).to.deep.equal(["setColors", "addColors", "dye"]);
    expect(pairCoverage(report).flatMap(({ pairs }) => pairs)).to.have.lengthOf(1);
  });
});
