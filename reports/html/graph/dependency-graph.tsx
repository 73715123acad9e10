import { type PageWords, useWords } from "../spoken.js";
import { english, type Narrator } from "../../../src/explain/narrator.js";
import type { RulesetId } from "../../../src/rules/formats.gen.js";
import { DependencyPicture } from "./dependency-picture.js";
import { DependencyText } from "./dependency-text.js";
import { graphTitle, independentSentence } from "./graph-words.js";
import type { LayerGraph } from "./layer-graph.js";
import { graphLayout, isTooLarge, TIP } from "./layout.js";
import { OUTCOMES, dependencyOutcome } from "./outcome.js";

interface DependencyGraphProps {
  readonly graph: LayerGraph;
  readonly ruleset: RulesetId;
  /** Names the effects; by default by the ids of their objects. */
  readonly narrator?: Narrator;
  /** The steps that stand above tell the same: the picture is enough. */
  readonly isTold?: boolean;
}

/** The dependencies of a layer as a picture and in sentences, or in sentences alone if there are none or too many. */
export function DependencyGraph({ graph, ruleset, narrator = english(), isTold = false }: DependencyGraphProps) {
  const words = useWords();
  const layout = graphLayout(graph, words);
  const text = isTold ? null : <DependencyText graph={graph} ruleset={ruleset} narrator={narrator} />;
  if (layout === undefined)
    return (
      <div class="dependency-graph">
        <p>{isTooLarge(graph) ? tooLargeSentence(graph, words) : independentSentence([graph], words)}</p>
        {text}
      </div>
    );
  const title = graphTitle(graph, ruleset, narrator);
  return (
    <div class="dependency-graph">
      <figure>
        {/* Wider than a phone it scrolls, so that the keyboard has to reach it. */}
        <div
          class="dependency-picture"
          {...(layout.width > SURE_TO_FIT && {
            role: "group",
            tabIndex: 0,
            "aria-label": words.text("report-graph-picture", { title }),
          })}
        >
          <DependencyPicture
            graph={graph}
            layout={layout}
            name={words.text("report-graph-name", {
              title,
              ...sizes(graph, words),
              where: words.text(isTold ? "report-graph-told-above" : "report-graph-told-below"),
            })}
          />
        </div>
        <figcaption>
          <p>{words.text("report-graph-caption")}</p>
          <Legend graph={graph} />
        </figcaption>
      </figure>
      {text}
    </div>
  );
}

/** A picture up to this width fits every screen. */
const SURE_TO_FIT = 260;

function sizes({ effects, edges }: LayerGraph, words: PageWords): Record<"effects" | "dependencies", string> {
  return {
    effects: words.text("report-count-effects", { count: effects.length }),
    dependencies: words.text("report-count-dependencies", { count: edges.length }),
  };
}

function tooLargeSentence(graph: LayerGraph, words: PageWords): string {
  return words.text("report-graph-too-large", sizes(graph, words));
}

function Legend({ graph }: { readonly graph: LayerGraph }) {
  const words = useWords();
  const outcomes = new Set(graph.edges.map((edge) => dependencyOutcome(edge, graph)));
  return (
    <ul class="dependency-legend">
      {OUTCOMES.filter((outcome) => outcomes.has(outcome)).map((outcome) => (
        <li>
          <svg class={`dependency ${outcome}`} viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
            <path class="line" d={`M1 5H${33 - TIP}`} />
            <path class="tip" d={`M33 5l-${TIP} -4v8z`} />
          </svg>
          {words.text(`report-outcome-${outcome}`)}
        </li>
      ))}
    </ul>
  );
}
