import { expect } from "chai";
import { nearest } from "../../src/faults/nearest.js";

describe("the nearest spelling", () => {
  const WORDS = ["flying", "first strike", "haste", "Lim-Dûl", "Urza's Tower", "must"];

  it("forgives a letter, two letters swapped, case, accents and curly apostrophes", () => {
    expect(nearest("flyng", WORDS)).to.equal("flying");
    expect(nearest("msut", WORDS)).to.equal("must");
    expect(nearest("Haste", WORDS)).to.equal("haste");
    expect(nearest("lim-dul", WORDS)).to.equal("Lim-Dûl");
    expect(nearest("Urza’s Tower", WORDS)).to.equal("Urza's Tower");
  });

  it("takes a beginning for the whole", () => {
    expect(nearest("first", WORDS)).to.equal("first strike");
  });

  it("is silent where nothing is near", () => {
    expect(nearest("vigilance", WORDS)).to.equal(undefined);
    expect(nearest("", WORDS)).to.equal(undefined);
    expect(nearest("x", ["y"])).to.equal(undefined);
    expect(nearest("x".repeat(1_000_000), WORDS)).to.equal(undefined);
  });
});
