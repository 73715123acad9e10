import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { CheckPoint, RulesetId } from "../../src/rules/formats.gen.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { type LayerGraph, layerGraphs } from "../../reports/html/graph/layer-graph.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

export interface CorpusGraph {
  readonly scenario: string;
  readonly ruleset: RulesetId;
  readonly graph: LayerGraph;
}

/** What the reference resolver finds at each check of a scenario. */
export async function checkPointsOf(id: string, ruleset: RulesetId): Promise<readonly CheckPoint[]> {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return (await verifyEntry(scenario, corpusCards(), ruleset, REFERENCE_ENGINE)).checkPoints;
}

/** The graph of a layer at one check. */
export async function graphAt(
  id: string,
  layer: LayerGraph["layer"],
  check = "end",
  ruleset: RulesetId = "current",
): Promise<LayerGraph> {
  const point = (await checkPointsOf(id, ruleset)).find((each) => each.check === check);
  const graph = point && layerGraphs(point.resolution).find((each) => each.layer === layer);
  if (graph === undefined) throw new Error(`${id} has no layer ${layer} at ${check}`);
  return graph;
}

let known: Promise<readonly CorpusGraph[]> | undefined;

/**
 * Every graph of the corpus in which something depends on something, under the first and the last ruleset of each scenario:
 * those between draw one of the two again. Each one once.
 */
export function corpusGraphs(): Promise<readonly CorpusGraph[]> {
  return (known ??= everyGraph());
}

async function everyGraph(): Promise<readonly CorpusGraph[]> {
  const found = new Map<string, CorpusGraph>();
  for (const { id, rulesets } of corpusScenarios())
    for (const ruleset of new Set([...rulesets.slice(0, 1), ...rulesets.slice(-1)]))
      for (const { resolution, afterStateBasedActions } of await checkPointsOf(id, ruleset))
        for (const each of [resolution, ...(afterStateBasedActions ? [afterStateBasedActions.resolution] : [])])
          for (const graph of layerGraphs(each))
            if (graph.edges.length > 0) found.set(JSON.stringify(graph), { scenario: id, ruleset, graph });
  return [...found.values()];
}
