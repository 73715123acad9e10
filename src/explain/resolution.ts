import type {
  AfterStateBasedActions,
  Change,
  LayerName,
  Resolution,
  RulesetId,
  ScenarioEvent,
  StandsStep,
  StartsStep,
  StateBasedAction,
  TraceStep,
} from "../rules/formats.gen.js";
import { flat } from "../events/together.js";
import { clauseNumber, layerClause } from "../rules/clause-under.js";
import { stageOfStep, type TraceStage } from "../rules/trace-stage.js";
import { stageTitlePhrase } from "../wording/stages.js";
import { type Phrase, say } from "../wording/phrase.js";
import { performingPhrase } from "../wording/state-based.js";
import { english, type Narrator } from "./narrator.js";
import type { ObjectNames } from "../wording/object-names.js";
import { factPhrase } from "../wording/facts.js";
import { citedFor, factsApart, factsIn } from "../wording/facts-apart.js";
import { effectPhrase } from "../wording/effect-names.js";
import { type Lapse, lapsePhrase, lapsesOf } from "./why/lapses.js";
import { lateReasons } from "./why/late.js";
import { metBeforeReasons } from "./why/met.js";
import { notAgainReasons } from "./why/not-again.js";
import { groupBy } from "../rules/group.js";
import { prohibitionReasons } from "./why/prohibitions.js";
import { redundantReasons } from "./why/redundant.js";
import { numberInWords, type Reason, reasonFrom, stepReason, type ToldReason, toldReason } from "./why/reason.js";
import { asTold, tellingChanges } from "./why/provisional.js";
import { ordersOf } from "./why/story-order.js";
import { nothingReasons } from "./why/nothing.js";
import { costReason } from "./why/cost-reason.js";
import { isOf, ofKind, Seen, type SeenOf } from "./why/seen.js";
import { isToldSince, paidBefore } from "./paid-before.js";
import { costBeforePhrase } from "../wording/total-costs.js";

/** The steps of one layer, or of one stage before or after the layers. */
export interface LayerStory {
  /** The layer's name, or `performed`, `ended`, `start`, `values`, `players`, `gameRules`, `costs`, `stateBased`, `afterStateBasedActions`. */
  readonly layer: string;
  /** "Layer 4: types", "Players". */
  readonly title: string;
  /** The clause that the heading goes by; not of all sorts of facts together. */
  readonly clause?: string;
  /** The clause's number in the text of the ruleset. */
  readonly number?: string;
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
const OUTSIDE: Readonly<Record<Exclude<TraceStage, LayerName>, { readonly name: string; readonly clause?: string }>> = {
  performed: { name: "performed", clause: "704.3" },
  ended: { name: "ended" },
  starts: { name: "start" },
  stands: { name: "values" },
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
    if (clause === undefined) return { layer: name, title };
    return { layer: name, title, clause, number: numberInWords(clauseNumber(clause, ruleset), narrator) };
  }
  const clause = layerClause(stage, ruleset);
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

/** What has happened before a board, and the rules that it is under. */
interface Story {
  readonly events: readonly ScenarioEvent[];
  readonly ruleset: RulesetId;
}

/** Facts about an object in one sentence each, with the clauses of that; any other step in one. */
function reasonsOf(seen: Seen, all: readonly Seen[], names: ObjectNames, story: Story): Reason[] {
  const { step } = seen;
  if (isOf(seen, "cost")) return costReasons(seen, all, names, story);
  const nothing = nothingReasons(seen, all, names);
  if (nothing !== undefined) return nothing;
  if (step.kind !== "starts" && step.kind !== "stands")
    return [stepReason(seen, names, isOf(seen, "applied") ? asTold(seen, all) : step)];
  const facts = factsApart(step).filter(
    (fact) =>
      !isToldByPhasing(fact, step) &&
      !isToldAsEnded(fact.clauses[0], step, all) &&
      !isOfNoConsequence(fact, story.events),
  );
  return facts.map((fact) => ({ ...reasonFrom([seen], factPhrase(fact, names)), clauses: citedFor(fact) }));
}

/** How a cost came about is told at the first check since it was paid; later, that it was locked in then (CR 601.2f). */
function costReasons(
  seen: SeenOf<"cost">,
  all: readonly Seen[],
  names: ObjectNames,
  { events, ruleset }: Story,
): Reason[] {
  const { object, ability, step } = seen.step;
  const paid = paidBefore(events, object, ability);
  const isLocked = ofKind(all, "cost").some(
    (other) => other.step.object === object && other.step.ability === ability && other.step.step === "locked",
  );
  if (paid === undefined || !isLocked) return [costReason(seen, all, names)];
  if (step !== "locked" && !isToldSince(events, ruleset, object, ability)) return [costReason(seen, all, names)];
  return step === "locked" ? [reasonFrom([seen], costBeforePhrase(seen.step, paid, names))] : [];
}

/**
 * A new object (CR 400.7) is worth a word where it lacks something by that; that effects of what has left are over, at the
 * first check after it.
 */
function isOfNoConsequence(fact: StartsStep | StandsStep, events: readonly ScenarioEvent[]): boolean {
  if (fact.clauses[0] !== "400.7") return false;
  const [said] = factsIn(fact);
  if (said?.effects !== undefined || said?.lost !== undefined) return false;
  const since = events.findLastIndex(({ kind }, place) => kind === "check" && place < lastEvent(events));
  return said?.stops === undefined || !events.slice(since + 1).some((event) => mayMove(event, fact.object));
}

/** The place of the last event: checks behind it are of the same moment. */
function lastEvent(events: readonly ScenarioEvent[]): number {
  return events.findLastIndex(({ kind }) => kind !== "check");
}

/** Whether an event moves the object, or state-based actions may. */
function mayMove(event: ScenarioEvent, object: string): boolean {
  return flat(event).some(
    (single) => single.kind === "stateBased" || (single.kind === "moves" && single.object === object),
  );
}

/** Whether all that a fact says is that effects are over that have just been told to be. */
function isToldAsEnded(clause: string, step: StartsStep | StandsStep, all: readonly Seen[]): boolean {
  const facts = step.kind === "starts" ? (step.facts ?? []).filter((fact) => fact.clause === clause) : [];
  const ended = ofKind(all, "ended").filter(({ step: { objects } }) => objects.includes(step.object));
  return (
    facts.length > 0 &&
    facts.every(
      ({ effects = [], damage = false, lost, stops }) =>
        !damage &&
        lost === undefined &&
        stops === undefined &&
        effects.length > 0 &&
        effects.every((effect) =>
          ended.some(({ step: { effect: other, clauses } }) => other === effect && clauses.includes(clause)),
        ),
    )
  );
}

/** Whether what a duration ended by is told as well: that what it watches phased out (CR 702.26f). */
function isToldByPhasing(fact: StartsStep | StandsStep, whole: StartsStep | StandsStep): boolean {
  const effectsOf = (step: StartsStep | StandsStep, clause: string): readonly string[] =>
    factsIn(step).flatMap((each) => (each.clause === clause ? (each.effects ?? []) : []));
  const over = fact.clauses[0] === "611.2b" ? effectsOf(fact, "611.2b") : [];
  const byPhasing = effectsOf(whole, "702.26f");
  return over.length > 0 && over.every((effect) => byPhasing.includes(effect));
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
  const called = (effect: string): Phrase => effectPhrase(effect, narrator.names);
  const told = (seen: Seen, reason: Reason, about: StoryStep["about"] = "step"): StoryStep =>
    storyOf(seen, toldReason(reason, steps, ruleset, narrator), narrator, all, about);
  const prohibitions = groupBy(prohibitionReasons(all, narrator.names), ({ place }) => place);
  const orderOf = ({ place }: Seen): readonly Reason[] => {
    const order = orders.get(place);
    return order === undefined ? [] : [order];
  };
  return [...stages]
    .map(([stage, here]) => ({
      ...headOf(stage, ruleset, narrator),
      steps: here.flatMap((seen) => [
        ...(lapses.get(seen.place) ?? []).map((lapse) =>
          told(lapse.depends, lapseReason(lapse, narrator.names), "order"),
        ),
        ...orderOf(seen).map((order) => told(seen, order, "order")),
        ...notAgainReasons(seen, narrator.names).map((reason) => told(seen, reason, "order")),
        ...metBeforeReasons(seen, all, narrator.names, called).map((reason) => told(seen, reason, "order")),
        ...reasonsOf(seen, all, narrator.names, { events, ruleset }).map((reason) => told(seen, reason)),
        ...(isOf(seen, "applied") ? lateReasons(seen, called) : []).map((reason) => told(seen, reason, "order")),
        ...redundantReasons(seen, all, narrator.names).map((reason) => told(seen, reason, "order")),
        ...(prohibitions.get(seen.place) ?? []).map(({ reason }) => told(seen, reason, "order")),
      ]),
    }))
    .filter(({ steps: said }) => said.length > 0);
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
        const round = { n: n + 1, what: performingPhrase(action, names) };
        return [action, say("story-round", round)] as const;
      }),
    ),
    ...open.map((action) => [action, say("state-based-open", { actions: performingPhrase(action, names) })] as const),
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
