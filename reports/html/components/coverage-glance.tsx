import { useWords } from "../spoken.js";
import type { LayerName } from "../../../src/rules/formats.gen.js";
import { LAYERS } from "../../../src/rules/layers.js";
import { countStates, type Coverage } from "../../coverage.js";
import { filter } from "../anchors.js";
import { layerName } from "../layer-names.js";
import { COVERAGE_STATES, State, STATES } from "./state.js";
import { TopicTable } from "./topic-table.js";
import { Bar } from "./verdict-bar.js";

export function CoverageGlance({ coverage }: { readonly coverage: Coverage }) {
  const words = useWords();
  const most = Math.max(1, ...coverage.layers.map(({ scenarios }) => scenarios.length));
  const states = countStates(coverage.clauses);
  return (
    <section class="glance" aria-labelledby="glance-title">
      <h3 id="glance-title">{words.text("report-reach")}</h3>
      <div class="glance-grid">
        <div class="panel">
          <h4>{words.text("report-clauses-of-rules")}</h4>
          <Bar segments={COVERAGE_STATES.map((state) => [STATES[state].tone, states[state]])} />
          <p class="state-counts">
            {COVERAGE_STATES.map((state) => (
              <span>
                <strong>{states[state]}</strong> <State state={state} />{" "}
              </span>
            ))}
            <a href="#coverage-clauses">{words.text("report-see-clauses")}</a>
          </p>
          <h4>{words.text("report-layers")}</h4>
          <ul class="layer-tower">
            {coverage.layers.filter(isLayer).map(({ name, scenarios }) => (
              <LayerRow layer={name} n={scenarios.length} most={most} />
            ))}
          </ul>
        </div>
        <div class="panel">
          <h4>{words.text("report-topics")}</h4>
          <TopicTable topics={coverage.topics} />
        </div>
      </div>
    </section>
  );
}

function LayerRow({ layer, n, most }: { readonly layer: LayerName; readonly n: number; readonly most: number }) {
  const words = useWords();
  return (
    <li>
      <a href="#scenarios" data-filter={filter("layer", layer)}>
        <span class={`layer-number ${n === 0 ? "none" : ""}`}>
          <span class="vh">{words.text("report-layer")} </span>
          {layer}
        </span>
        <span class="layer-title">{layerName(layer, words)}</span>
        <svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect class="accent" x="0" y="0" width={((n / most) * 1000).toFixed(1)} height="10" />
        </svg>
        <span class="n">
          {n}
          <span class="vh"> {words.text("report-scenarios-beside")}</span>
        </span>
      </a>
    </li>
  );
}

function isLayer<T extends { readonly name: string }>(group: T): group is T & { readonly name: LayerName } {
  return LAYERS.some((layer) => layer === group.name);
}
