import { handlerOf, type AnyHandler } from "../layers/index.js";
import type { AbilityInstance } from "../rules/ability.js";
import { definingParts, isDefining } from "../rules/defining.js";
import type { Ability, Condition, LayerName, Selector, Zone } from "../rules/formats.gen.js";
import type { Uses } from "../rules/handler.js";
import { KEYWORDS } from "../rules/keywords.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { stageOf, type Stage } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import { matcherOf } from "./applies-to.js";
import type { Matcher } from "./matcher.js";
import { conditionReads } from "./condition.js";
import { quantityReads } from "./quantity.js";
import { all, aspects, CONTROLLER, EVERYTHING, NOTHING, type Aspects } from "../rules/aspects.js";

/** A part together with what carries it out. */
export interface Instruction {
  readonly part: Part;
  readonly handler: AnyHandler;
  /** What evaluating it reads; NOTHING if the instruction is always the same. */
  readonly reads: Aspects;
  /** Whether it is evaluated anew for each affected object. */
  readonly perObject: boolean;
}

/** The instructions of one layer, in written order. */
export interface LayerProgram {
  readonly instructions: readonly Instruction[];
  /** The most they can change (see Handler.writes). */
  readonly writes: Aspects;
  /** What evaluating them reads. */
  readonly reads: Aspects;
}

/** What an ability or a resolved effect says, sorted by layers: the classification that the resolver goes by. */
export interface Program {
  readonly affects: Matcher | undefined;
  readonly affected: Selector | undefined;
  readonly condition: Condition | undefined;
  readonly conditionReads: Aspects;
  /** Where the ability functions; undefined: everywhere (CR 113.6, 604.3). */
  readonly zones: readonly Zone[] | undefined;
  readonly characteristicDefining: boolean;
  /** The clauses that make it an effect. */
  readonly clauses: readonly string[];
  readonly layers: ReadonlyMap<LayerName, LayerProgram>;
  /** Parts for players and game rules (CR 613.10-613.11). */
  readonly after: readonly Part[];
}

const BATTLEFIELD: readonly Zone[] = ["battlefield"];
const SELF: Selector = { self: true };

function isLayer(stage: Stage): stage is LayerName {
  return stage !== "players" && stage !== "gameRules";
}

function readsOf({ quantities, selectors, players, whole }: Uses): Aspects {
  return all([
    ...(quantities ?? []).map(quantityReads),
    ...(selectors ?? []).map((selector) => matcherOf(selector).reads),
    players === undefined ? NOTHING : aspects({ others: CONTROLLER }),
    whole === undefined ? NOTHING : EVERYTHING,
  ]);
}

/** Does the data of a part speak of the affected object itself, of its owner or its controller? */
function speaksOfAffected(value: unknown): boolean {
  if (value === "affected" || value === "owner" || value === "controller") return true;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.entries(value).some(([key, inner]) => key === "affected" || speaksOfAffected(inner));
}

function instruction(part: Part, handler: AnyHandler): Instruction {
  const uses = handler.uses?.(part);
  return {
    part,
    handler,
    reads: uses === undefined ? NOTHING : readsOf(uses),
    perObject: uses !== undefined && speaksOfAffected(part),
  };
}

function layerProgram(instructions: readonly Instruction[]): LayerProgram {
  return {
    instructions,
    writes: all(instructions.map(({ part, handler }) => handler.writes(part))),
    reads: all(instructions.map(({ reads }) => reads)),
  };
}

/** Sorts parts into their layers; the parts of one layer stay in written order. */
export function programOfParts(parts: readonly Part[], rest: Omit<Program, "layers" | "after">): Program {
  const layers = new Map<LayerName, Instruction[]>();
  const after: Part[] = [];
  for (const part of parts) {
    const stage = stageOf(part.kind, rest.characteristicDefining);
    const handler = handlerOf(part);
    if (!isLayer(stage) || handler === undefined) after.push(part);
    else layers.set(stage, [...(layers.get(stage) ?? []), instruction(part, handler)]);
  }
  return {
    ...rest,
    layers: new Map([...layers].map(([layer, instructions]) => [layer, layerProgram(instructions)])),
    after,
  };
}

export const NO_CONDITION = {
  affects: undefined,
  affected: undefined,
  condition: undefined,
  conditionReads: NOTHING,
  zones: undefined,
  characteristicDefining: false,
  clauses: [],
} as const;

const DEFINING = new WeakMap<Ability, Program>();
const STATIC = new WeakMap<Ability, Program>();

/** The continuous effect an ability makes by being there; undefined if it makes none. */
export function programOf(instance: AbilityInstance): Program | undefined {
  const { ability } = instance;
  const says = staticAbilityOf(ability);
  if (says !== undefined) return remembered(STATIC, says, () => staticProgram(says));
  const parts = definingParts(ability);
  if (parts === undefined) return undefined;
  // A granted "defining" ability is an ordinary static one (CR 604.3a(2)).
  const characteristicDefining = isDefining(instance);
  return remembered(characteristicDefining ? DEFINING : STATIC, ability, () =>
    programOfParts(parts, {
      ...NO_CONDITION,
      affects: matcherOf(SELF),
      affected: SELF,
      characteristicDefining,
      clauses: clausesOf(ability, characteristicDefining),
      zones: characteristicDefining ? undefined : BATTLEFIELD,
    }),
  );
}

/** A defining ability says so itself, or its keyword does (CR 604.3, 604.3a). */
function clausesOf(ability: Ability, characteristicDefining: boolean): string[] {
  const keyword = ability.kind === "keyword" ? KEYWORDS.find(({ name }) => name === ability.keyword) : undefined;
  return [
    ...(characteristicDefining ? ["604.3", "604.3a"] : ["611.3a"]),
    ...(keyword === undefined ? [] : [keyword.clause]),
  ];
}

function staticProgram(ability: Extract<Ability, { kind: "static" }>): Program {
  return programOfParts(ability.does, {
    affects: ability.affects === undefined ? undefined : matcherOf(ability.affects),
    affected: ability.affects,
    condition: ability.condition,
    conditionReads: conditionReads(ability.condition),
    zones: ability.zones ?? BATTLEFIELD,
    characteristicDefining: false,
    clauses: ["611.3a"],
  });
}

function remembered(known: WeakMap<Ability, Program>, ability: Ability, make: () => Program): Program {
  let program = known.get(ability);
  if (program === undefined) {
    program = make();
    known.set(ability, program);
  }
  return program;
}
