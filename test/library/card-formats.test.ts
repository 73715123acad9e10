import { expect } from "chai";
import { mtgjsonCard, scryfallCard } from "../../src/library/card-formats.js";

const SCRYFALL = {
  name: "Odd Cub",
  layout: "normal",
  type_line: "Creature — Bear",
  mana_cost: "{G}",
  oracle_text: "Flying",
  power: "1",
  toughness: "1",
};
const MTGJSON = {
  name: "Odd Cub",
  layout: "normal",
  type: "Creature — Bear",
  manaCost: "{G}",
  text: "Flying",
  power: "1",
  toughness: "1",
};

describe("a card of Scryfall's data", () => {
  it("is taken as it is, with whatever else stands there", () => {
    expect(scryfallCard({ ...SCRYFALL, prices: {} })).to.deep.include(SCRYFALL);
  });
  it("may have faces", () => {
    const faces = [
      { name: "Odd Cub", type_line: "Creature — Bear" },
      { name: "Odd Bear", type_line: "Creature — Bear" },
    ];
    expect(scryfallCard({ name: "Odd Cub // Odd Bear", layout: "transform", card_faces: faces })).to.deep.include({
      card_faces: faces,
    });
  });
  for (const layout of ["token", "emblem", "art_series", "reversible_card"])
    it(`is skipped as ${layout}`, () => expect(scryfallCard({ ...SCRYFALL, layout })).to.equal("skipped"));
  for (const [what, value] of [
    ["a number", 3],
    ["a list", [SCRYFALL]],
    ["an object without a name", { type_line: "Creature" }],
    ["a card whose text is a number", { ...SCRYFALL, oracle_text: 3 }],
  ] as const)
    it(`${what} is none`, () => expect(scryfallCard(value)).to.equal(undefined));
});

describe("a card of MTGJSON's AtomicCards", () => {
  it("has its fields under our names", () => {
    expect(mtgjsonCard([{ ...MTGJSON, foreignData: [] }])).to.deep.equal(SCRYFALL);
  });
  it("has a face an entry", () => {
    const [left, right] = ["Odd", "Even"].map((faceName) => ({
      ...MTGJSON,
      name: "Odd // Even",
      faceName,
      layout: "aftermath",
    }));
    const card = mtgjsonCard([left, right]);
    expect(card).to.deep.include({ name: "Odd // Even", layout: "split" });
    expect(typeof card === "object" && card.card_faces?.map(({ name }) => name)).to.deep.equal(["Odd", "Even"]);
  });
  it("is the first where others only share its name", () => {
    expect(mtgjsonCard([MTGJSON, { ...MTGJSON, text: "Reach" }])).to.deep.equal(SCRYFALL);
  });
  it("is skipped where it is no card", () =>
    expect(mtgjsonCard([{ ...MTGJSON, layout: "token" }])).to.equal("skipped"));
  for (const [what, value] of [
    ["nothing", []],
    ["an object", MTGJSON],
    ["a list of other things", [{ name: "Odd Cub" }]],
  ] as const)
    it(`${what} is none`, () => expect(mtgjsonCard(value)).to.equal(undefined));
});
