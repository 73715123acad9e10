// The core law: the resolver knows an effect's classification, never its identity; and no code knows a card or a scenario.
//
//   node tools/core-law.mjs [ROOT]

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSource, sourcesBelow } from "./sources.mjs";

const NO_KINDS =
  "the resolver orders effects by layer, timestamp and dependency; what a kind does is written in src/effects, so that a new kind never touches the resolver";
const NO_CARDS =
  "a card is data: code that knows one cannot be trusted with the others; say what it does, not who does it";
const NO_SCENARIOS = "a scenario is data: code that knows one can give its answer without computing it";

/** One-word card names that are also ordinary words, which a comment may well need: they count only as a whole string. */
const ORDINARY_WORDS = new Set(
  `Accelerate Agility Alms Ambush Anger Annex Apathy Archangel Arrest Assembly-Worker Backslide Befuddle Bewilder Blessing Brand Brawl Breach
  Castle Charge Choke Clone Cocoon Confiscate Conquer Conspiracy Conversion Conviction Cooperation Cunning Decimate
  Decomposition Delay Delirium Demotion Desert Diminish Disorient Dominate Donate Downsize Dragon Duplicity Dwindle Encrust
  Enlarge Entangler Equinox Equipoise Exhaustion Expedite Exploration Explore Fear Festival Flashback Flatten Flight Fork
  Formation Fortify Fumble Glory Grounded Hijack Humble Incite Insist Interjection Juggernaut Jump Knife Lance Launch Leap Leapfrog
  Levitation Lifelink Lure Magnify Malfunction Mimic Misstep Moat Mobilization Momentum Morale Mutiny Nightmare Omen
  Oracle Outbreak Overcome Overkill Overrun Overwhelm Panic Persuasion Personify Piracy Plateau Pounce Preacher Procrastinate
  Provoke Python Radiate Rally Reap Recoup Recycle Redeem Reflexes Reiterate Replenish Resize Restrain Retaliation
  Revelation Reverberate Roots Rope Safeguard Scar Sentinel Shackles Shapeshifter Shelter Shimmer Shock Shrink Sleep Smash
  Smoke Soar Soldier Squire Stamina Standardize Startle Stun Subdue Submerge Suppress Suspend Swamp Tangle Tenacity
  Threaten Throttle Torment Transmutation Turn Undergrowth Vigilance Warning Weakness Wish Wonder Wrench`.split(/\s+/),
);
/** Card names that the rules themselves use: the basic land types. Card types and the like are read from the schema. */
const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** Lists of the rules' own words, creature types such as Nightmare among them. */
const WORD_LISTS = /^src\/rules\/(?:creature-types|planeswalker-types|subtypes|keywords)\.ts$/;

const quote = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const lineOf = (text, index) => text.slice(0, index).split("\n").length;

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

function dataBelow(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  return files.map((entry) => [entry.name.replace(/\.json$/, ""), readJson(join(entry.parentPath, entry.name))]);
}

/** The names of the effect kinds: every `kind` with a `const` in the definitions of schema/effect.schema.json. */
function effectKinds(root) {
  const definitions = Object.values(readJson(join(root, "schema/effect.schema.json"))?.$defs ?? {});
  return new Set(
    definitions.map((definition) => definition.properties?.kind?.const).filter((kind) => kind !== undefined),
  );
}

function cardNames(root) {
  const vocabulary = Object.values(readJson(join(root, "schema/selector.schema.json"))?.$defs ?? {});
  const words = new Set([...BASIC_LAND_TYPES, ...vocabulary.flatMap((definition) => definition.enum ?? [])]);
  const names = dataBelow(join(root, "corpus/cards")).flatMap(([, card]) => [card.name, card.back?.name]);
  return [...new Set(names)].filter((name) => typeof name === "string" && name.length >= 4 && !words.has(name)).sort();
}

/** Finds whole words: `names` anywhere in a text, not as part of a longer word or slug. */
function finder(names) {
  if (names.length === 0) return () => [];
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(quote);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}_-])`, "gu");
  return (text) => [...text.matchAll(pattern)].map((match) => ({ text: match[0], line: lineOf(text, match.index) }));
}

/** @returns {{ file: string, line: number, what: string, why: string }[]} */
export function brokenSecrets(root) {
  const broken = [];
  const kinds = effectKinds(root);
  for (const file of sourcesBelow(root, "src/resolver")) {
    for (const { text, line } of readSource(root, file).strings) {
      if (kinds.has(text)) broken.push({ file, line, what: `names the effect kind "${text}"`, why: NO_KINDS });
    }
  }

  const cards = cardNames(root);
  const plain = new Set(cards.filter((name) => ORDINARY_WORDS.has(name)));
  const cardsIn = finder(cards.filter((name) => !plain.has(name)));
  const ids = [
    ...new Set(dataBelow(join(root, "corpus/scenarios")).map(([slug, scenario]) => scenario.id ?? slug)),
  ].sort();
  const scenariosIn = finder(ids.filter((id) => id.includes("-")));
  const shortIds = new Set(ids.filter((id) => !id.includes("-")));

  for (const file of ["src", "workers", "reports"].flatMap((folder) => sourcesBelow(root, folder))) {
    if (file.endsWith(".gen.ts")) continue;
    const { text: whole, strings } = readSource(root, file);
    for (const { text, line } of cardsIn(whole))
      broken.push({ file, line, what: `names the card ${text}`, why: NO_CARDS });
    for (const { text, line } of scenariosIn(whole))
      broken.push({ file, line, what: `names the scenario ${text}`, why: NO_SCENARIOS });
    for (const { text, line } of strings) {
      if (plain.has(text) && !WORD_LISTS.test(file))
        broken.push({ file, line, what: `names the card ${text}`, why: NO_CARDS });
      if (shortIds.has(text)) broken.push({ file, line, what: `names the scenario ${text}`, why: NO_SCENARIOS });
    }
  }
  return broken;
}

const root = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(new URL("..", import.meta.url));
const broken = brokenSecrets(root);
for (const { file, line, what, why } of broken) console.error(`${file}:${line} ${what}\n    ${why}`);
if (broken.some(({ why }) => why === NO_CARDS)) {
  console.error("(an ordinary word that is also a card's name belongs in ORDINARY_WORDS of tools/core-law.mjs)");
}
if (broken.length > 0) process.exitCode = 1;
