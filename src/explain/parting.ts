import type {
  AppliedStep,
  Change,
  LayerName,
  Resolution,
  ResolvedObject,
  TraceStep,
  Value,
} from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { describeChanges } from "./change.js";
import { clauseNumber } from "./clause-number.js";
import { effectPhrase } from "../wording/effect-names.js";
import { type Phrase, say, series } from "../wording/phrase.js";
import { asSentence } from "../wording/punctuation.js";
import { describeStep } from "./step.js";
import { english } from "./teller.js";
import { layerTitle } from "./value.js";
import { addTo } from "../rules/group.js";

/** Where two computations on one board first come to different boards, and what each does there. */
export interface Parting {
  /** The object and the characteristic in which they differ first. */
  readonly object: string;
  readonly characteristic: Characteristic;
  readonly from: PartingSide;
  readonly to: PartingSide;
}

export interface PartingSide {
  /** The layer as that edition calls it; undefined where nothing is applied any more. */
  readonly layer: LayerName | undefined;
  /** Sentences: what is applied there, and what led to it. */
  readonly words: readonly string[];
  /** By their newest numbers, and by those of the ruleset. */
  readonly clauses: readonly string[];
  readonly numbers: readonly string[];
}

type Characteristic = Change["characteristic"];

/**
 * Layers by what they are for: editions name some differently and put others together, which is no difference of
 * its own. Of power and toughness only what defines itself stands apart.
 */
const STAGES = ["start", "1", "2", "3", "4", "5", "6", "7a", "7"] as const;
type Stage = (typeof STAGES)[number];

function stageOf(layer: LayerName, characteristic: Characteristic, isOld: boolean): Stage {
  if (characteristic === "power" || characteristic === "toughness") {
    if (layer === "7a" || layer === "6a") return "7a";
    if (layer.startsWith("7") || /^6[b-e]$/.test(layer)) return "7";
  }
  // Before Magic 2010 abilities were in layer 5 with colors.
  if (isOld && layer === "5" && characteristic !== "colors") return "6";
  return STAGES.find((stage) => layer.startsWith(stage)) ?? "7";
}

/** One change of one characteristic of one object, with the step that made it. */
interface Moment {
  readonly stage: Stage;
  readonly step: AppliedStep;
  readonly change: Change;
}

type Histories = ReadonlyMap<string, readonly Moment[]>;

const CHARACTERISTICS: readonly Characteristic[] = [
  "name",
  "manaCost",
  "controller",
  "types",
  "supertypes",
  "subtypes",
  "colors",
  "abilities",
  "cantHave",
  "power",
  "toughness",
];

function keyOf(object: string, characteristic: Characteristic): string {
  return `${characteristic}\n${object}`;
}

function historiesOf({ trace, ruleset }: Resolution): Histories {
  const histories = new Map<string, Moment[]>();
  for (const step of trace) {
    if (step.kind !== "applied") continue;
    for (const change of step.changes) {
      const key = keyOf(change.object, change.characteristic);
      const moment = { stage: stageOf(step.layer, change.characteristic, ruleset === "pre-m10"), step, change };
      addTo(histories, key, moment);
    }
  }
  return histories;
}

function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A characteristic after a stage: what the last change so far made of it, or what it was all the time. */
function valueAfter(
  stage: Stage,
  history: readonly Moment[],
  object: ResolvedObject,
  name: Characteristic,
): Value | undefined {
  const last = history.findLast((moment) => STAGES.indexOf(moment.stage) <= STAGES.indexOf(stage));
  if (last !== undefined) return last.change.after;
  const [first] = history;
  if (first !== undefined) return first.change.before;
  return name === "cantHave" ? [] : object[name];
}

/** Where the computations part; undefined if every object has every characteristic alike after every layer. */
export function partingOf(from: Resolution, to: Resolution): Parting | undefined {
  const [before, after] = [historiesOf(from), historiesOf(to)];
  const shared = Object.keys(to.objects).filter((id) => Object.hasOwn(from.objects, id));
  for (const stage of STAGES) {
    for (const characteristic of CHARACTERISTICS) {
      for (const object of shared) {
        const [a, b] = [from.objects[object], to.objects[object]];
        if (a === undefined || b === undefined) continue;
        const key = keyOf(object, characteristic);
        const [old, now] = [before.get(key) ?? [], after.get(key) ?? []];
        if (same(valueAfter(stage, old, a, characteristic), valueAfter(stage, now, b, characteristic))) continue;
        return { object, characteristic, ...sides(from, to, stage, old, now) };
      }
    }
  }
  return undefined;
}

/** The first change of the stage that is not the same on both sides, and what each side says of it. */
function sides(
  from: Resolution,
  to: Resolution,
  stage: Stage,
  old: readonly Moment[],
  now: readonly Moment[],
): Pick<Parting, "from" | "to"> {
  const here = (history: readonly Moment[]): Moment[] => history.filter((moment) => moment.stage === stage);
  const [a, b] = [here(old), here(now)];
  const length = Math.max(a.length, b.length);
  const isSame = (place: number): boolean =>
    a[place]?.step.effect === b[place]?.step.effect && same(a[place]?.change.after, b[place]?.change.after);
  let place = 0;
  while (place < length && isSame(place)) place++;
  const effects = [a[place]?.step.effect, b[place]?.step.effect].filter((effect) => effect !== undefined);
  return { from: side(from, stage, a[place], effects), to: side(to, stage, b[place], effects) };
}

function side(
  resolution: Resolution,
  stage: Stage,
  moment: Moment | undefined,
  effects: readonly string[],
): PartingSide {
  const steps = resolution.trace;
  const reasons = reasonsOf(steps, moment?.step, stage, resolution, effects);
  const told = reasons.map((step) => describeStep(step));
  if (moment === undefined) {
    // That an effect is gone says enough.
    const absent = effects.filter(
      (effect) => !reasons.some((step) => step.kind === "ceased" && step.effect === effect),
    );
    const missing = absent.filter((effect) => !applies(steps, stage, resolution, effect));
    const idle = missing.length > 0 ? [] : absent;
    const words = [...told, ...sentencesOf("parting-idle", idle), ...sentencesOf("parting-not-applied", missing)];
    return { layer: undefined, words, ...clausesFor(reasons, resolution) };
  }
  const { step, change } = moment;
  return {
    layer: step.layer,
    words: [
      `${layerTitle(step.layer, resolution.ruleset)}.`,
      ...told,
      ...sentencesOf("parting-applied", [step.effect]),
      ...describeChanges([change]).map(asSentence),
    ],
    ...clausesFor([...reasons, step], resolution),
  };
}

/** What is to be said of effects together; nothing of none. */
function sentencesOf(
  id: "parting-applied" | "parting-not-applied" | "parting-idle",
  effects: readonly string[],
): string[] {
  const { speaker, names } = english();
  const [only, ...more]: readonly Phrase[] = effects.map((effect) => effectPhrase(effect, names));
  if (only === undefined) return [];
  return [speaker.sentence(say(id, { effects: more.length === 0 ? only : series([only, ...more], "and") }))];
}

/** The layer of a step; what comes after the layers has none. */
function layerOf(step: TraceStep): LayerName | undefined {
  const layer = "layer" in step ? step.layer : undefined;
  return EVERY_LAYER.find((name) => name === layer);
}

function clausesFor(steps: readonly TraceStep[], { ruleset }: Resolution): Pick<PartingSide, "clauses" | "numbers"> {
  const numbers = steps.flatMap((step) =>
    clausesOf(step).map((clause) => clauseNumber(clause, ruleset, layerOf(step))),
  );
  return { clauses: [...new Set(steps.flatMap(clausesOf))], numbers: [...new Set(numbers)] };
}

/** Whether an effect is applied in the layers of a stage, if only to other objects. */
function applies(steps: readonly TraceStep[], stage: Stage, { ruleset }: Resolution, effect: string): boolean {
  return steps.some(
    (step) => step.kind === "applied" && step.effect === effect && isIn(stage, step.layer, ruleset === "pre-m10"),
  );
}

function isIn(stage: Stage, layer: LayerName, isOld: boolean): boolean {
  return (["colors", "power", "abilities"] as const).some((name) => stageOf(layer, name, isOld) === stage);
}

/** The steps before that say why these effects go in this order, or do not go at all. */
function reasonsOf(
  steps: readonly TraceStep[],
  applied: AppliedStep | undefined,
  stage: Stage,
  { ruleset }: Resolution,
  effects: readonly string[],
): TraceStep[] {
  const end = applied === undefined ? steps.length : steps.indexOf(applied);
  const concerns = (step: TraceStep): boolean => {
    switch (step.kind) {
      case "waits":
      case "continues":
      case "ceased":
        return effects.includes(step.effect);
      case "loop":
        return step.members.some((member) => effects.includes(member));
      default:
        return false;
    }
  };
  return steps
    .slice(0, end)
    .filter((step) => {
      const layer = layerOf(step);
      return layer !== undefined && concerns(step) && isIn(stage, layer, ruleset === "pre-m10");
    })
    .slice(-3);
}
