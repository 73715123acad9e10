import { expect } from "chai";
import { shortCost, withShortCosts } from "../../src/library/costs.js";

describe("costs in the library", () => {
  for (const [cost, short] of [
    ["{2}{U}, {T}", "{2}{U}, {T}"],
    ["{1}, Sacrifice ~", "{1}, Sacrifice ~"],
    ["Bury two of your bears under snow", "Bury …"],
    ["{X}{R}, {T}, Bury a bear, Pay 2 honey", "{X}{R}, {T}, Bury …, Pay …"],
  ] as const)
    it(`write ${cost} as ${short}`, () => {
      expect(shortCost(cost)).to.equal(short);
    });

  it("are short inside abilities that are given, and on both faces", () => {
    const long = { kind: "activated", id: "activated", cost: "Bury two of your bears under snow" } as const;
    const given = { kind: "gainAbilities", abilities: [long] } as const;
    const short = { ...long, cost: "Bury …" };
    const card = withShortCosts({
      name: "Burier",
      types: ["Artifact"],
      abilities: [{ kind: "static", id: "effect", affects: { host: true }, does: [{ ...given, abilities: [long] }] }],
      layout: "transform",
      back: { name: "Buried", types: ["Artifact"], abilities: [long] },
    });
    expect(card.abilities).to.deep.equal([
      { kind: "static", id: "effect", affects: { host: true }, does: [{ ...given, abilities: [short] }] },
    ]);
    expect(card.back?.abilities).to.deep.equal([short]);
  });
});
