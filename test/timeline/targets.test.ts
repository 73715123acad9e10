import { expect } from "chai";
import type { Ability, Card, CreatedEffect, ResolvesEvent, Target, Targets } from "../../src/rules/formats.gen.js";
import { sharedOut } from "../../src/rules/targets.js";
import { artifact, aura, BEAR, creature, enchantment, FOREST, gains, gets, onTarget } from "../support/cards.js";
import { faultOf, play, type Step, timelineOf } from "../support/play.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";

const PUMPS: CreatedEffect = { affects: { target: true }, does: [gets(3, 3)], duration: "endOfTurn" };

function spell(targets: Targets, over: Partial<Card> = {}): Card {
  return {
    name: "Spell",
    types: ["Instant"],
    abilities: [{ kind: "spell", id: "says", targets, effects: [PUMPS] }],
    ...over,
  };
}

const CREATURE: Target = { is: { type: "Creature" } };

/** Its card is in a hand, so that the table knows it. */
function cast(card: Card, targets: string[], over: Partial<ResolvesEvent> = {}): Step[] {
  return [[card, { zone: "exile" }], { kind: "resolves", card: card.name, controller: "Ann", targets, ...over }];
}

const FOE = { controller: "Bob" };
const SHROUDED = creature("Ghost", 1, 1, { abilities: ["shroud"] });
const GUARDED = creature("Bogle", 1, 1, { abilities: ["hexproof"] });
const PROTECTED = creature("Knight", 1, 1, { abilities: [{ kind: "keyword", keyword: "protection", from: "red" }] });
const WARY = creature("Grace", 1, 1, { abilities: [{ kind: "keyword", keyword: "hexproof", from: "red" }] });
const RED = spell([CREATURE], { manaCost: "{R}" });
const ANYBODY: Target = { is: { type: ["Creature", "Planeswalker", "Battle"] }, player: "any" };
const BELIEVER = creature("Believer", 1, 1, {
  abilities: [{ kind: "static", id: "veils", does: [{ kind: "playerGains", player: "you", abilities: ["shroud"] }] }],
});
const LANTERN = artifact("Lantern", {
  abilities: [
    { kind: "activated", id: "shines", targets: [{ is: { type: "Artifact", other: true } }], effects: [PUMPS] },
  ],
});

function shines(target: string): ResolvesEvent {
  return { kind: "resolves", source: "Lantern", ability: "shines", controller: "Ann", targets: [target] };
}

/** What moves together with a resolution is judged as it was before that. */
function together(card: Card, moved: string, to: "graveyard" | "battlefield" = "graveyard"): Step[] {
  return [
    [card, { zone: "exile" }],
    {
      kind: "simultaneous",
      events: [
        { kind: "moves", object: moved, to },
        { kind: "resolves", card: card.name, controller: "Ann", targets: [moved] },
      ],
    },
  ];
}

/** [what is no legal target, the steps, what the message says] */
const ILLEGAL: readonly (readonly [what: string, steps: readonly Step[], message: RegExp])[] = [
  ["a land of a spell for creatures", [FOREST, ...cast(spell([CREATURE]), ["Forest"])], /"type":"Creature".*CR 115\.1/],
  [
    "a card in a graveyard",
    [[BEAR, { zone: "graveyard" }], ...cast(spell([CREATURE]), ["Bear"])],
    /"zone":"battlefield".*115\.2/,
  ],
  ["what has shroud and leaves with the resolution", [SHROUDED, ...together(spell([CREATURE]), "Ghost")], /shroud/],
  ["a land that leaves with it", [FOREST, ...together(spell([CREATURE]), "Forest")], /"type":"Creature"/],
  ["what has shroud, of anybody", [SHROUDED, ...cast(spell([CREATURE]), ["Ghost"])], /shroud .*702\.18a/],
  [
    "what has shroud, of what says nothing of its targets",
    [SHROUDED, onTarget("Grant", "Ghost", gets(1, 1))],
    /shroud/,
  ],
  [
    "what an opponent has with hexproof",
    [[GUARDED, FOE], ...cast(spell([CREATURE]), ["Bogle"])],
    /hexproof .*702\.11b/,
  ],
  ["what is protected from the color of the spell", [PROTECTED, ...cast(RED, ["Knight"])], /protection .*702\.16b/],
  ["what is hexproof from the color of the spell", [[WARY, FOE], ...cast(RED, ["Grace"])], /hexproof .*702\.11d/],
  ["a player with shroud", [BELIEVER, ...cast(spell([ANYBODY]), ["Ann"])], /shroud .*702\.18a/],
  [
    "a player of a spell for creatures",
    cast(spell([CREATURE]), ["Bob"]),
    /it is a player, and the target is an object/,
  ],
  ["an object of a spell for players", [BEAR, ...cast(spell([{ player: "any" }]), ["Bear"])], /it is an object/],
  ["oneself as an opponent", cast(spell([{ player: "opponent" }]), ["Ann"]), /no opponent/],
  [
    "one player twice where another is asked for",
    cast(spell([{ player: "any" }, { player: "any", another: true }]), ["Bob", "Bob"]),
    /another target already/,
  ],
  [
    "one object twice for one word",
    [BEAR, FOREST, ...cast(spell([{ ...CREATURE, number: 2 }, { is: { type: "Land" } }]), ["Bear", "Bear", "Forest"])],
    /a target already .*115\.3/,
  ],
  ["the source where another is asked for", [LANTERN, shines("Lantern")], /"other":true/],
  [
    "what has phased out",
    [BEAR, { kind: "phaseOut", objects: ["Bear"] }, ...cast(spell([CREATURE]), ["Bear"])],
    /phased out .*702\.26b/,
  ],
];

/** [what is a legal target, the steps] */
const LEGAL: readonly (readonly [what: string, steps: readonly Step[]])[] = [
  ["a creature that leaves with the resolution", [BEAR, ...together(spell([CREATURE]), "Bear")]],
  [
    "a card that comes from a graveyard with the resolution",
    [
      [BEAR, { zone: "graveyard" }],
      ...together(spell([{ is: { type: "Creature", zone: "graveyard" } }]), "Bear", "battlefield"),
    ],
  ],
  ["a creature of a spell for creatures", [BEAR, ...cast(spell([CREATURE]), ["Bear"])]],
  ["what you have with hexproof", [GUARDED, ...cast(spell([CREATURE]), ["Bogle"])]],
  ["what is protected from another color", [PROTECTED, ...cast(spell([CREATURE], { manaCost: "{G}" }), ["Knight"])]],
  [
    "a card in a graveyard that is asked for",
    [[BEAR, { zone: "graveyard" }], ...cast(spell([{ is: { type: "Creature", zone: "graveyard" } }]), ["Bear"])],
  ],
  ["one object twice for two words", [BEAR, ...cast(spell([CREATURE, CREATURE]), ["Bear", "Bear"])]],
  ["another artifact than the source", [LANTERN, artifact("Relic"), shines("Relic")]],
  ["whatever there is of a word that is not said", [FOREST, ...cast(spell(1), ["Forest"])]],
  ["none of up to one", cast(spell([{ ...CREATURE, number: { upTo: 1 } }]), [])],
];

describe("the targets of what resolves (CR 608.2b)", () => {
  for (const [what, steps, message] of ILLEGAL)
    it(`can't be ${what}`, () => {
      const { pointer, message: said } = faultOf(...steps);
      expect(pointer).to.match(/\/targets\/\d$/);
      expect(said).to.match(message);
    });

  for (const [what, steps] of LEGAL) it(`can be ${what}`, () => expect(() => play(...steps)).not.to.throw());

  it("can't be who has left the game (CR 800.4a)", () => {
    const steps: Step[] = [
      { kind: "player", player: "Bob", life: 0 },
      { kind: "stateBased" },
      ...cast(spell([ANYBODY]), ["Bob"]),
    ];
    const run = runTimeline(timelineOf(steps, ["Ann", "Bob", "Cleo"]), new Map(), rulesetOf("current"));
    expect(run.ok ? "" : run.faults[0]?.message).to.match(/"Bob" is no legal target .*left the game .*800\.4a/);
  });

  const two = (illegal: string[]): Step[] => [
    BEAR,
    creature("Ghost", 1, 1),
    onTarget("Veil", "Ghost", gains("shroud")),
    ...cast(spell([{ ...CREATURE, number: 2 }]), ["Bear", "Ghost"], { illegalTargets: illegal }),
  ];

  it("that have become illegal have nothing happen to them, and the others do", () => {
    const { object, steps } = play(...two(["Ghost"]));
    expect(object("Bear").power).to.equal(5);
    expect(object("Ghost").power).to.equal(1);
    const told = steps("starts").filter(({ clauses }) => clauses.includes("608.2b"));
    expect(told.map(({ object: id }) => id)).to.deep.equal(["Ghost"]);
  });

  it("may have left, and nothing at all happens if all of them are illegal", () => {
    const puts: Ability = {
      kind: "spell",
      id: "says",
      targets: [CREATURE],
      effects: [PUMPS, { affects: { type: "Land" }, does: [gains("shroud")] }],
    };
    const { object } = play(
      BEAR,
      FOREST,
      { kind: "moves", object: "Bear", to: "graveyard" },
      ...cast(spell([], { abilities: [puts] }), ["Bear"], { illegalTargets: ["Bear"] }),
    );
    expect(object("Forest").abilities).to.deep.equal(["{T}: Add {G}"]);
  });

  it("are not said to be illegal where they are not", () => {
    const { pointer, message } = faultOf(...two(["Ghost", "Bear"]));
    expect(pointer).to.equal("/timeline/4/illegalTargets/1");
    expect(message).to.equal('"Bear" is a legal target of "Spell" (CR 608.2b)');
  });

  it("are shared out among the instances of the word in their order", () => {
    const legal = ["a", "b", "b"].map((kind) => (aim: number) => kind === "ab"[aim]);
    const amiss = (target: number, aim: number): boolean => legal[target]?.(aim) !== true;
    const upTo = { number: { upTo: 2 } };
    expect(sharedOut([upTo, upTo], 3, amiss)).to.deep.equal([0, 1, 1]);
    expect(sharedOut([{ number: 1 }, { number: "any" }], 3, amiss)).to.deep.equal([0, 1, 1]);
    expect(sharedOut([{ number: 1 }], 3, amiss)).to.deep.equal([0, -1, -1]);
  });
});

describe("what comes to the battlefield or becomes something", () => {
  /** [what can't be, the steps, where the fault is, what its message says] */
  const CASES: readonly (readonly [what: string, steps: readonly Step[], pointer: string, message: RegExp])[] = [
    ["an Aura that comes attached to nothing", [aura("Veil")], "/timeline/0", /Veil is an Aura .*303\.4g/],
    [
      "an Aura that comes back attached to nothing",
      [BEAR, [aura("Veil"), { attachedTo: "Bear" }], { kind: "moves", object: "Veil", to: "battlefield" }],
      "/timeline/2",
      /303\.4g/,
    ],
    ...(["monstrous", "renowned", "suspected", "solved"] as const).map(
      (designation) =>
        [
          `what is ${designation} already`,
          [
            BEAR,
            { kind: "designate", object: "Bear", designation },
            { kind: "designate", object: "Bear", designation },
          ],
          "/timeline/2/designation",
          /Bear is .* already/,
        ] as const,
    ),
    [
      "the monarch already",
      [
        { kind: "player", player: "Ann", designation: "monarch" },
        { kind: "player", player: "Ann", designation: "monarch" },
      ],
      "/timeline/1/designation",
      /"monarch" already,.*725\.3/,
    ],
  ];

  for (const [what, steps, pointer, message] of CASES)
    it(`is not ${what}`, () => {
      const fault = faultOf(...steps);
      expect(fault.pointer).to.equal(pointer);
      expect(fault.message).to.match(message);
    });

  it("is an Aura that is a creature, which enchants nothing (CR 303.4d)", () => {
    const both: Card = { ...creature("Licid", 1, 1), types: ["Enchantment", "Creature"], subtypes: ["Aura"] };
    expect(play(both).object("Licid").attachedTo).to.equal(null);
    expect(play(enchantment("Plain")).object("Plain").attachedTo).to.equal(null);
  });

  it("is the monarch again after somebody else, or the same creature anew", () => {
    const crown = (player: string): Step => ({ kind: "player", player, designation: "monarch" });
    const grow: Step = { kind: "designate", object: "Bear", designation: "monstrous" };
    const away: Step = { kind: "moves", object: "Bear", to: "hand" };
    const back: Step = { kind: "moves", object: "Bear", to: "battlefield" };
    expect(() => play(crown("Ann"), crown("Bob"), crown("Ann"), BEAR, grow, away, back, grow)).not.to.throw();
  });
});
