import { expect } from "chai";
import type { Condition } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import { affecting, aura, BEAR, during, enchantment, FOREST, gains, gets, onTarget, RELIC } from "../support/cards.js";

/** Whether an ability of an Aura of Ann's on the bear is in force under this condition. */
function holds(condition: Condition, ...more: Step[]): boolean {
  const reader = aura(
    "Reader",
    during(condition, { kind: "static", id: "read", does: [{ kind: "changeGameRule", rule: "seen" }] }),
  );
  const board = [BEAR, [FOREST, { controller: "Bob" }], RELIC] as const;
  return play(...board, [reader, { attachedTo: "Bear" }], ...more).resolution.gameRules.length > 0;
}

const FACTS: readonly (readonly [condition: Condition, holds: boolean])[] = [
  [{ exists: { type: "Land" } }, true],
  [{ exists: { type: "Land", controller: "you" } }, false],
  [{ object: "host", is: { subtype: "Bear" } }, true],
  [{ object: "host", is: { color: "red" } }, false],
  [{ object: "self", is: { attachedTo: { type: "Creature" } } }, true],
  [{ object: { object: "Nobody" }, is: {} }, false],
  [{ compare: { powerOf: "host" }, equals: 2 }, true],
  [{ compare: { powerOf: "host" }, atLeast: 3 }, false],
  [{ compare: { powerOf: "host" }, atMost: 3 }, true],
  [{ compare: { count: {} }, atLeast: 2, atMost: 3 }, false],
  [{ compare: { powerOf: "host" }, atLeast: { count: { type: "Land" } } }, true],
  [{ turn: "you" }, true],
  [{ turn: "opponent" }, false],
  [{ turn: "each" }, true],
  [{ not: { turn: "you" } }, false],
  [{ allOf: [{ turn: "you" }, { exists: { type: "Land" } }] }, true],
  [{ allOf: [{ turn: "you" }, { exists: { type: "Battle" } }] }, false],
  [{ anyOf: [{ turn: "opponent" }, { exists: { type: "Land" } }] }, true],
  [{ anyOf: [{ turn: "opponent" }, { exists: { type: "Battle" } }] }, false],
];

describe("conditions", () => {
  for (const [condition, result] of FACTS) {
    it(`${JSON.stringify(condition)} is ${result}`, () => expect(holds(condition)).to.equal(result));
  }

  it("turn with the turn", () => {
    expect(holds({ turn: "you" }, { kind: "turn", active: "Bob" })).to.equal(false);
    expect(holds({ turn: "opponent" }, { kind: "turn", active: "Bob" })).to.equal(true);
  });

  it("ask of an object in whatever zone it is", () => {
    const dead: Step = [{ ...BEAR, name: "Dead" }, { zone: "graveyard" }];
    expect(holds({ object: { object: "Dead" }, is: { type: "Creature" } }, dead)).to.equal(true);
    expect(holds({ object: { object: "Dead" }, is: { type: "Creature", zone: "battlefield" } }, dead)).to.equal(false);
  });

  it("are read where an effect would be applied, not at the end (D: 613.1)", () => {
    // Red only in layer 5: too late for a part in layer 4, in time for one in layer 6.
    const red = onTarget("Paint", "Bear", { kind: "setColors", colors: ["red"] });
    const isRed: Condition = { object: "host", is: { color: "red" } };
    const early = aura(
      "Early",
      during(isRed, affecting("elf", { host: true }, { kind: "addTypes", subtypes: ["Elf"] })),
    );
    const late = aura("Late", during(isRed, affecting("haste", { host: true }, gains("haste"))));
    const { object } = play(BEAR, [early, { attachedTo: "Bear" }], [late, { attachedTo: "Bear" }], red);
    expect(object("Bear")).to.deep.include({ subtypes: ["Bear"], abilities: ["haste"] });
  });

  it("no longer matter once the effect has begun (CR 613.6)", () => {
    const whileBear: Condition = { object: "host", is: { subtype: "Bear" } };
    const cloak = aura(
      "Cloak",
      during(
        whileBear,
        affecting("cloak", { host: true }, { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] }, gets(2, 2)),
      ),
    );
    expect(play(BEAR, [cloak, { attachedTo: "Bear" }]).object("Bear")).to.deep.include({ subtypes: ["Elf"], power: 4 });
  });

  it("of a resolved effect are asked once, on resolution", () => {
    const { object } = play(
      BEAR,
      {
        kind: "resolves",
        id: "Yes",
        controller: "Ann",
        ability: {
          effects: [{ condition: { exists: { type: "Creature" } }, affects: { type: "Creature" }, does: [gets(1, 0)] }],
        },
      },
      {
        kind: "resolves",
        id: "No",
        controller: "Ann",
        ability: {
          effects: [{ condition: { exists: { type: "Land" } }, affects: { type: "Creature" }, does: [gets(5, 5)] }],
        },
      },
      FOREST,
      enchantment("Anthem", during({ exists: { type: "Land" } }, affecting("boost", { type: "Creature" }, gets(0, 1)))),
    );
    expect(object("Bear")).to.include({ power: 3, toughness: 3 });
  });
});
