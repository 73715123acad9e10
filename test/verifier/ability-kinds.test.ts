import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { kindsOnCards } from "../../src/verifier/ability-kinds.js";
import { resolvedObject } from "./boards.js";

const URBORG: Card = {
  name: "Urborg",
  types: ["Land"],
  abilities: [
    { kind: "static", id: "all", affects: { type: "Land" }, does: [{ kind: "addTypes", subtypes: ["Swamp"] }] },
  ],
};
const GIVER: Card = {
  name: "Giver",
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "all",
      affects: { type: "Creature" },
      does: [
        { kind: "setColors", colors: ["red"] },
        {
          kind: "gainAbilities",
          abilities: [
            "devoid",
            {
              kind: "characteristicDefining",
              id: "size",
              does: [{ kind: "setPowerToughness", power: 1, toughness: 1 }],
            },
          ],
        },
      ],
    },
  ],
};
const SHAPES: Card = {
  name: "Shapes",
  types: ["Creature"],
  abilities: ["changeling", { kind: "keyword", keyword: "bestow", cost: "{1}" }],
};

describe("the kinds of parts on cards", () => {
  const kindsOf = kindsOnCards([URBORG, GIVER, SHAPES]);

  it("are those of the named ability in the layer", () => {
    expect(kindsOf("Giver/all", "5", {})).to.deep.equal(["setColors"]);
    expect(kindsOf("Giver/all", "6", {})).to.deep.equal(["gainAbilities"]);
    expect(kindsOf("Giver/all", "7c", {})).to.deep.equal([]);
  });

  it("are those of the object's own card before those of another", () => {
    const objects = { "Ann's land": resolvedObject({ name: "Urborg" }) };
    expect(kindsOf("Ann's land/all", "4", objects)).to.deep.equal(["addTypes"]);
    expect(kindsOf("Giver/all#2", "5", {})).to.deep.equal(["setColors"]);
  });

  it("are those of another card when the ability was copied or granted", () => {
    expect(kindsOf("Clone/all", "4", {})).to.deep.equal(["addTypes"]);
    expect(kindsOf("Bear/size", "7a", {})).to.deep.equal(["setPowerToughness"]);
    expect(kindsOf("Bear/size", "7b", {})).to.deep.equal(["setPowerToughness"]); // granted it defines nothing
    expect(kindsOf("Bear/devoid", "5", {})).to.deep.equal(["setColors"]);
  });

  it("are known of keywords that are effects", () => {
    expect(kindsOf("Shapes/changeling", "4", {})).to.deep.equal(["addEverySubtype"]);
    expect(kindsOf("Shapes/bestowed", "4", {})).to.deep.equal(["setTypes"]);
  });

  it("are none of what is on no card", () => {
    expect(kindsOf("Bear/counter:+1/+1", "7c", {})).to.deep.equal([]);
    expect(kindsOf("Growth", "7c", {})).to.deep.equal([]);
  });
});
