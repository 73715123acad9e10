import { RELATIONS, scenariosOf, type LayerPairs, type PairCoverage, type Relation } from "../../pairs.js";
import { anchor } from "../anchors.js";
import { count, kindWords } from "../words.js";
import { LayerNumber } from "./layer-stories.js";
import { PairMap } from "./pair-map.js";
import type { ScenarioLookup } from "./scenario-link.js";
import { ScenarioLinks } from "./scenario-links.js";
import { english } from "../../../src/explain/narrator.js";

/** Relations as words, as choices and beside their scenarios. */
const WORDS: Readonly<Record<Relation, { readonly choice: string; readonly said: string }>> = {
  none: { choice: "independent", said: "independent" },
  existence: { choice: "by existence", said: "the first depends in whether it exists" },
  text: { choice: "by text", said: "the first depends in its text" },
  appliesTo: { choice: "by what it applies to", said: "the first depends in what it applies to" },
  whatItDoes: { choice: "by what it does", said: "the first depends in what it does" },
  loop: { choice: "in a loop", said: "in a loop" },
};

export interface PairSectionProps {
  readonly layers: readonly LayerPairs[];
  readonly lookup: ScenarioLookup;
}

/** Which kinds of effects met in each layer, and whether one depended on the other. */
export function PairSection({ layers, lookup }: PairSectionProps) {
  const possible = layers.reduce((sum, { kinds }) => sum + (kinds.length * (kinds.length + 1)) / 2, 0);
  const met = layers.reduce((sum, { pairs }) => sum + new Set(pairs.map(unordered)).size, 0);
  return (
    <section id="coverage-pairs">
      <h3>By pair of effects</h3>
      <p class="soft">
        Of {possible} pairs of kinds that can meet in a layer, {met} do. The number says in how many scenarios the row
        met the column; of dependencies, in how many the row depends on the column.
      </p>
      <fieldset class="state-filter">
        <legend class="vh">Which relation to count</legend>
        <label>
          <input type="radio" name="relation" value="any" checked /> any
        </label>
        {RELATIONS.map((relation) => (
          <label>
            <input type="radio" name="relation" value={relation} /> {WORDS[relation].choice}{" "}
            <span class="soft">
              {
                scenariosOf(
                  layers.flatMap(({ pairs }) => pairs),
                  relation,
                ).length
              }
            </span>
          </label>
        ))}
      </fieldset>
      <div class="pair-maps">
        {layers.map((layer) => (
          <PairMap layer={layer} />
        ))}
      </div>
      <h4>The scenarios behind the numbers</h4>
      <PairTable layers={layers} lookup={lookup} />
    </section>
  );
}

function unordered({ kind, on }: PairCoverage): string {
  return kind < on ? `${kind} ${on}` : `${on} ${kind}`;
}

function PairTable({ layers, lookup }: PairSectionProps) {
  return (
    <table class="group-table">
      <thead>
        <tr>
          <th scope="col">Kinds</th>
          <th scope="col">Scenarios</th>
        </tr>
      </thead>
      <tbody>
        {layers.flatMap(({ pairs }) =>
          pairs.map((pair) => (
            <>
              {"\n"}
              <PairRow pair={pair} lookup={lookup} />
            </>
          )),
        )}
      </tbody>
    </table>
  );
}

function PairRow({ pair, lookup }: { readonly pair: PairCoverage; readonly lookup: ScenarioLookup }) {
  const { layer, kind, on, relations } = pair;
  return (
    <tr id={anchor("p", layer, kind, on)}>
      <th scope="row" title={english().layerTitle(layer, "current")}>
        <LayerNumber layer={layer} /> {kindWords(kind)}, {kindWords(on)}
      </th>
      <td>
        {[...relations].map(([relation, scenarios]) => (
          <ScenarioLinks
            scenarios={scenarios}
            lookup={lookup}
            summary={`${WORDS[relation].said}: ${count(scenarios.length, "scenario")}`}
            filter={undefined}
            file="pairs.csv"
          />
        ))}
      </td>
    </tr>
  );
}
