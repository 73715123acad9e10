import { expect } from "chai";
import { checked, withoutPlaces } from "./files.js";

/* What can do nothing is no event: each of these is a fault, with its place, or none because something could ask for it. */

type Data = Record<string, unknown>;

/** [what, cards of the scenario's own, events after Bear Cub and Anthem have entered, what is wrong] */
type Row = readonly [what: string, cards: readonly Data[], events: readonly Data[], faults: readonly string[]];

const LISTENER = card("Listener", [{ kind: "asEnters", id: "hears", choose: "creatureType" }]);
const KEEPER = card("Keeper", [
  { kind: "static", id: "keeps", affects: { linked: "exiled" }, does: [{ kind: "loseAllAbilities" }] },
]);
const CLONER = card("Cloner", [{ kind: "asEnters", id: "copies", copy: { of: { type: "Creature" } } }]);
const MUTANT = card("Mutant", [{ kind: "keyword", keyword: "mutate", cost: "{G}" }]);
const MIMICRY = spell("Mimicry", { affects: { target: true }, does: [{ kind: "copy", of: "chosenObject" }] });
const GRAVEDIGGER = card("Gravedigger", [
  {
    kind: "static",
    id: "digs",
    affects: { self: true },
    does: [{ kind: "gainFullText", of: { topOf: "graveyard" } }],
  },
]);
const WARDEN = card("Warden", [
  {
    kind: "static",
    id: "teaches",
    affects: { type: "Creature" },
    does: [{ kind: "gainAbilities", abilities: [{ kind: "asEnters", id: "learns", choose: "lesson" }] }],
  },
]);
const GROWTH = spell("Growth", { affects: { target: true }, does: [size(3)] });
const SAYS = { kind: "spell", id: "does", effects: [{ affects: { target: true }, does: [size(3)] }] };
const SWAP = spell("Swap", { affects: { anyOf: [{ target: 1 }, { target: 2 }] }, does: [size(1)] });
const FEVER = spell("Fever", { affects: { type: "Creature" }, does: [size({ x: true })] });
const DYE = spell("Dye", {
  affects: { type: "Creature" },
  does: [{ kind: "setColors", colors: [{ chosen: "color" }] }],
});

function card(name: string, abilities: readonly Data[]): Data {
  return { name, types: ["Creature"], power: 1, toughness: 1, abilities };
}

function half(name: string, whole: string): Data {
  return { ...card(name, []), layout: "meld", back: { name: whole, types: ["Creature"], power: 9, toughness: 9 } };
}

function spell(name: string, effect: Data, more: Data = {}): Data {
  return { name, types: ["Instant"], abilities: [{ kind: "spell", id: "does", effects: [effect], ...more }] };
}

function size(power: unknown): Data {
  return { kind: "modifyPowerToughness", power, toughness: 0 };
}

function enters(name: string, more: Data = {}): Data {
  return { kind: "enters", card: name, controller: "Ann", ...more };
}

function resolves(more: Data): Data {
  return { kind: "resolves", controller: "Ann", ...more };
}

const CHOICES: readonly Row[] = [
  [
    "a choice under another name",
    [LISTENER],
    [enters("Listener", { choices: { type: "Goblin" } })],
    ['/timeline/3/choices/type "Listener" asks for no choice "type" -> creatureType'],
  ],
  [
    "a choice for a card without one",
    [LISTENER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Bear Cub", { id: "B", choices: { color: "red" } }),
    ],
    ['/timeline/4/choices/color "Bear Cub" asks for no choice "color"'],
  ],
  [
    "no choice of a card that could be a copy",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Listener", choices: { creatureType: "Elf" } }),
    ],
    [],
  ],
  [
    "no choice that an ability of another asks for",
    [WARDEN],
    [enters("Warden"), enters("Bear Cub", { id: "B", choices: { lesson: "one" } })],
    [],
  ],
  [
    "a choice made anew that nothing asks for",
    [],
    [{ kind: "choose", object: "Bear Cub", choices: { color: "red" } }],
    ['/timeline/3/choices/color "Bear Cub" asks for no choice "color"'],
  ],
  [
    "a choice of a spell that asks for another",
    [DYE],
    [resolves({ card: "Dye", choices: { colour: "red", color: "blue" } })],
    ['/timeline/3/choices/colour "Dye" asks for no choice "colour" -> color'],
  ],
  [
    "a choice that a spell asks for",
    [DYE],
    [resolves({ card: "Dye" })],
    ['/timeline/3 "Dye" asks for the choice "color", and it is not made'],
  ],
];

/* Whose choices a board is held against: what an object could have copied, borrowed or been given by then. */
const KIN: readonly Row[] = [
  [
    "a choice of a bystander where something copies",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Listener", choices: { creatureType: "Elf" } }),
      enters("Bear Cub", { id: "B", choices: { creatureType: "Elf" } }),
    ],
    ['/timeline/5/choices/creatureType "Bear Cub" asks for no choice "creatureType"'],
  ],
  [
    "a choice of a copy of what asks for none",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Bear Cub", choices: { creatureType: "Elf" } }),
    ],
    ['/timeline/4/choices/creatureType "Cloner" asks for no choice "creatureType"'],
  ],
  [
    "no choice of a copy of a copy",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Listener", choices: { creatureType: "Elf" } }),
      enters("Cloner", { id: "C", copyOf: "Cloner", choices: { creatureType: "Orc" } }),
    ],
    [],
  ],
  [
    "a slip for a choice that the original asks for",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Listener", choices: { type: "Elf" } }),
    ],
    ['/timeline/4/choices/type "Cloner" asks for no choice "type" -> creatureType'],
  ],
  [
    "a choice of what was a copy before it left",
    [LISTENER, CLONER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Cloner", { copyOf: "Listener", choices: { creatureType: "Elf" } }),
      { kind: "moves", object: "Cloner", to: "hand" },
      { kind: "moves", object: "Cloner", to: "battlefield", choices: { creatureType: "Elf" } },
    ],
    ['/timeline/6/choices/creatureType "Cloner" asks for no choice "creatureType"'],
  ],
  [
    "a choice of whatever a resolution does not make a copy",
    [LISTENER, MIMICRY],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Bear Cub", { id: "B" }),
      resolves({ card: "Mimicry", targets: ["Bear Cub"], chosenObjects: ["Listener"] }),
      { kind: "choose", object: "Bear Cub", choices: { creatureType: "Orc" } },
      { kind: "choose", object: "B", choices: { creatureType: "Orc" } },
    ],
    ['/timeline/7/choices/creatureType "Bear Cub" asks for no choice "creatureType"'],
  ],
  [
    "a choice of a merged permanent's neighbour",
    [LISTENER, MUTANT],
    [
      { kind: "merges", card: "Mutant", onto: "Bear Cub", position: "top" },
      { kind: "choose", object: "Bear Cub", choices: { creatureType: "Orc" } },
    ],
    ['/timeline/4/choices/creatureType "Bear Cub" asks for no choice "creatureType"'],
  ],
  [
    "a choice that only what is in another zone has",
    [LISTENER, GRAVEDIGGER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Gravedigger"),
      { kind: "choose", object: "Gravedigger", choices: { creatureType: "Orc" } },
    ],
    ['/timeline/5/choices/creatureType "Gravedigger" asks for no choice "creatureType"'],
  ],
  [
    "no choice of what borrows from where it is",
    [LISTENER, GRAVEDIGGER],
    [
      enters("Listener", { choices: { creatureType: "Elf" } }),
      enters("Gravedigger"),
      { kind: "moves", object: "Listener", to: "graveyard" },
      { kind: "choose", object: "Gravedigger", choices: { creatureType: "Orc" } },
    ],
    [],
  ],
  [
    "a choice before anything gives its ability",
    [WARDEN],
    [enters("Bear Cub", { id: "B", choices: { lesson: "one" } }), enters("Warden")],
    ['/timeline/3/choices/lesson "Bear Cub" asks for no choice "lesson"'],
  ],
];

const RESOLVING: readonly Row[] = [
  [
    "a target of what has none",
    [DYE],
    [resolves({ card: "Dye", choices: { color: "red" }, targets: ["Bear Cub"] })],
    ['/timeline/3/targets "Dye" has no target'],
  ],
  [
    "the same target twice",
    [GROWTH],
    [resolves({ card: "Growth", targets: ["Bear Cub", "Bear Cub"] })],
    ['/timeline/3/targets/1 "Bear Cub" is a target of "Growth" already (CR 115.3)'],
  ],
  [
    "too few and too many targets that have numbers",
    [SWAP],
    [
      resolves({ card: "Swap", targets: ["Bear Cub"] }),
      resolves({ card: "Swap", id: "Other", targets: ["Bear Cub", "Anthem", "Ann"] }),
      resolves({ card: "Swap", id: "Good", targets: ["Bear Cub", "Anthem"] }),
    ],
    [
      '/timeline/3/targets "Swap" speaks of 2 targets, and 1 is named',
      '/timeline/4/targets/2 "Swap" has 2 targets, not 3',
    ],
  ],
  [
    "X that is not given",
    [FEVER],
    [resolves({ card: "Fever" })],
    ["/timeline/3 what resolves uses X, and no X is given"],
  ],
  [
    "X of what has none",
    [GROWTH],
    [resolves({ card: "Growth", targets: ["Bear Cub"], x: 2 })],
    ["/timeline/3/x nothing about what resolves is X"],
  ],
  [
    "no X that is paid",
    [{ ...GROWTH, manaCost: "{X}{G}" }],
    [resolves({ card: "Growth", targets: ["Bear Cub"], x: 2 })],
    [],
  ],
  [
    "more or fewer targets than the card says",
    [
      { ...GROWTH, name: "Two", abilities: [{ ...SAYS, targets: 2 }] },
      { ...GROWTH, name: "Up to one", abilities: [{ ...SAYS, targets: { upTo: 1 } }] },
    ],
    [
      resolves({ card: "Two", targets: ["Bear Cub"] }),
      resolves({ card: "Two", id: "Good", targets: ["Bear Cub", "Anthem"] }),
      resolves({ card: "Up to one", targets: [] }),
      resolves({ card: "Up to one", id: "More", targets: ["Bear Cub", "Anthem"] }),
    ],
    ['/timeline/3/targets "Two" has 2 targets, not 1', '/timeline/6/targets "Up to one" has up to one target, not 2'],
  ],
  [
    "X of a spell that is cast",
    [{ ...GROWTH, manaCost: "{X}{G}" }],
    [
      { kind: "casts", player: "Ann", card: "Growth" },
      { kind: "casts", player: "Ann", card: "Growth", id: "Good", x: 2 },
      { kind: "casts", player: "Ann", card: "Growth", id: "Free", alternative: "without paying its mana cost" },
      { kind: "casts", player: "Ann", card: "Bear Cub", id: "B", x: 1 },
    ],
    ['/timeline/3 the cost "{X}{G}" has X, and no X is given', '/timeline/6/x no cost of "Bear Cub" has X'],
  ],
  [
    "a static ability",
    [],
    [resolves({ source: "Anthem", ability: "anthem" })],
    ['/timeline/3/ability "anthem" is a static ability, which does not resolve (CR 113.3d, 604.1)'],
  ],
];

const OTHERS: readonly Row[] = [
  [
    "a link that nobody reads",
    [KEEPER],
    [
      enters("Keeper", { links: { exield: ["Anthem"] } }),
      { kind: "link", object: "Bear Cub", as: "exiled", objects: ["Anthem"] },
      { kind: "link", object: "Keeper", as: "exiled", objects: ["Anthem"] },
    ],
    [
      '/timeline/3/links/exield no ability of "Keeper" speaks of objects that are "exield" -> exiled',
      '/timeline/4/as no ability of "Bear Cub" speaks of objects that are "exiled"',
    ],
  ],
  [
    "a designation that nobody knows",
    [],
    [
      { kind: "designate", object: "Bear Cub", designation: "monstruous" },
      { kind: "designate", object: "Bear Cub", designation: "monstrous" },
      { kind: "player", player: "Ann", designation: "monarc" },
    ],
    [
      '/timeline/3/designation no rule has a designation "monstruous", and no card here asks for it -> monstrous',
      '/timeline/5/designation no rule has a designation "monarc", and no card here asks for it -> monarch',
    ],
  ],
  [
    "counters that are all but a kind",
    [],
    [
      { kind: "counters", object: "Bear Cub", add: { "+1/1": 1, chagre: 1, wisdom: 1, "+0/+2": 1, cheer: 1 } },
      enters("Bear Cub", { id: "B", counters: { Flying: 1 } }),
      { kind: "player", player: "Ann", counters: { poisons: 1 } },
    ],
    [
      '/timeline/3/add/+1~11 there are no "+1/1" counters -> +1/+1',
      '/timeline/3/add/chagre nothing knows "chagre" counters -> charge',
      '/timeline/4/counters/Flying nothing knows "Flying" counters -> flying',
      '/timeline/5/counters/poisons nothing knows "poisons" counters -> poison',
    ],
  ],
  [
    "a copy that nothing makes",
    [CLONER],
    [
      enters("Bear Cub", { id: "B", copyOf: "Anthem" }),
      enters("Bear Cub", { id: "C", copyOf: "Anthem", token: true }),
      enters("Cloner", { copyOf: "Bear Cub" }),
      enters("Bear Cub", { id: "D", textBoxOf: "Anthem" }),
    ],
    [
      '/timeline/3/copyOf nothing makes "Bear Cub" a copy as it comes',
      '/timeline/6/textBoxOf nothing makes "Bear Cub" exchange text boxes',
    ],
  ],
  [
    "melding what is no pair",
    [
      half("Left", "Whole"),
      half("Right", "Whole"),
      half("Stranger", "Other"),
      { ...half("Turner", "Whole"), layout: "transform" },
      card("Plain", []),
    ],
    [
      enters("Left", { id: "A", meldedWith: "Right" }),
      enters("Left", { id: "B", meldedWith: "Plain" }),
      enters("Left", { id: "C", meldedWith: "Stranger" }),
      enters("Left", { id: "D", meldedWith: "Turner" }),
      enters("Left", { id: "E", meldedWith: "Left" }),
      enters("Left", { id: "F", meldedWith: "Right", token: true }),
    ],
    [
      '/timeline/5/meldedWith "Left" and "Stranger" have no combined face in common (CR 701.42b)',
      '/timeline/6/meldedWith "Left" and "Turner" have no combined face in common (CR 701.42b)',
      '/timeline/7/meldedWith two cards called "Left" are no meld pair (CR 701.42b)',
      "/timeline/8/meldedWith a token does not meld (CR 701.42b)",
    ],
  ],
  [
    "melding with another card than the one that the card names",
    [
      { ...half("Left", "Whole"), meld: { with: "Right", into: "Whole" } },
      { ...card("Right", []), layout: "meld", meld: { with: "Left", into: "Whole" } },
      card("Plain", []),
      { ...half("Silent", "Whole") },
    ],
    [
      enters("Left", { id: "A", meldedWith: "Right" }),
      enters("Left", { id: "B", meldedWith: "Plain" }),
      enters("Right", { id: "C", meldedWith: "Left" }),
      enters("Silent", { id: "D", meldedWith: "Right" }),
    ],
    [
      '/timeline/4/meldedWith "Left" melds with "Right", not with "Plain" (CR 701.42b) -> Right',
      '/timeline/5/meldedWith the combined face is on the card "Left"',
      '/timeline/6/meldedWith "Right" melds with "Left", not with "Silent" (CR 701.42b)',
    ],
  ],
  [
    "merging what does not mutate",
    [MUTANT],
    [
      { kind: "merges", card: "Mutant", onto: "Bear Cub", position: "top" },
      { kind: "merges", card: "Bear Cub", id: "B", onto: "Bear Cub", position: "top" },
    ],
    ['/timeline/4/card "Bear Cub" does not mutate, so it does not merge'],
  ],
];

/* Slips as a newcomer makes them: each is told where it is, with what was probably meant. */
const SLIPS: readonly Row[] = [
  [
    "a player as the target of what is done to objects",
    [GROWTH],
    [resolves({ card: "Growth", targets: ["Bob"] })],
    ['/timeline/3/targets/0 "Bob" is a player, and "Growth" does something to objects only'],
  ],
  [
    "an object as the target of what is done to players",
    [spell("Gift", { does: [{ kind: "playerGains", player: "targetPlayer", abilities: ["hexproof"] }] })],
    [resolves({ card: "Gift", targets: ["Bear Cub"] })],
    ['/timeline/3/targets/0 "Bear Cub" is an object, and "Gift" does something to players only'],
  ],
  [
    "a permanent card that resolves as if it did something",
    [],
    [resolves({ card: "Bear Cub" })],
    ['/timeline/3/card "Bear Cub" is no instant or sorcery: nothing would happen here'],
  ],
  [
    "an instant on the battlefield",
    [GROWTH],
    [
      enters("Growth"),
      enters("Growth", { id: "Card", zone: "graveyard" }),
      enters("Growth", { id: "M", faceDown: true }),
    ],
    ['/timeline/3/card "Growth" does not enter the battlefield (CR 304.4, 307.4)'],
  ],
  [
    "a status and a controller where there are none",
    [],
    [
      enters("Bear Cub", { id: "B", zone: "hand", tapped: true }),
      { kind: "moves", object: "Bear Cub", to: "graveyard", tapped: true, controller: "Ann" },
    ],
    [
      "/timeline/3/tapped an object in the zone hand is not tapped (CR 110.5d)",
      "/timeline/4/tapped an object in the zone graveyard is not tapped (CR 110.5d)",
      "/timeline/4/controller a card in the zone graveyard has no controller (CR 108.4)",
    ],
  ],
  [
    "counters of a size that is written in another way",
    [],
    [
      { kind: "counters", object: "Bear Cub", add: { "+1+1": 1 } },
      { kind: "counters", object: "Bear Cub", add: { "1/1": 1, "-1-1": 1 } },
      { kind: "check", id: "x", expect: { "Bear Cub": { counters: { "+1+1": 0 } } } },
    ],
    [
      '/timeline/3/add/+1+1 there are no "+1+1" counters -> +1/+1',
      '/timeline/4/add/1~11 there are no "1/1" counters -> +1/+1',
      '/timeline/4/add/-1-1 there are no "-1-1" counters -> -1/-1',
      '/timeline/5/expect/Bear Cub/counters/+1+1 there are no "+1+1" counters -> +1/+1',
    ],
  ],
  [
    "what no object could ever be",
    [],
    [
      {
        kind: "check",
        id: "x",
        expect: {
          "Bear Cub": {
            types: ["Creature", "Creature"],
            has: ["flying", "Artifact"],
            lacks: ["flying", "Creature"],
            manaCost: "1g",
          },
        },
      },
    ],
    [
      '/timeline/3/expect/Bear Cub/types/1 "Creature" stands twice',
      '/timeline/3/expect/Bear Cub/lacks/0 "flying" is expected to be there and to be lacking',
      '/timeline/3/expect/Bear Cub/lacks/1 "Creature" stands in types',
      '/timeline/3/expect/Bear Cub/manaCost "1g" is no mana cost -> {1}{G}',
    ],
  ],
  [
    "a type of a card that is all but one",
    [],
    [{ kind: "check", id: "x", expect: { "Bear Cub": { lacks: ["Artefact", "Legendry"] } } }],
    [
      '/timeline/3/expect/Bear Cub/lacks/0 unknown subtype "Artefact" -> Artifact',
      '/timeline/3/expect/Bear Cub/lacks/1 unknown subtype "Legendry" -> Legendary',
    ],
  ],
];

describe("what could do nothing in a scenario", () => {
  for (const [group, rows] of Object.entries({ CHOICES, KIN, RESOLVING, OTHERS, SLIPS })) {
    describe(group.toLowerCase(), () => {
      for (const [what, cards, events, faults] of rows) {
        it(what, () => {
          const found = checked((scenario) => {
            scenario["cards"] = cards;
            scenario.timeline.push(...events);
          });
          expect(withoutPlaces(found)).to.deep.equal(faults);
        });
      }
    });
  }
});
