import { expect } from "chai";
import { checked, withoutPlaces } from "./files.js";

const RECOMMENDED = { id: "freed-takes-its-turn", reading: "So.", answer: "3.", recommended: true };
const OTHER = { id: "freed-goes-at-once", reading: "Otherwise.", answer: "2." };

function told(alternatives: unknown, readings?: unknown): string[] {
  return withoutPlaces(
    checked((scenario) => {
      scenario["level"] = "interpretation";
      scenario["alternatives"] = alternatives;
      if (readings !== undefined) scenario.timeline.at(-1)!["readings"] = readings;
    }),
  );
}

describe("the readings in a scenario", () => {
  it("are known, and tell what they give by names that are there", () => {
    const power = { expect: { "Bear Cub": { power: 2 } } };
    expect(told([RECOMMENDED, OTHER], { [OTHER.id]: power })).to.deep.equal([]);
  });

  it("are told with the nearest one that is known, and if they stand there twice", () => {
    expect(told([RECOMMENDED, { ...OTHER, id: "freed-goes-at-onc" }])).to.deep.equal([
      '/alternatives/1/id no reading is called "freed-goes-at-onc" -> freed-goes-at-once',
    ]);
    expect(told([RECOMMENDED, OTHER, OTHER])).to.deep.equal([
      '/alternatives/2/id the reading "freed-goes-at-once" a second time',
    ]);
  });

  it("are those of the scenario, and not the one that the expectations follow", () => {
    const power = { expect: { "Bear Cub": { power: 2 } } };
    expect(told([RECOMMENDED, OTHER], { "freed-goes-at-onse": power, [RECOMMENDED.id]: power })).to.deep.equal([
      '/timeline/2/readings/freed-goes-at-onse the scenario has no alternative "freed-goes-at-onse" -> freed-goes-at-once',
      '/timeline/2/readings/freed-takes-its-turn "freed-takes-its-turn" is recommended: what it gives is what the check expects',
    ]);
  });

  it("have names that lead somewhere", () => {
    const slips = { expect: { Cbu: { power: 2 } }, order: [{ layer: "4", effects: ["Nobody/anthem"] }] };
    expect(told([RECOMMENDED, OTHER], { [OTHER.id]: slips })).to.deep.equal([
      '/timeline/2/readings/freed-goes-at-once/expect/Cbu unknown object "Cbu"',
      '/timeline/2/readings/freed-goes-at-once/order/0/effects/0 no effect is called "Nobody/anthem"',
    ]);
  });
});
