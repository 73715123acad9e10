import type { Engine } from "../../src/engines/engine.js";
import type {
  AppliedStep,
  Card,
  Change,
  CheckEvent,
  LayerName,
  Resolution,
  ResolvedObject,
  Scenario,
} from "../../src/rules/formats.gen.js";

/** Hand-made values for tests; whatever a test does not care about is as plain as can be. */

export function resolvedObject(over: Partial<ResolvedObject> = {}): ResolvedObject {
  return {
    name: "Bear",
    manaCost: "{1}{G}",
    manaValue: 2,
    colors: ["green"],
    supertypes: [],
    types: ["Creature"],
    subtypes: ["Bear"],
    abilities: [],
    power: 2,
    toughness: 2,
    basePower: 2,
    baseToughness: 2,
    loyalty: null,
    defense: null,
    controller: "Ann",
    owner: "Ann",
    zone: "battlefield",
    faceDown: false,
    tapped: false,
    attachedTo: null,
    counters: {},
    tapsFor: [],
    copiable: {
      name: "Bear",
      manaCost: "{1}{G}",
      colors: ["green"],
      supertypes: [],
      types: ["Creature"],
      subtypes: ["Bear"],
      abilities: [],
      power: 2,
      toughness: 2,
    },
    ...over,
  };
}

export function resolution(over: Partial<Resolution> = {}): Resolution {
  return {
    ruleset: "current",
    objects: { Bear: resolvedObject() },
    players: { Ann: { life: 20, hand: 0, abilities: [], maximumHandSize: 7, landPlays: 1 } },
    gameRules: [],
    stateBased: [],
    trace: [],
    ...over,
  };
}

export function applied(layer: LayerName, effect: string, changes: Change[] = [], clauses = ["613.7a"]): AppliedStep {
  return { kind: "applied", layer, effect, parts: [], objects: changes.map(({ object }) => object), changes, clauses };
}

export function change(object: string, characteristic: Change["characteristic"]): Change {
  return { object, characteristic, before: null, after: null };
}

export function check(over: Partial<CheckEvent> = {}): CheckEvent {
  return { kind: "check", id: "end", ...over };
}

export const BEAR: Card = {
  name: "Bear",
  manaCost: "{1}{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
};

export const CARDS: ReadonlyMap<string, Card> = new Map([[BEAR.name, BEAR]]);

/** A bear enters and its power is checked. */
export function scenario(id: string, over: Partial<Scenario> = {}, power = 2): Scenario {
  return {
    id,
    rev: 1,
    title: `About ${id}`,
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.4b", role: "decides" }],
    players: ["Ann"],
    timeline: [{ kind: "enters", card: "Bear", controller: "Ann" }, check({ expect: { Bear: { power } } })],
    ...over,
  };
}

/** Finds a 2/2 bear at every check. */
export const BEAR_ENGINE: Engine = {
  name: "bears",
  version: "1",
  run: ({ timeline }) => ({
    kind: "result",
    checkPoints: timeline.flatMap((event, after) =>
      event.kind === "check"
        ? [{ check: event.id, after, resolution: resolution({ trace: [applied("7b", "Bear/size")] }) }]
        : [],
    ),
  }),
};
