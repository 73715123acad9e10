import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { faultOf, play, playTimeline, timelineOf, type Step } from "../support/play.js";
import { BEAR, creature, land, onTarget, resolving, gets } from "../support/cards.js";

const GIANT = creature("Giant", 4, 5);
const WALKER: Card = { name: "Walker", types: ["Planeswalker"], loyalty: 3 };
const SIEGE: Card = { name: "Siege", types: ["Battle"], subtypes: ["Siege"], defense: 4 };

function damage(to: string, amount: number, over: Partial<Extract<ScenarioEvent, { kind: "damage" }>> = {}): Step {
  return { kind: "damage", to, amount, ...over };
}

function actions(...steps: Step[]): string[] {
  return play(...steps).resolution.stateBased.map(({ clause, object }) => `${clause} ${object}`);
}

describe("damage (CR 120.3)", () => {
  it("is marked on a creature and adds up", () => {
    expect(play(GIANT, damage("Giant", 2), damage("Giant", 2)).object("Giant").damage).to.equal(4);
    expect(actions(GIANT, damage("Giant", 2), damage("Giant", 2))).to.deep.equal([]);
    expect(actions(GIANT, damage("Giant", 2), damage("Giant", 3))).to.deep.equal(["704.5g Giant"]);
    expect(play(GIANT).object("Giant")).to.not.have.property("damage");
  });

  it("takes loyalty from a planeswalker, defense from a battle, life from a player", () => {
    const { object, resolution } = play(WALKER, SIEGE, damage("Walker", 2), damage("Siege", 9), damage("Bob", 3));
    expect([object("Walker").loyalty, object("Siege").defense]).to.deep.equal([1, 0]);
    expect(resolution.players["Bob"]?.life).to.equal(17);
  });

  it("does both to a creature that is a planeswalker (CR 120.3c)", () => {
    const wake = onTarget(
      "Wake",
      "Walker",
      { kind: "addTypes", types: ["Creature"] },
      { kind: "setPowerToughness", power: 4, toughness: 4 },
    );
    const hurt = play(WALKER, wake, damage("Walker", 2));
    expect(hurt.object("Walker")).to.include({ loyalty: 1, damage: 2 });
    expect(actions(WALKER, wake, damage("Walker", 4))).to.deep.equal(["704.5g Walker", "704.5i Walker"]);
  });

  it("by a source with wither or infect is -1/-1 counters on a creature (CR 120.3d)", () => {
    const ripper = creature("Ripper", 2, 1, { abilities: ["wither"] });
    const { object } = play(
      ripper,
      GIANT,
      damage("Giant", 2, { source: "Ripper" }),
      damage("Giant", 1, { with: ["infect"] }),
    );
    expect(object("Giant")).to.deep.include({ counters: { "-1/-1": 3 }, power: 1, toughness: 2 });
    expect(object("Giant")).to.not.have.property("damage");
  });

  it("by a source with deathtouch destroys until state-based actions have been checked (CR 704.5h)", () => {
    const rats = creature("Rats", 1, 1, { abilities: ["deathtouch"] });
    const bitten: Step[] = [rats, GIANT, damage("Giant", 1, { source: "Rats" })];
    expect(actions(...bitten)).to.deep.equal(["704.5h Giant"]);
    expect(actions(...bitten, { kind: "turn", active: "Bob" })).to.deep.equal([]);
    const guarded = creature("Giant", 4, 5, { abilities: ["indestructible"] });
    const blank = onTarget("Blank", "Giant", { kind: "loseAllAbilities" });
    expect(actions(rats, guarded, damage("Giant", 1, { source: "Rats" }), blank)).to.deep.equal(["704.5h Giant"]);
    expect(actions(rats, guarded, damage("Giant", 1, { source: "Rats" }), { kind: "stateBased" }, blank)).to.deep.equal(
      [],
    );
  });

  it("by a source with lifelink is life for its controller (CR 120.3f)", () => {
    const nurse = creature("Nurse", 2, 2, { abilities: ["lifelink"] });
    const { resolution } = play(nurse, GIANT, damage("Giant", 2, { source: "Nurse" }));
    expect(resolution.players["Ann"]?.life).to.equal(22);
    const timeline = timelineOf([nurse, GIANT, damage("Giant", 2, { source: "Nurse" })]);
    const [old] = playTimeline(timeline, [], rulesetOf("pre-m10"));
    expect(old?.resolution.players["Ann"]?.life, "an ability that triggers").to.equal(20);
  });

  it("is gone when the turn ends, at the moment at which pumps end (CR 514.2)", () => {
    const pump = resolving("Pump", [{ affects: { target: true }, does: [gets(0, 3)], duration: "endOfTurn" }], {
      targets: ["Bear"],
    });
    const saved: Step[] = [BEAR, pump, damage("Bear", 4)];
    expect(actions(...saved)).to.deep.equal([]);
    expect(actions(...saved, { kind: "ends", effect: "Pump" })).to.deep.equal(["704.5g Bear"]);
    expect(actions(...saved, { kind: "turn", active: "Bob" })).to.deep.equal([]);
  });

  it("does not follow to another zone (CR 400.7)", () => {
    const there: Step[] = [GIANT, damage("Giant", 2), { kind: "moves", object: "Giant", to: "exile" }];
    expect(play(...there, { kind: "moves", object: "Giant", to: "battlefield" }).object("Giant")).to.not.have.property(
      "damage",
    );
  });

  it("can't be dealt to what it does nothing to, or by nobody", () => {
    expect(faultOf(land("Plot"), damage("Plot", 1)).message).to.equal("Plot can't be dealt damage");
    expect(faultOf(damage("Nobody", 1)).pointer).to.equal("/timeline/0/to");
    expect(faultOf(BEAR, damage("Bear", 1, { source: "Nobody" })).pointer).to.equal("/timeline/1/source");
  });

  it("gives a player poison counters if the source has infect (CR 120.3b)", () => {
    const bitten = (amount: number): unknown[] => {
      const { resolution } = play(damage("Bob", amount, { with: ["infect"] }));
      return [resolution.players["Bob"]?.life, ...resolution.stateBased.map(({ clause }) => clause)];
    };
    expect(bitten(9)).to.deep.equal([20]);
    expect(bitten(10)).to.deep.equal([20, "704.5c"]);
  });
});
