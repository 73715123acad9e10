import { readValue } from "../../names/read-value.js";
import type { CheckedValue, Color, Resolution, ResolvedObject } from "../../rules/formats.gen.js";
import { COLORS, isColor } from "../../rules/colors.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../../rules/subtype-set.js";
import type { ReasonId } from "../reason.js";
import { javaString } from "./java.js";
import type { Seat } from "./script.js";
import { ABILITY_WORDS, COUNTER_WORDS, PERMANENT_TYPES, SUBTYPE_SAMPLE, SUPERTYPE_QUESTIONS } from "./words.js";
import { listOfWord } from "../../rules/word-list.js";
import { own } from "../../rules/own.js";
import { constant } from "../counters.js";

/** A row of a check as lines of Java that assert it, or why it is left out. */
export type Assertion =
  | { readonly lines: readonly string[]; readonly why?: undefined }
  | { readonly lines?: undefined; readonly why: ReasonId };

const UNKNOWN: Assertion = { why: "characteristic" };
const AMBIGUOUS: Assertion = { why: "same-name" };

function asserted(...lines: readonly string[]): Assertion {
  return { lines };
}

/** Where an object is after the run. */
interface Address {
  readonly name: string;
  readonly seat: Seat;
  /** The permanents of this name that the player controls, their number, and how many both players control. */
  readonly namesakes: readonly ResolvedObject[];
  readonly own: number;
  readonly all: number;
}

/** What the assertions of a check refer to: its rows, the state that a correct engine has, and the players' seats. */
export interface View {
  readonly rows: readonly CheckedValue[];
  readonly resolution: Resolution;
  readonly seats: ReadonlyMap<string, Seat>;
  /** Keywords that any card of the scenario mentions: an object may wrongly have them. */
  readonly mentioned: ReadonlySet<string>;
  /** Hands contain only cards of the scenario. */
  readonly handsAreKnown: boolean;
  /** Nothing was tapped for mana, and there was no untap step. */
  readonly tappingIsKnown: boolean;
}

const LETTERS: Readonly<Record<Color, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** The assertion of each row, in row order; if one command asserts two rows, the second has no lines. */
export function assertionsFor(view: View): (Assertion & { readonly row: CheckedValue })[] {
  return view.rows.map((row) => ({ row, ...assertionOf(row, view) }));
}

function assertionOf(row: CheckedValue, view: View): Assertion {
  if (!row.ok) return { why: "state-based-first" };
  if (view.seats.has(row.subject)) return ofPlayer(row, view);
  const found = own(view.resolution.objects, row.subject);
  if (found === undefined || (row.characteristic === "exists" && row.expected === false)) return UNKNOWN;
  if (found.zone !== "battlefield") return elsewhere(row, found, view);
  const address = addressOf(found, view);
  return "why" in address ? address : onBattlefield(row, found, address, view);
}

function ofPlayer({ subject, characteristic, expected }: CheckedValue, { seats, handsAreKnown }: View): Assertion {
  const seat = seats.get(subject);
  if (characteristic === "life") return asserted(`assertLife(${seat}, ${String(expected)});`);
  if (characteristic === "hand" && handsAreKnown) return asserted(`assertHandCount(${seat}, ${String(expected)});`);
  return UNKNOWN;
}

/** Cards off the battlefield can only be counted. */
function elsewhere(row: CheckedValue, found: ResolvedObject, { resolution, seats, handsAreKnown }: View): Assertion {
  const { zone, name, owner } = found;
  const assertion = { graveyard: "assertGraveyardCount", exile: "assertExileCount", hand: "assertHandCount" };
  if (row.characteristic !== "zone" && row.characteristic !== "name") return UNKNOWN;
  if (zone !== "graveyard" && zone !== "exile" && zone !== "hand") return UNKNOWN;
  if (name === null || name.includes(" // ") || (zone === "hand" && !handsAreKnown)) return UNKNOWN;
  const same = Object.values(resolution.objects).filter(
    (other) => other.zone === zone && other.name === name && other.owner === owner,
  );
  return asserted(`${assertion[zone]}(${seats.get(owner)}, ${javaString(name)}, ${same.length});`);
}

function addressOf(found: ResolvedObject, { resolution, seats }: View): Address | { readonly why: ReasonId } {
  const seat = seats.get(found.controller);
  if (found.name === null || seat === undefined) return { why: "nameless" };
  const same = Object.values(resolution.objects).filter(
    ({ zone, name }) => zone === "battlefield" && name === found.name,
  );
  const namesakes = same.filter(({ controller }) => controller === found.controller);
  return { name: found.name, seat, namesakes, own: namesakes.length, all: same.length };
}

type Command = (row: CheckedValue, at: Address, found: ResolvedObject, view: View) => Assertion;

/** Commands about every permanent of a name that a player controls. */
const SHARED: Readonly<Record<string, Command>> = {
  name: countOf,
  controller: countOf,
  zone: countOf,
  exists: countOf,
  power: (row, at, _, view) => size(row, at, view, ["power", "toughness"]),
  toughness: (row, at, _, view) => size(row, at, view, ["power", "toughness"]),
  basePower: (row, at, _, view) => size(row, at, view, ["basePower", "baseToughness"]),
  baseToughness: (row, at, _, view) => size(row, at, view, ["basePower", "baseToughness"]),
};

function countOf(_: CheckedValue, at: Address): Assertion {
  return asserted(`assertPermanentCount(${at.seat}, ${javaString(at.name)}, ${at.own});`);
}

function onBattlefield(row: CheckedValue, found: ResolvedObject, at: Address, view: View): Assertion {
  const { characteristic } = row;
  const shared = own(SHARED, characteristic);
  if (shared !== undefined) return shared(row, at, found, view);
  // All other commands address a permanent by name, so its controller must have only one of that name.
  if (at.own > 1) return AMBIGUOUS;
  const value = readValue(characteristic);
  if (value.kind === "has" && value.times > 1) return { why: "ability-name" };
  if (value.kind === "has" || value.kind === "lacks") return word(value.word, value.kind === "has", found, at);
  if (value.kind === "counters") return counter(value.counter, row.expected, at);
  const command = own(COMMANDS, characteristic);
  return command === undefined ? UNKNOWN : command(row, at, found, view);
}

/** Power and toughness of all permanents of the name that the player controls; noncreatures have 0/0 there. */
function size(row: CheckedValue, at: Address, { rows }: View, [first, second]: readonly [string, string]): Assertion {
  if (typeof row.expected !== "number") return UNKNOWN;
  const value = (name: string): number | undefined => {
    const found = rows.find(
      ({ subject, characteristic, ok }) => ok && subject === row.subject && characteristic === name,
    );
    return typeof found?.expected === "number" ? found.expected : undefined;
  };
  const [power, toughness] = [value(first), value(second)];
  const isBase = first === "basePower";
  if (power !== undefined && toughness !== undefined) {
    const alike = isBase
      ? at.own === 1
      : at.namesakes.every((other) => other.power === power && other.toughness === toughness);
    if (!alike) return AMBIGUOUS;
    if (row.characteristic === second) return asserted();
    const name = javaString(at.name);
    return isBase
      ? asserted(`assertBasePowerToughness(${at.seat}, ${name}, ${power}, ${toughness});`)
      : asserted(`assertPowerToughness(${at.seat}, ${name}, ${power}, ${toughness}, Filter.ComparisonScope.All);`);
  }
  if (isBase) return UNKNOWN;
  if (at.own > 1) return AMBIGUOUS;
  const getter = row.characteristic === "power" ? "getPower" : "getToughness";
  return equal(row.expected, at, `${getter}().getValue()`);
}

/** What a method of the permanent gives, as Java writes the value. */
function equal(value: unknown, at: Address, method: string): Assertion {
  return asserted(`Assert.assertEquals(${String(value)}, ${permanent(at)}.${method});`);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  types: ({ expected }, at) => types(listOf(expected), at),
  subtypes: ({ expected }, at) => subtypes(listOf(expected), at),
  supertypes: ({ expected }, at) => {
    const wanted = listOf(expected);
    if (wanted.some((word) => !SUPERTYPE_QUESTIONS.has(word))) return UNKNOWN;
    return asserted(
      ...[...SUPERTYPE_QUESTIONS].map(
        ([word, question]) =>
          `Assert.${wanted.includes(word) ? "assertTrue" : "assertFalse"}(${permanent(at)}.${question}(currentGame));`,
      ),
    );
  },
  colors: ({ expected }, at) => {
    const where = `${at.seat}, ${javaString(at.name)}`;
    return asserted(
      ...COLORS.map((color) => `assertColor(${where}, "${LETTERS[color]}", ${listOf(expected).includes(color)});`),
    );
  },
  abilities: ({ expected }, at, found, { mentioned }) => abilities(listOf(expected), at, found, mentioned),
  manaValue: ({ expected }, at) => equal(expected, at, "getManaValue()"),
  manaCost: ({ expected }, at) =>
    typeof expected === "string" ? equal(javaString(expected), at, "getManaCost().getText()") : UNKNOWN,
  faceDown: ({ expected }, at) => equal(expected, at, "isFaceDown(currentGame)"),
  loyalty: ({ expected }, at) => counter("loyalty", expected, at),
  defense: ({ expected }, at) => counter("defense", expected, at),
  owner: ({ expected }, at, _, { seats }) => equal(`${seats.get(String(expected))}.getId()`, at, "getOwnerId()"),
  tapped: ({ expected }, at, _, { tappingIsKnown }) =>
    !tappingIsKnown
      ? { why: "tapping" }
      : at.all === 1
        ? asserted(`assertTapped(${javaString(at.name)}, ${String(expected)});`)
        : AMBIGUOUS,
  damage: ({ expected }, at) => equal(expected, at, "getDamage()"),
  attachedTo: ({ expected }, at, _, view) => {
    if (expected === null) return asserted(`Assert.assertNull(${permanent(at)}.getAttachedTo());`);
    const seat = view.seats.get(String(expected));
    if (seat !== undefined) return equal(`${seat}.getId()`, at, "getAttachedTo()");
    const host = own(view.resolution.objects, String(expected));
    const hostAt = host && addressOf(host, view);
    if (hostAt === undefined || "why" in hostAt || hostAt.own > 1) return AMBIGUOUS;
    return equal(`${permanent(hostAt)}.getId()`, at, "getAttachedTo()");
  },
};

/** All card types, and no other. The short commands look at the first permanent of the name, whoever controls it. */
function types(wanted: readonly string[], at: Address): Assertion {
  if (wanted.some((type) => !PERMANENT_TYPES.some((each) => each === type))) return UNKNOWN;
  const name = javaString(at.name);
  if (at.all > 1) {
    const list = wanted.map((type) => `CardType.${constant(type)}`).join(", ");
    const set = `new HashSet<>(${permanent(at)}.getCardType(currentGame))`;
    return asserted(`Assert.assertEquals(new HashSet<CardType>(Arrays.asList(${list})), ${set});`);
  }
  return {
    lines: PERMANENT_TYPES.map((type) =>
      wanted.includes(type)
        ? `assertType(${name}, CardType.${constant(type)}, true);`
        : `assertNotType(${name}, CardType.${constant(type)});`,
    ),
  };
}

/** All subtypes. For every creature type at once, a few are asserted that no card has by chance. */
function subtypes(wanted: readonly string[], at: Address): Assertion {
  const all = wanted.includes(EVERY_CREATURE_TYPE_WORDS);
  const words = wanted.filter((word) => word !== EVERY_CREATURE_TYPE_WORDS);
  const named = [...words, ...(all ? SUBTYPE_SAMPLE.filter((word) => !words.includes(word)) : [])];
  const each =
    at.all === 1
      ? named.map((word) => `assertSubtype(${javaString(at.name)}, SubType.${constant(word)});`)
      : named.map((word) => `Assert.assertTrue(${permanent(at)}.hasSubtype(SubType.${constant(word)}, currentGame));`);
  if (all) return asserted(...each);
  const list = words.map((word) => `SubType.${constant(word)}`).join(", ");
  const set = `new HashSet<>(${permanent(at)}.getSubtype(currentGame))`;
  return { lines: [...each, `Assert.assertEquals(new HashSet<SubType>(Arrays.asList(${list})), ${set});`] };
}

/** The keywords and mana abilities it has, and those it lacks although a card or its land type would suggest them. */
function abilities(
  wanted: readonly string[],
  at: Address,
  found: ResolvedObject,
  mentioned: ReadonlySet<string>,
): Assertion {
  const land = found.types.includes("Land") ? [...ABILITY_WORDS.keys()].filter((word) => word.startsWith("{T}")) : [];
  const words = [...new Set([...wanted, ...mentioned, ...land])].filter((word) => ABILITY_WORDS.has(word)).sort();
  const lines = words.flatMap((word) => ability(word, found, at).lines ?? []);
  return lines.length === 0 ? { why: "ability-name" } : { lines };
}

/** Asserts that a word of the type line or a color is there, or not; of abilities see `ability`. */
function word(name: string, isThere: boolean, found: ResolvedObject, at: Address): Assertion {
  const verb = isThere ? "assertTrue" : "assertFalse";
  switch (listOfWord(name)) {
    case "abilities":
      return ability(name, found, at);
    case "types":
      return asserted(
        `Assert.${verb}(${permanent(at)}.getCardType(currentGame).contains(CardType.${constant(name)}));`,
      );
    case "subtypes":
      return asserted(`Assert.${verb}(${permanent(at)}.hasSubtype(SubType.${constant(name)}, currentGame));`);
    case "supertypes": {
      const question = SUPERTYPE_QUESTIONS.get(name);
      return question === undefined ? UNKNOWN : asserted(`Assert.${verb}(${permanent(at)}.${question}(currentGame));`);
    }
    case "colors":
      return isColor(name)
        ? asserted(`assertColor(${at.seat}, ${javaString(at.name)}, "${LETTERS[name]}", ${isThere});`)
        : UNKNOWN;
  }
}

/** Asserts one ability: that it is there or not, or how many instances there are. */
function ability(words: string, found: ResolvedObject, { name, seat }: Address): Assertion {
  const known = ABILITY_WORDS.get(words);
  if (known === undefined) return { why: "ability-name" };
  const where = `${seat}, ${javaString(name)}`;
  const times = found.abilities.filter((each) => each === words).length;
  if (known.kind === "rule") return asserted(`assertAbility(${where}, ${known.ability}, ${times > 0});`);
  return asserted(`assertAbilityCount(${where}, ${known.ability}.class, ${times});`);
}

function counter(kind: string | undefined, expected: CheckedValue["expected"], at: Address): Assertion {
  const word = kind === undefined ? undefined : COUNTER_WORDS.get(kind);
  if (word === undefined || typeof expected !== "number") return UNKNOWN;
  return asserted(`assertCounterCount(${at.seat}, ${javaString(at.name)}, CounterType.${word}, ${expected});`);
}

function permanent({ name, seat }: Address): string {
  return `getPermanent(${javaString(name)}, ${seat})`;
}

function listOf(value: CheckedValue["expected"]): readonly string[] {
  return Array.isArray(value) ? value : [];
}
