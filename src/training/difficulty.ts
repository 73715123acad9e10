import type { KeyComplexity, Resolution, TraceStep } from "../rules/formats.gen.js";
import { byClause } from "../rules/clauses.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { isUnderClause } from "../verifier/subject.js";
import { KNOWLEDGE_LEVELS, LEVEL_OF_STEP, type Level, USUAL_LEVEL } from "./knowledge-levels.js";

export interface Knowledge {
  readonly level: Level;
  /** The clauses that decide, by their current numbers, in order. */
  readonly clauses: readonly string[];
}

export interface Complexity extends KeyComplexity {
  readonly level: Level;
}

export function levelOfClause(clause: string): Level {
  const fitting = KNOWLEDGE_LEVELS.flatMap(({ level, clauses }) =>
    clauses.filter((beginning) => isUnderClause(clause, beginning)).map(({ length }) => ({ level, length })),
  );
  return fitting.reduce((a, b) => (b.length > a.length ? b : a), { level: USUAL_LEVEL, length: 0 }).level;
}

/** By the clauses that relevant steps cite and that are known to decide (`decisive`); without any, by those of their layers. */
export function knowledgeOf(
  { trace }: Resolution,
  relevant: readonly number[],
  decisive: ReadonlySet<string>,
): Knowledge {
  const steps = relevant.flatMap((place) => trace[place] ?? []);
  const cited = [...new Set(steps.flatMap(clausesOf))].sort(byClause);
  const deciding = cited.filter((clause) => decisive.has(clause));
  const clauses = deciding.length > 0 ? deciding : layersOf(steps, cited);
  const levels = [...clauses.map(levelOfClause), ...steps.flatMap(({ kind }) => LEVEL_OF_STEP[kind]?.level ?? [])];
  return { level: highest(levels), clauses };
}

/** The clauses of the layers in which something applies; if nothing does, the clauses cited about the object. */
function layersOf(steps: readonly TraceStep[], cited: readonly string[]): string[] {
  const applied = steps.flatMap((step) => (step.kind === "applied" ? step.clauses.slice(0, 1) : []));
  return applied.length > 0 ? [...new Set(applied)].sort(byClause) : cited.slice(0, 3);
}

/** 1, if there are none. */
export function highest(levels: readonly Level[]): Level {
  return levels.reduce((a, b) => (a > b ? a : b), 1);
}

/** How much there is to keep in mind, counted in the relevant steps. */
export function complexityOf({ trace }: Resolution, relevant: readonly number[]): Complexity {
  const steps = relevant.flatMap((place) => trace[place] ?? []);
  const inLayers = steps.filter((step) => step.kind === "applied" || step.kind === "ceased");
  const afterwards = steps.filter((step) => step.kind === "player" || step.kind === "gameRule");
  const costs = steps.flatMap((step) => (step.kind === "cost" ? (step.by ?? []) : []));
  const depends = steps.filter((step) => step.kind === "depends");
  const counts = {
    effects: new Set([...[...inLayers, ...afterwards].map(({ effect }) => effect), ...costs]).size,
    layers: new Set([...inLayers.map(({ layer }) => layer), ...afterwards.map(({ kind }) => kind)]).size,
    dependencies: new Set(depends.map(({ layer, effect, on }) => `${layer} ${effect} ${on}`)).size,
    loops: steps.filter(({ kind }) => kind === "loop").length,
  };
  return { level: levelOfCounts(counts), ...counts };
}

/** An effect or layer counts one; a dependency two, since both effects are looked at with and without the other; a loop four. */
function levelOfCounts({ effects, layers, dependencies, loops }: Omit<KeyComplexity, "level">): Level {
  const weight = effects + layers + 2 * dependencies + 4 * loops;
  return weight <= 2 ? 1 : weight <= 4 ? 2 : weight <= 7 ? 3 : 4;
}
