import { expect } from "chai";
import {
  lessTaken,
  manaAmount,
  manaText,
  raisedTo,
  reducedBy,
  repeated,
  sizeOf,
  sumOf,
} from "../../src/rules/mana-amount.js";

const FREELY = { coloredOnly: false, leaves: 0 };

function reduced(cost: string, by: string, held: Partial<typeof FREELY> = {}): string {
  return manaText(reducedBy(manaAmount(cost), manaAmount(by), { ...FREELY, ...held }));
}

describe("amounts of mana", () => {
  it("are read from symbols and written generic first, then by color", () => {
    expect(manaText(manaAmount("{G}{2}{W}{1}"))).to.equal("{3}{W}{G}");
    expect(manaText(manaAmount("{U/R}{S}{C}"))).to.equal("{S}{C}{U/R}");
    expect(manaText(manaAmount("{B}{W}"))).to.equal(manaText(manaAmount("{W}{B}")));
  });

  it("that are nothing are {0} (CR 107.4d)", () => {
    expect([manaText(manaAmount("")), manaText(manaAmount("{0}"))]).to.deep.equal(["{0}", "{0}"]);
  });

  it("have generic mana for X (CR 107.3)", () => {
    expect(manaText(manaAmount("{X}{X}{R}", 3))).to.equal("{6}{R}");
  });

  it("count a hybrid symbol as one mana", () => {
    expect(sizeOf(manaAmount("{2}{W/U}{G/P}"))).to.equal(4);
  });

  it("can be added and repeated", () => {
    expect(manaText(sumOf(manaAmount("{1}{G}"), manaAmount("{1}{W}")))).to.equal("{2}{W}{G}");
    expect(manaText(repeated(manaAmount("{1}{B}"), 2))).to.equal("{2}{B}{B}");
    expect(manaText(repeated(manaAmount("{1}"), -2))).to.equal("{0}");
    expect(sizeOf(repeated(manaAmount("{W}"), 1e9))).to.be.below(1000);
  });
});

describe("reductions of mana", () => {
  const cases: readonly (readonly [what: string, cost: string, by: string, left: string])[] = [
    ["generic mana comes off generic mana only (CR 118.7a)", "{1}{W}{W}", "{3}", "{W}{W}"],
    ["a color comes off its like", "{1}{W}{W}", "{W}", "{1}{W}"],
    ["a color that is not there comes off generic mana (CR 118.7b)", "{2}{G}", "{W}{W}", "{G}"],
    ["what a color has left over comes off generic mana (CR 118.7c)", "{3}{W}", "{W}{W}", "{2}"],
    ["colorless mana goes the same way (CR 118.7d)", "{3}{C}", "{C}{C}", "{2}"],
    ["nothing is less than {0} (CR 601.2f)", "{1}", "{4}{B}", "{0}"],
    ["a hybrid symbol is the color that comes off (CR 601.2b)", "{1}{W/U}", "{W}", "{1}"],
    ["a hybrid symbol of other colors stays", "{1}{W/U}", "{R}", "{W/U}"],
    ["hybrid symbols are announced so that most comes off", "{W/U}{W/B}{U}", "{W}{U}{B}", "{0}"],
    ["a symbol of the color alone goes before a hybrid one", "{W/U}{W}", "{W}", "{W/U}"],
    ["of a hybrid symbol a half is chosen that the cost has (CR 118.7e)", "{1}{G}", "{R/G}", "{1}"],
    ["halves are chosen so that most comes off", "{W}{U}", "{W/U}{W/B}", "{0}"],
    ["a generic half takes its number (CR 118.7e)", "{4}{R}", "{2/W}", "{2}{R}"],
    ["a Phyrexian symbol takes its color (CR 118.7f)", "{2}{R}", "{R/P}{R/P}", "{1}"],
    ["a snow symbol takes generic mana (CR 118.7g)", "{2}{S}", "{S}", "{1}{S}"],
    ["a Phyrexian symbol is one of its color", "{1}{R/P}{R/P}", "{R}", "{1}{R/P}"],
  ];
  for (const [what, cost, by, left] of cases) it(what, () => expect(reduced(cost, by)).to.equal(left));

  it("can be of colored mana only", () => {
    expect(reduced("{3}{W}", "{W}{W}{B}", { coloredOnly: true })).to.equal("{3}");
  });

  it("can leave some mana", () => {
    expect(reduced("{2}", "{2}", { leaves: 1 })).to.equal("{1}");
    expect(reduced("{1}{W}", "{W}{2}", { leaves: 1 })).to.equal("{1}");
    expect(reduced("{0}", "{2}", { leaves: 1 })).to.equal("{0}");
  });
});

describe("raising to a minimum", () => {
  it("adds generic mana to what is less", () => {
    expect(manaText(raisedTo(manaAmount("{G}"), 3))).to.equal("{2}{G}");
    expect(manaText(raisedTo(manaAmount("{3}{G}"), 3))).to.equal("{3}{G}");
  });
});

describe("what a reduction takes of a cost", () => {
  const taken = (cost: string, by: string, held: Partial<typeof FREELY> = {}): string | undefined => {
    const less = lessTaken(manaAmount(cost), manaAmount(by), { ...FREELY, ...held });
    return less === undefined ? undefined : `${manaText(less.takes)} ${less.heldBy}`;
  };

  for (const [what, cost, by, told, held] of [
    ["all that it says", "{3}", "{2}", undefined],
    ["all that it says, generic mana for a color that is not there (CR 118.7b)", "{3}", "{W}", undefined],
    ["one color for a hybrid symbol (CR 118.7e)", "{W}", "{2/W}", undefined],
    ["no more generic mana than there is (CR 118.7a)", "{1}{W}", "{2}", "{1} generic"],
    ["nothing of no generic mana", "{W}", "{2}", "{0} generic"],
    ["what leaves enough", "{2}", "{2}", "{1} least", { leaves: 1 }],
    ["only those colors", "{2}{W}", "{W}{B}", "{W} colors", { coloredOnly: true }],
    ["nothing of other colors where no generic mana is left", "{G}", "{W}", "{0} nothingLeft"],
  ] as const)
    it(`is ${what}`, () => expect(taken(cost, by, held)).to.equal(told));
});
