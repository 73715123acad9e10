import type { Resolution, StageName } from "../../rules/formats.gen.js";
import { isOfHandSize } from "../../rules/game-rules.js";
import { rulesetOf } from "../../rules/rulesets.js";
import { isLayer, stageOfStep, TRACE_STAGES, type TraceStage } from "../../rules/trace-stage.js";
import { stageTitlePhrase } from "../../wording/stages.js";
import type { Causes } from "../../resolver/telling/causes.js";
import type { Chapter, Explained, Explanation } from "./explanation.js";
import { afterwards } from "./afterwards.js";
import { givesLate } from "./late.js";
import { LayerReasons } from "./layer-reasons.js";
import { Mentions } from "./mentions.js";
import { isAbout, outsideReasons, SPARING } from "./outside-reasons.js";
import type { ObjectAspect, WhyQuestion } from "./question.js";
import { type Relevant, Slice } from "./slice.js";
import type { Characteristic } from "../../rules/layers.js";
import { couldChange, isUpTo, type Scope, scopeOf } from "./scope.js";
import { isOf, type Seen } from "./seen.js";
import { bystanders, overReasons, shortForm, sinceOver } from "./short-form.js";
import type { Reason, StageReasons, Weighed, Weight } from "./reason.js";
import { markAction } from "./mark-action.js";
import { TYPES } from "./protected-from.js";
import { refutations } from "./refutations.js";
import { Values } from "./unchanged.js";

/** Explains an answer by the steps of the computation that decide it. */
export function whyOf(asked: Explained): Explanation {
  const explained = { ...asked, names: asked.names.showing(asked.resolution) };
  return afterwards(explanationOf(explained), explained, whyOf);
}

function explanationOf(explained: Explained): Explanation {
  const { question, resolution, names, causes } = explained;
  const scope = scopeOf(question, resolution.ruleset);
  const slice = sliceFor(question, resolution, causes);
  const { relevant } = slice;
  const mentions = new Mentions(
    names,
    relevant.map(({ seen }) => seen),
    resolution.ruleset,
  );
  const values = new Values(slice.all, resolution.objects);
  const reasons = new LayerReasons(slice, scope, mentions, values);
  const told: StageReasons[] = [];
  const asked = question.kind === "order" ? question.layer : undefined;
  for (const stage of stagesOf(relevant)) {
    const here = relevant.filter(({ seen }) => stageOfStep(seen.step) === stage);
    const weighed = isLayer(stage)
      ? reasons.of(stage, here, stage === asked)
      : [
          ...reasons.of(stage, here, stage === asked),
          ...reasons.after(
            here.map(({ seen }) => seen),
            stage === asked,
          ),
          ...outside(here, mentions, aspectOf(question), relevant, resolution),
        ];
    if (weighed.length > 0) told.push({ stage, weighed });
  }
  if (told.length === 0 && explained.wrong.length > 0) {
    for (const { layer, weighed } of bystanders(slice, scope, mentions)) {
      const last = told.at(-1);
      if (last?.stage === layer) told[told.length - 1] = { stage: layer, weighed: [...last.weighed, weighed] };
      else told.push({ stage: layer, weighed: [weighed] });
    }
  }
  const weights = new Map(
    told.flatMap(({ weighed }) => weighed.map(({ reason, weight }) => [reason, weight] as const)),
  );
  const short = sinceOver(
    shortForm(told, relevant, scope, mentions, question, resolution, values),
    question,
    slice.all,
    mentions,
  );
  const over = overReasons(explained, slice.all, short);
  const relations = new Map(short.flatMap((reason) => relationOf(reason, weights.get(reason))));
  return {
    short: [...over, ...short],
    over,
    making: makingOf(short, weights, relations, explained),
    relations,
    long: told.map(({ stage, weighed }): Chapter => ({
      stage,
      title: stageTitlePhrase(stage, resolution.ruleset),
      reasons: weighed.map(({ reason }) => reason),
    })),
    notBecause: refutations(explained, slice, scope, mentions),
  };
}

function relationOf(reason: Reason, weight: Weight | undefined): [Reason, Weight][] {
  return weight === undefined || MAKING.has(weight) ? [] : [[reason, weight]];
}

/** The chain of what happens to the object; else what is applied, which of an object says nothing beside a relation. */
function makingOf(
  short: readonly Reason[],
  weights: ReadonlyMap<Reason, Weight>,
  relations: ReadonlyMap<Reason, Weight>,
  { question: { kind }, resolution: { trace } }: Explained,
): readonly Reason[] {
  if (kind === "player" || kind === "gameRules")
    return short.filter(({ steps }) => steps.some((place) => AFTER_LAYERS.has(trace[place]?.kind ?? "")));
  const chain = short.filter((reason) => !weights.has(reason));
  if (chain.length > 0) return chain;
  return kind === "object" && relations.size > 0 ? [] : short.filter((reason) => !relations.has(reason));
}

const AFTER_LAYERS: ReadonlySet<string> = new Set(["player", "gameRule"]);

/** What is applied, or tells what an effect is about. */
const MAKING: ReadonlySet<Weight> = new Set<Weight>(["applied", "begins", "aside"]);

/** The steps that lead to an answer; about the board after state-based actions, those that lead to these actions. */
export function sliceFor(question: WhyQuestion, resolution: Resolution, causes: Causes): Slice {
  const slice = new Slice(resolution.trace, causes);
  const scope = scopeOf(question, resolution.ruleset);
  markAll(slice, question, scope, resolution);
  if (hangsOnTypes(question, resolution, slice)) slice.ask({ ...scope, characteristics: new Set(TYPES) });
  return slice;
}

/** Values that an object has because of its types (CR 208.3, 305.6, 306.5c), with the value that shows it. */
const BY_TYPE: Readonly<Partial<Record<ObjectAspect, "power" | "basePower" | "loyalty" | "defense" | undefined>>> = {
  size: "power",
  baseSize: "basePower",
  loyalty: "loyalty",
  defense: "defense",
  abilities: undefined,
  tapsFor: undefined,
};

/** Whether the object's types decide: it lacks the value, or has it although no step touches it. */
function hangsOnTypes(question: WhyQuestion, { objects }: Resolution, { relevant }: Slice): boolean {
  if (question.kind !== "object" || !(question.aspect in BY_TYPE)) return false;
  const value = BY_TYPE[question.aspect];
  return relevant.length === 0 || (value !== undefined && objects[question.object]?.[value] === null);
}

function stagesOf(relevant: readonly Relevant[]): TraceStage[] {
  const found = new Set(relevant.map(({ seen }) => stageOfStep(seen.step)));
  return TRACE_STAGES.filter((stage) => found.has(stage));
}

function aspectOf(question: WhyQuestion): ObjectAspect | undefined {
  return question.kind === "object" ? question.aspect : undefined;
}

function outside(
  here: readonly Relevant[],
  mentions: Mentions,
  aspect: ObjectAspect | undefined,
  relevant: readonly Relevant[],
  { objects }: Pick<Resolution, "objects">,
): Weighed[] {
  const all = relevant.map(({ seen }) => seen);
  return here.flatMap(({ seen }) =>
    outsideReasons(seen, mentions, aspect, all, objects).map((reason): Weighed => ({
      weight: isOf(seen, "failed") || isOf(seen, "void") ? "missed" : isLasting(reason) ? "lasts" : "applied",
      reason,
    })),
  );
}

/** That an effect goes on although it might seem to be over: the step that it lasts until was skipped. */
function isLasting({ clauses }: Reason): boolean {
  return clauses.includes("614.10a");
}

/** What a copy, or a choice as something enters, would have made different. */
const VOID_CHANGES: ReadonlySet<ObjectAspect> = new Set([
  "name",
  "manaCost",
  "colors",
  "typeLine",
  "abilities",
  "size",
  "baseSize",
  "tapsFor",
  "copiable",
]);

const COMBAT: Readonly<Partial<Record<ObjectAspect, RegExp>>> = {
  rules: /./,
  attacks: /attack/,
  blocks: /block/,
};

/** Whether it would have changed what is asked for, had a condition held. */
function isWithheld({ step }: Seen, { object, characteristics, until }: Scope): boolean {
  if (step.kind !== "failed" && step.kind !== "unmet") return false;
  if (object === undefined || !step.objects.includes(object)) return false;
  if (step.kind === "unmet" && isLayer(step.layer) && !isUpTo(step.layer, until)) return false;
  return couldChange(step).some((characteristic) => characteristics.has(characteristic));
}

/** Marks what is relevant to a question, and everything that led to it. */
function markAll(
  slice: Slice,
  question: WhyQuestion,
  scope: Scope,
  { objects, ruleset }: Pick<Resolution, "objects" | "ruleset">,
): void {
  const asked = question.kind === "after" ? { kind: "stateBased" as const } : question;
  const each = (isWanted: (seen: Seen) => boolean): void => {
    for (const seen of slice.all) if (isWanted(seen)) slice.mark(seen);
  };
  switch (asked.kind) {
    case "object": {
      const { object, aspect } = asked;
      slice.ask(scope);
      each((seen) => isWithheld(seen, scope));
      each((seen) => isOf(seen, "applied") && givesLate(seen.step, scope));
      each((seen) => (isOf(seen, "starts") || isOf(seen, "stands")) && isAbout(seen, object));
      each((seen) => isOf(seen, "void") && isAbout(seen, object) && VOID_CHANGES.has(aspect));
      const rules = COMBAT[aspect];
      if (rules !== undefined)
        each((seen) => isOf(seen, "gameRule") && isAbout(seen, object) && rules.test(seen.step.rule.rule));
      if (rules !== undefined)
        for (const seen of slice.all) {
          if (!isOf(seen, "ceased")) continue;
          const { would, wouldAfter } = slice.causes(seen);
          if (would.includes(object) && wouldAfter.some(({ rule = "" }) => rules.test(rule))) slice.followLoss(seen);
        }
      if (aspect === "exists" || aspect === "zone") each((seen) => isOf(seen, "stateBased") && isAbout(seen, object));
      return;
    }
    case "player":
      markPlayer(slice, asked.player, asked.aspect);
      return;
    case "gameRules":
      each((seen) => isOf(seen, "gameRule"));
      slice.orderAfter("gameRules");
      return;
    case "cost":
      each((seen) => isOf(seen, "cost") && seen.step.object === asked.spell && seen.step.ability === undefined);
      // What changes a cost looks at what the spell is.
      if (slice.relevantOf("cost").some(({ step }) => step.step === "increase" || step.step === "reduction"))
        slice.ask({ object: asked.spell, characteristics: new Set(OF_SPELLS), until: undefined });
      return;
    case "abilityCost":
      each((seen) => isOf(seen, "cost") && seen.step.object === asked.object && seen.step.ability === asked.ability);
      return;
    case "stateBased":
      for (const seen of slice.all) if (isOf(seen, "stateBased")) markAction(slice, seen.step.action, seen, objects);
      if (slice.relevantOf("stateBased").some(({ step }) => step.clause === WORLD_RULE))
        each((seen) => isOf(seen, "stands") && seen.step.clauses.includes(WORLD_RULE));
      // Where nothing is performed, what somebody may have expected.
      if (slice.relevantOf("stateBased").length === 0)
        each((seen) => isOf(seen, "stands") && seen.step.clauses.some((clause) => SPARING.has(clause)));
      return;
    case "order": {
      const { slots } = rulesetOf(ruleset);
      const clauses = new Set(slots.flatMap(({ layer, clause }) => (layer === asked.layer ? [clause] : [])));
      slice.askLayer(asked.layer satisfies StageName);
      // What would have applied there if it had not ceased.
      for (const seen of slice.all)
        if (isOf(seen, "ceased") && seen.step.also?.some((clause) => clauses.has(clause)) === true)
          slice.followLoss(seen);
      return;
    }
    default:
      asked satisfies never;
  }
}

/** Which of the worlds is the newest is told of the one that stays. */
const WORLD_RULE = "704.5k";

const OF_PLAYER = {
  maximumHandSize: isOfHandSize,
  landPlays: (rule: string): boolean => /land/.test(rule),
  life: undefined,
  hand: undefined,
} as const;

function markPlayer(slice: Slice, player: string, aspect: Extract<WhyQuestion, { kind: "player" }>["aspect"]): void {
  const rules = aspect === "abilities" ? undefined : OF_PLAYER[aspect];
  const isMeant = (players: readonly string[] | undefined): boolean => players?.includes(player) !== false;
  for (const seen of slice.all) {
    if (aspect === "abilities" && isOf(seen, "player") && seen.step.players.includes(player)) slice.mark(seen);
    if (rules !== undefined && isOf(seen, "gameRule") && rules(seen.step.rule.rule)) {
      const { player: one } = seen.step.rule;
      if (isMeant(one === undefined ? undefined : [one])) slice.mark(seen);
    }
    if (!isOf(seen, "ceased")) continue;
    const lost = slice.causes(seen).wouldAfter.some(({ players, rule }) => {
      const isOfKind = rule === undefined ? aspect === "abilities" : rules?.(rule) === true;
      return isOfKind && isMeant(players);
    });
    if (lost) slice.followLoss(seen);
  }
  if (aspect === "abilities") slice.orderAfter("players");
  if (rules !== undefined) slice.orderAfter("gameRules");
}

const OF_SPELLS: readonly Characteristic[] = ["types", "subtypes", "supertypes", "colors", "power"];
