import { expect } from "chai";
import { expectGolden } from "../../support/golden.js";
import { textOf } from "./key-texts.js";
import { NASTY, SAMPLE, sampleWith } from "./sample-key.js";

describe("a key as JSON", () => {
  it("is as the golden file", () => {
    expectGolden("reports/key", "key.json", textOf("json", "key.json", SAMPLE));
  });

  it("is the key, whatever its texts", () => {
    for (const text of NASTY)
      expect(JSON.parse(textOf("json", "key.json", sampleWith(text)))).to.deep.equal(sampleWith(text));
  });

  it("is the same for the same key in another order of members", () => {
    const reversed = Object.fromEntries(Object.entries(SAMPLE).toReversed()) as unknown as typeof SAMPLE;
    expect(textOf("json", "key.json", reversed)).to.equal(textOf("json", "key.json", SAMPLE));
  });
});
