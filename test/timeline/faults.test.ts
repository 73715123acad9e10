import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { faultOf, type Step } from "../support/play.js";
import { artifact, aura, BEAR, creature, equipment, gets, resolving } from "../support/cards.js";

const SWORD = equipment("Sword");
const PUMPER = creature("Pumper", 1, 1, { abilities: ["flying", { kind: "activated", id: "pump" }] });
const GROWTH: Card = {
  name: "Growth",
  types: ["Instant"],
  abilities: [{ kind: "spell", id: "grow", effects: [{ affects: { target: true }, does: [gets(1, 1)] }] }],
};

/** [what can't happen, the steps, where the fault is said to be, what its message says] */
type Case = readonly [what: string, steps: readonly Step[], pointer: string, message: RegExp];

const ENTERING: readonly Case[] = [
  [
    "an unknown card",
    [{ kind: "enters", card: "Nothing", controller: "Ann" }],
    "/timeline/0/card",
    /no card "Nothing"/,
  ],
  ["an unknown controller", [[BEAR, { controller: "Cleo" }]], "/timeline/0/controller", /no player "Cleo"/],
  ["an unknown owner", [[BEAR, { owner: "Cleo" }]], "/timeline/0/owner", /no player "Cleo"/],
  ["an id that is taken", [BEAR, BEAR], "/timeline/1", /already/],
  ["an attachment to nothing", [[SWORD, { attachedTo: "Bear" }]], "/timeline/0/attachedTo", /nothing called "Bear"/],
  [
    "an attachment to a card in a graveyard",
    [
      [BEAR, { zone: "graveyard" }],
      [SWORD, { attachedTo: "Bear" }],
    ],
    "/timeline/1",
    /Sword can't be attached to Bear: that is not on the battlefield/,
  ],
  ["an attachment to itself", [[SWORD, { attachedTo: "Sword" }]], "/timeline/0/attachedTo", /"Sword"/],
  [
    "an attachment to what has phased out",
    [BEAR, { kind: "phaseOut", objects: ["Bear"] }, [SWORD, { attachedTo: "Bear" }]],
    "/timeline/2/attachedTo",
    /"Bear"/,
  ],
  [
    "an attachment of a card in a graveyard",
    [BEAR, [SWORD, { attachedTo: "Bear", zone: "graveyard" }]],
    "/timeline/1",
    /not on the battlefield/,
  ],
  [
    "an attachment of what can't be attached",
    [BEAR, [artifact("Rock"), { attachedTo: "Bear" }]],
    "/timeline/1",
    /Rock can't be attached/,
  ],
  ["a copy of nothing", [[BEAR, { copyOf: "Flyer" }]], "/timeline/0/copyOf", /no object "Flyer"/],
  ["a copy of itself", [[BEAR, { copyOf: "Bear" }]], "/timeline/0/copyOf", /"Bear"/],
  ["a link to nothing", [[BEAR, { links: { exiled: ["Flyer"] } }]], "/timeline/0/links/exiled/0", /no object "Flyer"/],
];

const OBJECTS: readonly Case[] = (
  [
    { kind: "moves", object: "Bear", to: "exile" },
    { kind: "attach", object: "Bear", to: "Ann" },
    { kind: "unattach", object: "Bear" },
    { kind: "counters", object: "Bear", add: { charge: 1 } },
    { kind: "turnFaceUp", object: "Bear" },
    { kind: "turnFaceDown", object: "Bear" },
    { kind: "transform", object: "Bear" },
    { kind: "tap", object: "Bear" },
    { kind: "untap", object: "Bear" },
    { kind: "designate", object: "Bear", designation: "attacking" },
    { kind: "choose", object: "Bear", choices: { color: "red" } },
    { kind: "link", object: "Bear", as: "kept", objects: ["Bear"] },
  ] satisfies ScenarioEvent[]
).map((event) => [`${event.kind} of an unknown object`, [event], "/timeline/0/object", /no object "Bear"/]);

const EVENTS: readonly Case[] = [
  [
    "phasing of an unknown object",
    [BEAR, { kind: "phaseOut", objects: ["Bear", "Flyer"] }],
    "/timeline/1/objects/1",
    /no object "Flyer"/,
  ],
  [
    "a link to an unknown object",
    [BEAR, { kind: "link", object: "Bear", as: "kept", objects: ["Flyer"] }],
    "/timeline/1/objects/0",
    /no object "Flyer"/,
  ],
  [
    "moving under an unknown player's control",
    [BEAR, { kind: "moves", object: "Bear", to: "exile", controller: "Cleo" }],
    "/timeline/1/controller",
    /no player "Cleo"/,
  ],
  ["attaching to nothing", [SWORD, { kind: "attach", object: "Sword", to: "Bear" }], "/timeline/1/to", /"Bear"/],
  ["attaching to itself", [SWORD, { kind: "attach", object: "Sword", to: "Sword" }], "/timeline/1/to", /itself/],
  [
    "attaching what can't be attached",
    [BEAR, artifact("Rock"), { kind: "attach", object: "Rock", to: "Bear" }],
    "/timeline/2/object",
    /can't be attached/,
  ],
  [
    "removing counters that are not there",
    [[BEAR, { counters: { "+1/+1": 1 } }], { kind: "counters", object: "Bear", remove: { "+1/+1": 2 } }],
    "/timeline/1/remove/+1~1+1",
    /has 1 \+1\/\+1 counters, not 2/,
  ],
  [
    "removing counters of a kind that is not there",
    [BEAR, { kind: "counters", object: "Bear", remove: { charge: 1 } }],
    "/timeline/1/remove/charge",
    /has 0 charge counters/,
  ],
  [
    "turning up what is not face down",
    [BEAR, { kind: "turnFaceUp", object: "Bear" }],
    "/timeline/1/object",
    /not face down/,
  ],
  [
    "transforming what has one face",
    [BEAR, { kind: "transform", object: "Bear" }],
    "/timeline/1/object",
    /no other face/,
  ],
  [
    "merging an unknown card",
    [BEAR, { kind: "merges", card: "Nothing", onto: "Bear", position: "top" }],
    "/timeline/1/card",
    /no card "Nothing"/,
  ],
  [
    "merging onto an unknown object",
    [[GROWTH, { zone: "hand" }], { kind: "merges", card: "Growth", onto: "Bear", position: "top" }],
    "/timeline/1/onto",
    /no object "Bear"/,
  ],
  ["a turn of an unknown player", [{ kind: "turn", active: "Cleo" }], "/timeline/0/active", /no player "Cleo"/],
  [
    "control that could go to several players",
    [
      BEAR,
      {
        kind: "resolves",
        controller: "Ann",
        ability: { effects: [{ affects: { target: true }, does: [{ kind: "gainControl", player: "each" }] }] },
        targets: ["Bear"],
      },
    ],
    "/timeline/1",
    /"each" is one of several players/,
  ],
  [
    "numbers of an unknown player",
    [{ kind: "player", player: "Cleo", life: 1 }],
    "/timeline/0/player",
    /no player "Cleo"/,
  ],
  [
    "a check in the middle of simultaneous events",
    [
      {
        kind: "simultaneous",
        events: [
          { kind: "check", id: "now" },
          { kind: "turn", active: "Bob" },
        ],
      },
    ],
    "/timeline/0/events/0",
    /simultaneous/,
  ],
  [
    "a fault inside simultaneous events",
    [
      {
        kind: "simultaneous",
        events: [
          { kind: "turn", active: "Bob" },
          { kind: "tap", object: "Bear" },
        ],
      },
    ],
    "/timeline/0/events/1/object",
    /no object "Bear"/,
  ],
  [
    "an object that has left",
    [[BEAR, { token: true }], { kind: "moves", object: "Bear", to: "exile" }, { kind: "tap", object: "Bear" }],
    "/timeline/2/object",
    /at this point/,
  ],
];

const RESOLVING: readonly Case[] = [
  ["nothing", [{ kind: "resolves", controller: "Ann" }], "/timeline/0", /nothing is said to resolve/],
  [
    "an unknown card",
    [{ kind: "resolves", controller: "Ann", card: "Nothing" }],
    "/timeline/0/card",
    /no card "Nothing"/,
  ],
  [
    "an unknown source",
    [{ kind: "resolves", controller: "Ann", source: "Bear", ability: "pump" }],
    "/timeline/0/source",
    /no object "Bear"/,
  ],
  [
    "no ability in particular",
    [PUMPER, { kind: "resolves", controller: "Ann", source: "Pumper" }],
    "/timeline/1",
    /which ability/,
  ],
  [
    "an ability that is not there",
    [PUMPER, { kind: "resolves", controller: "Ann", source: "Pumper", ability: "jump" }],
    "/timeline/1/ability",
    /no ability "jump"/,
  ],
  [
    "an ability the card has not",
    [[GROWTH, { zone: "hand" }], { kind: "resolves", controller: "Ann", card: "Growth", ability: "jump" }],
    "/timeline/1/ability",
    /no ability "jump"/,
  ],
  [
    "for an unknown player",
    [resolving("Effect", [], { controller: "Cleo" })],
    "/timeline/0/controller",
    /no player "Cleo"/,
  ],
  [
    "with an unknown target",
    [BEAR, resolving("Effect", [], { targets: ["Bear", "Flyer"] })],
    "/timeline/1/targets/1",
    /no object or player "Flyer"/,
  ],
];

describe("what can't happen in a timeline", () => {
  for (const [group, cases] of Object.entries({ ENTERING, OBJECTS, EVENTS, RESOLVING })) {
    describe(group.toLowerCase(), () => {
      for (const [what, steps, pointer, message] of cases) {
        it(`${what}: ${pointer}`, () => {
          const fault = faultOf(...steps);
          expect(fault.pointer).to.equal(pointer);
          expect(fault.message).to.match(message);
        });
      }
    });
  }

  for (const event of [
    { kind: "tap", object: "Bear" },
    { kind: "untap", object: "Bear" },
    { kind: "turnFaceDown", object: "Bear" },
    { kind: "turnFaceUp", object: "Bear" },
    { kind: "transform", object: "Bear" },
    { kind: "attach", object: "Bear", to: "Ann" },
    { kind: "phaseOut", objects: ["Bear"] },
    { kind: "phaseIn", objects: ["Bear"] },
  ] satisfies ScenarioEvent[]) {
    it(`is ${event.kind} of what has left the battlefield (CR 110.5d)`, () => {
      const fault = faultOf(BEAR, { kind: "moves", object: "Bear", to: "graveyard" }, event);
      expect(fault.pointer).to.equal("objects" in event ? "/timeline/2/objects/0" : "/timeline/2/object");
      expect(fault.message).to.equal("Bear is in the zone graveyard");
    });
  }

  it("names no abilities and no effects where there are none", () => {
    const absent = faultOf(BEAR, { kind: "resolves", controller: "Ann", source: "Bear", ability: "jump" });
    expect(absent.expected).to.equal("an object that has abilities");
    const over = faultOf(BEAR, { kind: "ends", effect: "Growth" });
    expect(over.expected).to.equal("nothing, since no effect of a spell or ability lasts");
  });

  it("names the effect that may have been meant", () => {
    const steps = [BEAR, resolving("Growing", [{ affects: { object: "Bear" }, does: [gets(1, 1)] }])];
    expect(faultOf(...steps, { kind: "ends", effect: "Growin" }).suggestion).to.equal("Growing");
  });

  it("names the abilities there are", () => {
    const fault = faultOf(PUMPER, { kind: "resolves", controller: "Ann", source: "Pumper", ability: "jump" });
    expect(fault.expected).to.equal("one of flying, pump");
  });

  it("is one fault, the first", () => {
    expect(faultOf({ kind: "tap", object: "Bear" }, { kind: "tap", object: "Flyer" }).pointer).to.equal(
      "/timeline/0/object",
    );
  });

  it("is no Aura that has stopped being one", () => {
    const veil = aura("Veil");
    expect(
      faultOf(
        BEAR,
        creature("Other", 1, 1),
        [veil, { attachedTo: "Other" }],
        resolving("Change", [{ affects: { object: "Veil" }, does: [{ kind: "removeTypes", subtypes: ["Aura"] }] }]),
        { kind: "attach", object: "Veil", to: "Bear" },
      ).pointer,
    ).to.equal("/timeline/4/object");
  });
});
