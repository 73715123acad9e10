import { expect } from "chai";
import { affecting, aura, BEAR, creature, CREATURES, enchantment, equipment, gains, gets } from "../support/cards.js";
import { play, type Step } from "../support/play.js";

function told(...steps: Step[]): string[] {
  return play(...steps).resolution.stateBased.map(({ clause, object }) => `${clause} ${object}`);
}

describe("what may be attached to what (CR 701.3)", () => {
  const maul = equipment("Maul", {
    kind: "replacement",
    id: "for-the-strong",
    attachesOnlyTo: { type: "Creature", power: { atLeast: 3 } },
  });

  it("an Equipment says what it can be attached to only", () => {
    expect(told(creature("Ogre", 3, 3), [maul, { attachedTo: "Ogre" }])).to.deep.equal([]);
    expect(told(BEAR, [maul, { attachedTo: "Bear" }])).to.deep.equal(["704.5n Maul"]);
    const anthem = enchantment("Anthem", affecting("boost", CREATURES, gets(1, 1)));
    expect(told(BEAR, anthem, [maul, { attachedTo: "Bear" }])).to.deep.equal([]);
  });

  const shield = (id: string): Step => [
    aura(
      "Shield",
      affecting(
        "alone",
        { host: true },
        { kind: "changeGameRule", rule: "cant-be-enchanted", bars: { subtype: "Aura", other: true } },
      ),
    ),
    { id, attachedTo: "Bear" },
  ];
  const sign: Step = [aura("Sign"), { attachedTo: "Bear" }];

  it("an Aura forbids others beside it", () => {
    expect(told(BEAR, sign, [equipment("Sword"), { attachedTo: "Bear" }], shield("One"))).to.deep.equal([
      "704.5m Sign",
    ]);
    expect(told(BEAR, shield("One"), shield("Two"))).to.have.members(["704.5m One", "704.5m Two"]);
  });

  it("a static ability without which nothing is forbidden any longer", () => {
    const blank = enchantment("Blank", affecting("blank", { subtype: "Aura" }, { kind: "loseAllAbilities" }));
    expect(told(BEAR, sign, shield("One"), blank)).to.deep.equal([]);
  });
});

describe("what players and permanents have (CR 122.1, 716.2, 725)", () => {
  const knight = creature("Knight", 1, 1, {
    abilities: [
      { ...affecting("crowned", { self: true }, gets(2, 0)), condition: { player: "you", has: "monarch" } },
      {
        ...affecting("levelled", { self: true }, gains("haste")),
        condition: { compare: { levelOf: "self" }, atLeast: 2 },
      },
      affecting("charged", { self: true }, gets(0, { counter: "energy", onPlayer: "you" })),
    ],
  });

  it("can be asked for", () => {
    const crown = (player: string): Step => ({ kind: "player", player, designation: "monarch" });
    expect(play(knight).object("Knight")).to.deep.include({ power: 1, toughness: 1 });
    expect(play(knight, crown("Ann")).object("Knight").power).to.equal(3);
    expect(play(knight, crown("Ann"), crown("Bob")).object("Knight").power).to.equal(1);
    const energy: Step = { kind: "player", player: "Ann", counters: { energy: 4 } };
    expect(play(knight, energy).object("Knight").toughness).to.equal(5);
    const level: Step = { kind: "designate", object: "Knight", designation: "level", level: 2 };
    expect(play(knight, level).object("Knight").abilities).to.include("haste");
  });
});
