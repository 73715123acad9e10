import { CREATURE_TYPES } from "../rules/creature-types.js";
import type { CardType, Change, Supertype, Value } from "../rules/formats.gen.js";
import type { Characteristic } from "../rules/layers.js";
import { EVERY_CREATURE_TYPE_WORDS, otherThanCreatureTypes } from "../rules/subtype-set.js";
import type { ObjectNames } from "./object-names.js";
import { cardName, type Phrase, say, series } from "./phrase.js";
import {
  listOf,
  subtypesInARow,
  subtypesWithArticle,
  supertypesInARow,
  typesAlone,
  typesWithArticle,
} from "./value-words.js";
import { landTypesIn } from "./printed-lines.js";
import { colorsPhrase, namesPhrase } from "./values.js";
import { abilityPredicates } from "./ability-changes.js";
import { Changes } from "./object-changes.js";
import { anyDoes } from "./parts.js";

/** What the parts of an application are, which tells how its changes are said: added, set, switched, copied. */
export type Parts = readonly string[];

/** More clauses than this no sentence has. */
export const MOST_CLAUSES = 3;

/** "X becomes 4/4 and loses all abilities", in as many sentences as it takes. None: nothing is worth saying, such as a new creature's 0/0 before its size is set. */
export function changesPhrases(
  changes: readonly Change[],
  parts: Parts,
  names: ObjectNames,
  first = MOST_CLAUSES,
): Phrase[] {
  const [one] = changes;
  if (one === undefined) return [];
  const object = names.object(one.object);
  return changePredicates(changes, parts, names, first).map((predicates, n) =>
    say(n === 0 ? "change-of" : "change-next", { object, predicates: series(predicates, "and") }),
  );
}

/** The same without the object: "becomes 4/4 and loses all abilities", by sentences; the first has room for `first` clauses. */
export function changePredicates(
  changes: readonly Change[],
  parts: Parts,
  names: ObjectNames,
  first = MOST_CLAUSES,
): (readonly [Phrase, ...Phrase[]])[] {
  if (changes.length === 0) return [];
  const sentences: [Phrase, ...Phrase[]][] = [];
  let room = 0;
  for (const predicate of predicatesOf(new Changes(changes, names), parts, names)) {
    const last = sentences.at(-1);
    room -= clausesIn(predicate);
    if (last !== undefined && room >= 0) last.push(predicate);
    else {
      sentences.push([predicate]);
      room = (last === undefined ? first : MOST_CLAUSES) - clausesIn(predicate);
    }
  }
  return sentences;
}

/** "gets +1/+1 and is 3/3", "keeps flying, which another effect granted". */
const DOUBLE: ReadonlySet<string> = new Set([
  "change-gets-size",
  "change-gets-power",
  "change-gets-toughness",
  "change-switches-size",
  "change-keeps-granted",
]);

/** The number of clauses in what is said of an object. */
export function clausesIn(predicate: Phrase): number {
  return predicate.kind === "saying" && DOUBLE.has(predicate.id) ? 2 : 1;
}

/** More changed characteristics than this are not listed when the copied object says them all. */
const MANY = 4;

function predicatesOf(changes: Changes, parts: Parts, names: ObjectNames): Phrase[] {
  const copied = copyPredicate(changes, parts);
  // A copy of a Bear: the name of what is copied stands for all the values it brings; and so does the back of a card.
  if (copied !== undefined && (changes.size > MANY || anyDoes(parts, "facesDown"))) return [copied];
  return [
    ...(copied === undefined ? namePredicates(changes) : [copied]),
    ...controllerPredicates(changes, names),
    ...typePredicates(changes, parts),
    ...colorPredicates(changes),
    ...abilityPredicates(changes, parts),
    ...sizePredicates(changes, parts),
    ...numberPredicates(changes),
  ];
}

/** "becomes a copy of X" and "turns face down" stand for all the values that change with it (CR 707.2, 708.2). */
function copyPredicate(changes: Changes, parts: Parts): Phrase | undefined {
  if (anyDoes(parts, "facesDown")) return faceDownPredicate(changes);
  if (!anyDoes(parts, "copies")) return undefined;
  const name = changes.get("name")?.after;
  return typeof name === "string" ? say("change-copy", { name: cardName(name) }) : undefined;
}

/** By what it is then: a 2/2 creature unless characteristics were listed (CR 708.2, 708.2a). */
function faceDownPredicate(changes: Changes): Phrase {
  const after = (one: Characteristic): Value | undefined => changes.get(one)?.after;
  const [types, subtypes, abilities] = (["types", "subtypes", "abilities"] as const).map((one) => listOf(after(one)));
  if (types !== undefined && types.length > 0 && !types.includes("Creature")) {
    const said = { types: typesWithArticle(types as CardType[]) };
    return subtypes === undefined || subtypes.length === 0
      ? say("change-face-down-as", said)
      : say("change-face-down-as-with", { ...said, subtypes: subtypesInARow(subtypes) });
  }
  const sizes = [after("power"), after("toughness")].filter((size) => size !== undefined);
  const isUsual =
    sizes.length > 0 && sizes.every((size) => size === 2) && subtypes?.length === 0 && abilities?.length === 0;
  return say(isUsual ? "change-face-down" : "change-face-down-otherwise");
}

function namePredicates(changes: Changes): Phrase[] {
  const change = changes.get("name");
  if (change === undefined) return [];
  const { after } = change;
  return [typeof after === "string" ? say("change-name", { name: namesPhrase(after) }) : say("change-nameless")];
}

function controllerPredicates(changes: Changes, names: ObjectNames): Phrase[] {
  const after = changes.get("controller")?.after;
  return typeof after === "string" ? [say("change-controller", { player: names.object(after) })] : [];
}

function typePredicates(changes: Changes, parts: Parts): Phrase[] {
  // These characteristics hold words of these lists only (schema).
  const [gained, lost] = [changes.gained("types") as CardType[], changes.lost("types") as CardType[]];
  const [more, fewer] = [changes.gained("supertypes") as Supertype[], changes.lost("supertypes") as Supertype[]];
  const isCopy = anyDoes(parts, "copies");
  return [
    ...(isCopy ? copiedTypePredicates(changes) : cardTypePredicates(gained, lost)),
    ...(fewer.length === 0 ? [] : [say("change-loses-supertypes", { supertypes: supertypesInARow(fewer) })]),
    ...(more.length === 0 ? [] : [say("change-gains-supertypes", { supertypes: supertypesInARow(more) })]),
    ...subtypePredicates(changes, parts),
  ];
}

/** What is copied takes the place of what was there, so it is told whole (CR 707.2). */
function copiedTypePredicates(changes: Changes): Phrase[] {
  const after = listOf(changes.get("types")?.after) as readonly CardType[];
  return after.length === 0 ? [] : [say("change-copied-types", { types: typesWithArticle(after) })];
}

/** Types that take the place of others are set, not added (CR 205.1a). */
function cardTypePredicates(gained: readonly CardType[], lost: readonly CardType[]): Phrase[] {
  if (gained.length > 0 && lost.length > 0)
    return [say("change-types", { after: typesWithArticle(gained), before: typesWithArticle(lost) })];
  return [
    ...(lost.length === 0 ? [] : [say("change-loses-types", { types: typesAlone(lost), count: lost.length })]),
    ...(gained.length === 0 ? [] : [say("change-gains-types", { types: typesWithArticle(gained) })]),
  ];
}

function subtypePredicates(changes: Changes, parts: Parts): Phrase[] {
  const [gained, lost] = [changes.gained("subtypes"), changes.lost("subtypes")];
  const isEvery = isEveryCreatureType(gained);
  const isNone = isEveryCreatureType(lost);
  const others = (words: readonly string[], all: boolean): readonly string[] =>
    all ? otherThanCreatureTypes(words) : words;
  const [lands, lostLands] = [landTypesIn(others(gained, isEvery)), landTypesIn(others(lost, isNone || isEvery))];
  const [more, fewer] = [lands.others, lostLands.others];
  // Where there was none before, a type that is set is no addition either (CR 305.7).
  const isCopy = anyDoes(parts, "copies");
  const isAdding = !isCopy && fewer.length === 0 && !isNone && !anyDoes(parts, "subtypes");
  return [
    ...(isNone ? [say("change-loses-every-creature-type")] : []),
    ...(fewer.length === 0 || (isCopy && more.length > 0)
      ? []
      : [say("change-loses-subtypes", { subtypes: subtypesInARow(fewer), count: fewer.length })]),
    ...lostLands.all.map((what) => say("traced-loses", { what })),
    ...(isEvery ? [say("change-every-creature-type")] : []),
    ...lands.all.map((what) => say("traced-gains", { what })),
    ...(more.length === 0
      ? []
      : [
          say(isAdding ? "change-adds-subtypes" : "change-gains-subtypes", {
            subtypes: subtypesInARow(more),
            articled: subtypesWithArticle(more),
            count: more.length,
          }),
        ]),
  ];
}

function isEveryCreatureType(subtypes: readonly string[]): boolean {
  return subtypes.includes(EVERY_CREATURE_TYPE_WORDS) || subtypes.length > CREATURE_TYPES.length / 2;
}

function colorPredicates(changes: Changes): Phrase[] {
  const change = changes.get("colors");
  if (change === undefined) return [];
  const [before, after] = [listOf(change.before), listOf(change.after)];
  if (after.length === 0) return [say("change-colorless")];
  const lost = changes.lost("colors");
  return before.length > 0 && lost.length === 0
    ? [say("change-also-colors", { colors: colorsPhrase(changes.gained("colors")) })]
    : [say("change-colors", { colors: colorsPhrase(after) })];
}

function sizePredicates(changes: Changes, parts: Parts): Phrase[] {
  const [power, toughness] = [changes.get("power"), changes.get("toughness")];
  if (power === undefined && toughness === undefined) return [];
  const [before, after] = [sizeOf(power?.before, toughness?.before), sizeOf(power?.after, toughness?.after)];
  const isSet = anyDoes(parts, "sizes");
  if (power?.after === null || toughness?.after === null) return [say("change-no-size")];
  if (power?.before === null || toughness?.before === null) {
    if (after === undefined || (after === "0/0" && !isSet)) return [];
    return [say(isSet ? "change-becomes-size" : "change-has-size", { size: after })];
  }
  if (before === after && before !== undefined) return isSet ? [say("change-stays-size", { size: before })] : [];
  if (parts.includes("switchPowerToughness"))
    return after === undefined ? [] : [say("change-switches-size", { size: after })];
  if (anyDoes(parts, "copies") && after !== undefined) return [say("change-has-size", { size: after })];
  const bonus = parts.includes("modifyPowerToughness") && !anyDoes(parts, "becomes");
  const amount = `${signed(power, toughness)}/${signed(toughness, power)}`;
  if (before !== undefined && after !== undefined)
    return [
      bonus ? say("change-gets-size", { bonus: amount, size: after }) : say("change-becomes-size", { size: after }),
    ];
  // Only of an engine that tells one of the two.
  const [one, id] =
    power === undefined
      ? [toughness?.after, bonus ? ("change-gets-toughness" as const) : ("change-toughness" as const)]
      : [power.after, bonus ? ("change-gets-power" as const) : ("change-power" as const)];
  return typeof one === "number" ? [say(id, { bonus: amount, value: one })] : [];
}

function sizeOf(power: Value | undefined, toughness: Value | undefined): string | undefined {
  return typeof power === "number" && typeof toughness === "number" ? `${power}/${toughness}` : undefined;
}

function difference(change: Change | undefined): number {
  return typeof change?.after === "number" && typeof change.before === "number" ? change.after - change.before : 0;
}

/** "+1", "-2"; a zero takes the sign of the other side, as on cards: "-6/-0". */
function signed(change: Change | undefined, other: Change | undefined): string {
  const by = difference(change);
  return by < 0 || (by === 0 && difference(other) < 0) ? `-${Math.abs(by)}` : `+${by}`;
}

function numberPredicates(changes: Changes): Phrase[] {
  const cost = changes.get("manaCost");
  const said: Phrase[] = [];
  if (cost !== undefined)
    said.push(
      typeof cost.after === "string" ? say("change-mana-cost", { cost: cost.after }) : say("change-no-mana-cost"),
    );
  const loyalty = changes.get("loyalty")?.after;
  if (typeof loyalty === "number") said.push(say("change-loyalty", { value: loyalty }));
  const defense = changes.get("defense")?.after;
  if (typeof defense === "number") said.push(say("change-defense", { value: defense }));
  return said;
}
