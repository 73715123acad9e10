import { expect } from "chai";
import * as fc from "fast-check";
import {
  CARD_TYPES,
  PERMANENT_TYPES,
  SUPERTYPES,
  supertypeNames,
  supertypeSet,
  typeNames,
  typeSet,
} from "../../src/rules/card-types.js";
import { ALL_COLORS, colorCount, colorNames, COLORS, colorSet, isColor } from "../../src/rules/colors.js";

describe("sets of card types, supertypes and colors", () => {
  it("hold what was put in, in the order of the rules", () => {
    fc.assert(
      fc.property(fc.subarray([...CARD_TYPES]), fc.subarray([...SUPERTYPES]), fc.subarray([...COLORS]), (t, s, c) => {
        expect(typeNames(typeSet(t.toReversed()))).to.deep.equal(t);
        expect(supertypeNames(supertypeSet(s.toReversed()))).to.deep.equal(s);
        expect(colorNames(colorSet(c.toReversed()))).to.deep.equal(c);
        expect(colorCount(colorSet(c))).to.equal(c.length);
      }),
    );
  });

  it("have the colors in the order white, blue, black, red, green (CR 105.1)", () => {
    expect(colorNames(ALL_COLORS)).to.deep.equal(["white", "blue", "black", "red", "green"]);
  });

  it("count six permanent types (CR 110.4)", () => {
    expect(typeNames(PERMANENT_TYPES)).to.have.members([
      "Artifact",
      "Battle",
      "Creature",
      "Enchantment",
      "Land",
      "Planeswalker",
    ]);
  });

  it("know that colorless is no color (CR 105.1)", () => {
    expect(isColor("green")).to.equal(true);
    expect(isColor("colorless")).to.equal(false);
  });
});
