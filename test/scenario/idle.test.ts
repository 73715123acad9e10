import {
  CLONER,
  DYE,
  enters,
  FEVER,
  GRAVEDIGGER,
  GROWTH,
  LISTENER,
  MIMICRY,
  MUTANT,
  resolves,
  SAYS,
  SWAP,
  testRows,
  WARDEN,
  type Row,
} from "./idle-rows.js";

const TINTS = { affects: { target: true }, does: [{ kind: "setColors", colors: [{ chosen: "color" }] }] };

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
    "an illegal target that is none",
    [GROWTH],
    [resolves({ card: "Growth", targets: ["Bear Cub"], illegalTargets: ["Anthem"] })],
    ['/timeline/3/illegalTargets/0 "Anthem" is not among the targets'],
  ],
  [
    "no target where one is asked for",
    [{ ...GROWTH, name: "Aimed", abilities: [{ ...SAYS, targets: [{ is: { type: "Creature" } }] }] }],
    [resolves({ card: "Aimed", targets: [] })],
    ['/timeline/3/targets "Aimed" has one target, not 0'],
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
    "a choice or X of what does not resolve for want of a legal target",
    [{ ...DYE, name: "Tint", abilities: [{ ...SAYS, effects: [TINTS] }] }],
    [
      resolves({ card: "Tint", targets: ["Bear Cub"], illegalTargets: ["Bear Cub"] }),
      resolves({
        card: "Tint",
        targets: ["Bear Cub"],
        illegalTargets: ["Bear Cub"],
        id: "B",
        choices: { color: "red" },
      }),
      resolves({ card: "Tint", targets: ["Bear Cub"], id: "C" }),
    ],
    [
      '/timeline/4/choices/color "Tint" has no legal target, so it does not resolve and asks for no choice (CR 608.2b)',
      '/timeline/5 "Tint" asks for the choice "color", and it is not made',
    ],
  ],
  [
    "targets or X other than those that were announced",
    [{ ...GROWTH, manaCost: "{X}{G}" }],
    [
      { kind: "casts", player: "Ann", card: "Growth", x: 2, targets: ["Bear Cub"] },
      resolves({ card: "Growth", targets: ["Anthem"], x: 3 }),
      { kind: "casts", player: "Ann", card: "Growth", id: "Good", x: 2, targets: ["Bear Cub"] },
      resolves({ card: "Growth", id: "A copy", targets: ["Anthem"], x: 2 }),
      resolves({ card: "Growth", id: "Itself" }),
    ],
    [
      '/timeline/4/x "Growth" was cast with X = 2 (CR 107.3a), and resolves with 3',
      '/timeline/4/targets "Growth" was cast with the target Bear Cub (CR 115.1), and resolves with the target Anthem',
    ],
  ],
  [
    "a static ability",
    [],
    [resolves({ source: "Anthem", ability: "anthem" })],
    ['/timeline/3/ability "anthem" is a static ability, which does not resolve (CR 113.3d, 604.1)'],
  ],
];

const MOURNER = {
  name: "Mourner",
  types: ["Creature"],
  power: 1,
  toughness: 1,
  madeUp: true,
  abilities: [
    {
      kind: "static",
      id: "mourns",
      affects: { self: true },
      condition: { compare: { thisTurn: "permanents died", by: "you", of: { type: "Creature" } }, atLeast: 1 },
      does: [{ kind: "modifyPowerToughness", power: 1 }],
    },
  ],
};

/* What is told of the turn before the first event. */
const TURN: readonly Row[] = [
  [
    "a number where only what fits is counted",
    [MOURNER],
    [{ kind: "player", player: "Ann", thisTurn: { "permanents died": 1 } }],
    ['/timeline/3/thisTurn/permanents died nothing asks for "permanents died" of this turn'],
  ],
];

describe("what could do nothing in a scenario", () => testRows({ CHOICES, KIN, RESOLVING, TURN }));
