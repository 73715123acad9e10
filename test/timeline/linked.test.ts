import { expect } from "chai";
import type { AbilityEntry, AsEntersAbility, Card, EntersEvent, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { faultOf, play, type Step } from "../support/play.js";
import {
  affecting,
  artifact,
  aura,
  BEAR,
  creature,
  enchantment,
  gains,
  gets,
  LOSES_ALL,
  resolving,
} from "../support/cards.js";

function chooses(id: string, over: Partial<AsEntersAbility> = {}): AsEntersAbility {
  return { kind: "asEnters", id, choose: "color", ...over };
}

/** "This is the chosen color": shows in layer 5 what was chosen for it. */
function isColor(id: string, chosen = "color"): AbilityEntry {
  return affecting(id, { self: true }, { kind: "setColors", colors: [{ chosen }] });
}

const VOICE = creature("Voice", 2, 2, { manaCost: "{W}", abilities: [chooses("choose"), isColor("is")] });
const SLIVER = creature("Sliver", 2, 2, { manaCost: "{W}", abilities: [chooses("choose-other"), isColor("is-other")] });
const CLONE = creature("Clone", 0, 0, {
  manaCost: "{U}",
  abilities: [{ kind: "asEnters", id: "copies", copy: { of: { type: "Creature" } } }],
});

function becomesCopy(
  id: string,
  object: string,
  of: string,
  duration: "endOfTurn" | "indefinite" = "indefinite",
): Step {
  return resolving(id, [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }], duration }], {
    targets: [object, of],
  });
}

function colorsOf(id: string, ...steps: Step[]): readonly string[] {
  return play(...steps).object(id).colors;
}

const red: Partial<EntersEvent> = { choices: { color: "red" } };
const NEXT_TURN: ScenarioEvent = { kind: "turn", active: "Bob" };

describe("a choice made for linked abilities (CR 607)", () => {
  it("is of no use to another pair that the object becomes a copy of (CR 707.7)", () => {
    const played: Step[] = [
      [VOICE, { id: "Original", ...red }],
      [SLIVER, red],
      [CLONE, { copyOf: "Original", ...red }],
    ];
    expect(colorsOf("Clone", ...played)).to.deep.equal(["red"]);
    expect(colorsOf("Clone", ...played, becomesCopy("One", "Clone", "Sliver"))).to.deep.equal(["white"]);
  });

  it("is not found again by copying the same words once more (CR 607.5)", () => {
    const played: Step[] = [
      [VOICE, { id: "Original", ...red }],
      BEAR,
      [CLONE, { copyOf: "Original", ...red }],
      becomesCopy("One", "Clone", "Bear"),
      becomesCopy("Two", "Clone", "Original"),
    ];
    expect(colorsOf("Clone", ...played)).to.deep.equal(["white"]);
  });

  it("is there when a copy effect has ended", () => {
    const played: Step[] = [[VOICE, red], [SLIVER, red], becomesCopy("Turn", "Voice", "Sliver", "endOfTurn")];
    expect(colorsOf("Voice", ...played)).to.deep.equal(["white"]);
    expect(colorsOf("Voice", ...played, NEXT_TURN)).to.deep.equal(["red"]);
  });

  it("stays with a copied pair when an older effect ends", () => {
    const pump = resolving("Pump", [{ affects: { target: true }, does: [gets(1, 1)], duration: "endOfTurn" }], {
      targets: ["Bear"],
    });
    const played: Step[] = [BEAR, [VOICE, { id: "Original", ...red }], pump, [CLONE, { copyOf: "Original", ...red }]];
    expect(colorsOf("Clone", ...played, NEXT_TURN)).to.deep.equal(["red"]);
  });

  it("does not matter to the ability that has lost the other half, nor comes anew with it (CR 607.5a)", () => {
    const muzzle = enchantment(
      "Muzzle",
      affecting("mute", { name: "Voice" }, { kind: "loseAbilities", abilities: ["choose"] }),
    );
    expect(colorsOf("Voice", muzzle, [VOICE, red])).to.deep.equal(["white"]);
    expect(colorsOf("Voice", [VOICE, red], muzzle)).to.deep.equal(["red"]);
  });

  it("is made anew by an event and replaces the old one", () => {
    const choose: ScenarioEvent = { kind: "choose", object: "Voice", choices: { color: "blue" } };
    expect(colorsOf("Voice", [VOICE, red], choose)).to.deep.equal(["blue"]);
  });

  it("of an event is for what the object is at that time", () => {
    const choose: ScenarioEvent = { kind: "choose", object: "Voice", choices: { color: "blue" } };
    const played: Step[] = [[VOICE, red], [SLIVER, red], becomesCopy("Turn", "Voice", "Sliver", "endOfTurn"), choose];
    expect(colorsOf("Voice", ...played)).to.deep.equal(["blue"]);
    expect(colorsOf("Voice", ...played, NEXT_TURN)).to.deep.equal(["red"]);
  });

  it("is made as it is turned face up by the ability that then asks", () => {
    const shy = creature("Shy", 2, 2, {
      manaCost: "{W}",
      abilities: [chooses("choose", { when: ["turnedFaceUp"] }), isColor("is")],
    });
    const up: ScenarioEvent = { kind: "turnFaceUp", object: "Shy", choices: { color: "red" } };
    expect(colorsOf("Shy", [shy, { faceDown: true, choices: { color: "blue" } }], up)).to.deep.equal(["red"]);
    expect(colorsOf("Shy", [shy, { choices: { color: "blue" } }])).to.deep.equal(["white"]);
  });

  it("is kept for what the object itself grants itself (CR 607.1a)", () => {
    const vain = creature("Vain", 2, 2, {
      manaCost: "{W}",
      abilities: [
        chooses("choose"),
        affecting(
          "has",
          { self: true },
          gains({
            kind: "activated",
            id: "dye",
            effects: [{ affects: { self: true }, does: [{ kind: "setColors", colors: [{ chosen: "color" }] }] }],
          }),
        ),
      ],
    });
    const dye: ScenarioEvent = { kind: "resolves", controller: "Ann", source: "Vain", ability: "dye" };
    expect(colorsOf("Vain", [vain, red], dye)).to.deep.equal(["red"]);
  });

  it("is for both faces of a card (CR 607.1b)", () => {
    const turncoat: Card = {
      ...creature("Front", 1, 1, { manaCost: "{W}", abilities: [chooses("choose")] }),
      layout: "transform",
      back: { name: "Back", types: ["Creature"], power: 2, toughness: 2, abilities: [isColor("is")] },
    };
    expect(colorsOf("Front", [turncoat, red], { kind: "transform", object: "Front" })).to.deep.equal(["red"]);
  });

  it("belongs to an object in the command zone too", () => {
    const emblem: Card = {
      name: "Emblem",
      types: [],
      abilities: [
        {
          ...affecting("paint", { type: "Creature" }, { kind: "setColors", colors: [{ chosen: "color" }] }),
          zones: ["command"],
        },
      ],
    };
    expect(colorsOf("Bear", BEAR, [emblem, { zone: "command", ...red }])).to.deep.equal(["red"]);
  });

  it("goes on in an effect that lingers without its object", () => {
    const song = enchantment("Song", chooses("choose"), {
      ...affecting("paint", { type: "Creature" }, { kind: "setColors", colors: [{ chosen: "color" }] }),
      lingers: "endOfTurn",
    });
    const played: Step[] = [BEAR, [song, red], { kind: "moves", object: "Song", to: "graveyard" }];
    expect(colorsOf("Bear", ...played)).to.deep.equal(["red"]);
    expect(colorsOf("Bear", ...played, NEXT_TURN)).to.deep.equal(["green"]);
  });

  it("that nobody asks for or speaks of changes nothing", () => {
    const told = play([BEAR, { choices: { color: "red" } }], {
      kind: "choose",
      object: "Bear",
      choices: { color: "blue" },
    });
    expect(told.resolution).to.deep.equal(play(BEAR).resolution);
  });
});

describe("two pairs on one object", () => {
  const twice = creature("Twice", 1, 1, {
    manaCost: "{W}",
    abilities: [
      chooses("first"),
      chooses("second"),
      isColor("is", "first/color"),
      affecting("also", { self: true }, { kind: "addColors", colors: [{ chosen: "second/color" }] }),
    ],
  });

  it("are told apart by the ability that asks, in any order", () => {
    const choices = { "second/color": "blue", "first/color": "red" };
    expect(colorsOf("Twice", [twice, { choices }])).to.deep.equal(["blue", "red"]);
    expect(colorsOf("Twice", [twice, { choices: { "first/color": "red", "second/color": "blue" } }])).to.deep.equal([
      "blue",
      "red",
    ]);
    expect(faultOf([twice, { choices: { "first/color": "red" } }]).message).to.match(/the choice "color"/);
  });

  it("both get a choice that does not say for which it is", () => {
    expect(colorsOf("Twice", [twice, red])).to.deep.equal(["red"]);
    expect(colorsOf("Twice", [twice, { choices: { "second/color": "blue", color: "red" } }])).to.deep.equal([
      "blue",
      "red",
    ]);
  });

  it("stay two when they came by merging (CR 730.2)", () => {
    const merged: Step[] = [
      [
        {
          ...SLIVER,
          abilities: [chooses("choose-other"), affecting("big", { self: true }, gets({ chosen: "number" }, 0))],
        },
        red,
      ],
      { kind: "choose", object: "Sliver", choices: { number: 3 } },
    ];
    const onto: ScenarioEvent = { kind: "merges", card: "Voice", onto: "Sliver", position: "top" };
    const both = (...more: ScenarioEvent[]): { colors: readonly string[]; power: number | null } => {
      const cards: Step[] = [[VOICE, { id: "Elsewhere", controller: "Bob", ...red }], ...merged, onto, ...more];
      const { colors, power } = play(...cards).object("Sliver");
      return { colors, power };
    };
    // The color chosen for the component underneath is not for the pair on top.
    expect(both()).to.deep.equal({ colors: ["white"], power: 5 });
    expect(both({ kind: "choose", object: "Sliver", choices: { "is/color": "blue" } })).to.deep.equal({
      colors: ["blue"],
      power: 5,
    });
  });
});

describe("pairs that a static ability gives", () => {
  const MASK = aura("Mask", affecting("copies", { host: true }, { kind: "copy", of: { object: "Original" } }));
  const masked: Step[] = [BEAR, [VOICE, { id: "Original", ...red }], [MASK, { attachedTo: "Bear" }]];
  const choose: ScenarioEvent = { kind: "choose", object: "Bear", choices: { color: "blue" } };

  it("are other pairs when it begins again (CR 607.5)", () => {
    expect(colorsOf("Bear", ...masked, choose)).to.deep.equal(["blue"]);
    const offAndOn: Step[] = [
      { kind: "attach", object: "Mask", to: "Original" },
      { kind: "attach", object: "Mask", to: "Bear" },
    ];
    expect(colorsOf("Bear", ...masked, choose, ...offAndOn)).to.deep.equal(["white"]);
  });

  it("are the same while something takes them away or covers them", () => {
    const blank = enchantment("Blank", affecting("blank", { type: "Creature" }, LOSES_ALL));
    const there: Step[] = [...masked, choose, blank];
    expect(colorsOf("Bear", ...there, { kind: "moves", object: "Blank", to: "graveyard" })).to.deep.equal(["blue"]);
    const down: Step[] = [{ kind: "turnFaceDown", object: "Bear" }, NEXT_TURN, { kind: "turnFaceUp", object: "Bear" }];
    expect(colorsOf("Bear", ...masked, choose, ...down)).to.deep.equal(["blue"]);
  });

  it("are other pairs with each text (CR 612.6)", () => {
    const shifter = creature("Shifter", 0, 1, {
      manaCost: "{U}",
      abilities: [
        {
          ...affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" } }),
          condition: { object: { topOf: "graveyard" }, is: { type: "Creature" } },
        },
      ],
    });
    const there: Step[] = [
      [VOICE, { zone: "graveyard" }],
      [shifter, red],
    ];
    expect(colorsOf("Shifter", ...there)).to.deep.equal(["red"]);
    const other: Step[] = [...there, [SLIVER, { zone: "graveyard" }]];
    expect(colorsOf("Shifter", ...other)).to.deep.equal(["white"]);
    expect(colorsOf("Shifter", ...other, { kind: "moves", object: "Sliver", to: "exile" })).to.deep.equal(["white"]);
    const blank = enchantment("Blank", affecting("blank", { type: "Creature" }, LOSES_ALL));
    expect(
      colorsOf("Shifter", ...there, blank, NEXT_TURN, { kind: "moves", object: "Blank", to: "exile" }),
    ).to.deep.equal(["red"]);
  });
});

describe("abilities gained from others", () => {
  const dyer = (id: string): Card =>
    creature(`Dyer ${id}`, 1, 1, {
      abilities: [
        chooses(`choose-${id}`),
        {
          kind: "activated",
          id,
          effects: [{ affects: { target: true }, does: [{ kind: "setColors", colors: [{ chosen: "color" }] }] }],
        },
      ],
    });
  const ooze = creature("Ooze", 4, 3, {
    abilities: [
      chooses("choose-own"),
      affecting(
        "learn",
        { self: true },
        { kind: "gainAbilitiesOf", of: { type: "Creature", zone: "graveyard" }, abilityKinds: ["activated"] },
      ),
      isColor("is"),
    ],
  });
  const there: Step[] = [BEAR, [dyer("one"), { zone: "graveyard" }], [dyer("two"), { zone: "graveyard" }], [ooze, red]];
  const dye = (ability: string): Step => ({
    kind: "resolves",
    controller: "Ann",
    source: "Ooze",
    ability,
    targets: ["Bear"],
  });

  it("are not linked with what is printed (CR 607.5a)", () => {
    expect(colorsOf("Ooze", ...there)).to.deep.equal(["red"]);
    expect(colorsOf("Bear", ...there, dye("one"))).to.deep.equal(["green"]);
  });

  it("are pairs of their own for each object they come from (CR 607.5)", () => {
    const choose: Step = { kind: "choose", object: "Ooze", choices: { "one/color": "blue" } };
    expect(colorsOf("Bear", ...there, choose, dye("one"))).to.deep.equal(["blue"]);
    expect(colorsOf("Bear", ...there, choose, dye("two"))).to.deep.equal(["green"]);
  });
});

describe("what an object remembers (CR 607.2a)", () => {
  const EXILER = creature("Exiler", 1, 1, {
    abilities: [affecting("bigger", { self: true }, gets({ powerOf: { linked: "exiled" } }, 0))],
  });
  const exile: Step[] = [
    [BEAR, { zone: "exile" }],
    [EXILER, { links: { exiled: ["Bear"] } }],
  ];

  it("is nothing to a copied pair, until that has exiled something itself", () => {
    const copied: Step[] = [...exile, [EXILER, { id: "Other" }], becomesCopy("Turn", "Exiler", "Other", "endOfTurn")];
    expect(play(...exile).object("Exiler").power).to.equal(3);
    expect(play(...copied).object("Exiler").power).to.equal(1);
    const more: Step[] = [
      [BEAR, { id: "Five", zone: "exile" }],
      { kind: "link", object: "Exiler", as: "exiled", objects: ["Five", "Bear"] },
    ];
    expect(play(...copied, ...more).object("Exiler").power).to.be.greaterThan(1);
    expect(play(...copied, ...more, NEXT_TURN).object("Exiler").power).to.equal(3);
  });

  it("is for the ability that is named", () => {
    const two = creature("Two", 0, 0, {
      abilities: [
        affecting("strong", { self: true }, gets({ powerOf: { linked: "strong/exiled" } }, 0)),
        affecting("tough", { self: true }, gets(0, { powerOf: { linked: "tough/exiled" } })),
      ],
    });
    const links = { "strong/exiled": ["Bear"], "tough/exiled": ["Ogre"] };
    const ogre = creature("Ogre", 5, 5);
    const { power, toughness } = play([BEAR, { zone: "exile" }], [ogre, { zone: "exile" }], [two, { links }]).object(
      "Two",
    );
    expect([power, toughness]).to.deep.equal([2, 5]);
  });
});

describe("what a resolution knows of choices", () => {
  const POT = artifact("Pot", {
    abilities: [
      chooses("choose"),
      {
        kind: "activated",
        id: "dye",
        effects: [{ affects: { target: true }, does: [{ kind: "setColors", colors: [{ chosen: "color" }] }] }],
      },
    ],
  });
  const dye: ScenarioEvent = { kind: "resolves", controller: "Ann", source: "Pot", ability: "dye", targets: ["Bear"] };

  it("is fixed then; a choice that comes later is none of it", () => {
    const later: ScenarioEvent = { kind: "choose", object: "Pot", choices: { color: "blue" } };
    expect(colorsOf("Bear", BEAR, [POT, red], dye, later)).to.deep.equal(["red"]);
  });

  it("is what was chosen for its ability, also when the source is gone or something else", () => {
    const gone: ScenarioEvent = { kind: "moves", object: "Pot", to: "graveyard" };
    expect(colorsOf("Bear", BEAR, [POT, red], gone, dye)).to.deep.equal(["red"]);
    const other = becomesCopy("Turn", "Pot", "Bear", "endOfTurn");
    expect(colorsOf("Bear", BEAR, [POT, red], other, dye)).to.deep.equal(["red"]);
  });
});
