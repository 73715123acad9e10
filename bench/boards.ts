import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "../src/rules/board.js";
import type { Card } from "../src/rules/formats.gen.js";
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

export function readCards(folder: string): Cards {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const cards = files.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Card);
  return new Map(cards.map((card) => [card.name, card]));
}

export function currentRuleset(): Ruleset {
  const ruleset = rulesetOf("current");
  if (ruleset === undefined) throw new Error("the current ruleset is missing");
  return ruleset;
}

/** A board of these permanents in timestamp order, all under one player. */
export function boardOf(cards: Cards, names: readonly string[]): Board {
  const table = Table.laid(currentRuleset(), [newPlayer({ name: "Ann" }), newPlayer({ name: "Bob" })]);
  names.forEach((name, n) => {
    const card = cards.get(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    table.place({ id: `${name} ${n}`, card, owner: 0, controller: 0, zone: "battlefield", token: false });
  });
  return table.board();
}

/** *Mixed n*: so many permanents, so many of them sources of effects, spread evenly among the fillers. */
export function mixed(cards: Cards, size: number, sources: number): Board {
  const every = size / sources;
  let placed = 0;
  let filled = 0;
  const names = Array.from({ length: size }, (_, n) => {
    const isSource = Math.floor(n / every) >= placed && placed < sources;
    return isSource ? pick(SOURCES, placed++) : pick(FILLERS, filled++);
  });
  return boardOf(cards, names);
}

function pick(names: readonly string[], n: number): string {
  return names[n % names.length] ?? "";
}
