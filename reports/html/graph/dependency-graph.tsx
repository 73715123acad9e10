import { english, type Narrator } from "../../../src/explain/narrator.js";
import type { RulesetId } from "../../../src/rules/formats.gen.js";
import { DependencyPicture } from "./dependency-picture.js";
import { DependencyText } from "./dependency-text.js";
import { count } from "../../count.js";
import { graphTitle, independentSentence } from "./graph-words.js";
import type { LayerGraph } from "./layer-graph.js";
import { graphLayout, isTooLarge, TIP } from "./layout.js";
import { type DependencyOutcome, OUTCOMES, dependencyOutcome } from "./outcome.js";

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
  const layout = graphLayout(graph);
  const text = isTold ? null : <DependencyText graph={graph} ruleset={ruleset} narrator={narrator} />;
  if (layout === undefined)
    return (
      <div class="dependency-graph">
        <p>{isTooLarge(graph) ? tooLargeSentence(graph) : independentSentence([graph])}</p>
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
          {...(layout.width > SURE_TO_FIT && { role: "group", tabIndex: 0, "aria-label": `${title}: picture` })}
        >
          <DependencyPicture
            graph={graph}
            layout={layout}
            name={`${title}: ${sizes(graph).join(", ")}. ${isTold ? TOLD_ABOVE : TOLD_BELOW}`}
          />
        </div>
        <figcaption>
          <p>
            From top to bottom in the order of application. An arrow leads from an effect to one that depends on it, and
            says what the one does to the other.
          </p>
          <Legend graph={graph} />
        </figcaption>
      </figure>
      {text}
    </div>
  );
}

const TOLD_ABOVE = "The steps before the picture tell the same in words.";
const TOLD_BELOW = "The list after the picture tells the same in words.";

/** A picture up to this width fits every screen. */
const SURE_TO_FIT = 260;

function sizes({ effects, edges }: LayerGraph): string[] {
  return [count(effects.length, "effect"), count(edges.length, "dependency", "dependencies")];
}

function tooLargeSentence(graph: LayerGraph): string {
  return `${sizes(graph).join(" and ")} are too many for a picture. In words, in the order of application:`;
}

const LEGEND: Readonly<Record<DependencyOutcome, string>> = {
  waited: "the older one waits for the newer one",
  freed: "the older one waits, but is free of it before that is applied",
  free: "nobody waits: it makes no difference to the order",
  loop: "a loop: as long as it lasts nobody in it waits, and the oldest goes first",
};

function Legend({ graph }: { readonly graph: LayerGraph }) {
  const outcomes = new Set(graph.edges.map((edge) => dependencyOutcome(edge, graph)));
  return (
    <ul class="dependency-legend">
      {OUTCOMES.filter((outcome) => outcomes.has(outcome)).map((outcome) => (
        <li>
          <svg class={`dependency ${outcome}`} viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
            <path class="line" d={`M1 5H${33 - TIP}`} />
            <path class="tip" d={`M33 5l-${TIP} -4v8z`} />
          </svg>
          {LEGEND[outcome]}
        </li>
      ))}
    </ul>
  );
}
