import { expect } from "chai";
import type { ObservedApplication } from "../../src/rules/formats.gen.js";
import { divergenceOf } from "../../src/verifier/divergence.js";

function told(
  ...entries: readonly (readonly [ObservedApplication["layer"], string, string[]?])[]
): ObservedApplication[] {
  return entries.map(([layer, effect, objects]) => ({ layer, effect, ...(objects === undefined ? {} : { objects }) }));
}

describe("where two orders of effects part", () => {
  it("is nowhere if they are the same in each layer, however layers are mixed", () => {
    expect(divergenceOf("end", told(["4", "A"], ["6", "B"]), told(["6", "B"], ["4", "A"]))).to.equal(undefined);
    expect(divergenceOf("end", [], [])).to.equal(undefined);
  });

  it("is the first layer with another order, also if a later one is told first", () => {
    const expected = told(["4", "A"], ["4", "B"], ["7b", "C"]);
    expect(divergenceOf("end", expected, told(["7b", "D"], ["4", "B"], ["4", "A"]))).to.deep.equal({
      check: "end",
      layer: "4",
      expected: ["A", "B"],
      actual: ["B", "A"],
    });
  });

  it("is a layer in which one of them has nothing", () => {
    const found = divergenceOf("end", told(["4", "A"]), told(["4", "A"], ["gameRules", "B"]));
    expect(found).to.deep.equal({ check: "end", layer: "gameRules", expected: [], actual: ["B"] });
  });

  it("is where other objects are told, in whatever order, and only where both tell them", () => {
    const expected = told(["4", "A", ["x", "y"]], ["5", "B", ["x"]]);
    expect(divergenceOf("end", expected, told(["4", "A", ["y", "x"]], ["5", "B"]))).to.equal(undefined);
    expect(divergenceOf("end", expected, told(["4", "A", ["y"]], ["5", "B"]))).to.deep.equal({
      check: "end",
      layer: "4",
      expected: ["A [x, y]"],
      actual: ["A [y]"],
    });
    expect(divergenceOf("end", expected, told(["4", "B"]))).to.deep.include({ expected: ["A"], actual: ["B"] });
  });
});
