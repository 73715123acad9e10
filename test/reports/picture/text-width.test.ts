import { expect } from "chai";
import * as fc from "fast-check";
import { textWidth, wrapped } from "../../../reports/picture/text-width.js";

const FONT = { size: 12, bold: true };

describe("a text in lines", () => {
  it("breaks between words, and inside a word only where it is wider than a line", () => {
    expect(wrapped("Serra Angel", 200, FONT, 3)).to.deep.equal(["Serra Angel"]);
    // 90.8 wide are the first two words, 79.2 the second with the third.
    expect(wrapped("The Tabernacle at Pendrell Vale", 88, FONT, 3)).to.deep.equal([
      "The",
      "Tabernacle at",
      "Pendrell Vale",
    ]);
    const parts = wrapped("Asmoranomardicadaistinaculdacar", 88, FONT, 4);
    expect(parts.length).to.be.greaterThan(1);
    for (const part of parts.slice(0, -1)) expect(part).to.match(/[a-z]-$/);
    expect(parts.map((part) => part.replace(/-$/, "")).join("")).to.equal("Asmoranomardicadaistinaculdacar");
  });

  it("ends with an ellipsis where there are too many", () => {
    const lines = wrapped("one two three four five six seven", 60, FONT, 2);
    expect(lines).to.have.lengthOf(2);
    expect(lines[1]).to.match(/…$/);
  });

  it("is never wider than the line, nor longer than the limit", () => {
    const text = fc.stringMatching(/^[A-Za-z0-9ÄÖÜäöüßéèê,.'’ —-]{1,80}$/);
    fc.assert(
      fc.property(text, fc.integer({ min: 40, max: 200 }), fc.integer({ min: 1, max: 5 }), (text, width, limit) => {
        const lines = wrapped(text, width, FONT, limit);
        expect(lines.length).to.be.within(1, limit);
        for (const line of lines) expect(textWidth(line, FONT)).to.be.at.most(width);
      }),
    );
  });

  it("keeps symbols whole, and gives them the room of what is drawn", () => {
    const font = { size: 10, hasSymbols: true };
    expect(textWidth("{W}", font)).to.be.closeTo(13.2, 0.01);
    expect(textWidth("{T}: Add {W}", font)).to.be.greaterThan(textWidth(": Add ", font) + 26);
    for (const line of wrapped("{2}{W}{W}{U}{B}{R}{G}: you create a token", 40, font, 9))
      expect(line).to.match(/^(?:[^{}]|\{\w\})*$/);
  });

  it("takes braces for as narrow as they are where they are written", () => {
    expect(textWidth("{T}", FONT)).to.be.closeTo((2 * 333 + 611) * 0.012 * 1.08, 0.01);
  });
});
