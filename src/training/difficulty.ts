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

/** The level of knowledge that a clause requires. */
export function levelOfClause(clause: string): Level {
  let level = USUAL_LEVEL;
  let longest = 0;
  for (const family of KNOWLEDGE_LEVELS) {
    for (const beginning of family.clauses) {
      if (beginning.length <= longest || !isUnderClause(clause, beginning)) continue;
      longest = beginning.length;
      level = family.level;
    }
  }
  return level;
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

function highest(levels: readonly Level[]): Level {
  return levels.reduce((a, b) => (a > b ? a : b), 1);
}

/** How much there is to keep in mind, counted in the relevant steps. */
export function complexityOf({ trace }: Resolution, relevant: readonly number[]): Complexity {
  const steps = relevant.flatMap((place) => trace[place] ?? []);
  const effects = new Set<string>();
  const layers = new Set<string>();
  const dependencies = new Set<string>();
  let loops = 0;
  for (const step of steps) {
    switch (step.kind) {
      case "applied":
      case "ceased":
        effects.add(step.effect);
        layers.add(step.layer);
        break;
      case "player":
      case "gameRule":
        effects.add(step.effect);
        layers.add(step.kind);
        break;
      case "cost":
        if (step.by !== undefined) effects.add(step.by);
        break;
      case "depends":
        dependencies.add(`${step.layer} ${step.effect} ${step.on}`);
        break;
      case "loop":
        loops++;
        break;
      default:
    }
  }
  const counts = { effects: effects.size, layers: layers.size, dependencies: dependencies.size, loops };
  return { level: levelOfCounts(counts), ...counts };
}

/** An effect or layer counts one; a dependency two, since both effects are looked at with and without the other; a loop four. */
function levelOfCounts({ effects, layers, dependencies, loops }: Omit<KeyComplexity, "level">): Level {
  const weight = effects + layers + 2 * dependencies + 4 * loops;
  return weight <= 2 ? 1 : weight <= 4 ? 2 : weight <= 7 ? 3 : 4;
}
