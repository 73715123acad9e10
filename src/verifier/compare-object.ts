import type {
  Change,
  CopiableExpectation,
  LayerName,
  ObjectExpectation,
  ObservedObject,
  ReportValue,
  RulesetId,
} from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { CharacteristicReference } from "../names/value.js";
import { keywordsOnly } from "./observable.js";
import { listOfWord, timesIn, withoutQuality } from "../rules/word-list.js";
import { costRow, countOf, listRow, type Origin, type Row, scalarRow, valueRow } from "./row.js";

/** An object as it was found; `found` is undefined if it is not there. */
interface Place {
  readonly object: string;
  readonly found: ObservedObject | undefined;
  /** The last layer that counts for copiable values, and for base power and toughness. */
  readonly copiableAfter: LayerName | undefined;
  readonly baseAfter: LayerName | undefined;
}

type Characteristic = Change["characteristic"];
type Name = keyof ObjectExpectation;
type Expected<K extends Name> = Exclude<ObjectExpectation[K], undefined>;
type Comparer<K extends Name> = (expected: Expected<K>, place: Place) => Row[];
type ScalarName = Extract<
  Name,
  "name" | "manaValue" | "loyalty" | "defense" | "controller" | "owner" | "zone" | "faceDown" | "tapped" | "attachedTo"
>;
type ListName = Extract<Name, "colors" | "supertypes" | "types" | "subtypes" | "tapsFor">;

/** One row for each expected characteristic, in this order. A characteristic without an entry does not compile. */
const COMPARERS: { readonly [K in Name]: Comparer<K> } = {
  exists: (expected, { object, found }) => [scalarRow(object, { kind: "exists" }, expected, found !== undefined)],
  name: scalar("name", ["name"]),
  manaCost: (expected, { object, found }) => [
    { ...costRow(object, final("manaCost"), expected, found?.manaCost), origin: { kind: "changes", of: ["manaCost"] } },
  ],
  manaValue: scalar("manaValue", ["manaCost"]),
  colors: list("colors", ["colors"]),
  supertypes: list("supertypes", ["supertypes"]),
  types: list("types", ["types"]),
  subtypes: list("subtypes", ["subtypes"]),
  abilities: (expected, { object, found }) => [
    { ...abilityRow(object, "abilities", expected, found?.abilities), origin: ofAbilities() },
  ],
  has: (expected, place) => hasRows(expected, place),
  lacks: (expected, place) => lacksRows(expected, place),
  keywords: (expected, place) => [keywordRow(expected, place)],
  power: bodySize("power", "power"),
  toughness: bodySize("toughness", "toughness"),
  basePower: bodySize("basePower", "power"),
  baseToughness: bodySize("baseToughness", "toughness"),
  loyalty: scalar("loyalty", ["loyalty"]),
  defense: scalar("defense", ["defense"]),
  controller: scalar("controller", ["controller"]),
  owner: scalar("owner", []),
  zone: scalar("zone", []),
  faceDown: scalar("faceDown", []),
  tapped: scalar("tapped", []),
  attachedTo: scalar("attachedTo", []),
  counters: (expected, place) => counterRows(expected, place),
  damage: (expected, { object, found }) => [scalarRow(object, final("damage"), expected, found && (found.damage ?? 0))],
  tapsFor: list("tapsFor", ["abilities", "cantHave"]),
  rules: (expected, { object, found }) => [
    listRow(object, final("rules"), expected, found === undefined ? undefined : (found.rules ?? [])),
  ],
  attacks: duty("attacks"),
  blocks: duty("blocks"),
  copiable: (expected, place) => copiableRows(expected, place),
};

const NAMES = Object.keys(COMPARERS) as Name[];

/** If the object is not there, every row fails, after a row `exists` unless the expectation has one. */
export function compareObject(
  object: string,
  expectation: ObjectExpectation,
  found: ObservedObject | undefined,
  ruleset: RulesetId,
): Row[] {
  const { copiableAfter, baseAfter } = rulesetOf(ruleset) ?? {};
  const place: Place = { object, found, copiableAfter, baseAfter };
  const absent =
    found === undefined && expectation.exists === undefined ? [scalarRow(object, { kind: "exists" }, true, false)] : [];
  return [...absent, ...NAMES.flatMap((name) => compareOne(name, expectation[name], place))];
}

function compareOne<K extends Name>(name: K, expected: ObjectExpectation[K], place: Place): Row[] {
  const compare: Comparer<K> = COMPARERS[name];
  return expected === undefined ? [] : compare(expected as Expected<K>, place);
}

export function final(name: string): CharacteristicReference {
  return { kind: "characteristic", name };
}

function scalar<K extends ScalarName>(name: K, of: readonly Characteristic[]): Comparer<K> {
  return (expected, { object, found }) => [
    { ...scalarRow(object, final(name), expected, found?.[name]), origin: { kind: "changes", of } },
  ];
}

function list<K extends ListName>(name: K, of: readonly Characteristic[]): Comparer<K> {
  return (expected, { object, found }) => [
    { ...listRow(object, final(name), expected, found?.[name]), origin: { kind: "changes", of } },
  ];
}

/** An engine may leave out the usual value, `may`. */
function duty<K extends "attacks" | "blocks">(name: K): Comparer<K> {
  return (expected, { object, found }) => [
    scalarRow(object, final(name), expected, found === undefined ? undefined : (found[name] ?? "may")),
  ];
}

/** Base values are those after 7b (CR 208.4b). Where a value is null, types decide: it is no creature (CR 208.3). */
function bodySize<K extends "power" | "toughness" | "basePower" | "baseToughness">(
  name: K,
  of: "power" | "toughness",
): Comparer<K> {
  return (expected, { object, found, baseAfter }) => {
    // An edition without a layer for base values knows none: there is nothing to compare.
    if (name !== of && baseAfter === undefined) return [];
    const stage = name === of ? undefined : "base";
    const row = scalarRow(object, { kind: "characteristic", name: of, stage }, expected, found?.[name]);
    const until = stage && baseAfter;
    const changes: Characteristic[] = row.expected === null || row.actual === null ? [of, "types"] : [of];
    return [{ ...row, origin: { kind: "changes", of: changes, until } }];
  };
}

function hasRows(expected: readonly string[], { object, found }: Place): Row[] {
  return [...countOf(expected)].map(([word, times]) => {
    const list = found?.[listOfWord(word)];
    const row = scalarRow(object, { kind: "has", word, times }, true, list && timesIn(list, word) >= times);
    return { ...row, origin: originOf(word) };
  });
}

function lacksRows(expected: readonly string[], { object, found }: Place): Row[] {
  return [...new Set(expected)].map((word) => {
    const list = found?.[listOfWord(word)];
    return {
      ...scalarRow(object, { kind: "lacks", word }, true, list && timesIn(list, word) === 0),
      origin: originOf(word),
    };
  });
}

function originOf(word: string): Origin {
  const list = listOfWord(word);
  return { kind: "changes", of: list === "abilities" ? OF_ABILITIES : [list] };
}

const OF_ABILITIES: readonly Characteristic[] = ["abilities", "cantHave"];

/** An engine may report the keyword abilities alone, in the place of all. */
function keywordRow(expected: readonly string[], { object, found }: Place): Row {
  const row = abilityRow(object, "keywords", expected, found?.abilities && keywordsOnly(found.abilities));
  return { ...row, origin: ofAbilities() };
}

/** Of a keyword with a quality that labels leave out, both sides may be written with it or without. */
function abilityRow(
  object: string,
  name: "abilities" | "keywords",
  expected: readonly string[],
  found: readonly string[] | undefined,
): Row {
  return listRow(object, final(name), expected.map(withoutQuality), found?.map(withoutQuality));
}

function ofAbilities(): Origin {
  return { kind: "changes", of: OF_ABILITIES };
}

/** Kinds of counters that are not listed are not checked. An empty list means that there are no counters at all. */
function counterRows(expected: Expected<"counters">, { object, found }: Place): Row[] {
  const kinds = Object.entries(expected);
  if (kinds.length === 0) {
    const present = found?.counters && Object.entries(found.counters).filter(([, count]) => count > 0);
    return [
      listRow(
        object,
        { kind: "counters" },
        [],
        present?.map(([kind, count]) => `${count} ${kind}`),
      ),
    ];
  }
  const present = found?.counters && new Map(Object.entries(found.counters));
  return kinds.map(([kind, count]) =>
    scalarRow(object, { kind: "counters", counter: kind }, count, present && (present.get(kind) ?? 0)),
  );
}

/** CR 613.2c: only what layer 1 does counts. */
function copiableRows(expected: CopiableExpectation, { object, found, copiableAfter: until }: Place): Row[] {
  const names = Object.keys(expected) as (keyof CopiableExpectation)[];
  return names.flatMap((name) => {
    const value: ReportValue | undefined = expected[name];
    if (value === undefined) return [];
    const reference: CharacteristicReference = { kind: "characteristic", name, stage: "copiable" };
    const row =
      name === "manaCost"
        ? costRow(object, reference, expected.manaCost ?? null, found?.copiable?.manaCost)
        : valueRow(object, reference, value, found?.copiable?.[name]);
    return [{ ...row, origin: { kind: "changes", of: [name], until } }];
  });
}
