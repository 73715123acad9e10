import { readValue } from "../../src/names/read-value.js";
import { type PresentValue, printValue, valueSort } from "../../src/names/value.js";
import type { DependencyReason, ReportValue } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";

/** Characteristics whose names do not read well when merely split into words. */
const SAID: Readonly<Record<string, string>> = {
  cantHave: "can't have",
  gameRules: "game rules",
  hand: "cards in hand",
  stateBased: "state-based actions",
};

/**
 * A characteristic as words: `basePower` -> `base power`, `copiable.manaCost` -> `copiable mana cost`, `order 7b` ->
 * `order in layer 7b`, `depends 4 A on B` -> `in layer 4, A depends on B`. What follows the first word is else left as it is.
 */
export function characteristicWords(characteristic: string): string {
  const value = readValue(characteristic);
  if (value.kind !== "afterStateBasedActions") return presentWords(value);
  return [spaced(value.kind), ...(value.of === undefined ? [] : [presentWords(value.of)])].join(" ");
}

function presentWords(value: PresentValue): string {
  if (value.kind === "order") return `order ${placeWords(value.layer)}`;
  if (value.kind === "dependency")
    return `${placeWords(value.layer)}, ${value.effect} depends on ${value.on}${value.because === undefined ? "" : ", by"}`;
  const sort = valueSort(value);
  return `${own(SAID, sort) ?? spaced(sort)}${printValue(value).slice(sort.length)}`;
}

/** Kinds of characteristics whose names do not read well without what they are of. */
const KINDS_OF: Readonly<Record<string, string>> = {
  depends: "dependencies",
  has: "an ability that it has",
  lacks: "an ability that it lacks",
  order: "order of effects",
};

/** A characteristic without what it is of: `order` -> `order of effects`, `basePower` -> `base power`. */
export function kindOfCharacteristicWords(kind: string): string {
  const value = readValue(kind);
  return value.kind === "afterStateBasedActions" && value.of !== undefined
    ? `after state-based actions, ${kindOfCharacteristicWords(valueSort(value.of))}`
    : (own(KINDS_OF, kind) ?? characteristicWords(kind));
}

function placeWords(layer: string): string {
  if (layer === "players") return "among players";
  return layer === "gameRules" ? "among game rules" : `in layer ${layer}`;
}

const REASONS: Readonly<Record<DependencyReason, string>> = {
  existence: "whether it exists",
  text: "what its text is",
  appliesTo: "what it applies to",
  whatItDoes: "what it does",
};

/** The value of a characteristic; reasons of dependencies (CR 613.8a) as words. */
export function valueWords(characteristic: string, value: ReportValue): ReportValue {
  return typeof value === "string" && readValue(characteristic).kind === "dependency"
    ? (own<string>(REASONS, value) ?? value)
    : value;
}

/** Kinds of effect parts whose names do not read well when merely split into words. */
const KINDS: Readonly<Record<string, string>> = {
  body: "chosen body",
  cantHave: "can't have",
  modifyPowerToughness: "modify P/T",
  setPowerToughness: "set P/T",
  switchPowerToughness: "switch P/T",
};

/** A kind of effect part as words: `addTypes` -> `add types`. */
export function kindWords(kind: string): string {
  return own(KINDS, kind) ?? spaced(kind);
}

function spaced(name: string): string {
  return name
    .replaceAll(".", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

const NUMBER = new Intl.NumberFormat("en");

/** `2,092`. */
export function number(n: number): string {
  return NUMBER.format(n);
}

/** `1 scenario`, `2,092 scenarios`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${n === 1 ? one : many}`;
}
