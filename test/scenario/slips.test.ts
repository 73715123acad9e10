import {
  card,
  CLONER,
  enters,
  GROWTH,
  half,
  KEEPER,
  MUTANT,
  resolves,
  spell,
  testRows,
  size,
  type Data,
  type Row,
} from "./idle-rows.js";

function activates(ability: string, more: Data = {}): Data {
  return { kind: "activates", player: "Ann", object: "Blade", ability, ...more };
}

const GIFT = spell("Gift", {
  affects: { target: true },
  does: [
    {
      kind: "gainAbilities",
      abilities: ["lifelink", { kind: "keyword", keyword: "protection", from: "red" }],
      oneOf: { chosen: "keyword" },
    },
  ],
});
const LEADER = card("Leader", [
  { kind: "asEnters", id: "asks", choose: "keyword" },
  {
    kind: "static",
    id: "leads",
    affects: { type: "Creature" },
    does: [{ kind: "gainAbilities", abilities: ["flying", "haste"], oneOf: { chosen: "keyword" } }],
  },
]);

const LODGE = card("Lodge", [
  {
    kind: "activated",
    id: "trains",
    puts: [{ on: { target: true }, counter: { chosen: "counter", among: ["flying", "trample"] } }],
  },
]);

function trains(more: Data): Data {
  return { kind: "resolves", source: "Lodge", ability: "trains", controller: "Ann", targets: ["Bear Cub"], ...more };
}

const BECOMES = spell("Becomes", {
  affects: { target: true },
  does: [{ kind: "copy", named: { chosen: "cardName" } }],
});

const BLADE: Data = {
  name: "Blade",
  types: ["Artifact"],
  subtypes: ["Equipment"],
  abilities: [
    { kind: "keyword", keyword: "equip", cost: "{2}" },
    {
      kind: "activated",
      id: "grow",
      cost: "{X}{G}",
      effects: [{ affects: { self: true }, does: [size({ x: true })] }],
    },
    { kind: "static", id: "shines", affects: { host: true }, does: [size(1)] },
  ],
};

const OTHERS: readonly Row[] = [
  [
    "a counter of one's choice that is not chosen, or none of those",
    [LODGE],
    [
      enters("Lodge"),
      trains({ choices: { counter: "flying" } }),
      trains({ choices: { counter: "reach" } }),
      trains({}),
    ],
    [
      '/timeline/5/choices/counter "reach" can not be chosen',
      '/timeline/6 "trains" asks for the choice "counter", and it is not made',
    ],
  ],
  [
    "activating what is not there, or without what it asks for",
    [BLADE],
    [
      enters("Blade"),
      activates("eqip {2}", { targets: ["Bear Cub"] }),
      activates("shines"),
      activates("equip"),
      activates("equip", { targets: ["Bear Cub", "Anthem"] }),
      activates("equip", { targets: ["Bear Cbu"] }),
      activates("grow"),
      activates("equip {2}", { targets: ["Bear Cub"], x: 1 }),
      activates("grow", { x: 1, targets: ["Bear Cub"] }),
    ],
    [
      '/timeline/4/ability the object "Blade" has no ability "eqip {2}" -> equip {2}',
      '/timeline/5/ability "shines" is no activated ability with a cost (CR 602.1)',
      '/timeline/6 "equip" has a target, and none is named',
      '/timeline/7/targets "equip" has one target, not 2',
      '/timeline/8/targets/0 unknown object or player "Bear Cbu" -> Bear Cub',
      '/timeline/9 the cost of "grow" has X, and no X is given',
      '/timeline/10/x the cost of "equip {2}" has no X',
      '/timeline/11/targets "grow" has no target',
    ],
  ],
  [
    "a copy of a card that is not there",
    [BECOMES],
    [
      resolves({ card: "Becomes", targets: ["Bear Cub"], choices: { cardName: "Antem" } }),
      resolves({ card: "Becomes", targets: ["Bear Cub"] }),
      enters("Bear Cub", { id: "B", except: { power: 1 } }),
    ],
    [
      '/timeline/3/choices/cardName unknown card "Antem" -> Anthem',
      '/timeline/4 "Becomes" asks for the choice "cardName", and it is not made',
      '/timeline/5/except "Bear Cub" is no copy, so nothing is excepted',
    ],
  ],
  [
    "the cost of an ability that is not there",
    [BLADE],
    [
      enters("Blade"),
      {
        kind: "check",
        id: "x",
        abilityCosts: { Blade: { "equip {3}": "{2}", shines: "{0}", "equip {2}": "{2}", "{T}: Add {G}": "{0}" } },
      },
    ],
    [
      '/timeline/4/abilityCosts/Blade/equip {3} the object "Blade" has no ability "equip {3}" -> equip {2}',
      '/timeline/4/abilityCosts/Blade/shines "shines" is no activated ability with a cost (CR 602.1)',
    ],
  ],
  [
    "targets of a spell that has none",
    [spell("Calm", { affects: { type: "Creature" }, does: [size(1)] })],
    [
      { kind: "casts", player: "Ann", card: "Calm", targets: ["Bear Cub"] },
      { kind: "casts", player: "Ann", card: "Calm", id: "Calm 2", targets: ["Nobody"] },
      { kind: "casts", player: "Ann", card: "Bear Cub", id: "Cub 2", targets: ["Bear Cub"] },
    ],
    ['/timeline/3/targets "Calm" has no target', '/timeline/4/targets/0 unknown object or player "Nobody"'],
  ],
  [
    "a choice among abilities that is not made, or not among them",
    [GIFT, LEADER],
    [
      resolves({ card: "Gift", targets: ["Bear Cub"] }),
      resolves({ card: "Gift", targets: ["Bear Cub"], choices: { keyword: "lifelnk" } }),
      resolves({ card: "Gift", targets: ["Bear Cub"], choices: { keyword: "lifelink", color: "red" } }),
      resolves({ card: "Gift", targets: ["Bear Cub"], choices: { keyword: "Protection from Red" } }),
      enters("Leader", { choices: { keyword: "lifelink" } }),
    ],
    [
      '/timeline/3 "Gift" asks for the choice "keyword", and it is not made',
      '/timeline/4/choices/keyword "lifelnk" can not be chosen -> lifelink',
      '/timeline/5/choices/color "Gift" asks for no choice "color"',
      '/timeline/7/choices/keyword "lifelink" can not be chosen',
    ],
  ],
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
    "a name that is all but that of a card",
    [spell("Call", { affects: { name: "Bear Cbu" }, does: [{ kind: "loseAllAbilities" }] })],
    [resolves({ card: "Call" })],
    ['/cards/0/abilities/0/effects/0/affects/name nothing is called "Bear Cbu" -> Bear Cub'],
  ],
  [
    "a token that comes to a hand",
    [],
    [enters("Bear Cub", { id: "B", token: true, zone: "hand" })],
    ["/timeline/3/zone no token is created in the zone hand (CR 111.1, 111.8)"],
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
    "a keyword without the cost or number that it always has here",
    [
      card("Guard", [
        { kind: "keyword", keyword: "ward", cost: "{2}" },
        { kind: "keyword", keyword: "flying" },
      ]),
    ],
    [
      enters("Guard"),
      { kind: "check", id: "x", expect: { Guard: { has: ["ward {2}", "flying"] }, "Bear Cub": { lacks: ["ward"] } } },
    ],
    ['/timeline/4/expect/Bear Cub/lacks/0 no ability here is called "ward" alone -> ward {2}'],
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

describe("slips that could do nothing in a scenario", () => testRows({ OTHERS, SLIPS }));
