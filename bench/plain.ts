import type { Board } from "../src/rules/board.js";
import { supertypeNames, typeNames } from "../src/rules/card-types.js";
import { colorNames } from "../src/rules/colors.js";
import { definingParts } from "../src/rules/defining.js";
import type { Ability, EffectPart, Quantity, Selector } from "../src/rules/formats.gen.js";
import type { ObjectView } from "../src/rules/object-view.js";
import { eachSubtype } from "../src/rules/subtype-set.js";

/*
 * The yardstick: the layers as somebody would write them in an afternoon, with objects, sets of words and closures, and
 * every effect asking every object. It knows timestamps and layers, and no dependency, no loop, no trace. It
 * understands the words of the bench's boards only, and says so of any other.
 */

export interface PlainObject {
  types: Set<string>;
  readonly supertypes: ReadonlySet<string>;
  subtypes: Set<string>;
  colors: ReadonlySet<string>;
  abilities: Ability[];
  power: number;
  toughness: number;
  readonly manaValue: number;
  readonly controller: number;
  readonly host: number | undefined;
}

type Asks = (object: PlainObject, source: PlainObject, objects: readonly PlainObject[]) => boolean;
type Changes = (object: PlainObject, source: PlainObject, objects: readonly PlainObject[]) => void;

interface PlainEffect {
  readonly source: number;
  readonly ability: Ability;
  readonly layer: number;
  readonly applies: Asks;
  readonly change: Changes;
}

const LAYERS = 7;
const BASIC_MANA = new Map<string, Ability>([
  ["Plains", { kind: "mana", produces: ["W"] }],
  ["Island", { kind: "mana", produces: ["U"] }],
  ["Swamp", { kind: "mana", produces: ["B"] }],
  ["Mountain", { kind: "mana", produces: ["R"] }],
  ["Forest", { kind: "mana", produces: ["G"] }],
]);
const LAND_TYPES: ReadonlySet<string> = new Set(BASIC_MANA.keys());

/** A board in plain words, to be computed as often as one likes. */
export function plainOf(board: Board): () => PlainObject[] {
  const start = board.objects.map(({ base, attachedTo }): PlainObject => plainObject(base, attachedTo));
  const effects = start.flatMap(({ abilities }, source) => abilities.flatMap((ability) => effectsOf(ability, source)));
  const layers = Array.from({ length: LAYERS }, (_, layer) => effects.filter((effect) => effect.layer === layer));
  return () => {
    const objects = start.map((object) => ({
      ...object,
      types: new Set(object.types),
      subtypes: new Set(object.subtypes),
      abilities: [...object.abilities],
    }));
    const begun = new Map<Ability, Set<number>>();
    for (const layer of layers) {
      for (const { source: place, ability, applies, change } of layer) {
        const source = objects[place];
        if (source === undefined) continue;
        const had = begun.get(ability);
        if (had?.has(place) !== true && !source.abilities.includes(ability)) continue;
        if (had === undefined) begun.set(ability, new Set([place]));
        else had.add(place);
        for (const object of objects) if (applies(object, source, objects)) change(object, source, objects);
      }
    }
    return objects;
  };
}

function plainObject(base: ObjectView, attachedTo: Board["objects"][number]["attachedTo"]): PlainObject {
  return {
    types: new Set(typeNames(base.types)),
    supertypes: new Set(supertypeNames(base.supertypes)),
    subtypes: new Set(eachSubtype(base.subtypes)),
    colors: new Set(colorNames(base.colors)),
    abilities: base.abilities.map(({ ability }) => ability),
    power: base.power ?? 0,
    toughness: base.toughness ?? 0,
    manaValue: base.manaValue,
    controller: base.controller,
    host: attachedTo?.kind === "object" ? attachedTo.object : undefined,
  };
}

function effectsOf(ability: Ability, source: number): PlainEffect[] {
  const parts = ability.kind === "static" ? ability.does : definingParts(ability);
  const affects = ability.kind === "static" ? ability.affects : {};
  if (parts === undefined || affects === undefined) return [];
  const applies =
    ability.kind === "static" ? asks(affects) : (object: PlainObject, self: PlainObject) => object === self;
  return parts.map((part) => ({ source, ability, applies, ...read(part, ability.kind !== "static") }));
}

function words<T>(said: T | readonly T[] | undefined): readonly T[] {
  return said === undefined ? [] : Array.isArray(said) ? (said as readonly T[]) : [said as T];
}

function hasAny(said: unknown, setOf: (object: PlainObject) => ReadonlySet<string>): Asks {
  const [first, ...others] = words(said) as readonly string[];
  if (first === undefined) return () => false;
  if (others.length === 0) return (object) => setOf(object).has(first);
  return (object) => [first, ...others].some((word) => setOf(object).has(word));
}

function asks(selector: Selector): Asks {
  const all = Object.entries(selector).map(([key, said]) => ask(key, said, selector));
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  return (object, source, objects) => all.every((each) => each(object, source, objects));
}

function ask(key: string, said: unknown, { type, subtype, supertype, color, not }: Selector): Asks {
  switch (key) {
    case "type":
      return hasAny(type, ({ types }) => types);
    case "subtype":
      return hasAny(subtype, ({ subtypes }) => subtypes);
    case "supertype":
      return hasAny(supertype, ({ supertypes }) => supertypes);
    case "color":
      return hasAny(color, ({ colors }) => colors);
    case "controller":
      return ({ controller }, source) => controller === source.controller;
    case "other":
      return (object, source) => object !== source;
    case "host":
      return (object, { host }, objects) => host !== undefined && object === objects[host];
    case "zone":
      return () => true;
    case "not": {
      const barred = words(not).map(asks);
      return (object, source, objects) => barred.every((each) => !each(object, source, objects));
    }
    default:
      throw new Error(`plain does not know ${key}: ${JSON.stringify(said)}`);
  }
}

type Read = (object: PlainObject, source: PlainObject, objects: readonly PlainObject[]) => number;

function amount(quantity: Quantity | undefined): Read {
  if (quantity === undefined) return () => 0;
  if (typeof quantity === "number") return () => quantity;
  if (quantity.manaValueOf !== undefined) return ({ manaValue }) => manaValue;
  const counted = quantity.count;
  if (counted === undefined) throw new Error(`plain does not know ${JSON.stringify(quantity)}`);
  const counts = asks(counted);
  return (_, source, objects) => objects.filter((object) => counts(object, source, objects)).length;
}

function withMana(object: PlainObject): void {
  object.abilities = object.abilities.filter((ability) => ability.kind !== "mana");
  for (const word of object.subtypes) {
    const mana = BASIC_MANA.get(word);
    if (mana !== undefined) object.abilities.push(mana);
  }
}

/** The layers from 4 on, as places: types, colors, abilities, then three of the sublayers of 7. */
function read(part: EffectPart, defines: boolean): { layer: number; change: Changes } {
  switch (part.kind) {
    case "addTypes": {
      const { types = [], subtypes = [] } = part;
      const lands = subtypes.some((word) => typeof word === "string" && LAND_TYPES.has(word));
      return {
        layer: 0,
        change: (object) => {
          for (const word of types) object.types.add(word);
          for (const word of subtypes as string[]) object.subtypes.add(word);
          if (lands) withMana(object);
        },
      };
    }
    case "setBasicLandTypes":
      return {
        layer: 0,
        change: (object) => {
          object.subtypes = new Set(part.subtypes as string[]);
          object.abilities = [];
          withMana(object);
        },
      };
    case "setColors": {
      const colors = new Set<string>(part.colors as string[]);
      return { layer: 1, change: (object) => void (object.colors = colors) };
    }
    case "loseAllAbilities":
      return { layer: 2, change: (object) => void (object.abilities = []) };
    case "gainAbilities": {
      const gained = part.abilities.map((entry): Ability =>
        typeof entry === "string" ? { kind: "keyword", keyword: entry } : entry,
      );
      return { layer: 2, change: (object) => void object.abilities.push(...gained) };
    }
    case "setPowerToughness": {
      const [power, toughness] = [amount(part.power), amount(part.toughness)];
      return {
        layer: defines ? 3 : 4,
        change: (object, source, objects) => {
          object.power = power(object, source, objects);
          object.toughness = toughness(object, source, objects);
        },
      };
    }
    case "modifyPowerToughness": {
      const [power, toughness] = [amount(part.power), amount(part.toughness)];
      return {
        layer: 5,
        change: (object, source, objects) => {
          object.power += power(object, source, objects);
          object.toughness += toughness(object, source, objects);
        },
      };
    }
    case "changeGameRule":
      return { layer: 6, change: () => undefined };
    default:
      throw new Error(`plain does not know ${part.kind}`);
  }
}
