import { afterKindOf, layerKindOf, stageOf, type AnyLayerKind } from "../effects/index.js";
import type { AfterStage } from "../effects/kind.js";
import type { AbilityInstance } from "../rules/ability.js";
import type { BoardEffect } from "../rules/board.js";
import { definingParts, isDefining } from "../rules/defining.js";
import type { Ability, Condition, Selector, Zone } from "../rules/formats.gen.js";
import { written } from "../rules/json-object.js";
import type { Uses } from "../rules/look.js";
import { meaningOf } from "../rules/keywords.js";
import { clauseOfKeywordStatic, staticAbilityOf } from "../rules/keyword-statics.js";
import { clausesSaid } from "../rules/said-clauses.js";
import { type Maker, type Sort, type Stage } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import { remembered } from "../rules/remembered.js";
import type { Ruleset, Slot } from "../rules/ruleset.js";
import { pointsAt } from "./query/match-zones.js";
import { conditionReads, matcherOf, quantityReads } from "./query/queries.js";
import type { Matcher } from "./query/matcher.js";
import { all, aspects, both, CONTROLLER, EVERYTHING, NOTHING, type Aspects } from "../rules/aspects.js";

/** A part together with what carries it out. */
export interface Instruction {
  readonly part: Part;
  /** The same part as it came out for other objects, if not for all alike. */
  readonly shares: Shares;
  readonly handler: AnyLayerKind;
  /** What evaluating it reads; NOTHING if the instruction is always the same. */
  readonly reads: Aspects;
  /** Whether it is evaluated anew for each affected object. */
  readonly perObject: boolean;
  /** All that can differ in it is an amount. */
  readonly isAmount: boolean;
}

type Shares = ReadonlyMap<number, Part>;

const NO_SHARES: Shares = new Map();

/** The instructions of one slot, in written order. */
export interface LayerProgram {
  readonly instructions: readonly Instruction[];
  /** The most they can change (see LayerKind.writes). */
  readonly writes: Aspects;
  /** What evaluating them reads. */
  readonly reads: Aspects;
  /** All that its footprint is read from until it begins, besides the ability that says it: condition, objects, instructions. */
  readonly footprintReads: Aspects;
  /** All that its trial hangs on: which objects, what it does to them, and what these are in what it writes. */
  readonly trialReads: Aspects;
}

/** What an ability or a resolved effect says, sorted by layers: the classification that the resolver goes by. */
export interface Program {
  readonly affects: Matcher | undefined;
  readonly affected: Selector | undefined;
  readonly condition: Condition | undefined;
  readonly conditionReads: Aspects;
  /** The clauses by which it is asked, whether it holds or not. */
  readonly conditionClauses: readonly string[];
  /** Where the ability functions; undefined: everywhere (CR 113.6, 604.3). */
  readonly zones: readonly Zone[] | undefined;
  readonly maker: Maker;
  readonly characteristicDefining: boolean;
  /** The clauses that make it an effect, and those of its words for when and to what it applies: of its parts see `clausesOfParts`. */
  readonly clauses: readonly string[];
  /** By the first sort of the slot; see `inSlot`. */
  readonly layers: ReadonlyMap<Sort, LayerProgram>;
  /** Parts for players and game rules (CR 613.10-613.11), and each stage's of them. */
  readonly after: readonly Part[];
  readonly ofStage: Readonly<Record<AfterStage, readonly Part[]>>;
}

const BATTLEFIELD: readonly Zone[] = ["battlefield"];
const NO_PARTS: readonly Part[] = [];
const IN_LAYERS_ALONE: Program["ofStage"] = { players: NO_PARTS, gameRules: NO_PARTS, costs: NO_PARTS };
const SELF: Selector = { self: true };

function isSort(stage: Stage): stage is Sort {
  return stage !== "players" && stage !== "gameRules";
}

/** What a program does in a slot; undefined if nothing. */
export function inSlot({ layers }: Program, { sorts }: Slot): LayerProgram | undefined {
  return layers.get(sorts[0]);
}

/** Whether a program has a part in a slot, in the pass of it (CR 613.3). */
export function takesPart(program: Program, slot: Slot): boolean {
  const { pass } = slot;
  return inSlot(program, slot) !== undefined && (pass === "all" || (pass === "cda") === program.characteristicDefining);
}

/** The clauses that the words of some parts of an ability send one to: they belong where these parts are applied. */
export function clausesOfParts({ maker }: Program, parts: readonly Part[]): string[] {
  return maker === "resolution" ? [] : parts.flatMap(clausesSaid);
}

export function instructionsOf({ program }: { readonly program: Program }, slot: Slot): readonly Instruction[] {
  return inSlot(program, slot)?.instructions ?? [];
}

function readsOf({ quantities, selectors, players, whole }: Uses): Aspects {
  return all([
    ...(quantities ?? []).map(quantityReads),
    ...(selectors ?? []).map((selector) => matcherOf(selector).reads),
    players === undefined ? NOTHING : aspects({ others: CONTROLLER }),
    whole === undefined ? NOTHING : EVERYTHING,
  ]);
}

/** Whether a part speaks of the affected object itself, of its owner or its controller. */
function speaksOfAffected(value: unknown): boolean {
  if (value === "affected" || value === "owner" || value === "controller") return true;
  return written(value).some(([key, inner]) => key === "affected" || speaksOfAffected(inner));
}

function instruction(part: Part, shares: Shares, handler: AnyLayerKind): Instruction {
  const uses = handler.uses(part);
  const open = [part, ...shares.values()].flatMap((each) => handler.uses(each) ?? []);
  return {
    part,
    shares,
    handler,
    reads: all(open.map(readsOf)),
    perObject: shares.size > 0 || (uses !== undefined && speaksOfAffected(part)),
    isAmount: uses?.quantities !== undefined && Object.keys(uses).length === 1,
  };
}

/** A part for other objects stands at the same place among theirs. */
function sharesOf(others: readonly (readonly [object: number, parts: readonly Part[]])[], place: number): Shares {
  if (others.length === 0) return NO_SHARES;
  return new Map(
    others.flatMap(([object, parts]) => {
      const part = parts[place];
      return part === undefined ? [] : [[object, part] as const];
    }),
  );
}

function layerProgram(instructions: readonly Instruction[], { affects, conditionReads }: Rest): LayerProgram {
  const writes = all(
    instructions.flatMap(({ part, shares, handler }) => [part, ...shares.values()].map((each) => handler.writes(each))),
  );
  const reads = all(instructions.map((instruction) => instruction.reads));
  const found = both(affects?.reads ?? NOTHING, reads);
  return {
    instructions,
    writes,
    reads,
    footprintReads: both(found, conditionReads),
    trialReads: both(found, writes),
  };
}

export const NO_CONDITION = {
  affects: undefined,
  affected: undefined,
  condition: undefined,
  conditionReads: NOTHING,
  conditionClauses: [],
  zones: undefined,
  characteristicDefining: false,
  clauses: [],
} as const;

type Rest = Omit<Program, "maker" | "layers" | "after" | "ofStage">;

function byStage(parts: readonly Part[]): Program["ofStage"] {
  if (parts.length === 0) return IN_LAYERS_ALONE;
  const of = (stage: AfterStage): Part[] => parts.filter((part) => afterKindOf(part)?.stage === stage);
  return { players: of("players"), gameRules: of("gameRules"), costs: of("costs") };
}

/** What abilities and effects say under one ruleset; each is read once. */
export class Programs {
  /** The sorts of the parts read so far, by their pass (CR 613.3): how an edition orders others can't have mattered. */
  readonly met: Readonly<Record<"cda" | "rest", Set<Sort>>> = { cda: new Set(), rest: new Set() };
  readonly #policy: Ruleset["policy"];
  readonly #practice: Ruleset["practice"];
  /** For each sort the one that stands for its slot. */
  readonly #slotOf: ReadonlyMap<Sort, Sort>;
  readonly #defining = new WeakMap<Ability, Program>();
  readonly #static = new WeakMap<Ability, Program>();

  constructor({ slots, policy, practice }: Ruleset) {
    this.#policy = policy;
    this.#practice = practice;
    this.#slotOf = new Map(slots.flatMap(({ sorts }) => sorts.map((sort) => [sort, sorts[0]] as const)));
  }

  /** Sorts parts into the layers of the ruleset; the parts of one layer stay in written order. */
  ofParts(said: readonly Part[], maker: Maker, rest: Rest, shares: BoardEffect["shares"] = new Map()): Program {
    const layers = new Map<Sort, Instruction[]>();
    const after: Part[] = [];
    const read = (parts: readonly Part[]): Part[] => parts.flatMap((part) => this.#practice.partAsRead(part, parts));
    const others = [...shares].map(([object, parts]) => [object, read(parts)] as const);
    for (const [place, part] of read(said).entries()) {
      const stage = stageOf(part.kind, maker);
      const handler = layerKindOf(part);
      if (isSort(stage)) this.met[rest.characteristicDefining ? "cda" : "rest"].add(stage);
      const slot = isSort(stage) ? this.#slotOf.get(stage) : undefined;
      if (!isSort(stage) || handler === undefined) after.push(part);
      else if (slot !== undefined)
        layers.set(slot, [...(layers.get(slot) ?? []), instruction(part, sharesOf(others, place), handler)]);
    }
    return {
      ...rest,
      maker,
      layers: new Map([...layers].map(([slot, instructions]) => [slot, layerProgram(instructions, rest)])),
      after,
      ofStage: byStage(after),
    };
  }

  /** The continuous effect an ability makes by being there; undefined if it makes none. */
  of(instance: AbilityInstance): Program | undefined {
    const { ability } = instance;
    const says = staticAbilityOf(ability);
    if (says !== undefined) return remembered(this.#static, says, () => this.#staticProgram(says, ability));
    const parts = definingParts(ability);
    if (parts === undefined) return undefined;
    // A granted "defining" ability is an ordinary static one (CR 604.3a(2)).
    const characteristicDefining = isDefining(instance, this.#policy);
    return remembered(characteristicDefining ? this.#defining : this.#static, ability, () =>
      this.ofParts(parts, characteristicDefining ? "defining" : "static", {
        ...NO_CONDITION,
        affects: matcherOf(SELF),
        affected: SELF,
        characteristicDefining,
        clauses: clausesOf(ability, characteristicDefining),
        zones: characteristicDefining ? this.#practice.definingFunctions : BATTLEFIELD,
      }),
    );
  }

  /** What a static ability describes (CR 611.3a). */
  #openSet(affects: Selector): Matcher {
    const matcher = matcherOf(affects);
    return pointsAt(affects) ? matcher : { ...matcher, test: this.#practice.affectedByStatic(matcher.test) };
  }

  #staticProgram(ability: Extract<Ability, { kind: "static" }>, said: Ability): Program {
    const { does, ...when } = ability;
    const keyword = clauseOfKeywordStatic(said);
    const makesIt = ["611.3a", ...(keyword === undefined ? [] : [keyword])];
    return this.ofParts(does, "static", {
      affects: ability.affects === undefined ? undefined : this.#openSet(ability.affects),
      affected: ability.affects,
      condition: ability.condition,
      conditionReads: conditionReads(ability.condition),
      conditionClauses: [...makesIt, ...clausesSaid(ability.condition)],
      zones: ability.zones ?? BATTLEFIELD,
      characteristicDefining: false,
      clauses: [...makesIt, ...clausesSaid(when)],
    });
  }
}

/** What of a practice the reading of abilities hangs on. */
type ReadingSteps = Pick<Ruleset["practice"], "partAsRead" | "definingFunctions" | "affectedByStatic">;

interface Read {
  readonly slots: Ruleset["slots"];
  readonly by: ReadingSteps;
  readonly programs: Programs;
}

const READ = new WeakMap<Ruleset["policy"], Read[]>();
const PROGRAMS = new WeakMap<Ruleset, Programs>();

/** Rules that read abilities alike share what they have read, however they order effects. */
export function programsOf(ruleset: Ruleset): Programs {
  return remembered(PROGRAMS, ruleset, () => {
    const { policy, slots, practice } = ruleset;
    const known = remembered(READ, policy, () => []);
    const alike = known.find((read) => read.slots === slots && readsAlike(read.by, practice));
    if (alike !== undefined) return alike.programs;
    const programs = new Programs(ruleset);
    known.push({ slots, by: practice, programs });
    return programs;
  });
}

function readsAlike(one: ReadingSteps, other: ReadingSteps): boolean {
  return (
    one.partAsRead === other.partAsRead &&
    one.definingFunctions === other.definingFunctions &&
    one.affectedByStatic === other.affectedByStatic
  );
}

/** A defining ability says so itself, or its keyword does (CR 604.3, 604.3a). */
function clausesOf(ability: Ability, characteristicDefining: boolean): string[] {
  const keyword = ability.kind === "keyword" ? meaningOf(ability.keyword) : undefined;
  return [
    ...(characteristicDefining ? ["604.3", "604.3a"] : ["611.3a"]),
    ...(ability.kind === "keyword" ? clausesSaid(ability) : []),
    ...(keyword === undefined ? [] : [keyword]),
  ];
}
