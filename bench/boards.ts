import type { Board } from "../src/rules/board.js";
import { CREATURE_TYPES } from "../src/rules/creature-types.js";
import type { Ability, Card } from "../src/rules/formats.gen.js";
import { rulesetOf } from "../src/rules/rulesets.js";
import type { Ruleset } from "../src/rules/ruleset.js";
import { newPlayer } from "../src/table/table-player.js";
import { Table } from "../src/table/table.js";

/** Sources of continuous effects, in timestamp order, over and over. */
const SOURCES = [
  "Glorious Anthem",
  "Levitation",
  "Goblin King",
  "Blood Moon",
  "Urborg, Tomb of Yawgmoth",
  "Darkest Hour",
  "Crusade",
  "March of the Machines",
  "Nature's Revolt",
  "Mycosynth Lattice",
];

const FILLERS = [
  "Grizzly Bears",
  "Grizzly Bears",
  "Grizzly Bears",
  "Savannah Lions",
  "Savannah Lions",
  "Raging Goblin",
  "Forest",
  "Tundra",
  "Sol Ring",
  "Ornithopter",
];

export type Cards = ReadonlyMap<string, Card>;

export function currentRuleset(): Ruleset {
  const ruleset = rulesetOf("current");
  if (ruleset === undefined) throw new Error("the current ruleset is missing");
  return ruleset;
}

/** A board of these permanents in timestamp order, all under one player. */
function laid(permanents: readonly Card[], token = false): Board {
  const table = Table.laid(currentRuleset(), [newPlayer({ name: "Ann" }), newPlayer({ name: "Bob" })]);
  permanents.forEach((card, n) => {
    table.place({ id: `${card.name} ${n}`, card, owner: 0, controller: 0, zone: "battlefield", token });
  });
  return table.board();
}

/** The same of cards of the corpus, by name. */
export function boardOf(cards: Cards, names: readonly string[], token = false): Board {
  return laid(
    names.map((name) => cardOf(cards, name)),
    token,
  );
}

function cardOf(cards: Cards, name: string): Card {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
}

/** *Mixed n*: so many permanents, so many of them sources of effects, spread evenly among the fillers. */
export function mixed(cards: Cards, size: number, sources: number): Board {
  return boardOf(cards, spread(size, sources, SOURCES, FILLERS));
}

function spread(size: number, sources: number, from: readonly string[], among: readonly string[]): string[] {
  const every = size / sources;
  let placed = 0;
  let filled = 0;
  return Array.from({ length: size }, (_, n) => {
    const isSource = Math.floor(n / every) >= placed && placed < sources;
    return isSource ? pick(from, placed++) : pick(among, filled++);
  });
}

function pick(names: readonly string[], n: number): string {
  return names[n % names.length] ?? "";
}

/** A tenth of the permanents give all creatures +1/+1. */
function anthems(cards: Cards, size: number): Board {
  return boardOf(cards, spread(size, size / 10, ["Glorious Anthem"], ["Grizzly Bears"]));
}

/** Half of the permanents are creatures, and each of the others is attached to one of them. */
function auras(cards: Cards, size: number): Board {
  const aura = made("Bench Aura", "Enchantment", ["Aura"], {
    kind: "static",
    id: "strength",
    affects: { host: true },
    does: [{ kind: "modifyPowerToughness", power: 1, toughness: 2 }],
  });
  const half = size / 2;
  const board = laid([
    ...Array.from({ length: half }, () => cardOf(cards, "Grizzly Bears")),
    ...Array.from({ length: half }, () => aura),
  ]);
  const objects = board.objects.map((object, place) =>
    place < half ? object : { ...object, attachedTo: { kind: "object" as const, object: place - half } },
  );
  return { ...board, objects };
}

/** Every creature counts the lands, which are a tenth of the board, for its own size. */
function definingAbilities(cards: Cards, size: number): Board {
  const lands = { count: { type: "Land" } } as const;
  const creature = made("Bench Counter", "Creature", ["Elemental"], {
    kind: "characteristicDefining",
    id: "size",
    does: [{ kind: "setPowerToughness", power: lands, toughness: lands }],
  });
  const forest = cardOf(cards, "Forest");
  return laid(Array.from({ length: size }, (_, n) => (n % 10 === 0 ? forest : creature)));
}

/** A creature for each of half so many creature types; the n-th of the others makes all of the n-th type the next one too. */
function links(size: number, isLoop: boolean): Board {
  const count = size / 2;
  const typeAt = (n: number): string => CREATURE_TYPES[n % count] ?? "";
  const creatures = Array.from({ length: count }, (_, n) => made("Bench Creature", "Creature", [typeAt(n)]));
  const effects = Array.from({ length: isLoop ? count : count - 1 }, (_, n) =>
    made(`Bench Link ${n}`, "Enchantment", [], {
      kind: "static",
      id: "next",
      affects: { subtype: typeAt(n) },
      does: [{ kind: "addTypes", subtypes: [typeAt(n + 1)] }],
    }),
  );
  // The last first: everything that can wait has to.
  return laid([...creatures, ...effects.toReversed()]);
}

/** All effects but the youngest hang on what the youngest does. */
function allOnOne(size: number): Board {
  const half = size / 2;
  const givers = Array.from({ length: half }, (_, n) =>
    made(`Bench Giver ${n}`, "Enchantment", [], {
      kind: "static",
      id: "give",
      affects: { type: "Creature" },
      does: [{ kind: "addTypes", subtypes: [CREATURE_TYPES[n % CREATURE_TYPES.length] ?? ""] }],
    }),
  );
  const stones = Array.from({ length: half - 1 }, () => made("Bench Stone", "Artifact", []));
  const one = made("Bench Waker", "Enchantment", [], {
    kind: "static",
    id: "wake",
    affects: { type: "Artifact" },
    does: [{ kind: "addTypes", types: ["Creature"] }],
  });
  return laid([...stones, ...givers, one]);
}

function made(
  name: string,
  type: "Artifact" | "Creature" | "Enchantment",
  subtypes: string[],
  ability?: Ability,
): Card {
  return {
    name,
    madeUp: true,
    manaCost: "{2}",
    types: [type],
    ...(subtypes.length === 0 ? {} : { subtypes }),
    ...(type === "Creature" ? { power: 2, toughness: 2 } : {}),
    ...(ability === undefined ? {} : { abilities: [ability] }),
  };
}

export interface Family {
  readonly name: string;
  readonly board: Board;
  /** The literal resolver would take minutes. */
  readonly tooSlow?: true;
}

/** The boards that everybody measures, then one of each family, then how the time grows. */
export function families(cards: Cards, isAll: boolean): Family[] {
  return [
    { name: "Opalescence + Humility", board: boardOf(cards, ["Opalescence", "Humility"]) },
    { name: "mixed 60 / 20 effects", board: mixed(cards, 60, 20) },
    { name: "mixed 100 / 10", board: mixed(cards, 100, 10) },
    { name: "mixed 1000 / 100", board: mixed(cards, 1000, 100), tooSlow: true },
    { name: "anthems only, 100 / 10", board: anthems(cards, 100) },
    { name: "all auras, 100 / 50", board: auras(cards, 100) },
    { name: "all CDAs, 100 / 90", board: definingAbilities(cards, 100) },
    { name: "one loop of 20", board: links(40, true) },
    { name: "chain of 19", board: links(40, false) },
    { name: "everything on one, 40 / 20", board: allOnOne(40) },
    { name: "200 of one card", board: boardOf(cards, Array<string>(200).fill("Goblin King")), tooSlow: true },
    {
      name: "200 tokens and 2 effects",
      board: boardOf(cards, ["Levitation", ...Array<string>(200).fill("Grizzly Bears"), "Glorious Anthem"], true),
    },
    { name: "growth, 100 / 20", board: mixed(cards, 100, 20) },
    { name: "growth, 1000 / 20", board: mixed(cards, 1000, 20), tooSlow: true },
    { name: "growth, 10000 / 20", board: mixed(cards, 10_000, 20), tooSlow: true },
    ...(isAll
      ? ([{ name: "mixed 10000 / 1000", board: mixed(cards, 10_000, 1000), tooSlow: true }] satisfies Family[])
      : []),
  ];
}
