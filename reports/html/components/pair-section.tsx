import { layerTitle } from "../layer-names.js";
import { dashed } from "../../../src/wording/known-message.js";
import { useWords } from "../spoken.js";
import { RELATIONS, scenariosOf, type LayerPairs, type PairCoverage } from "../../pairs.js";
import { anchor } from "../anchors.js";
import { kindWords } from "../words.js";
import { LayerNumber } from "./layer-stories.js";
import { PairMap } from "./pair-map.js";
import { counted, RadioFilter } from "./radio-filter.js";
import { ScenarioLinks } from "./scenario-links.js";
import { Table } from "../../table.js";

/** Which kinds of effects met in each layer, and whether one depended on the other. */
export function PairSection({ layers }: { readonly layers: readonly LayerPairs[] }) {
  const words = useWords();
  const pairs = layers.flatMap((layer) => layer.pairs);
  const possible = layers.reduce((sum, { kinds }) => sum + (kinds.length * (kinds.length + 1)) / 2, 0);
  const met = layers.reduce((sum, { pairs }) => sum + new Set(pairs.map(unordered)).size, 0);
  const choices = [
    ["any", words.text("report-relation-any")] as const,
    ...RELATIONS.map(
      (each) =>
        [each, counted(words.text(`report-relation-${dashed(each)}`), scenariosOf(pairs, each).length)] as const,
    ),
  ];
  return (
    <section id="coverage-pairs">
      <h3>{words.text("report-by-pair")}</h3>
      <p class="soft">{words.text("report-pairs-lead", { possible, met })}</p>
      <RadioFilter legend={words.text("report-which-relation")} name="relation" choices={choices} />
      <div class="pair-maps">
        {layers.map((layer) => (
          <PairMap layer={layer} />
        ))}
      </div>
      <h4>{words.text("report-behind-numbers")}</h4>
      <Table class="group-table" columns={[words.text("report-kinds"), words.text("report-scenarios")]}>
        {pairs.flatMap((pair) => ["\n", <PairRow {...pair} />])}
      </Table>
    </section>
  );
}

function unordered({ kind, on }: PairCoverage): string {
  return kind < on ? `${kind} ${on}` : `${on} ${kind}`;
}

function PairRow({ layer, kind, on, relations }: PairCoverage) {
  const words = useWords();
  return (
    <tr id={anchor("p", layer, kind, on)}>
      <th scope="row" title={layerTitle(layer, words)}>
        <LayerNumber layer={layer} /> {kindWords(kind, words)}, {kindWords(on, words)}
      </th>
      <td>
        {[...relations].map(([relation, scenarios]) => (
          <ScenarioLinks
            scenarios={scenarios}
            summary={words.text("report-value", {
              what: words.text(`report-related-${dashed(relation)}`),
              value: words.text("report-count-scenarios", { count: scenarios.length }),
            })}
            file="pairs.csv"
          />
        ))}
      </td>
    </tr>
  );
}
