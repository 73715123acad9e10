import type { ComponentChildren } from "preact";
import { anchor, filter } from "../anchors.js";
import {
  citing,
  countStates,
  type ClauseCoverage,
  type Coverage,
  type CoverageState,
  type ScenarioGroup,
} from "../../coverage.js";
import { LAYERS } from "../../../src/rules/layers.js";
import { layerName } from "../layer-names.js";
import { count } from "../words.js";
import { LayerNumber } from "./layer-stories.js";
import type { LayerPairs } from "../../pairs.js";
import { CitedOnlySection } from "./cited-only.js";
import { PairSection } from "./pair-section.js";
import type { ScenarioLookup } from "./scenario-link.js";
import { ScenarioLinks } from "./scenario-links.js";
import { COVERAGE_STATES, State } from "./state.js";
import { TopicTable } from "./topic-table.js";

export interface CoverageViewProps {
  readonly coverage: Coverage;
  readonly pairs: readonly LayerPairs[];
  readonly lookup: ScenarioLookup;
}

/** Which scenarios reach each clause, pair of effects, layer, topic and card. */
export function CoverageView({ coverage, pairs, lookup }: CoverageViewProps) {
  const states = countStates(coverage.clauses);
  return (
    <section class="view" id="coverage" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Coverage</h2>
      <p class="lead">
        Of {count(coverage.clauses.length, "clause")}, {states.covered} are covered, {states.thin} thin,{" "}
        {states.untested} untested and {states.untestable} untestable. A clause is covered when at least two scenarios
        exercise it: a step of a trace cites it. That a scenario names it is no proof.
        {!coverage.traced && " The engine of this run gives no traces, so nothing is seen to be exercised."}
      </p>
      <p class="jump">
        <a href="#coverage-clauses">Clauses</a> <a href="#coverage-cited">Cited only</a>{" "}
        <a href="#coverage-pairs">Pairs</a> <a href="#coverage-layers">Layers</a> <a href="#coverage-topics">Topics</a>{" "}
        <a href="#coverage-cards">Cards</a>
      </p>
      <ClauseSection coverage={coverage} lookup={lookup} />
      <CitedOnlySection citedOnly={coverage.citedOnly} traced={coverage.traced} lookup={lookup} />
      <PairSection layers={pairs} lookup={lookup} />
      <section id="coverage-layers">
        <h3>By layer</h3>
        <GroupTable
          head="Layer"
          kind="l"
          field="layer"
          groups={coverage.layers}
          lookup={lookup}
          nameOf={(name) => <LayerName name={name} />}
        />
      </section>
      <section id="coverage-topics">
        <h3>By topic</h3>
        <TopicTable topics={coverage.topics} />
      </section>
      <section id="coverage-cards">
        <h3>By card</h3>
        <GroupTable head="Card" kind="k" field="card" groups={coverage.cards} lookup={lookup} nameOf={(name) => name} />
      </section>
    </section>
  );
}

function ClauseSection({ coverage, lookup }: Omit<CoverageViewProps, "pairs">) {
  return (
    <section id="coverage-clauses">
      <h3>By clause</h3>
      <StateFilter states={countStates(coverage.clauses)} all={coverage.clauses.length} />
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
  );
}

/** Shows the clauses of one state only. The style does it (see coverage.css), so it works without the script. */
function StateFilter({
  states,
  all,
}: {
  readonly states: Readonly<Record<CoverageState, number>>;
  readonly all: number;
}) {
  return (
    <fieldset class="state-filter">
      <legend class="vh">Which clauses to show</legend>
      <label>
        <input type="radio" name="state" value="all" checked /> all {all}
      </label>
      {COVERAGE_STATES.map((state) => (
        <label>
          <input type="radio" name="state" value={state} /> <State state={state} /> {states[state]}
        </label>
      ))}
    </fieldset>
  );
}

function ClauseRow({ clause: row, lookup }: { readonly clause: ClauseCoverage; readonly lookup: ScenarioLookup }) {
  const { clause, paraphrase, state, reason, citedBy, exercisedBy } = row;
  // The scenarios that a clause decides come first, since they show most about it.
  const scenarios = [...new Set([...citedBy.decides, ...citing(row), ...exercisedBy])];
  const counts = [
    ["decides", citedBy.decides],
    ["cited by", citing(row)],
    ["exercised by", exercisedBy],
  ] as const;
  const summary = counts.flatMap(([word, ids]) => (ids.length === 0 ? [] : [`${word} ${ids.length}`])).join(" · ");
  return (
    <tr id={anchor("c", clause)} class={state}>
      <th scope="row">{clause}</th>
      <td>{paraphrase ?? <span class="soft">—</span>}</td>
      <td>
        <State state={state} />
      </td>
      <td>
        {scenarios.length === 0 ? (
          <span class="soft">{reason ?? "none yet"}</span>
        ) : (
          <>
            <ScenarioLinks scenarios={scenarios} lookup={lookup} summary={summary} filter={filter("clause", clause)} />
            {reason !== undefined && <span class="soft note">{reason}</span>}
          </>
        )}
      </td>
    </tr>
  );
}

function LayerName({ name }: { readonly name: string }) {
  const layer = LAYERS.find((known) => known === name);
  if (layer === undefined) return <>{name}</>;
  return (
    <>
      <LayerNumber layer={layer} /> {layerName(layer)}
    </>
  );
}

interface GroupTableProps {
  readonly head: string;
  readonly kind: "l" | "k";
  readonly field: "layer" | "card";
  readonly groups: readonly ScenarioGroup[];
  readonly lookup: ScenarioLookup;
  readonly nameOf: (name: string) => ComponentChildren;
}

function GroupTable({ head, kind, field, groups, lookup, nameOf }: GroupTableProps) {
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
                  <ScenarioLinks scenarios={scenarios} lookup={lookup} filter={filter(field, name)} />
                )}
              </td>
            </tr>
          </>
        ))}
      </tbody>
    </table>
  );
}
