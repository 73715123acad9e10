import { expect } from "chai";
import type { Card, CastsEvent, ChangeCostPart } from "../../src/rules/formats.gen.js";
import { faultOf, play, type Step } from "../support/play.js";
import { BEAR, enchantment, FOREST } from "../support/cards.js";

const CHARM: Card = {
  name: "Charm",
  types: ["Instant"],
  manaCost: "{X}{U}",
  abilities: [
    { kind: "keyword", keyword: "flashback", cost: "{2}{U}, discard a card" },
    { kind: "keyword", keyword: "kicker", cost: "{W}" },
    { kind: "keyword", keyword: "cycling", cost: "{2}" },
  ],
};
const TAX: readonly ChangeCostPart[] = [{ kind: "changeCost", increase: "{1}" }];
const TAXES = enchantment("Taxes", { kind: "static", id: "tax", affects: { zone: "stack" }, does: [...TAX] });

function casting(card: Card, over: Partial<CastsEvent> = {}): Step[] {
  return [[card, { zone: "graveyard" }], { kind: "casts", player: "Ann", object: card.name, ...over }];
}

describe("casting a spell", () => {
  it("puts the card on the stack, as a new object under the caster's control (CR 601.2a)", () => {
    const { object } = play([BEAR, { zone: "exile", controller: "Bob" }], {
      kind: "casts",
      player: "Ann",
      object: "Bear",
    });
    expect(object("Bear")).to.include({ zone: "stack", controller: "Ann", owner: "Bob" });
  });

  it("can bring a card that was no object before", () => {
    const { object } = play(BEAR, { kind: "casts", player: "Bob", card: "Bear", id: "Second" });
    expect(object("Second")).to.include({ zone: "stack", controller: "Bob" });
  });

  it("announces X, an alternative cost and additional costs (CR 601.2b)", () => {
    const cost = (over: Partial<CastsEvent>): unknown => play(...casting(CHARM, over)).resolution.costs?.["Charm"];
    expect(cost({ x: 4 })).to.deep.equal({ total: "{4}{U}" });
    expect(cost({ alternative: "flashback" })).to.deep.equal({ total: "{2}{U}", also: ["discard a card"] });
    expect(cost({ alternative: "{1}{G}", additional: ["kicker", "kicker", "{1}"] })).to.deep.equal({
      total: "{2}{W}{W}{G}",
    });
    expect(cost({ alternative: "without paying its mana cost", additional: ["pay 2 life"] })).to.deep.equal({
      total: "{0}",
      also: ["pay 2 life"],
    });
  });

  it("gives X its value on the stack, and nowhere else (CR 202.3e)", () => {
    expect(play(...casting(CHARM, { x: 4 })).object("Charm").manaValue).to.equal(5);
    expect(
      play(...casting(CHARM, { x: 4 }), { kind: "moves", object: "Charm", to: "graveyard" }).object("Charm").manaValue,
    ).to.equal(1);
  });

  it("locks its cost in (CR 601.2f)", () => {
    const { resolution } = play(...casting(BEAR), TAXES, [BEAR, { id: "Late", zone: "hand" }], {
      kind: "casts",
      player: "Ann",
      object: "Late",
    });
    expect(resolution.costs).to.deep.equal({ Bear: { total: "{1}{G}" }, Late: { total: "{2}{G}" } });
  });

  it("forgets the cost when the spell leaves the stack (CR 400.7)", () => {
    const { resolution } = play(...casting(BEAR), { kind: "moves", object: "Bear", to: "battlefield" });
    expect(resolution).to.not.have.property("costs");
  });

  it("face down hides the mana cost (CR 708.4)", () => {
    const { object, resolution } = play(...casting(BEAR, { faceDown: true, alternative: "{3}" }));
    expect(object("Bear")).to.include({ faceDown: true, manaCost: null, name: null });
    expect(resolution.costs?.["Bear"]).to.deep.equal({ total: "{3}" });
  });
});

describe("a spell can't be cast", () => {
  const cases: readonly (readonly [what: string, steps: readonly Step[], pointer: string, message: RegExp])[] = [
    ["by nobody", casting(BEAR, { player: "Cleo" }), "/timeline/1/player", /no player "Cleo"/],
    ["that is nowhere", casting(BEAR, { object: "Elk" }), "/timeline/1/object", /no object "Elk"/],
    [
      "from the battlefield",
      [BEAR, { kind: "casts", player: "Ann", object: "Bear" }],
      "/timeline/1/object",
      /from the battlefield/,
    ],
    ["of an unknown card", [{ kind: "casts", player: "Ann", card: "Elk" }], "/timeline/0/card", /no card "Elk"/],
    ["under a name that is taken", [BEAR, { kind: "casts", player: "Ann", card: "Bear" }], "/timeline/1", /already/],
    ["if it is a land", casting(FOREST), "/timeline/1", /is a land/],
    ["for a keyword it lacks", casting(BEAR, { alternative: "flashback" }), "/timeline/1/alternative", /"flashback"/],
    ["with a keyword it lacks", casting(BEAR, { additional: ["kicker"] }), "/timeline/1/additional/0", /"kicker"/],
    [
      "for nothing with X",
      casting(CHARM, { alternative: "without paying its mana cost", x: 1 }),
      "/timeline/1/x",
      /X is 0/,
    ],
  ];
  for (const [what, steps, pointer, message] of cases) {
    it(what, () => {
      const fault = faultOf(...steps);
      expect(fault.pointer).to.equal(pointer);
      expect(fault.message).to.match(message);
    });
  }
});
