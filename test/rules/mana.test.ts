import { expect } from "chai";
import { colorNames, colorSet } from "../../src/rules/colors.js";
import { kindsOfMana, manaCostFacts } from "../../src/rules/mana.js";

/** A mana cost, its mana value (CR 202.3), its colors (CR 202.2) and why. */
const COSTS: readonly (readonly [cost: string | null, manaValue: number, colors: string, why: string])[] = [
  [null, 0, "", "no cost"],
  ["{0}", 0, "", "nothing to pay"],
  ["{7}", 7, "", "generic mana has no color"],
  ["{2}{W}{W}", 4, "white", "generic and colored"],
  ["{10}{B}{G}", 12, "black green", "two digits"],
  ["{W}{U}{B}{R}{G}", 5, "white blue black red green", "all colors"],
  ["{X}{R}", 1, "red", "X is 0"],
  ["{X}{X}{U}", 1, "blue", "every X is 0"],
  ["{W/U}", 1, "white blue", "a hybrid symbol is both of its colors"],
  ["{2/W}", 2, "white", "a two-brid symbol counts its larger half"],
  ["{G/P}", 1, "green", "a Phyrexian symbol has its color"],
  ["{W/U/P}", 1, "white blue", "a Phyrexian hybrid symbol"],
  ["{C/R}", 1, "red", "a colorless hybrid symbol"],
  ["{C}{C}", 2, "", "colorless mana is no color"],
  ["{S}", 1, "", "snow mana is no color"],
];

describe("mana costs", () => {
  for (const [cost, manaValue, colors, why] of COSTS) {
    it(`reads ${cost ?? "no cost"} as mana value ${manaValue} and ${colors || "colorless"}: ${why}`, () => {
      const facts = manaCostFacts(cost);
      expect(facts.manaValue).to.equal(manaValue);
      expect(colorNames(facts.colors).join(" ")).to.equal(colors);
    });
  }

  it("keeps each symbol apart, so that devotion can count them (CR 700.5)", () => {
    const { symbols } = manaCostFacts("{2}{W/U}{W}{U}");
    const devotion = (...colors: ("white" | "blue")[]): number =>
      symbols.filter((symbol) => (symbol & colorSet(colors)) !== 0).length;
    expect(devotion("white")).to.equal(2);
    expect(devotion("blue")).to.equal(2);
    expect(devotion("white", "blue")).to.equal(3);
  });
});

describe("what a mana ability makes", () => {
  it("is mana of each kind in it, once", () => {
    expect(kindsOfMana("G")).to.deep.equal(["G"]);
    expect(kindsOfMana("{C}{C}")).to.deep.equal(["C"]);
    expect(kindsOfMana("{R}{W}{R}")).to.deep.equal(["W", "R"]);
  });
});
