import type { Narrator } from "../../src/explain/narrator.js";
import { readValue } from "../../src/names/read-value.js";
import { comparedValue, type PresentValue, printValue, valueSort } from "../../src/names/value.js";
import type { DependencyReason, ReportValue } from "../../src/rules/formats.gen.js";
import { asListed } from "../../src/rules/print-order.js";
import { withoutCreatureTypes } from "../../src/rules/subtype-set.js";
import { own } from "../../src/rules/own.js";
import { stageName } from "./layer-names.js";

/** Characteristics whose names alone do not say enough. */
const SAID: Readonly<Record<string, string>> = { hand: "cards in hand", stateBased: "state-based actions" };

/** Who tells a value, and of what: then abilities and effects are called by what they do. */
export interface Teller {
  readonly narrator: Narrator;
  readonly subject: string;
}

/** As words: `copiable.manaCost` -> `copiable mana cost`, `depends 4 A on B` -> `in layer 4, A depends on B`. */
export function characteristicWords(characteristic: string, teller?: Teller): string {
  const value = readValue(characteristic);
  if (value.kind !== "afterStateBasedActions") return presentWords(value, teller);
  return [spaced(value.kind), ...(value.of === undefined ? [] : [presentWords(value.of, teller)])].join(" ");
}

function presentWords(value: PresentValue, teller: Teller | undefined): string {
  switch (value.kind) {
    case "order":
      return `order ${placeWords(value.layer)}`;
    case "dependency": {
      const called = (effect: string): string => teller?.narrator.effect(effect) ?? effect;
      const because = value.because === undefined ? "" : ", by";
      return `${placeWords(value.layer)}, ${called(value.effect)} depends on ${called(value.on)}${because}`;
    }
    case "has":
      return ["has", ...(value.times === 1 ? [] : [`${value.times} times`]), wordOf(value.word, teller)].join(" ");
    case "lacks":
      return `lacks ${wordOf(value.word, teller)}`;
    default: {
      const sort = valueSort(value);
      return `${own(SAID, sort) ?? spaced(sort)}${printValue(value).slice(sort.length)}`;
    }
  }
}

/** A word of a type line, a color, or an ability. */
function wordOf(word: string, teller: Teller | undefined): string {
  if (teller === undefined) return word;
  const { narrator, subject } = teller;
  return narrator.names.entry(word, subject) === undefined ? word : narrator.abilityName(word, subject);
}

/** Kinds of characteristics whose names say too little alone. */
const KINDS_OF: Readonly<Record<string, string>> = {
  depends: "dependencies",
  has: "an ability that it has",
  lacks: "an ability that it lacks",
  order: "order of effects",
};

/** A kind of characteristic as words: `order` -> `order of effects`, `basePower` -> `base power`. */
export function kindOfCharacteristicWords(kind: string): string {
  const value = readValue(kind);
  return value.kind === "afterStateBasedActions" && value.of !== undefined
    ? `after state-based actions, ${kindOfCharacteristicWords(valueSort(value.of))}`
    : (own(KINDS_OF, kind) ?? characteristicWords(kind));
}

function placeWords(layer: string): string {
  const stage = stageName(layer);
  return stage === undefined ? `in layer ${layer}` : `among ${stage}`;
}

const REASONS: Readonly<Record<DependencyReason, string>> = {
  existence: "whether it exists",
  text: "what its text is",
  appliesTo: "what it applies to",
  whatItDoes: "what it does",
};

/** The value of a characteristic as it is read: the reason of a dependency (CR 613.8a) in words, type lines as printed. */
export function valueWords(characteristic: string, value: ReportValue, teller?: Teller): ReportValue {
  const of = comparedValue(readValue(characteristic));
  if (of?.kind === "dependency" && typeof value === "string") return own<string>(REASONS, value) ?? value;
  if (teller === undefined || !Array.isArray(value)) return value;
  const { narrator, subject } = teller;
  if (of?.kind === "order") return value.map((effect) => narrator.effect(effect));
  switch (of?.kind === "characteristic" ? of.name : undefined) {
    case "abilities":
      return value.map((name) => narrator.abilityName(name, subject));
    case "subtypes":
      return [...narrator.names.asPrinted(withoutCreatureTypes(value), null, subject)];
    default:
      return [...asListed(value)];
  }
}

/** A kind of effect part as words: `addTypes` -> `add types`, `setPowerToughness` -> `set P/T`. */
export function kindWords(kind: string): string {
  return spaced(kind)
    .replace("power toughness", "P/T")
    .replace(/^body$/, "chosen body");
}

function spaced(name: string): string {
  return name
    .replaceAll(".", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/\bcant\b/, "can't");
}
