import { expect } from "chai";
import { isKeyFormat, KEY_FORMATS, keyRefusal, writeKey } from "../../../reports/key/index.js";
import { LANGUAGES } from "../../../src/wording/language.js";
import { filesOf } from "./key-texts.js";
import { SAMPLE, sampleWith } from "./sample-key.js";

const ON_PAPER = ["html", "markdown", "csv"];

describe("the formats of a key", () => {
  it("are known by name", () => {
    expect(KEY_FORMATS.every(isKeyFormat)).to.equal(true);
    expect(isKeyFormat("toString")).to.equal(false);
  });

  for (const format of KEY_FORMATS) {
    const hasSheet = ON_PAPER.includes(format);

    it(`${format} is the same again for the same key`, () => {
      expect(filesOf(format, structuredClone(SAMPLE))).to.deep.equal(filesOf(format, SAMPLE));
    });

    it(`${format} has no day of today and nothing by chance`, () => {
      const real = { now: Date.now, random: Math.random };
      try {
        const before = filesOf(format, SAMPLE);
        Date.now = () => real.now() + 1e11;
        Math.random = () => 0.5;
        expect(filesOf(format, SAMPLE)).to.deep.equal(before);
      } finally {
        Date.now = real.now;
        Math.random = real.random;
      }
    });

    it(`${format} is written in every language`, () => {
      const written = LANGUAGES.map((language) => JSON.stringify(filesOf(format, { ...SAMPLE, language })));
      expect(new Set(written).size).to.equal(LANGUAGES.length);
    });

    it(`${format} of a key without items is written`, () => {
      expect(filesOf(format, { ...SAMPLE, items: [] })).to.have.lengthOf(1);
    });

    it(`${format} has ${hasSheet ? "a sheet and a key" : "one file"} with the answers separate`, () => {
      expect(filesOf(format, SAMPLE, "separate")).to.have.lengthOf(hasSheet ? 2 : 1);
    });

    it(`${format} ${hasSheet ? "leaves the answers out" : "says why it is not written"} without answers`, () => {
      const answers = { answers: "none", paper: "a4" } as const;
      const secret = {
        ...SAMPLE,
        items: sampleWith("asked").items.map((item) => ({ ...item, options: [], answer: "Zyzzyva" })),
      };
      const files = writeKey(format, secret, answers);
      expect(JSON.stringify(files)).to.not.include("Zyzzyva");
      if (hasSheet) expect(files).to.have.lengthOf(1);
      else expect(files).to.deep.equal(keyRefusal(format, answers)).and.to.have.property("refused");
    });
  }
});
