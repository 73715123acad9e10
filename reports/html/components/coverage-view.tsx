import { anchor } from "../anchors.js";
import { citing, countStates, type ClauseCoverage, type Coverage, type CoverageState, type ScenarioGroup } from "../../coverage.js";
import { LAYERS } from "../../../src/rules/layers.js";
import { LAYER_NAMES } from "../layer-names.js";
import { count } from "../words.js";
import { ScenarioLink, type ScenarioLookup } from "./scenario-link.js";
import { TopicTable } from "./topic-table.js";

export interface CoverageViewProps {
  readonly coverage: Coverage;
  readonly lookup: ScenarioLookup;
}

/** Which scenarios reach each clause, layer, topic and card. */
export function CoverageView({ coverage, lookup }: CoverageViewProps) {
  const states = countStates(coverage.clauses);
  return (
    <section class="view" id="coverage" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Coverage</h2>
      <p class="lead">
        Of {count(coverage.clauses.length, "clause")}, {states.covered} are covered, {states.thin} thin and {states.untested} untested. A clause is covered when at
        least two scenarios reach it: a step of the trace cites it, or the scenario names it as deciding or applying.
      </p>
      <p class="jump">
        <a href="#coverage-clauses">Clauses</a> <a href="#coverage-layers">Layers</a> <a href="#coverage-topics">Topics</a> <a href="#coverage-cards">Cards</a>
      </p>
      <section id="coverage-clauses">
        <h3>By clause</h3>
        <table class="clause-table">
          <thead>
            <tr>
              <th scope="col">Clause</th>
              <th scope="col">What it says, in our words</th>
              <th scope="col">State</th>
              <th scope="col">Scenarios</th>
            </tr>
          </thead>
          <tbody>
            {coverage.clauses.map((clause) => (
              <>
                {"\n"}
                <ClauseRow clause={clause} lookup={lookup} />
              </>
            ))}
          </tbody>
        </table>
      </section>
      <section id="coverage-layers">
        <h3>By layer</h3>
        <GroupTable head="Layer" kind="l" filter="layer" groups={coverage.layers} lookup={lookup} nameOf={layerName} />
      </section>
      <section id="coverage-topics">
        <h3>By topic</h3>
        <TopicTable topics={coverage.topics} />
      </section>
      <section id="coverage-cards">
        <h3>By card</h3>
        <GroupTable head="Card" kind="k" filter="card" groups={coverage.cards} lookup={lookup} nameOf={(name) => name} />
      </section>
    </section>
  );
}

const STATES: Readonly<Record<CoverageState, { readonly mark: string; readonly tone: string }>> = {
  covered: { mark: "●", tone: "good" },
  thin: { mark: "◐", tone: "warn" },
  untested: { mark: "○", tone: "idle" },
};

function ClauseRow({ clause: row, lookup }: { readonly clause: ClauseCoverage; readonly lookup: ScenarioLookup }) {
  const { clause, paraphrase, state, citedBy, exercisedBy } = row;
  const { mark, tone } = STATES[state];
  // Those it decides say most about a clause: they come first.
  const scenarios = [...new Set([...citedBy.decides, ...citing(row), ...exercisedBy])];
  const counts = [`${citedBy.decides.length} decided`, `${citing(row).length} cite`, `${exercisedBy.length} exercise`].join(" · ");
  return (
    <tr id={anchor("c", clause)}>
      <th scope="row">{clause}</th>
      <td>{paraphrase ?? <span class="soft">—</span>}</td>
      <td>
        <span class={`state ${tone}`}>
          <span aria-hidden="true">{mark}</span> {state}
        </span>
      </td>
      <td>{scenarios.length === 0 ? <span class="soft">none yet</span> : <ScenarioLinks scenarios={scenarios} lookup={lookup} summary={counts} filter={`clause=${clause}`} />}</td>
    </tr>
  );
}

function layerName(name: string): string {
  const layer = LAYERS.find((known) => known === name);
  return layer === undefined ? name : `${layer} ${LAYER_NAMES[layer]}`;
}

interface GroupTableProps {
  readonly head: string;
  readonly kind: "l" | "k";
  readonly filter: string;
  readonly groups: readonly ScenarioGroup[];
  readonly lookup: ScenarioLookup;
  readonly nameOf: (name: string) => string;
}

function GroupTable({ head, kind, filter, groups, lookup, nameOf }: GroupTableProps) {
  return (
    <table class="group-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Scenarios</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, scenarios }) => (
          <>
            {"\n"}
            <tr id={anchor(kind, name)}>
              <th scope="row">{nameOf(name)}</th>
              <td>
                {scenarios.length === 0 ? (
                  <span class="soft">none yet</span>
                ) : (
                  <ScenarioLinks scenarios={scenarios} lookup={lookup} summary={count(scenarios.length, "scenario")} filter={`${filter}=${encodeURIComponent(name)}`} />
                )}
              </td>
            </tr>
          </>
        ))}
      </tbody>
    </table>
  );
}

/** More links than this are left to the filter of the list: a general clause is reached by nearly every scenario. */
const LINKS = 8;

interface ScenarioLinksProps {
  readonly scenarios: readonly string[];
  readonly lookup: ScenarioLookup;
  readonly summary: string;
  /** What shows them all in the list. */
  readonly filter: string;
}

function ScenarioLinks({ scenarios, lookup, summary, filter }: ScenarioLinksProps) {
  const hidden = scenarios.length - LINKS;
  return (
    <details class="links">
      <summary>{summary}</summary>
      <ul>
        {scenarios.slice(0, LINKS).map((scenario) => (
          <li>
            <ScenarioLink scenario={scenario} lookup={lookup} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <a href="#scenarios" data-filter={filter}>
              and {hidden} more
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
