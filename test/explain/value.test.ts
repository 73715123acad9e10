import { expect } from "chai";
import { describeValue } from "../../src/explain/value.js";
import { CREATURE_TYPES } from "../../src/rules/creature-types.js";
import { LAYER_CLAUSES, EVERY_LAYER, LAYERS } from "../../src/rules/layers.js";
import type { ReportValue } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/narrator.js";

const TOLD: readonly (readonly [ReportValue, string])[] = [
  [[], "none"],
  [null, "—"],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  ["", "(empty)"],
  ["Ann", "Ann"],
  [["flying", "haste"], "flying, haste"],
  [[...CREATURE_TYPES, "Forest"], "every creature type, Forest"],
];

describe("values", () => {
  for (const [value, words] of TOLD) {
    it(`read ${words}`, () => expect(describeValue(value)).to.equal(words));
  }
});

describe("the titles of the layers", () => {
  it("begin with the layer's number, all different", () => {
    for (const layer of EVERY_LAYER)
      expect(english().layerTitle(layer, "current")).to.match(new RegExp(`^Layer ${layer}: \\S`));
    expect(new Set(EVERY_LAYER.map((layer) => english().layerTitle(layer, "current")))).to.have.length(
      EVERY_LAYER.length,
    );
    expect(new Set(LAYERS.map((layer) => LAYER_CLAUSES[layer]))).to.have.length(LAYERS.length);
  });

  it("say what an older edition had there", () => {
    expect(english().layerTitle("5", "pre-m10")).to.equal("Layer 5: colors and abilities");
    expect(english().layerTitle("7d", "m14")).to.equal("Layer 7d: counters");
    expect(english().layerTitle("7d", "current")).to.equal("Layer 7d: power and toughness switched");
  });
});
