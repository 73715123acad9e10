import type {
  AfterStateBasedActions,
  LayerName,
  Resolution,
  RulesetId,
  StateBasedAction,
  TraceStep,
} from "../rules/formats.gen.js";
import { describeChanges } from "./change.js";
import { clauseNumber } from "./clause-number.js";
import { describeStep } from "./step.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { LAYER_CLAUSES, layerTitle } from "./value.js";

/** What happens in one layer, or in one of the stages after them. */
export interface LayerStory {
  /** The layer's name, or `start`, `values`, `players`, `gameRules`, `costs`, `stateBased`, `afterStateBasedActions`. */
  readonly layer: string;
  /** "Layer 4: types", "Players". */
  readonly title: string;
  readonly clause: string;
  /** The number of that clause in the text of the ruleset. */
  readonly number: string;
  readonly steps: readonly StoryStep[];
}

export interface StoryStep {
  readonly text: string;
  readonly clauses: readonly string[];
  /** Their numbers in the text of the ruleset, one for each. */
  readonly numbers: readonly string[];
  /** For an application: what it changed, a phrase for each object. */
  readonly changes: readonly string[];
  readonly step: TraceStep;
}

type Stage = LayerName | keyof typeof OUTSIDE;

/** What comes before the layers and after them. */
const OUTSIDE = {
  start: { title: "Starting values", clause: "613.1" },
  values: { title: "After the layers", clause: "109.3" },
  players: { title: "Players", clause: "613.10" },
  gameRules: { title: "Game rules", clause: "613.11" },
  costs: { title: "Costs", clause: "601.2f" },
  stateBased: { title: "State-based actions", clause: "704.3" },
} as const;

function stageOf(step: TraceStep): Stage {
  switch (step.kind) {
    case "starts":
      return "start";
    case "stands":
      return "values";
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

function isOutside(stage: Stage): stage is keyof typeof OUTSIDE {
  return stage in OUTSIDE;
}

function headOf(stage: Stage, ruleset: RulesetId): Pick<LayerStory, "title" | "clause" | "number"> {
  const number = (clause: string, layer?: LayerName): string => clauseNumber(clause, ruleset, layer);
  if (isOutside(stage)) return { ...OUTSIDE[stage], number: number(OUTSIDE[stage].clause) };
  const clause = LAYER_CLAUSES[stage];
  return { title: layerTitle(stage, ruleset), clause, number: number(clause, stage) };
}

/** A heading tells nothing that the story's title does not, unless characteristic-defining abilities go first here. */
function isHeading(step: TraceStep): boolean {
  return step.kind === "layer" && step.pass !== "cda";
}

function told(step: TraceStep, ruleset: RulesetId): StoryStep {
  const text = step.kind === "layer" ? "Characteristic-defining abilities go first." : describeStep(step);
  const clauses = clausesOf(step);
  const layer = "layer" in step ? EVERY_LAYER.find((name) => name === step.layer) : undefined;
  return {
    text,
    clauses,
    numbers: clauses.map((clause) => clauseNumber(clause, ruleset, layer)),
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
    const story = told(step, resolution.ruleset);
    if (known === undefined) stages.set(stage, [story]);
    else known.push(story);
  }
  return [...stages].map(([layer, story]) => ({ layer, ...headOf(layer, resolution.ruleset), steps: story }));
}

/** What state-based actions would do, round by round, told like a layer; nothing if nothing is to do (CR 704.3). */
export function explainAfterStateBased({ rounds, open, resolution }: AfterStateBasedActions): LayerStory[] {
  const { ruleset } = resolution;
  const tell = (when: string, action: StateBasedAction): StoryStep => {
    const { clause, also } = action;
    const step: TraceStep = { kind: "stateBased", action, clause, ...(also === undefined ? {} : { also }) };
    return { ...told(step, ruleset), text: `${when}: ${describeStep(step)}` };
  };
  const steps = [
    ...rounds.flatMap((actions, n) => actions.map((action) => tell(`Round ${n + 1}`, action))),
    ...open.map((action) => tell("Left open", action)),
  ];
  return steps.length === 0
    ? []
    : [
        {
          layer: "afterStateBasedActions",
          title: "State-based actions in rounds",
          clause: "704.3",
          number: clauseNumber("704.3", ruleset),
          steps,
        },
      ];
}
