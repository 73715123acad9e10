import type {
  AppliedStep,
  Change,
  CheckedValue,
  Resolution,
  ResolvedObject,
  ResolvedPlayer,
  TraceStep,
} from "../../src/rules/formats.gen.js";

/** An object of the fixture: what is left out is as on a noncreature enchantment of Ann's without abilities. */
export function object(name: string, values: Partial<ResolvedObject> = {}): ResolvedObject {
  const base: ResolvedObject = {
    name,
    manaCost: null,
    manaValue: 0,
    colors: [],
    supertypes: [],
    types: ["Enchantment"],
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    basePower: values.power ?? null,
    baseToughness: values.toughness ?? null,
    loyalty: null,
    defense: null,
    controller: "Ann",
    owner: values.controller ?? "Ann",
    zone: "battlefield",
    faceDown: false,
    tapped: false,
    attachedTo: null,
    counters: {},
    tapsFor: [],
    copiable: {
      name,
      manaCost: null,
      colors: [],
      supertypes: [],
      types: ["Enchantment"],
      subtypes: [],
      abilities: [],
      power: null,
      toughness: null,
    },
  };
  return { ...base, ...values };
}

export function player(values: Partial<ResolvedPlayer> = {}): ResolvedPlayer {
  return { life: 20, hand: 0, abilities: [], maximumHandSize: 7, landPlays: 1, ...values };
}

export function resolution(
  objects: Resolution["objects"],
  trace: TraceStep[],
  values: Partial<Resolution> = {},
): Resolution {
  return {
    ruleset: "current",
    objects,
    players: { Ann: player(), Bob: player() },
    gameRules: [],
    stateBased: [],
    trace,
    ...values,
  };
}

export const layer = (layer: AppliedStep["layer"], clause: string): TraceStep => ({
  kind: "layer",
  layer,
  pass: "all",
  clause,
});
export const change = (
  object: string,
  characteristic: Change["characteristic"],
  before: Change["before"],
  after: Change["after"],
): Change => ({ object, characteristic, before, after });
export const value = (
  check: string,
  subject: string,
  characteristic: string,
  expected: CheckedValue["expected"],
  actual = expected,
): CheckedValue => ({
  check,
  subject,
  characteristic,
  expected,
  actual,
  ok: JSON.stringify(expected) === JSON.stringify(actual),
});
