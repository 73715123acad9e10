import type { LayerName, Resolution, StageName, TraceStep } from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import type { Causes } from "../resolver/causes.js";
import type { Chapter, Claim, Explained, Explanation } from "./explanation.js";
import { LayerClaims, type Weighed } from "./layer-claims.js";
import { Mentions } from "./mentions.js";
import { isAbout, outsideClaim } from "./outside-claims.js";
import type { ObjectAspect, Question } from "./question.js";
import { refutations } from "./refutations.js";
import { type Relevant, Slice } from "./relevant-steps.js";
import { scopeOf, type Scope } from "./scope.js";
import { isOf, type Seen } from "./seen.js";
import { shortForm } from "./short-form.js";
import { stageTitle } from "./stage-titles.js";

/** Why the answer is what it is, by the steps of the computation that decide it. */
export function explain(explained: Explained): Explanation {
  const { question, resolution, names, causes } = explained;
  const scope = scopeOf(question, resolution.ruleset);
  const slice = sliceFor(question, resolution, causes);
  const { relevant } = slice;
  const mentions = new Mentions(
    names,
    relevant.map(({ seen }) => seen),
  );
  const claims = new LayerClaims(slice, scope, mentions);
  const told: Told[] = [];
  const asked = question.kind === "order" ? question.layer : undefined;
  for (const stage of stagesOf(relevant)) {
    const here = relevant.filter(({ seen }) => stageOf(seen.step) === stage);
    const weighed = isLayer(stage)
      ? claims.of(stage, here, stage === asked)
      : [...claims.of(stage, here, stage === asked), ...outside(here, mentions, aspectOf(question))];
    if (weighed.length > 0) told.push({ stage, weighed });
  }
  return {
    short: shortForm(told, relevant, scope, mentions, question),
    long: told.map(({ stage, weighed }): Chapter => ({
      stage,
      title: stageTitle(stage, resolution.ruleset),
      claims: weighed.map(({ claim }) => claim),
    })),
    notBecause: refutations(explained, slice, scope, mentions),
  };
}

/** What of a resolution leads to an answer; for what comes after state-based actions, what leads to these. */
export function sliceFor(question: Question, resolution: Resolution, causes: Causes): Slice {
  const slice = new Slice(resolution.trace, causes);
  markAll(slice, question, scopeOf(question, resolution.ruleset));
  return slice;
}

/** What is told of one stage. */
export interface Told {
  readonly stage: Chapter["stage"];
  readonly weighed: readonly Weighed[];
}

type Stage = Chapter["stage"];

const STAGES: readonly Stage[] = ["starts", ...EVERY_LAYER, "stands", "players", "gameRules", "costs", "stateBased"];

function stagesOf(relevant: readonly Relevant[]): Stage[] {
  const found = new Set(relevant.map(({ seen }) => stageOf(seen.step)));
  return STAGES.filter((stage) => found.has(stage));
}

function stageOf(step: TraceStep): Stage {
  switch (step.kind) {
    case "starts":
    case "stands":
    case "stateBased":
      return step.kind;
    case "player":
      return "players";
    case "gameRule":
      return "gameRules";
    case "cost":
      return "costs";
    default:
      return step.layer;
  }
}

function isLayer(stage: Stage): stage is LayerName {
  return EVERY_LAYER.some((layer) => layer === stage);
}

function aspectOf(question: Question): ObjectAspect | undefined {
  return question.kind === "object" ? question.aspect : undefined;
}

function outside(here: readonly Relevant[], mentions: Mentions, aspect: ObjectAspect | undefined): Weighed[] {
  return here.flatMap(({ seen }) => {
    const claim: Claim | undefined = outsideClaim(seen, mentions, aspect);
    return claim === undefined ? [] : [{ weight: "applied" as const, claim }];
  });
}

const COMBAT: Readonly<Partial<Record<ObjectAspect, RegExp>>> = {
  rules: /./,
  attacks: /attack/,
  blocks: /block/,
};

/** Marks what matters for a question, and all that led to it. */
function markAll(slice: Slice, question: Question, scope: Scope): void {
  const asked = question.kind === "after" ? { kind: "stateBased" as const } : question;
  const each = (isWanted: (seen: Seen) => boolean): void => {
    for (const seen of slice.all) if (isWanted(seen)) slice.mark(seen);
  };
  switch (asked.kind) {
    case "object": {
      const { object, aspect } = asked;
      slice.ask(scope);
      each((seen) => (isOf(seen, "starts") || isOf(seen, "stands")) && isAbout(seen, object));
      const rules = COMBAT[aspect];
      if (rules !== undefined)
        each((seen) => isOf(seen, "gameRule") && isAbout(seen, object) && rules.test(seen.step.rule.rule));
      if (aspect === "exists" || aspect === "zone") each((seen) => isOf(seen, "stateBased") && isAbout(seen, object));
      return;
    }
    case "player":
      markPlayer(slice, asked.player, asked.aspect);
      return;
    case "gameRules":
      each((seen) => isOf(seen, "gameRule"));
      return;
    case "cost":
      each((seen) => isOf(seen, "cost") && seen.step.object === asked.spell);
      return;
    case "stateBased":
      for (const seen of slice.all) if (isOf(seen, "stateBased")) markAction(slice, seen.step.action, seen);
      return;
    case "order":
      slice.askLayer(asked.layer satisfies StageName);
      return;
    default:
      asked satisfies never;
  }
}

const OF_PLAYER = {
  maximumHandSize: /maximum-hand-size/,
  landPlays: /land/,
  life: undefined,
  hand: undefined,
} as const;

function markPlayer(slice: Slice, player: string, aspect: Extract<Question, { kind: "player" }>["aspect"]): void {
  for (const seen of slice.all) {
    if (aspect === "abilities" && isOf(seen, "player") && seen.step.players.includes(player)) slice.mark(seen);
    const rules = aspect === "abilities" ? undefined : OF_PLAYER[aspect];
    if (rules === undefined || !isOf(seen, "gameRule") || !rules.test(seen.step.rule.rule)) continue;
    if (seen.step.rule.player === undefined || seen.step.rule.player === player) slice.mark(seen);
  }
}

/** Which values of an object a state-based action looks at, by its clause. */
const LOOKS_AT: Readonly<Record<string, readonly ("size" | "type" | "abilities" | "controller")[]>> = {
  "704.5f": ["size"],
  "704.5g": ["size"],
  "704.5h": ["size"],
  "704.5j": ["type", "controller"],
  "704.5k": ["type"],
  "704.5m": ["type"],
  "704.5n": ["type"],
  "704.5p": ["type"],
  "704.5q": [],
  "704.5s": ["abilities"],
};

const CHARACTERISTICS = {
  size: ["power", "toughness"],
  type: ["types", "subtypes", "supertypes", "name"],
  abilities: ["abilities"],
  controller: ["controller"],
} as const;

function markAction(slice: Slice, action: Extract<TraceStep, { kind: "stateBased" }>["action"], seen: Seen): void {
  slice.mark(seen);
  const characteristics = (LOOKS_AT[action.clause] ?? []).flatMap((what) => [...CHARACTERISTICS[what]]);
  if (characteristics.length === 0) return;
  for (const object of [action.object, ...(action.among ?? [])])
    slice.ask({ object, characteristics: new Set(characteristics), until: undefined });
}
