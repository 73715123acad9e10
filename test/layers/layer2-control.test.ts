import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import { affecting, aura, BEAR, CREATURES, enchantment, gets, onTarget, resolving } from "../support/cards.js";

const THEFT: Card = aura("Theft", affecting("steal", { host: true }, { kind: "gainControl", player: "you" }));
const steal = (id: string, target: string, controller: string): ScenarioEvent =>
  resolving(id, [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }] }], {
    targets: [target],
    controller,
  });

describe("layer 2: control (CR 613.1b)", () => {
  it("of an enchanted permanent goes to the Aura's controller", () => {
    expect(play(BEAR, [THEFT, { controller: "Bob", attachedTo: "Bear" }]).object("Bear").controller).to.equal("Bob");
  });

  it("goes to whoever took it last", () => {
    const { object } = play(
      BEAR,
      steal("One", "Bear", "Bob"),
      steal("Two", "Bear", "Ann"),
      steal("Three", "Bear", "Bob"),
    );
    expect(object("Bear")).to.include({ controller: "Bob", owner: "Ann" });
  });

  it("comes back when the effect ends", () => {
    const { object } = play(BEAR, [THEFT, { controller: "Bob", attachedTo: "Bear" }], {
      kind: "moves",
      object: "Theft",
      to: "graveyard",
    });
    expect(object("Bear").controller).to.equal("Ann");
  });

  it("decides whom later layers mean by 'you' (CR 109.5)", () => {
    const anthem = enchantment("Anthem", affecting("boost", { ...CREATURES, controller: "you" }, gets(1, 1)));
    const { object } = play(BEAR, [BEAR, { id: "Bob's", controller: "Bob" }], anthem, steal("Take", "Anthem", "Bob"));
    expect([object("Bear").power, object("Bob's").power]).to.deep.equal([2, 3]);
  });

  it("is what an effect does: taking the Aura that takes changes who gains control", () => {
    const { object, order, reasons } = play(
      BEAR,
      [THEFT, { id: "A", controller: "Bob", attachedTo: "Bear" }],
      [THEFT, { id: "B", attachedTo: "A" }],
    );
    expect(order("2")).to.deep.equal(["B/steal", "A/steal"]);
    expect(reasons("2", "A/steal", "B/steal")).to.deep.equal(["whatItDoes"]);
    expect(object("Bear").controller).to.equal("Ann");
  });

  it("can be given to the active player, a chosen player or the controller of a host", () => {
    const give = (player: "activePlayer" | "hostController" | "chosenPlayer"): Card =>
      aura("Gift", affecting("give", { object: "Prize" }, { kind: "gainControl", player }));
    const prize: Card = { ...BEAR, name: "Prize" };
    const after = (card: Card, controller: string): string =>
      play(
        [BEAR, { controller: "Bob" }],
        [prize, { controller }],
        [card, { attachedTo: "Bear", choices: { player: "Bob" } }],
      ).object("Prize").controller;
    expect(after(give("activePlayer"), "Bob")).to.equal("Ann");
    expect(after(give("hostController"), "Ann")).to.equal("Bob");
    expect(after(give("chosenPlayer"), "Ann")).to.equal("Bob");
  });

  it("does nothing where nobody is meant", () => {
    const gift = enchantment(
      "Gift",
      affecting("give", { object: "Bear" }, { kind: "gainControl", player: "enchantedPlayer" }),
    );
    expect(play(BEAR, gift).object("Bear").controller).to.equal("Ann");
  });

  it("gives the object no new timestamp", () => {
    const two = enchantment("Two", affecting("set", CREATURES, { kind: "setPowerToughness", power: 2, toughness: 2 }));
    const five = enchantment(
      "Five",
      affecting("set", CREATURES, { kind: "setPowerToughness", power: 5, toughness: 5 }),
    );
    const { object } = play(BEAR, two, five, onTarget("Take", "Two", { kind: "gainControl", player: "opponent" }));
    expect(object("Two").controller).to.equal("Bob");
    expect(object("Bear").power).to.equal(5);
  });
});
