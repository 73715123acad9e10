import { useWords } from "../spoken.js";
import type { LayerStory } from "../../../src/explain/resolution.js";
import type { LayerName, Resolution, TraceStep } from "../../../src/rules/formats.gen.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import { DependencyGraph } from "../graph/dependency-graph.js";
import { layerGraphs } from "../graph/layer-graph.js";
import { withoutNumber } from "../layer-names.js";
import { Changes, InWords } from "./changes.js";
import { Clause, Clauses } from "./clauses.js";
import { useNarrator } from "./told.js";
import { Symbols } from "./mana.js";

export interface LayerStoriesProps {
  readonly stories: readonly LayerStory[];
  /** Where what depends on what is to be drawn in each layer, too. */
  readonly resolution?: Resolution;
  /** The id of a layer, if links lead to each. */
  readonly address?: ((layer: string) => string) | undefined;
}

/** Layer by layer: which effects applied, in which order and why, and what each changed. */
export function LayerStories({ stories, resolution, address }: LayerStoriesProps) {
  const words = useWords();
  const narrator = useNarrator();
  const graphs =
    resolution === undefined ? [] : layerGraphs(resolution, narrator).filter(({ edges }) => edges.length > 0);
  return (
    <ol class="layers">
      {stories.map((story) => {
        const graph = graphs.find(({ layer }) => layer === story.layer);
        return (
          <li class="layer" data-layer={story.layer} id={address?.(story.layer)}>
            <LayerHead story={story} address={address?.(story.layer)} />
            <ol class="steps">
              {story.steps.map((step) => (
                <Step {...step} />
              ))}
            </ol>
            {graph !== undefined && resolution !== undefined && (
              <details class="what-depends" open>
                <summary>{words.text("report-what-depends")}</summary>
                <DependencyGraph graph={graph} ruleset={resolution.ruleset} narrator={narrator} isTold />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface LayerHeadProps {
  readonly story: LayerStory;
  /** The id of what it is the head of. */
  readonly address: string | undefined;
}

function LayerHead({ story: { layer, title, clause, number }, address }: LayerHeadProps) {
  const words = useWords();
  const name = EVERY_LAYER.find((known) => known === layer);
  return (
    <p class="layer-head">
      {name === undefined ? (
        <span class="layer-number after-layers" aria-hidden="true">
          +
        </span>
      ) : (
        <LayerNumber layer={name} />
      )}
      <span class="layer-title">{name === undefined ? title : withoutNumber(title)}</span>{" "}
      {clause !== undefined && number !== undefined && <Clause clause={clause} number={number} />}
      {address !== undefined && (
        <>
          {" "}
          <a class="here" href={`#${address}`} aria-label={words.text("report-link-to", { title })}>
            #
          </a>
        </>
      )}
    </p>
  );
}

export function LayerNumber({ layer }: { readonly layer: LayerName }) {
  const words = useWords();
  return (
    <span class="layer-number" data-layer={layer}>
      <span class="vh">{words.text("report-layer")} </span>
      {layer}
    </span>
  );
}

function Step({ text, clauses, numbers, about, told, step }: LayerStory["steps"][number]) {
  return (
    <li class={`step ${about === "order" ? "orders" : TONES[step.kind]}`}>
      <p>
        <Symbols text={text} /> <Clauses clauses={clauses} numbers={numbers} />
      </p>
      {told.length > 0 && <Changes changes={told} />}
      {step.kind === "applied" && step.unseen !== undefined && <Unseen {...step} unseen={step.unseen} />}
    </li>
  );
}

/** What no value shows: a text, and a size that waits for its object to be a creature. */
function Unseen({ parts, unseen }: Required<Pick<Extract<TraceStep, { kind: "applied" }>, "parts" | "unseen">>) {
  return <InWords told={useNarrator().changes([], { parts, unseen })} />;
}

/** Steps with changes stand out; others explain the order. */
const TONES: Readonly<Record<TraceStep["kind"], "does" | "orders" | "notes">> = {
  performed: "notes",
  ended: "notes",
  failed: "notes",
  starts: "notes",
  void: "notes",
  stands: "notes",
  layer: "notes",
  depends: "orders",
  waits: "orders",
  loop: "orders",
  locked: "notes",
  continues: "notes",
  applied: "does",
  ceased: "notes",
  unmet: "notes",
  player: "does",
  gameRule: "does",
  cost: "does",
  stateBased: "does",
};
