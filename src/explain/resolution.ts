import type {
  AfterStateBasedActions,
  Change,
  LayerName,
  Resolution,
  RulesetId,
  ScenarioEvent,
  StateBasedAction,
  TraceStep,
} from "../rules/formats.gen.js";
import { clauseNumber } from "../rules/clause-under.js";
import { LAYER_CLAUSES } from "../rules/layers.js";
import { stageOfStep, type TraceStage } from "../rules/trace-stage.js";
import { stageTitlePhrase } from "../wording/stages.js";
import { type Phrase, say } from "../wording/phrase.js";
import { stateBasedPhrase } from "../wording/state-based.js";
import { english, type Narrator } from "./narrator.js";
import type { ObjectNames } from "../wording/object-names.js";
import { clausesByFact, factPhrase } from "../wording/steps.js";
import { effectPhrase } from "../wording/effect-names.js";
import { type Lapse, lapsePhrase, lapsesOf } from "./why/lapses.js";
import { notAgainReasons } from "./why/not-again.js";
import { groupBy } from "../rules/group.js";
import { numberInWords, type Reason, reasonFrom, stepReason, type ToldReason, toldReason } from "./why/reason.js";
import { asTold, tellingChanges } from "./why/provisional.js";
import { ordersOf } from "./why/story-order.js";
import { isOf, Seen } from "./why/seen.js";

/** The steps of one layer, or of one stage before or after the layers. */
export interface LayerStory {
  /** The layer's name, or `performed`, `ended`, `start`, `values`, `players`, `gameRules`, `costs`, `stateBased`, `afterStateBasedActions`. */
  readonly layer: string;
  /** "Layer 4: types", "Players". */
  readonly title: string;
  readonly clause: string;
  /** The clause's number in the text of the ruleset. */
  readonly number: string;
  readonly steps: readonly StoryStep[];
}

export interface StoryStep extends ToldReason {
  /** Whether it tells the step itself, or what comes before it: why its effect has its place in the order. */
  readonly about: "step" | "order";
  /** For an application: its changes, a phrase for each object. */
  readonly changes: readonly string[];
  /** The same as data; without a size that is set before anybody has to do with it. */
  readonly told: readonly Change[];
  readonly step: TraceStep;
}

/** The stages before and after the layers: the name of the story, and the clause. */
const OUTSIDE: Readonly<Record<Exclude<TraceStage, LayerName>, { readonly name: string; readonly clause: string }>> = {
  performed: { name: "performed", clause: "704.3" },
  ended: { name: "ended", clause: "611.2" },
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

function headOf(stage: TraceStage, ruleset: RulesetId, narrator: Narrator): Head {
  const title = narrator.speaker.text(stageTitlePhrase(stage, ruleset));
  if (isOutside(stage)) {
    const { name, clause } = OUTSIDE[stage];
    return { layer: name, title, clause, number: numberInWords(clauseNumber(clause, ruleset), narrator) };
  }
  const clause = LAYER_CLAUSES[stage];
  return { layer: stage, title, clause, number: numberInWords(clauseNumber(clause, ruleset, stage), narrator) };
}

/** A heading repeats the story's title, unless characteristic-defining abilities apply first here, before others. */
function isHeading({ step, place }: Seen, all: readonly Seen[]): boolean {
  if (step.kind !== "layer") return false;
  const rest = all
    .slice(place)
    .find((seen) => isOf(seen, "layer") && seen.step.layer === step.layer && seen.step.pass === "rest");
  const isAlone =
    rest === undefined ||
    !all.slice(rest.place).some((seen) => isOf(seen, "applied") && seen.step.layer === step.layer);
  return step.pass !== "cda" || isAlone;
}

function stateBasedStep(action: StateBasedAction): TraceStep {
  const { clause, also } = action;
  return { kind: "stateBased", action, clause, ...(also === undefined ? {} : { also }) };
}

function storyOf(
  seen: Seen,
  reason: ToldReason,
  narrator: Narrator,
  all: readonly Seen[],
  about: StoryStep["about"] = "step",
): StoryStep {
  const { step } = seen;
  const told = about === "step" && isOf(seen, "applied") ? tellingChanges(seen, all) : [];
  return {
    ...reason,
    about,
    told,
    // Computed only on demand: there may be thousands, and reports show them in their own way.
    get changes() {
      return about === "step" && isOf(seen, "applied") ? narrator.changes(told, seen.step) : [];
    },
    step,
  };
}

/** A step in one sentence; facts about an object in one each, with the clauses of that. */
function reasonsOf(seen: Seen, names: ObjectNames, all: readonly Seen[]): Reason[] {
  const { step } = seen;
  if (step.kind !== "starts" && step.kind !== "stands")
    return [stepReason(seen, names, isOf(seen, "applied") ? asTold(seen, all) : step)];
  return clausesByFact(step.clauses).map((clauses) => ({
    ...reasonFrom([seen], factPhrase({ ...step, clauses }, names)),
    clauses,
  }));
}

/** That a dependency has lapsed, before the order that follows from it. */
function lapseReason(lapse: Lapse, names: ObjectNames): Reason {
  const words = lapsePhrase(lapse, (effect) => effectPhrase(effect, names));
  return { ...reasonFrom([lapse.depends, lapse.by, lapse.applied], words), clauses: ["613.8c"] };
}

/**
 * The trace layer by layer, of a board that `events` have led to: what came at once is read there. State-based actions that
 * are no steps of it are taken from the resolution.
 */
export function explainResolution(
  resolution: Resolution,
  teller: Narrator = english(),
  events: readonly ScenarioEvent[] = [],
): LayerStory[] {
  const narrator = teller.at(resolution);
  const { trace, stateBased, ruleset } = resolution;
  const isTraced = trace.some(({ kind }) => kind === "stateBased");
  const steps: TraceStep[] = isTraced ? trace : [...trace, ...stateBased.map(stateBasedStep)];
  const all = Seen.all(steps);
  const orders = ordersOf(all, narrator.names, events, ruleset);
  const lapses = groupBy(lapsesOf(all), ({ applied }) => applied.place);
  const stages = groupBy(
    all.filter((seen) => !isHeading(seen, all)),
    ({ step }) => stageOfStep(step),
  );
  const told = (seen: Seen, reason: Reason, about: StoryStep["about"] = "step"): StoryStep =>
    storyOf(seen, toldReason(reason, steps, ruleset, narrator), narrator, all, about);
  const orderOf = ({ place }: Seen): readonly Reason[] => {
    const order = orders.get(place);
    return order === undefined ? [] : [order];
  };
  return [...stages].map(([stage, here]) => ({
    ...headOf(stage, ruleset, narrator),
    steps: here.flatMap((seen) => [
      ...(lapses.get(seen.place) ?? []).map((lapse) =>
        told(lapse.depends, lapseReason(lapse, narrator.names), "order"),
      ),
      ...orderOf(seen).map((order) => told(seen, order, "order")),
      ...notAgainReasons(seen, narrator.names).map((reason) => told(seen, reason, "order")),
      ...reasonsOf(seen, narrator.names, all).map((reason) => told(seen, reason)),
    ]),
  }));
}

/** The state-based actions that would be performed, round by round, in the form of a layer (CR 704.3). */
export function explainAfterStateBased(
  { rounds, open, resolution }: AfterStateBasedActions,
  narrator: Narrator = english(),
): LayerStory[] {
  const { ruleset } = resolution;
  const { speaker, names } = narrator;
  const said: (readonly [StateBasedAction, Phrase])[] = [
    ...rounds.flatMap((actions, n) =>
      actions.map((action) => {
        const round = { n: n + 1, what: stateBasedPhrase(action, names) };
        return [action, say("story-round", round)] as const;
      }),
    ),
    ...open.map((action) => [action, say("state-based-open", { actions: stateBasedPhrase(action, names) })] as const),
  ];
  if (said.length === 0) return [];
  const trace = said.map(([action]) => stateBasedStep(action));
  const steps = Seen.all(trace).flatMap((seen, n) => {
    const words = said[n]?.[1];
    return words === undefined
      ? []
      : [storyOf(seen, toldReason(reasonFrom([seen], words), trace, ruleset, narrator), narrator, [])];
  });
  const title = speaker.text(say("story-title-rounds"));
  const number = clauseNumber("704.3", ruleset);
  return [{ layer: "afterStateBasedActions", title, clause: "704.3", number, steps }];
}
