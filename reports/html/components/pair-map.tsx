import { useWords } from "../spoken.js";
import { pairsAt, RELATIONS, scenariosOf, type LayerPairs } from "../../pairs.js";
import { anchor } from "../anchors.js";
import { layerTitle, shortTitle } from "../layer-names.js";
import { kindWords } from "../words.js";

/** The kinds of one layer against each other: the more scenarios, the stronger the color. */
export function PairMap({ layer: layerPairs }: { readonly layer: LayerPairs }) {
  const words = useWords();
  const { layer, kinds } = layerPairs;
  return (
    <table class="pair-map">
      <caption>{shortTitle(layerTitle(layer, words), words)}</caption>
      <thead>
        <tr>
          <td />
          {kinds.map((kind) => (
            <th scope="col">
              <span>{kindWords(kind, words)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr>
            <th scope="row">{kindWords(row, words)}</th>
            {kinds.map((column) => (
              <Cell layer={layerPairs} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which number is seen follows from the relation chosen above (see pairs.css), without the script. */
function Cell({ layer, row, column }: { readonly layer: LayerPairs; readonly row: string; readonly column: string }) {
  const words = useWords();
  const pairs = pairsAt(layer, row, column);
  const numbers = [
    ["any", scenariosOf(pairs).length] as const,
    ...RELATIONS.map((relation) => [relation, scenariosOf(pairs, relation).length] as const),
  ];
  const [first] = pairs;
  return (
    <td>
      {numbers.map(([relation, n]) =>
        first === undefined || n === 0 ? (
          <span class={`rel-${relation} heat-0`}>0</span>
        ) : (
          <a
            class={`rel-${relation} heat-${heatOf(n)}`}
            href={`#${anchor("p", layer.layer, first.kind, first.on)}`}
            title={words.text("report-value", {
              what: `${kindWords(row, words)}, ${kindWords(column, words)}`,
              value: words.text("report-count-scenarios", { count: n }),
            })}
          >
            {n}
          </a>
        ),
      )}
    </td>
  );
}

/** One scenario is thin, as for clauses. */
const STEPS = [1, 2, 5, 15, 50];

function heatOf(n: number): number {
  return STEPS.filter((least) => n >= least).length;
}
