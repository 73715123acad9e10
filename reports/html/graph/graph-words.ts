import type { Narrator } from "../../../src/explain/narrator.js";
import type { RulesetId, TraceStep, WaitsStep } from "../../../src/rules/formats.gen.js";
import { effectPhrase } from "../../../src/wording/effect-names.js";
import { type PageWords, pageWords } from "../spoken.js";
import { say, series } from "../../../src/wording/phrase.js";
import { stageTitlePhrase } from "../../../src/wording/stages.js";
import { dependencyOutcome, placeOf } from "./outcome.js";
import type { GraphEdge, GraphEffect, LayerGraph } from "./layer-graph.js";

/** "Layer 4: types", "Players". */
export function graphTitle({ layer }: LayerGraph, ruleset: RulesetId, { speaker }: Narrator): string {
  return speaker.title(stageTitlePhrase(layer, ruleset));
}

/** What happens to an effect in a layer, in sentences. */
export function effectSentences({ id, fate, steps }: GraphEffect, graph: LayerGraph, narrator: Narrator): string[] {
  const words = pageWords(narrator.speaker.language);
  const edges = graph.edges.filter(({ from }) => from === id);
  const waits = newWaits(steps);
  const sentences = steps.flatMap((step) => {
    if (step.kind === "waits" && !waits.includes(step)) return [];
    const more =
      step.kind === "depends"
        ? edges.filter(({ to }) => to === step.on).flatMap((edge) => freeSentences(edge, graph, words))
        : step.kind === "waits"
          ? freedSentences(edges, step, waits, graph, narrator)
          : [];
    return [narrator.step(step), ...more];
  });
  return fate === "absent" ? [...sentences, words.text("report-nothing-to-apply")] : sentences;
}

/** The steps that name an effect for which it did not wait already. */
function newWaits(steps: readonly TraceStep[]): WaitsStep[] {
  const known = new Set<string>();
  return steps.filter((step): step is WaitsStep => {
    if (step.kind !== "waits") return false;
    const isNew = step.for.some((id) => !known.has(id));
    for (const id of step.for) known.add(id);
    return isNew;
  });
}

/** For a dependency without a wait. */
function freeSentences(edge: GraphEdge, graph: LayerGraph, words: PageWords): string[] {
  const [own, other] = [placeOf(edge.from, graph), placeOf(edge.to, graph)];
  if (dependencyOutcome(edge, graph) !== "free" || other === undefined) return [];
  return own === undefined || other < own ? [words.text("report-free-anyway")] : [words.text("report-free-before")];
}

/** Dependencies that ended before their effect applied, after the last wait that names the other effect. */
function freedSentences(
  edges: readonly GraphEdge[],
  step: WaitsStep,
  waits: readonly WaitsStep[],
  graph: LayerGraph,
  { speaker, names }: Narrator,
): string[] {
  const freed = edges
    .filter(
      (edge) =>
        dependencyOutcome(edge, graph) === "freed" && waits.findLast((wait) => wait.for.includes(edge.to)) === step,
    )
    .map(({ to }) => effectPhrase(to, names));
  return freed.length === 0 ? [] : [speaker.text(say("report-later-free", { effects: series(freed, "and") }))];
}

/** Layers without dependencies, in one sentence. */
export function independentSentence(graphs: readonly LayerGraph[], words: PageWords): string {
  const layers = words.list(
    graphs.map(({ layer }) => layer),
    "and",
  );
  const isFirst = graphs.some(({ definingFirst }) => definingFirst);
  return words.text(isFirst ? "report-independent-defining" : "report-independent", { count: graphs.length, layers });
}
