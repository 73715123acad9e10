import type { AbilityEntry, CopyExceptions } from "../rules/formats.gen.js";
import { counted, list } from "./grammar.js";
import { wordOf } from "./reference.js";
import { typeWords } from "./type-line.js";
import type { Voice } from "./voice.js";

type Key = Exclude<keyof CopyExceptions, never>;

/** A mana cost may be taken away: there null is a value. */
type Given<K extends Key> = Exclude<CopyExceptions[K], undefined>;

type Table = { readonly [K in Key]: (value: Given<K>, voice: Voice, whole: CopyExceptions) => string | undefined };

/** "flying and “Triggers when ...”": keywords in words, the others quoted. */
export function abilityWords(abilities: readonly AbilityEntry[], voice: Voice): string {
  return list(abilities.map((ability) => quoted(ability, voice)));
}

function quoted(ability: AbilityEntry, voice: Voice): string {
  const words = voice.speakingOf(undefined).ability(ability);
  return typeof ability === "string" || ability.kind === "keyword" ? words : `“${words}”`;
}

function colors(value: readonly string[]): string {
  return value.length === 0 ? "colorless" : list(value);
}

const RETAINED: Readonly<Record<NonNullable<CopyExceptions["retain"]>[number], string>> = {
  name: "its own name",
  colors: "its own colors",
  types: "its own type line",
  powerToughness: "its own power and toughness",
};

/** Said of one object: copies are taken one at a time. */
const EXCEPT: Table = {
  name: (name) => `its name is ${name}`,
  manaCost: (cost) => (cost === null ? "it has no mana cost" : `its mana cost is ${cost}`),
  setTypes: (types) =>
    types.length === 0 ? "it has no card types" : `it is ${typeWords({ types }, "one")} and nothing else`,
  addTypes: (types) => `it is also ${typeWords({ types }, "one")}`,
  removeSupertypes: (supertypes) =>
    `it isn't ${list(
      supertypes.map((type) => type.toLowerCase()),
      "or",
    )}`,
  addSupertypes: (supertypes) => `it is also ${typeWords({ supertypes }, "one")}`,
  addSubtypes: (subtypes) => `it is also ${typeWords({ subtypes }, "one")}`,
  setSubtypes: ({ family, subtypes }) =>
    subtypes.length === 0
      ? `it has no ${family} types`
      : `its only ${family} ${subtypes.length === 1 ? "type is" : "types are"} ${list(subtypes.map(wordOf))}`,
  setColors: (value) => `it is ${colors(value)}${value.length === 0 ? "" : " instead of any other color"}`,
  addColors: (value) => `it is also ${colors(value)}`,
  power: (power, _, { toughness }) =>
    toughness === undefined ? `its power is ${power}` : `it is ${power}/${toughness}`,
  toughness: (toughness, _, { power }) => (power === undefined ? `its toughness is ${toughness}` : undefined),
  addAbilities: (abilities, voice) => `it has ${abilityWords(abilities, voice)}`,
  retain: (retained) => `it keeps ${list(retained.map((what) => RETAINED[what]))}`,
  counters: (counters) =>
    `it enters with ${list(Object.entries(counters).map(([kind, count]) => counted(count, `${kind} counter`)))} as well`,
  ifItIs: (conditional, voice) =>
    list(conditional.map(({ is, except }) => `if it ${voice.predicate(is).one}, ${list(exceptions(except, voice))}`)),
  keepAbility: (id) => `it keeps its own ability “${id}”`,
};

const KEYS = Object.keys(EXCEPT) as Key[];

function exception<K extends Key>(
  key: K,
  value: CopyExceptions[K],
  except: CopyExceptions,
  voice: Voice,
): string | undefined {
  return value === undefined ? undefined : EXCEPT[key](value as Given<K>, voice, except);
}

function exceptions(except: CopyExceptions, voice: Voice): string[] {
  return KEYS.map((key) => exception(key, except[key], except, voice)).filter((words) => words !== undefined);
}

/** ", except it is also an artifact" (CR 707.9); nothing without exceptions. */
export function exceptionWords(except: CopyExceptions | undefined, voice: Voice): string {
  if (except === undefined) return "";
  const said = exceptions(except, voice);
  return said.length === 0 ? "" : `, except ${list(said)}`;
}
