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
import { ScenarioLink, type ScenarioLookup } from "./scenario-link.js";
import { COVERAGE_STATES, State } from "./state.js";
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
        Of {count(coverage.clauses.length, "clause")}, {states.covered} are covered, {states.thin} thin and{" "}
        {states.untested} untested. A clause is covered when at least two scenarios reach it: a step of the trace cites
        it, or the scenario names it as deciding or applying.
      </p>
      <p class="jump">
        <a href="#coverage-clauses">Clauses</a> <a href="#coverage-layers">Layers</a>{" "}
        <a href="#coverage-topics">Topics</a> <a href="#coverage-cards">Cards</a>
      </p>
      <section id="coverage-clauses">
        <h3>By clause</h3>
        <StateFilter states={states} all={coverage.clauses.length} />
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
  const { clause, paraphrase, state, citedBy, exercisedBy } = row;
  // Those it decides say most about a clause: they come first.
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
          <span class="soft">none yet</span>
        ) : (
          <ScenarioLinks scenarios={scenarios} lookup={lookup} summary={summary} filter={filter("clause", clause)} />
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

/** More links than this are left to the filter of the list: a general clause is reached by nearly every scenario. */
const LINKS = 8;
const FEW = 2;

interface ScenarioLinksProps {
  readonly scenarios: readonly string[];
  readonly lookup: ScenarioLookup;
  /** What stands for the folded list; how many they are if left out, and few are not folded then. */
  readonly summary?: string;
  /** What shows them all in the list. */
  readonly filter: string;
}

function ScenarioLinks({ scenarios, lookup, summary, filter }: ScenarioLinksProps) {
  const hidden = scenarios.length - LINKS;
  if (summary === undefined && hidden <= 0 && scenarios.length <= FEW)
    return <LinkList scenarios={scenarios} lookup={lookup} />;
  return (
    <details class="links">
      <summary>{summary ?? count(scenarios.length, "scenario")}</summary>
      <LinkList scenarios={scenarios.slice(0, LINKS)} lookup={lookup} />
      {hidden > 0 && (
        <a href="#scenarios" data-filter={filter}>
          and {hidden} more
        </a>
      )}
    </details>
  );
}

function LinkList({ scenarios, lookup }: Pick<ScenarioLinksProps, "scenarios" | "lookup">) {
  return (
    <ul>
      {scenarios.map((scenario) => (
        <li>
          <ScenarioLink scenario={scenario} lookup={lookup} />
        </li>
      ))}
    </ul>
  );
}
