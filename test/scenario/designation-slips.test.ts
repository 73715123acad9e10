import { expect } from "chai";
import { designationSlips } from "../../src/scenario/designation-slips.js";

/** A card with an ability for objects of a designation. */
function watching(designation: string): object {
  return { abilities: [{ kind: "static", affects: { designation }, does: [] }] };
}

function told(file: object): string[] {
  return designationSlips(file).map(
    ({ pointer, message, suggestion = "" }) => `${pointer} ${message} -> ${suggestion}`,
  );
}

describe("designations that cards and effects speak of", () => {
  for (const word of ["attacking", "city's blessing", "smitten", "level"])
    it(`may be ${word}`, () => expect(told(watching(word))).to.deep.equal([]));

  it("are no slip of the pen, on a card or in what resolves", () => {
    const at = "/abilities/0/affects/designation";
    expect(told(watching("atacking"))).to.deep.equal([`${at} no rule has a designation "atacking" -> attacking`]);
    expect(told(watching("Suspected"))).to.deep.equal([`${at} no rule has a designation "Suspected" -> suspected`]);
    expect(
      told({ timeline: [{ kind: "resolves", ability: { effects: [{ affects: { designation: "blokced" } }] } }] }),
    ).to.have.length(1);
  });

  it("are of one's own where the file says them again", () => {
    const given = { kind: "designate", object: "A", designation: "atacking" };
    expect(told({ cards: [watching("atacking")], timeline: [given] })).to.deep.equal([]);
    expect(told({ timeline: [given] })).to.deep.equal([]);
  });
});
