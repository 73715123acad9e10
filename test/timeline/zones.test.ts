import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  defining,
  enchantment,
  equipment,
  FLYER,
  gains,
  gets,
  onTarget,
  resolving,
} from "../support/cards.js";

function moves(
  object: string,
  to: "battlefield" | "graveyard" | "hand" | "exile" | "library",
  over: object = {},
): ScenarioEvent {
  return { kind: "moves", object, to, ...over };
}

const SWORD = equipment("Sword", affecting("boost", { host: true }, gets(2, 0)));

describe("changing zones (CR 400.7)", () => {
  it("makes a new object: effects and counters are gone", () => {
    const { object } = play(
      [BEAR, { counters: { "+1/+1": 1 }, tapped: true }],
      onTarget("Grow", "Bear", gets(3, 3)),
      moves("Bear", "exile"),
      moves("Bear", "battlefield"),
    );
    expect(object("Bear")).to.deep.include({ power: 2, counters: {}, tapped: false });
  });

  it("unattaches what was attached to it, and what it was attached to", () => {
    const { object } = play(
      BEAR,
      [SWORD, { attachedTo: "Bear" }],
      moves("Bear", "exile"),
      moves("Bear", "battlefield"),
    );
    expect(object("Sword").attachedTo).to.equal(null);
    expect(object("Bear").power).to.equal(2);
    expect(
      play(BEAR, [SWORD, { attachedTo: "Bear" }], moves("Sword", "exile"), moves("Sword", "battlefield")).object(
        "Sword",
      ).attachedTo,
    ).to.equal(null);
  });

  it("returns it to its owner unless somebody else is said to have it", () => {
    const stolen: Step = [BEAR, { controller: "Bob", owner: "Ann" }];
    expect(play(stolen, moves("Bear", "exile"), moves("Bear", "battlefield")).object("Bear").controller).to.equal(
      "Ann",
    );
    expect(
      play(stolen, moves("Bear", "exile"), moves("Bear", "battlefield", { controller: "Bob" })).object("Bear")
        .controller,
    ).to.equal("Bob");
  });

  it("can bring it back tapped, face down, attached, with counters and choices", () => {
    const chooser = enchantment(
      "Chooser",
      { kind: "asEnters", id: "choose", choose: "color" },
      affecting("paint", CREATURES, { kind: "setColors", colors: [{ chosen: "color" }] }),
    );
    const { object } = play(
      [BEAR, { zone: "hand" }],
      [SWORD, { zone: "hand" }],
      [chooser, { zone: "hand" }],
      FLYER,
      moves("Bear", "battlefield", { tapped: true, faceDown: true, counters: { "+1/+1": 1 } }),
      moves("Sword", "battlefield", { attachedTo: "Flyer" }),
      moves("Chooser", "battlefield", { choices: { color: "black" } }),
    );
    expect(object("Bear")).to.deep.include({ tapped: true, faceDown: true, power: 3, colors: ["black"] });
    expect(object("Flyer").power).to.equal(3);
  });

  it("ends a token for good (CR 111.7)", () => {
    const { resolution } = play([BEAR, { token: true }], moves("Bear", "graveyard"));
    expect(resolution.objects).to.deep.equal({});
  });

  it("forgets what others remembered of it (CR 607)", () => {
    const keeper = enchantment("Keeper", affecting("boost", { linked: "kept" }, gets(5, 5)));
    const kept: Step[] = [BEAR, [keeper, { links: { kept: ["Bear"] } }]];
    expect(play(...kept).object("Bear").power).to.equal(7);
    expect(play(...kept, moves("Bear", "exile"), moves("Bear", "battlefield")).object("Bear").power).to.equal(2);
  });

  it("leaves what is no longer there out of every description", () => {
    const count = enchantment("Count", affecting("count", { name: "Flyer" }, gets({ count: CREATURES }, 0)));
    expect(play(count, BEAR, FLYER, moves("Bear", "battlefield")).object("Flyer").power).to.equal(3);
    expect(play(count, BEAR, FLYER, moves("Bear", "graveyard")).object("Flyer").power).to.equal(2);
  });

  it("keeps counters only where the object itself says so (CR 122.2)", () => {
    const skull = creature("Skull", 1, 1, {
      abilities: [{ kind: "replacement", id: "counters-stay", countersStay: true }],
    });
    const grown: Step = [skull, { counters: { "+1/+1": 2 } }];
    expect(play(grown, moves("Skull", "exile")).object("Skull")).to.deep.include({
      counters: { "+1/+1": 2 },
      power: 3,
    });
    expect(play(grown, moves("Skull", "hand")).object("Skull").counters).to.deep.equal({});
    expect(
      play(grown, onTarget("Blank", "Skull", { kind: "loseAllAbilities" }), moves("Skull", "exile")).object("Skull")
        .counters,
    ).to.deep.equal({});
  });

  it("from the stack to the battlefield keeps effects on the spell (CR 400.7a)", () => {
    const dye = resolving("Dye", [{ affects: { object: "Bear" }, does: [{ kind: "setColors", colors: ["blue"] }] }]);
    expect(play([BEAR, { zone: "stack" }], dye, moves("Bear", "battlefield")).object("Bear").colors).to.deep.equal([
      "blue",
    ]);
  });
});

describe("static abilities in other zones (CR 113.6)", () => {
  it("do not work", () => {
    const anthem = enchantment("Anthem", affecting("boost", CREATURES, gets(1, 1)));
    expect(play(BEAR, [anthem, { zone: "graveyard" }]).object("Bear").power).to.equal(2);
  });

  it("work where they say", () => {
    const wonder: Card = creature("Wonder", 2, 2, {
      abilities: [{ ...affecting("lift", { ...CREATURES, controller: "you" }, gains("flying")), zones: ["graveyard"] }],
    });
    expect(play(BEAR, wonder).object("Bear").abilities).to.deep.equal([]);
    expect(play(BEAR, [wonder, { zone: "graveyard" }]).object("Bear").abilities).to.deep.equal(["flying"]);
    expect(play(BEAR, [wonder, { zone: "graveyard", controller: "Bob" }]).object("Bear").abilities).to.deep.equal([]);
  });

  it("work everywhere if they are characteristic-defining (CR 604.3)", () => {
    const star = creature("Star", "*", "*", {
      manaCost: "{B}",
      abilities: ["changeling", "devoid", defining("size", { kind: "setPowerToughness", power: 4, toughness: 5 })],
    });
    for (const zone of ["graveyard", "hand", "library", "exile", "stack"] as const) {
      expect(play([star, { zone }]).object("Star"), zone).to.deep.include({
        subtypes: ["every creature type"],
        colors: [],
        power: 4,
        toughness: 5,
      });
    }
  });

  it("can reach cards in other zones", () => {
    const jailer = enchantment("Jailer", affecting("jail", { zone: "graveyard" }, { kind: "loseAllAbilities" }));
    expect(
      play(jailer, [FLYER, { zone: "graveyard" }], [FLYER, { id: "Here" }]).object("Flyer").abilities,
    ).to.deep.equal([]);
  });
});

describe("phasing (CR 702.26)", () => {
  it("takes an object out of everything and brings it back as it was", () => {
    const lord = creature("Lord", 1, 1, { abilities: [affecting("boost", { ...CREATURES, other: true }, gets(1, 1))] });
    const out: ScenarioEvent = { kind: "phaseOut", objects: ["Lord"] };
    const steps: Step[] = [
      BEAR,
      [lord, { counters: { "+1/+1": 2 } }],
      onTarget("Paint", "Lord", { kind: "setColors", colors: ["red"] }),
    ];
    expect(play(...steps, out).object("Bear").power).to.equal(2);
    const back = play(...steps, out, { kind: "phaseIn", objects: ["Lord"] });
    expect(back.object("Bear").power).to.equal(3);
    expect(back.object("Lord")).to.deep.include({ power: 3, colors: ["red"], counters: { "+1/+1": 2 } });
  });

  it("leaves attachments where they are", () => {
    const veil = aura("Veil", affecting("boost", { host: true }, gets(1, 1)));
    const { object } = play(
      BEAR,
      [veil, { attachedTo: "Bear" }],
      { kind: "phaseOut", objects: ["Bear", "Veil"] },
      { kind: "phaseIn", objects: ["Bear", "Veil"] },
    );
    expect(object("Bear").power).to.equal(3);
  });
});
