import { expect } from "chai";
import { partsOf } from "../../src/lint/run.js";

describe("the parts of a clause", () => {
  const seen = ["613.8a", "613.8b", "613.1", "613.10", "613.1d", "702.16c"];

  it("are those that add a letter to its number", () => {
    expect(partsOf("613.8", seen)).to.deep.equal(["613.8a", "613.8b"]);
    expect(partsOf("613.1", seen)).to.deep.equal(["613.1d"]);
  });

  it("are none of a part", () => {
    expect(partsOf("613.8a", seen)).to.deep.equal([]);
    expect(partsOf("702.1", seen)).to.deep.equal([]);
  });
});
