import type { LayerName, Resolution, StageName, TraceStep } from "../rules/formats.gen.js";
import { describeChanges } from "./change.js";
import { clausesOf, describeStep } from "./step.js";
import { LAYER_CLAUSES, LAYER_TITLES } from "./value.js";

/** What happens in one layer, or in one of the stages after them. */
export interface LayerStory {
  /** The layer's name, or `players`, `gameRules`, `costs`, `stateBased`. */
  readonly layer: string;
  /** "Layer 4: types", "Players". */
  readonly title: string;
  readonly clause: string;
  readonly steps: readonly StoryStep[];
}

export interface StoryStep {
  readonly text: string;
  readonly clauses: readonly string[];
  /** For an application: what it changed, a phrase for each object. */
  readonly changes: readonly string[];
  readonly step: TraceStep;
}

type Stage = StageName | "costs" | "stateBased";

const STAGES_AFTER = {
  players: { title: "Players", clause: "613.10" },
  gameRules: { title: "Game rules", clause: "613.11" },
  costs: { title: "Costs", clause: "601.2f" },
  stateBased: { title: "State-based actions", clause: "704.3" },
} as const;

function stageOf(step: TraceStep): Stage {
  switch (step.kind) {
    case "player":
      return "players";
    case "gameRule":
      return "gameRules";
    case "cost":
      return "costs";
    case "stateBased":
      return "stateBased";
    default:
      return step.layer;
  }
}

function headOf(stage: Stage): { readonly title: string; readonly clause: string } {
  if (stage in STAGES_AFTER) return STAGES_AFTER[stage as keyof typeof STAGES_AFTER];
  const layer = stage as LayerName;
  return { title: LAYER_TITLES[layer], clause: LAYER_CLAUSES[layer] };
}

/** A heading tells nothing that the story's title does not, unless characteristic-defining abilities go first here. */
function isHeading(step: TraceStep): boolean {
  return step.kind === "layer" && step.pass !== "cda";
}

function told(step: TraceStep): StoryStep {
  const text = step.kind === "layer" ? "Characteristic-defining abilities go first." : describeStep(step);
  return {
    text,
    clauses: clausesOf(step),
    // Only who asks pays for it: there may be thousands, and reports show them in their own way.
    get changes() {
      return step.kind === "applied" ? describeChanges(step.changes) : [];
    },
    step,
  };
}

/**
 * The trace layer by layer, in its order. Layers in which nothing happens are left out. State-based actions that the
 * trace does not hold as steps are taken from the resolution.
 */
export function explainResolution(resolution: Resolution): LayerStory[] {
  const { trace, stateBased } = resolution;
  const performed = trace.some(({ kind }) => kind === "stateBased");
  const steps: TraceStep[] = performed
    ? trace
    : [...trace, ...stateBased.map((action): TraceStep => ({ kind: "stateBased", action, clause: action.clause }))];
  const stages = new Map<Stage, StoryStep[]>();
  for (const step of steps) {
    if (isHeading(step)) continue;
    const stage = stageOf(step);
    const known = stages.get(stage);
    if (known === undefined) stages.set(stage, [told(step)]);
    else known.push(told(step));
  }
  return [...stages].map(([layer, story]) => ({ layer, ...headOf(layer), steps: story }));
}
