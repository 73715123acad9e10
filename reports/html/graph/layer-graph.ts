import { type PageWords, pageWords } from "../spoken.js";
import type { LoopStep, Resolution, StageName, TraceStep } from "../../../src/rules/formats.gen.js";
import { LAYER_CLAUSES, APPLYING_STAGES } from "../../../src/rules/layers.js";
import { english, type Narrator } from "../../../src/explain/narrator.js";
import { stageOfStep } from "../../../src/rules/trace-stage.js";
import { effectLabel } from "../../../src/wording/effect-names.js";
import { groupBy } from "../../../src/rules/group.js";
import { type Difference, differenceOf } from "../../../src/wording/steps.js";

/** What the other effect would do to the dependent one, as the label of the arrow between them. */
function arrowWords(difference: Difference, words: PageWords): string {
  return words.text(`report-arrow-${difference}`);
}

/** An effect applied in a layer, ceased to exist before it could, or no longer existed when its turn came. */
export type Fate = "applied" | "ceased" | "absent";

export interface GraphEffect {
  /** As the trace names it. */
  readonly id: string;
  /** What makes it. */
  readonly name: string;
  /** Its source ability, if known. */
  readonly ability: string | undefined;
  readonly fate: Fate;
  /** Its place in the order of application of this layer, from 1; undefined if it never applied. */
  readonly place: number | undefined;
  /** The steps about it: what it depends on and waits for, and that it applies or has ceased. */
  readonly steps: readonly TraceStep[];
}

export interface GraphEdge {
  /** The effect that depends, and the one that it depends on. */
  readonly from: string;
  readonly to: string;
  /** For each part of CR 613.8a that is fulfilled, such as "changes what it applies to". */
  readonly reasons: readonly string[];
  /** Whether the dependent effect was older and waited (CR 613.8b). */
  readonly held: boolean;
  /** Whether both are in one dependency loop. */
  readonly inLoop: boolean;
}

/** The effects of a layer, or of a stage after the layers, in the order of application, and their dependencies. */
export interface LayerGraph {
  readonly layer: StageName;
  readonly effects: readonly GraphEffect[];
  readonly edges: readonly GraphEdge[];
  readonly loops: readonly LoopStep[];
  /** Whether characteristic-defining abilities were applied before the others (CR 613.3). */
  readonly definingFirst: boolean;
}

/** The layers in which an effect applied or a dependency was found, and the later stages in which a dependency was found. */
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
  const edges = edgesOf(steps, loops, pageWords(narrator.speaker.language));
  const passes = new Set(steps.flatMap((step) => (step.kind === "layer" ? [step.pass] : [])));
  return {
    layer,
    effects: effectsOf(layer, steps, edges, narrator),
    edges,
    loops,
    definingFirst: passes.has("cda") && passes.has("rest"),
  };
}

function edgesOf(steps: readonly TraceStep[], loops: readonly LoopStep[], words: PageWords): GraphEdge[] {
  const found = groupBy(
    steps.filter((step) => step.kind === "depends"),
    ({ effect, on }) => JSON.stringify([effect, on]),
  );
  const waits = steps.filter((step) => step.kind === "waits");
  return [...found.values()].map((same) => {
    const [{ effect: from, on: to }] = same;
    return {
      from,
      to,
      reasons: [
        ...new Set(same.flatMap((step) => step.because.map((reason) => arrowWords(differenceOf(reason, step), words)))),
      ],
      held: waits.some((wait) => wait.effect === from && wait.for.includes(to)),
      inLoop: loops.some(({ members }) => members.includes(from) && members.includes(to)),
    };
  });
}

/** A step that an effect ceased cites the clause of the layer in which that matters. */
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
    if (step.kind === "applied" || step.kind === "player" || step.kind === "gameRule")
      fates.set(step.effect, "applied");
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
      steps: steps.filter((step) => isAbout(step, id)),
    };
  });
}

function isNamedIn(edges: readonly GraphEdge[], id: string): boolean {
  return edges.some(({ from, to }) => from === id || to === id);
}

/** An effect that did not exist in its turn comes after the last one that it depends on, which may be the reason. */
function placeOfAbsent(id: string, ids: readonly string[], edges: readonly GraphEdge[]): number {
  const before = edges.filter(({ from }) => from === id).map(({ to }) => ids.indexOf(to));
  return Math.max(-1, ...before) + 1 || ids.length;
}

const TOLD: ReadonlySet<TraceStep["kind"]> = new Set(["depends", "waits", "applied", "ceased", "player", "gameRule"]);

function isAbout(step: TraceStep, id: string): boolean {
  return TOLD.has(step.kind) && "effect" in step && step.effect === id;
}
