import type {
  DependsStep,
  LoopStep,
  Resolution,
  StageName,
  TraceStep,
  WaitsStep,
} from "../../src/rules/formats.gen.js";
import { APPLYING_STAGES, LAYER_CLAUSES } from "../../src/rules/layers.js";
import { english, type Narrator } from "../../src/explain/narrator.js";
import { stageOfStep } from "../../src/rules/trace-stage.js";
import { effectLabel } from "../../src/wording/effect-names.js";
import { groupBy } from "../../src/rules/group.js";
import { type Difference, differenceOf } from "../../src/wording/steps.js";

/** What the other effect would do to the dependent one, as the label of the arrow between them. */
const ARROW: Readonly<Record<Difference, string>> = {
  ends: "ends it",
  begins: "makes it exist",
  text: "changes its text",
  objects: "changes what it applies to",
  players: "changes whom it applies to",
  does: "changes what it does",
};

/**
 * What happened to an effect in a layer: it applied, it ceased to exist before it could, or it no longer existed when
 * its turn came.
 */
export type Fate = "applied" | "ceased" | "absent";

export interface GraphEffect {
  /** As the trace names it. */
  readonly id: string;
  /** On a label: what makes it. */
  readonly name: string;
  /** Its source ability, where known. */
  readonly ability: string | undefined;
  readonly fate: Fate;
  /** Its position in the order of application of this layer, from 1; undefined if it never applied. */
  readonly place: number | undefined;
  /** The steps about it: what it depends on and waits for, and that it applies or has ceased. */
  readonly steps: readonly TraceStep[];
}

export interface GraphEdge {
  /** The effect that depends. */
  readonly from: string;
  /** The effect that it depends on. */
  readonly to: string;
  /** A short phrase for each limb of CR 613.8a that is fulfilled, such as "changes what it applies to". */
  readonly reasons: readonly string[];
  /** Whether the dependency changed the order: the dependent effect was older and waited (CR 613.8b). */
  readonly held: boolean;
  /** Whether both are in one dependency loop. */
  readonly inLoop: boolean;
}

/** The effects of one layer, or of a stage after the layers, in the order of application, and what depends on what. */
export interface LayerGraph {
  readonly layer: StageName;
  readonly effects: readonly GraphEffect[];
  readonly edges: readonly GraphEdge[];
  readonly loops: readonly LoopStep[];
  /** Whether characteristic-defining abilities were applied before the others (CR 613.3). */
  readonly definingFirst: boolean;
}

/**
 * A graph for each layer in which an effect applied or a dependency was found, and for each stage after the layers in
 * which a dependency was found, in order. The narrator names the effects.
 */
export function layerGraphs({ trace }: Resolution, narrator: Narrator = english()): LayerGraph[] {
  const stages = groupBy(trace, stageOfStep);
  return APPLYING_STAGES.flatMap((stage) => {
    const graph = graphOf(stage, stages.get(stage) ?? [], narrator);
    const isAfterLayers = stage === "players" || stage === "gameRules";
    const isThere = isAfterLayers ? graph.edges.length > 0 : graph.effects.length > 0;
    return isThere ? [graph] : [];
  });
}

function graphOf(layer: StageName, steps: readonly TraceStep[], narrator: Narrator): LayerGraph {
  const loops = steps.filter((step) => step.kind === "loop");
  const edges = edgesOf(steps, loops);
  const passes = new Set(steps.flatMap((step) => (step.kind === "layer" ? [step.pass] : [])));
  return {
    layer,
    effects: effectsOf(layer, steps, edges, narrator),
    edges,
    loops,
    definingFirst: passes.has("cda") && passes.has("rest"),
  };
}

function edgesOf(steps: readonly TraceStep[], loops: readonly LoopStep[]): GraphEdge[] {
  const depends = steps.filter((step): step is DependsStep => step.kind === "depends");
  const found = groupBy(depends, ({ effect, on }) => JSON.stringify([effect, on]));
  const waits = steps.filter((step): step is WaitsStep => step.kind === "waits");
  return [...found.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { effect: from, on: to } = first;
    return [
      {
        from,
        to,
        reasons: [...new Set(same.flatMap((step) => step.because.map((reason) => ARROW[differenceOf(reason, step)])))],
        held: waits.some((wait) => wait.effect === from && wait.for.includes(to)),
        inLoop: loops.some(({ members }) => members.includes(from) && members.includes(to)),
      },
    ];
  });
}

function isApplication(step: TraceStep): boolean {
  return step.kind === "applied" || step.kind === "player" || step.kind === "gameRule";
}

/** A ceased effect belongs to this layer if the step cites the layer's clause, which shows where the loss matters. */
function isLostHere(step: TraceStep, layer: StageName): boolean {
  if (step.kind !== "ceased" || layer === "players" || layer === "gameRules") return false;
  return step.also?.includes(LAYER_CLAUSES[layer]) === true;
}

function effectsOf(
  layer: StageName,
  steps: readonly TraceStep[],
  edges: readonly GraphEdge[],
  narrator: Narrator,
): GraphEffect[] {
  const fates = new Map<string, Fate>();
  for (const step of steps) {
    if (!("effect" in step) || fates.has(step.effect)) continue;
    if (isApplication(step)) fates.set(step.effect, "applied");
    else if (isLostHere(step, layer) || (step.kind === "ceased" && isNamedIn(edges, step.effect)))
      fates.set(step.effect, "ceased");
  }
  const ids = [...fates.keys()];
  for (const id of edges.flatMap(({ from, to }) => [from, to])) {
    if (fates.has(id)) continue;
    fates.set(id, "absent");
    ids.splice(placeOfAbsent(id, ids, edges), 0, id);
  }
  let applied = 0;
  return ids.map((id) => {
    const { by, ability } = effectLabel(id, narrator.names);
    const fate = fates.get(id) ?? "absent";
    return {
      id,
      name: narrator.speaker.title(by),
      ability: ability === undefined ? undefined : narrator.speaker.text(ability),
      fate,
      place: fate === "applied" ? ++applied : undefined,
      steps: steps.filter((step) => isToldOf(step, id)),
    };
  });
}

function isNamedIn(edges: readonly GraphEdge[], id: string): boolean {
  return edges.some(({ from, to }) => from === id || to === id);
}

/** An effect that did not exist in its turn is placed behind the last one it depends on, which may be the reason. */
function placeOfAbsent(id: string, ids: readonly string[], edges: readonly GraphEdge[]): number {
  const before = edges.filter(({ from }) => from === id).map(({ to }) => ids.indexOf(to));
  const last = Math.max(-1, ...before);
  return last === -1 ? ids.length : last + 1;
}

function isToldOf(step: TraceStep, id: string): boolean {
  switch (step.kind) {
    case "depends":
    case "waits":
    case "applied":
    case "ceased":
    case "player":
    case "gameRule":
      return step.effect === id;
    default:
      return false;
  }
}
