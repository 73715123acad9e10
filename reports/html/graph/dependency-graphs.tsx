import { useWords } from "../spoken.js";
import { LayerNumber } from "../components/layer-stories.js";
import { withoutNumber } from "../layer-names.js";
import { useNarrator } from "../components/told.js";
import type { Narrator } from "../../../src/explain/narrator.js";
import type { Resolution, RulesetId } from "../../../src/rules/formats.gen.js";
import { DependencyGraph } from "./dependency-graph.js";
import { graphTitle, independentSentence } from "./graph-words.js";
import { type LayerGraph, layerGraphs } from "./layer-graph.js";

interface DependencyGraphsProps {
  readonly resolution: Resolution;
  readonly level?: 4 | 5;
}

/** The layers with dependencies, each with its picture; the others in one sentence. */
export function DependencyGraphs({ resolution, level = 4 }: DependencyGraphsProps) {
  const words = useWords();
  const narrator = useNarrator();
  const { ruleset } = resolution;
  const graphs = layerGraphs(resolution, narrator);
  const drawn = graphs.filter(({ edges }) => edges.length > 0);
  const others = graphs.filter(({ edges }) => edges.length === 0);
  return (
    <div class="dependency-graphs">
      {drawn.map((graph) => (
        <section>
          <Heading graph={graph} ruleset={ruleset} narrator={narrator} level={level} />
          <DependencyGraph graph={graph} ruleset={ruleset} narrator={narrator} />
        </section>
      ))}
      {others.length > 0 && <p class="soft">{independentSentence(others, words)}</p>}
      {graphs.length === 0 && <p class="soft">{words.text("report-graph-no-effect")}</p>}
    </div>
  );
}

interface HeadingProps extends Required<Omit<DependencyGraphsProps, "resolution">> {
  readonly narrator: Narrator;
  readonly graph: LayerGraph;
  readonly ruleset: RulesetId;
}

function Heading({ graph, ruleset, narrator, level }: HeadingProps) {
  const { layer } = graph;
  const title = graphTitle(graph, ruleset, narrator);
  const Level = level === 4 ? "h4" : "h5";
  return (
    <Level class="dependency-heading">
      {layer === "players" || layer === "gameRules" ? (
        title
      ) : (
        <>
          <LayerNumber layer={layer} /> <span class="layer-title">{withoutNumber(title)}</span>
        </>
      )}
    </Level>
  );
}
