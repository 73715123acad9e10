import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";

/** The corpus as it lies on disk, seen from dist/test/support. */
const CORPUS = fileURLToPath(new URL("../../../corpus", import.meta.url));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => join(folder, file));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

export function corpusCards(): ReadonlyMap<string, Card> {
  const cards = filesBelow(join(CORPUS, "cards")).map((file) => read(file) as Card);
  return new Map(cards.map((card) => [card.name, card]));
}

export function corpusScenarios(): Scenario[] {
  return filesBelow(join(CORPUS, "scenarios")).map((file) => read(file) as Scenario);
}
