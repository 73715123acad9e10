import { topicName, useWords } from "../spoken.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import { LAYERS } from "../../../src/rules/layers.js";
import { clauseScores, layerScores, topicScores, type NamedScores } from "../../scores.js";
import { filter } from "../anchors.js";
import { layerName } from "../layer-names.js";
import { LayerNumber } from "./layer-stories.js";

/** What the runs cover that an engine claims: layers, topics, clauses. */
export function CoveredList({ report }: { readonly report: Report }) {
  const covers = ({ claimed }: NamedScores): boolean => claimed.passed > 0;
  const words = useWords();
  const layers = layerScores(report).filter(covers);
  const topics = topicScores(report).filter(covers);
  const clauses = clauseScores(report);
  const covered = clauses.filter(covers).length;
  if (topics.length === 0) return null;
  return (
    <section class="covered" aria-labelledby="covered-title">
      <h3 id="covered-title">{words.text("report-covers")}</h3>
      <p>
        {words.text("report-covers-lead", { count: covered, all: clauses.length })}{" "}
        <a href="#scores-clauses">{words.text("report-see-clauses")}</a>
      </p>
      <ul class="covered-layers">
        {layers.map(({ name, claimed }) => {
          const layer = LAYERS.find((known) => known === name);
          return layer === undefined ? null : (
            <li>
              <LayerNumber layer={layer} /> {layerName(layer, words)}{" "}
              <span class="soft">{words.text("report-count-runs", { count: claimed.passed })}</span>
            </li>
          );
        })}
      </ul>
      <ul class="covered-topics">
        {topics.map(({ name, claimed }) => (
          <li>
            <a href="#scenarios" data-filter={filter("topic", name)}>
              {topicName(name, words)}
            </a>{" "}
            <span class="soft">{words.text("report-count-runs", { count: claimed.passed })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
