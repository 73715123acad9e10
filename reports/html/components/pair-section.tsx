import { english } from "../../../src/explain/narrator.js";
import { count } from "../../count.js";
import { RELATIONS, scenariosOf, type LayerPairs, type PairCoverage, type Relation } from "../../pairs.js";
import { anchor } from "../anchors.js";
import { kindWords } from "../words.js";
import { LayerNumber } from "./layer-stories.js";
import { PairMap } from "./pair-map.js";
import { counted, RadioFilter } from "./radio-filter.js";
import { ScenarioLinks } from "./scenario-links.js";
import { Table } from "../../table.js";

/** Relations in words: to choose from, and beside their scenarios. */
const WORDS: Readonly<Record<Relation, { readonly choice: string; readonly said: string }>> = {
  none: { choice: "independent", said: "independent" },
  existence: { choice: "by existence", said: "the first depends in whether it exists" },
  text: { choice: "by text", said: "the first depends in its text" },
  appliesTo: { choice: "by what it applies to", said: "the first depends in what it applies to" },
  whatItDoes: { choice: "by what it does", said: "the first depends in what it does" },
  loop: { choice: "in a loop", said: "in a loop" },
};

/** Which kinds of effects met in each layer, and whether one depended on the other. */
export function PairSection({ layers }: { readonly layers: readonly LayerPairs[] }) {
  const pairs = layers.flatMap((layer) => layer.pairs);
  const possible = layers.reduce((sum, { kinds }) => sum + (kinds.length * (kinds.length + 1)) / 2, 0);
  const met = layers.reduce((sum, { pairs }) => sum + new Set(pairs.map(unordered)).size, 0);
  const choices = [
    ["any", "any"] as const,
    ...RELATIONS.map((each) => [each, counted(WORDS[each].choice, scenariosOf(pairs, each).length)] as const),
  ];
  return (
    <section id="coverage-pairs">
      <h3>By pair of effects</h3>
      <p class="soft">
        Of {possible} pairs of kinds that can meet in a layer, {met} do. The number says in how many scenarios the row
        met the column; of dependencies, in how many the row depends on the column.
      </p>
      <RadioFilter legend="Which relation to count" name="relation" choices={choices} />
      <div class="pair-maps">
        {layers.map((layer) => (
          <PairMap layer={layer} />
        ))}
      </div>
      <h4>The scenarios behind the numbers</h4>
      <Table class="group-table" columns={["Kinds", "Scenarios"]}>
        {pairs.flatMap((pair) => ["\n", <PairRow {...pair} />])}
      </Table>
    </section>
  );
}

function unordered({ kind, on }: PairCoverage): string {
  return kind < on ? `${kind} ${on}` : `${on} ${kind}`;
}

function PairRow({ layer, kind, on, relations }: PairCoverage) {
  return (
    <tr id={anchor("p", layer, kind, on)}>
      <th scope="row" title={english().layerTitle(layer, "current")}>
        <LayerNumber layer={layer} /> {kindWords(kind)}, {kindWords(on)}
      </th>
      <td>
        {[...relations].map(([relation, scenarios]) => (
          <ScenarioLinks
            scenarios={scenarios}
            summary={`${WORDS[relation].said}: ${count(scenarios.length, "scenario")}`}
            file="pairs.csv"
          />
        ))}
      </td>
    </tr>
  );
}
