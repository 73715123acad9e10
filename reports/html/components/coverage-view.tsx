import type { ComponentChildren } from "preact";
import { anchor, filter } from "../anchors.js";
import { citing, countStates, type ClauseCoverage, type Coverage, type ScenarioGroup } from "../../coverage.js";
import { LAYERS } from "../../../src/rules/layers.js";
import { count } from "../../count.js";
import type { LayerPairs } from "../../pairs.js";
import { CitedOnlySection } from "./cited-only.js";
import { LayerName } from "./layer-name.js";
import { PairSection } from "./pair-section.js";
import { RadioFilter } from "./radio-filter.js";
import { ScenarioLinks } from "./scenario-links.js";
import { COVERAGE_STATES, State } from "./state.js";
import { Table } from "../../table.js";
import { TopicTable } from "./topic-table.js";

export interface CoverageViewProps {
  readonly coverage: Coverage;
  readonly pairs: readonly LayerPairs[];
}

/** Which scenarios reach each clause, pair of effects, layer, topic and card. */
export function CoverageView({ coverage, pairs }: CoverageViewProps) {
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
        <a href="#cards">Cards</a>
      </p>
      <ClauseSection coverage={coverage} />
      <CitedOnlySection citedOnly={coverage.citedOnly} traced={coverage.traced} />
      <PairSection layers={pairs} />
      <section id="coverage-layers">
        <h3>By layer</h3>
        <GroupTable
          head="Layer"
          kind="l"
          field="layer"
          groups={coverage.layers}
          nameOf={(name) => (LAYERS.some((layer) => layer === name) ? <LayerName name={name} /> : name)}
        />
      </section>
      <section id="coverage-topics">
        <h3>By topic</h3>
        <TopicTable topics={coverage.topics} />
      </section>
    </section>
  );
}

function ClauseSection({ coverage }: { readonly coverage: Coverage }) {
  const states = countStates(coverage.clauses);
  const choices = [
    ["all", `all ${coverage.clauses.length}`] as const,
    ...COVERAGE_STATES.map((state) => [state, [<State state={state} />, ` ${states[state]}`]] as const),
  ];
  return (
    <section id="coverage-clauses">
      <h3>By clause</h3>
      <RadioFilter legend="Which clauses to show" name="state" choices={choices} />
      <Table class="clause-table" columns={["Clause", "What it says, in our words", "State", "Scenarios"]}>
        {coverage.clauses.flatMap((clause) => ["\n", <ClauseRow clause={clause} />])}
      </Table>
    </section>
  );
}

function ClauseRow({ clause: row }: { readonly clause: ClauseCoverage }) {
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
            <ScenarioLinks scenarios={scenarios} summary={summary} filter={filter("clause", clause)} />
            {reason !== undefined && <span class="soft note">{reason}</span>}
          </>
        )}
      </td>
    </tr>
  );
}

interface GroupTableProps {
  readonly head: string;
  readonly kind: "l";
  readonly field: "layer";
  readonly groups: readonly ScenarioGroup[];
  readonly nameOf: (name: string) => ComponentChildren;
}

function GroupTable({ head, kind, field, groups, nameOf }: GroupTableProps) {
  return (
    <Table class="group-table" columns={[head, "Scenarios"]}>
      {groups.flatMap(({ name, scenarios }) => [
        "\n",
        <tr id={anchor(kind, name)}>
          <th scope="row">{nameOf(name)}</th>
          <td>
            {scenarios.length === 0 ? (
              <span class="soft">none yet</span>
            ) : (
              <ScenarioLinks scenarios={scenarios} filter={filter(field, name)} />
            )}
          </td>
        </tr>,
      ])}
    </Table>
  );
}
