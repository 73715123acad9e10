import { expect } from "chai";
import { faultOf, type Step } from "../support/play.js";
import { artifact, aura, BEAR, creature, equipment } from "../support/cards.js";

const SWORD = equipment("Sword");

/** [what would pass without doing anything, the steps, where the fault is said to be, what its message says] */
type Case = readonly [what: string, steps: readonly Step[], pointer: string, message: RegExp];

const CHOICE = { kind: "asEnters", id: "chooses", choose: "color" } as const;
const RED = { choices: { color: "red" } };
const CLONER = creature("Cloner", 0, 0, {
  abilities: [{ kind: "asEnters", id: "copies", copy: { of: { type: "Creature" } } }],
});
const CHOOSER = creature("Chooser", 1, 1, { abilities: [CHOICE] });
const CURSE = aura("Curse", { kind: "keyword", keyword: "enchant", player: true });

const IDLE: readonly Case[] = [
  ["no choice where one is asked for", [CHOOSER], "/timeline/0", /Chooser asks for the choice "color"/],
  [
    "no choice as it is turned face up",
    [
      [creature("Shy", 1, 1, { abilities: [{ ...CHOICE, when: ["turnedFaceUp"] }] }), { faceDown: true }],
      { kind: "turnFaceUp", object: "Shy" },
    ],
    "/timeline/1",
    /Shy asks for the choice "color"/,
  ],
  [
    "no choice of what it enters as a copy of",
    [
      [CHOOSER, RED],
      [CLONER, { copyOf: "Chooser" }],
    ],
    "/timeline/1",
    /Cloner asks/,
  ],
  [
    "tapping what is tapped",
    [[BEAR, { tapped: true }], { kind: "tap", object: "Bear" }],
    "/timeline/1/object",
    /tapped already/,
  ],
  ["untapping what is untapped", [BEAR, { kind: "untap", object: "Bear" }], "/timeline/1/object", /untapped already/],
  [
    "attacking with what is no creature",
    [artifact("Rock"), { kind: "designate", object: "Rock", designation: "attacking" }],
    "/timeline/1/object",
    /Rock is no creature on the battlefield/,
  ],
  [
    "blocking with a card in a hand",
    [[BEAR, { zone: "hand" }], { kind: "designate", object: "Bear", designation: "blocking" }],
    "/timeline/1/object",
    /Bear is no creature on the battlefield/,
  ],
  [
    "a copy of what its ability does not copy",
    [artifact("Rock"), [CLONER, { copyOf: "Rock" }]],
    "/timeline/1/copyOf",
    /Cloner does not become a copy of Rock/,
  ],
  [
    "a copy of a card in a graveyard where creatures are copied",
    [
      [BEAR, { zone: "graveyard" }],
      [CLONER, { copyOf: "Bear" }],
    ],
    "/timeline/1/copyOf",
    /Cloner does not become a copy of Bear/,
  ],
  [
    "an Equipment attached to what is no creature",
    [SWORD, artifact("Rock"), { kind: "attach", object: "Sword", to: "Rock" }],
    "/timeline/2/to",
    /does not move \(CR 701.3b, CR 301.5c\)/,
  ],
  [
    "an Equipment attached to a player",
    [SWORD, { kind: "attach", object: "Sword", to: "Ann" }],
    "/timeline/1/to",
    /does not move/,
  ],
  [
    "an Aura attached to what it can't enchant",
    [BEAR, [CURSE, { attachedTo: "Ann" }], { kind: "attach", object: "Curse", to: "Bear" }],
    "/timeline/2/to",
    /does not move \(CR 701.3b, CR 303.4c, CR 702.5\)/,
  ],
  [
    "an Equipment that is a creature",
    [
      BEAR,
      { ...SWORD, types: ["Artifact", "Creature"], power: 1, toughness: 1 },
      { kind: "attach", object: "Sword", to: "Bear" },
    ],
    "/timeline/2/object",
    /Sword is a creature/,
  ],
  [
    "unattaching what is attached to nothing",
    [SWORD, { kind: "unattach", object: "Sword" }],
    "/timeline/1/object",
    /nothing/,
  ],
  [
    "moving to the zone where it is",
    [[BEAR, { zone: "hand" }], { kind: "moves", object: "Bear", to: "hand" }],
    "/timeline/1/to",
    /in the zone hand already/,
  ],
  [
    "phasing in what is there",
    [BEAR, { kind: "phaseIn", objects: ["Bear"] }],
    "/timeline/1/objects/0",
    /phased in already/,
  ],
  [
    "phasing out what is phased out",
    [BEAR, { kind: "phaseOut", objects: ["Bear"] }, { kind: "phaseOut", objects: ["Bear"] }],
    "/timeline/2/objects/0",
    /phased out already/,
  ],
  [
    "the end of a designation that is not there",
    [BEAR, { kind: "designate", object: "Bear", designation: "attacking", on: false }],
    "/timeline/1/designation",
    /Bear is not attacking/,
  ],
];

describe("what would pass without doing anything", () => {
  for (const [what, steps, pointer, message] of IDLE)
    it(`${what}: ${pointer}`, () => {
      const fault = faultOf(...steps);
      expect(fault.pointer).to.equal(pointer);
      expect(fault.message).to.match(message);
    });
});
