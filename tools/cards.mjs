// Makes the library anew of printed card facts, with the compiler as it is, and says what that changes.
//
//   npm run cards -- FACTS.json [--accept] [--check] [--into FOLDER]
//
// FACTS.json is a list of cards: name, manaCost, types, subtypes, supertypes, colorIndicator, power, toughness, loyalty,
// defense, oracle, and of cards with more faces layout and faces. The texts are read and never written.
// Where a definition that the library has would change, nothing is written and the status is 1: look at what is listed,
// then run it again with --accept. FOLDER is library/ if left out. With --check nothing is written whatever changes, and the
// status is 1 if anything would.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entryOf } from "../dist/src/library/entry-of.js";
import { entryLine, readEntry } from "../dist/src/library/entry.js";
import { changesBetween, grouped, needsLook, shelfTexts } from "../dist/src/library/changes.js";
import { root } from "./generated.mjs";

/** Creature types that have been called otherwise since the facts were written down (2024). */
const RENAMED = { Naga: "Snake", Viashino: "Lizard" };
const LETTERS = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
const MOST_NAMES = 6;

const renamed = (text) => text.replace(/\b(?:Naga|Viashino)\b/g, (word) => RENAMED[word]);

function faceOf({ name, manaCost, types, subtypes, supertypes, colorIndicator, oracle, ...rest }) {
  const left = [...supertypes, ...types].join(" ");
  const kinds = [...new Set(subtypes.map((word) => RENAMED[word] ?? word))];
  return {
    name,
    mana_cost: manaCost ?? "",
    type_line: kinds.length === 0 ? left : `${left} — ${kinds.join(" ")}`,
    // A card's own name stays.
    oracle_text: (oracle ?? "").split(name).map(renamed).join(name),
    ...Object.fromEntries(["power", "toughness", "loyalty", "defense"].map((key) => [key, rest[key]])),
    ...(colorIndicator && { color_indicator: colorIndicator.map((color) => LETTERS[color] ?? color) }),
  };
}

/** A card in the fields that the compiler reads. */
export function cardText(facts) {
  const { name, layout = "normal", faces } = facts;
  return faces === undefined ? { ...faceOf(facts), layout } : { name, layout, card_faces: faces.map(faceOf) };
}

function libraryNow() {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map(readEntry);
}

const [path, ...options] = process.argv.slice(2);
const into = options.indexOf("--into");
const folder = into < 0 ? join(root, "library") : (options[into + 1] ?? "");
if (path === undefined || path.startsWith("-")) {
  console.error("usage: npm run cards -- FACTS.json [--accept] [--check] [--into FOLDER]");
  process.exit(2);
}
const facts = JSON.parse(readFileSync(path, "utf8"));
const before = libraryNow();
const cards = new Map();
for (const each of facts) {
  const entry = entryOf(cardText(each));
  if (!cards.has(entry.card.name)) cards.set(entry.card.name, entry);
}
const changes = changesBetween(before, cards.values());

const states = {};
for (const { state } of cards.values()) states[state] = (states[state] ?? 0) + 1;
console.log(
  `${cards.size} cards: ${Object.entries(states)
    .map(([state, count]) => `${count} ${state}`)
    .join(", ")}`,
);
for (const { kind, gone, come, names } of grouped(before.length === 0 ? [] : changes)) {
  const more = names.length - MOST_NAMES;
  console.log(
    `\n${kind}, ${names.length}: ${names.slice(0, MOST_NAMES).join(" | ")}${more > 0 ? ` and ${more} more` : ""}`,
  );
  for (const template of gone) console.log(`  - ${template}`);
  for (const template of come) console.log(`  + ${template}`);
}
const looked = changes.filter(needsLook);
if (looked.length > 0 && !options.includes("--accept")) {
  console.log(`\nDefinitions that the library has and that would change: ${looked.length}`);
  for (const { before: was, after } of looked) {
    console.log(`  - ${entryLine(was)}`);
    if (after !== undefined) console.log(`  + ${entryLine(after)}`);
  }
  console.log("\nNothing was written. If that is right: npm run cards -- FACTS.json --accept");
  process.exit(1);
}
if (options.includes("--check")) process.exit(changes.length === 0 ? 0 : 1);
const texts = shelfTexts(cards.values());
for (const name of readdirSync(folder)) if (name.endsWith(".jsonl")) rmSync(join(folder, name));
for (const [letter, text] of texts) writeFileSync(join(folder, `${letter}.jsonl`), text);
console.log(`\n${changes.length} cards changed; ${folder} is written.`);
