import { expect } from "chai";
import * as fc from "fast-check";
import { columns, wrap } from "../../src/explain/wrap.js";

describe("wrapping", () => {
  it("breaks at spaces and hangs the rest below the first word", () => {
    expect(wrap("one two three four", { width: 10, first: "- " })).to.equal("- one two\n  three\n  four");
  });

  it("leaves a word that is wider than the page whole", () => {
    expect(wrap("a incomprehensible b", { width: 5 })).to.equal("a\nincomprehensible\nb");
  });

  it("counts what a reader sees", () => {
    expect(columns("2 → 1")).to.equal(5);
    expect(columns("é")).to.equal(1);
    expect(wrap("é é é", { width: 3 })).to.equal("é é\né");
  });

  it("does not break inside quotation marks that have spaces, or before a mark that has one", () => {
    expect(wrap("il a « le vol » ; rien", { width: 7 })).to.equal("il a\n« le\nvol » ;\nrien");
  });

  it("does not break between a French “n°” and its number", () => {
    expect(wrap("il y a Clone n° 2", { width: 14 })).to.equal("il y a Clone\nn° 2");
  });

  it("keeps every word in order, on lines no wider than the page unless one word is", () => {
    const words = fc.array(fc.stringMatching(/^[A-z][!-~]{0,11}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (all, width) => {
        const wrapped = wrap(all.join(" "), { width, first: "- " });
        expect(wrapped.slice(2).split(/\s+/)).to.deep.equal(all);
        for (const line of wrapped.split("\n")) {
          expect(line.length <= width || line.slice(2).split(" ").length === 1).to.equal(true);
          expect(line).to.equal(line.trimEnd());
        }
      }),
    );
  });
});
