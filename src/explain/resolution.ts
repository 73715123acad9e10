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
import { EVERY_LAYER, LAYER_CLAUSES } from "../rules/layers.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { stageOfStep, type TraceStage } from "../rules/trace-stage.js";
import { stageTitlePhrase } from "../wording/stages.js";
import { type Phrase, say } from "../wording/phrase.js";
import { stateBasedPhrase } from "../wording/state-based.js";
import { english, type Teller } from "./teller.js";
import { groupBy } from "../rules/group.js";

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

/** What comes before the layers and after them: the name of the story, and the clause. */
const OUTSIDE: Readonly<Record<Exclude<TraceStage, LayerName>, { readonly name: string; readonly clause: string }>> = {
  starts: { name: "start", clause: "613.1" },
  stands: { name: "values", clause: "109.3" },
  players: { name: "players", clause: "613.10" },
  gameRules: { name: "gameRules", clause: "613.11" },
  costs: { name: "costs", clause: "601.2f" },
  stateBased: { name: "stateBased", clause: "704.3" },
};

function isOutside(stage: TraceStage): stage is keyof typeof OUTSIDE {
  return stage in OUTSIDE;
}

type Head = Pick<LayerStory, "layer" | "title" | "clause" | "number">;

function headOf(stage: TraceStage, ruleset: RulesetId, teller: Teller): Head {
  const title = teller.speaker.text(stageTitlePhrase(stage, ruleset));
  if (isOutside(stage)) {
    const { name, clause } = OUTSIDE[stage];
    return { layer: name, title, clause, number: clauseNumber(clause, ruleset) };
  }
  const clause = LAYER_CLAUSES[stage];
  return { layer: stage, title, clause, number: clauseNumber(clause, ruleset, stage) };
}

/** A heading tells nothing that the story's title does not, unless characteristic-defining abilities go first here. */
function isHeading(step: TraceStep): boolean {
  return step.kind === "layer" && step.pass !== "cda";
}

function told(step: TraceStep, ruleset: RulesetId, teller: Teller): StoryStep {
  const clauses = clausesOf(step);
  const layer = "layer" in step ? EVERY_LAYER.find((name) => name === step.layer) : undefined;
  return {
    text: step.kind === "layer" ? teller.speaker.sentence(say("step-defining-first")) : describeStep(step, teller),
    clauses,
    numbers: clauses.map((clause) => clauseNumber(clause, ruleset, layer)),
    // Only who asks pays for it: there may be thousands, and reports show them in their own way.
    get changes() {
      return step.kind === "applied" ? describeChanges(step.changes, teller) : [];
    },
    step,
  };
}

/**
 * The trace layer by layer, in its order. Layers in which nothing happens are left out. State-based actions that the
 * trace does not hold as steps are taken from the resolution.
 */
export function explainResolution(resolution: Resolution, teller: Teller = english()): LayerStory[] {
  const { trace, stateBased, ruleset } = resolution;
  const performed = trace.some(({ kind }) => kind === "stateBased");
  const steps: TraceStep[] = performed
    ? trace
    : [...trace, ...stateBased.map((action): TraceStep => ({ kind: "stateBased", action, clause: action.clause }))];
  const stages = groupBy(
    steps.filter((step) => !isHeading(step)),
    stageOfStep,
  );
  return [...stages].map(([stage, here]) => ({
    ...headOf(stage, ruleset, teller),
    steps: here.map((step) => told(step, ruleset, teller)),
  }));
}

/** What state-based actions would do, round by round, told like a layer; nothing if nothing is to do (CR 704.3). */
export function explainAfterStateBased(
  { rounds, open, resolution }: AfterStateBasedActions,
  teller: Teller = english(),
): LayerStory[] {
  const { ruleset } = resolution;
  const { speaker, names } = teller;
  const tell = (action: StateBasedAction, words: Phrase): StoryStep => {
    const { clause, also } = action;
    const step: TraceStep = { kind: "stateBased", action, clause, ...(also === undefined ? {} : { also }) };
    return { ...told(step, ruleset, teller), text: speaker.sentence(words) };
  };
  const steps = [
    ...rounds.flatMap((actions, n) =>
      actions.map((action) => {
        const round = { n: n + 1, what: stateBasedPhrase(action, names) };
        return tell(action, say("story-round", round));
      }),
    ),
    ...open.map((action) => tell(action, say("state-based-open", { actions: stateBasedPhrase(action, names) }))),
  ];
  return steps.length === 0
    ? []
    : [
        {
          layer: "afterStateBasedActions",
          title: speaker.text(say("story-title-rounds")),
          clause: "704.3",
          number: clauseNumber("704.3", ruleset),
          steps,
        },
      ];
}
