import { expect } from "chai";
import {
  affecting,
  artifact,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  equipment,
  gains,
  gets,
  land,
} from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

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
    const anthem = enchantment("Anthem", affecting("boost", CREATURES, gets(1, 1)));
    const steps: Step[] = [BEAR, anthem, [maul, { attachedTo: "Bear" }]];
    expect(told(...steps)).to.deep.equal([]);
    expect(told(...steps, { kind: "moves", object: "Anthem", to: "graveyard" })).to.deep.equal(["704.5n Maul"]);
  });

  it("nothing enters attached to what it could not be attached to (CR 303.4i, 301.5e, 301.6)", () => {
    const curse = aura("Curse", { kind: "keyword", keyword: "enchant", player: true });
    const aegis = aura("Aegis", { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } });
    const own = aura("Own", { kind: "keyword", keyword: "enchant", quality: { type: "Creature", controller: "you" } });
    const fort = artifact("Fort", { subtypes: ["Fortification"] });
    const rows: readonly (readonly [steps: readonly Step[], clause: string])[] = [
      [[BEAR, [maul, { attachedTo: "Bear" }]], "701.3a"],
      [[BEAR, [curse, { attachedTo: "Bear" }]], "303.4i"],
      [[[aegis, { attachedTo: "Bob" }]], "303.4i"],
      [[land("Plot"), [aegis, { attachedTo: "Plot" }]], "303.4i"],
      [
        [
          [BEAR, { controller: "Bob" }],
          [own, { attachedTo: "Bear" }],
        ],
        "303.4i",
      ],
      [[land("Plot"), [equipment("Sword"), { attachedTo: "Plot" }]], "301.5e"],
      [[[equipment("Sword"), { attachedTo: "Bob" }]], "301.5e"],
      [[BEAR, [fort, { attachedTo: "Bear" }]], "301.6"],
    ];
    for (const [steps, clause] of rows)
      expect(faultOf(...steps).message)
        .to.match(/can't enter attached to/)
        .and.contain(clause);
  });

  it("what stands against it on its host is for state-based actions as it enters, as if it had come later (CR 704.5m)", () => {
    const knight = creature("Knight", 2, 2, { abilities: [{ kind: "keyword", keyword: "protection", from: "red" }] });
    const red = { ...aura("Red"), manaCost: "{R}" };
    expect(told(knight, [red, { attachedTo: "Knight" }])).to.deep.equal(["704.5m Red"]);
  });

  it("is judged before its own effects reach what it enters attached to", () => {
    const sleep = aura(
      "Sleep",
      { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } },
      affecting("sleeps", { host: true }, { kind: "removeTypes", types: ["Creature"] }),
    );
    expect(told(BEAR, [sleep, { attachedTo: "Bear" }])).to.deep.equal(["704.5m Sleep"]);
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
