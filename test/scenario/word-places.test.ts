import { expect } from "chai";
import type { Ability, PlayersWho, Selector } from "../../src/rules/formats.gen.js";
import { cardFaults } from "../../src/scenario/card-check.js";
import { affecting, creature, gets, gains } from "../support/cards.js";

const AFFECTED: Selector = { triggering: true };

function told(...abilities: Ability[]): string[] {
  return cardFaults(creature("Odd", 1, 1, { abilities }), []).map(({ pointer, message }) => `${pointer} ${message}`);
}

const triggered = (affects: Selector): Ability => ({
  kind: "triggered",
  id: "grow",
  effects: [{ affects, does: [gets(1, 1)] }],
});

describe("words that mean something in some places only", () => {
  it("are at home there", () => {
    const rich: PlayersWho = { among: "each", life: { atLeast: { startingLife: "thatPlayer" } } };
    expect(told(triggered(AFFECTED))).to.deep.equal([]);
    expect(told(triggered({ controller: { controllerOf: "triggering" } }))).to.deep.equal([]);
    expect(told(affecting("lead", { self: true }, gets({ players: rich }, 0)))).to.deep.equal([]);
    expect(told({ ...affecting("give", { self: true }, gains(triggered(AFFECTED))) })).to.deep.equal([]);
  });

  it("are faults elsewhere", () => {
    expect(told(affecting("lead", AFFECTED, gets(1, 1)))).to.deep.equal([
      '/abilities/0/affects/triggering "triggering" means nothing here',
    ]);
    const chosen = affecting("lead", { self: true }, { kind: "copy", of: "chosenObject" });
    expect(told(chosen)).to.deep.equal(['/abilities/0/does/0/of "chosenObject" means nothing here']);
    const low = affecting("lead", { controller: "thatPlayer" }, gets(1, 1));
    expect(told(low)).to.deep.equal(['/abilities/0/affects/controller "thatPlayer" means nothing here']);
    const affects: Selector = { controller: "triggeringPlayer" };
    const activated: Ability = { kind: "activated", id: "grow", effects: [{ affects, does: [gets(1, 1)] }] };
    expect(told(activated)).to.deep.equal([
      '/abilities/0/effects/0/affects/controller "triggeringPlayer" means nothing here',
    ]);
    expect(told(affecting("give", { self: true }, gains(affecting("take", AFFECTED, gets(1, 1)))))).to.have.lengthOf(1);
  });
});
