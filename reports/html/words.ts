import { readValue } from "../../src/names/read-value.js";
import { type PresentValue, printValue, valueSort } from "../../src/names/value.js";
import type { DependencyReason, ReportValue } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";
import { stageName } from "./layer-names.js";

/** Characteristics whose names alone do not say enough. */
const SAID: Readonly<Record<string, string>> = { hand: "cards in hand", stateBased: "state-based actions" };

/** As words: `copiable.manaCost` -> `copiable mana cost`, `depends 4 A on B` -> `in layer 4, A depends on B`. */
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

/** The value of a characteristic, with the reason of a dependency (CR 613.8a) in words. */
export function valueWords(characteristic: string, value: ReportValue): ReportValue {
  return typeof value === "string" && readValue(characteristic).kind === "dependency"
    ? (own<string>(REASONS, value) ?? value)
    : value;
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
