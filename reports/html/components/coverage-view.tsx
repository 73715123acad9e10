import { English } from "./english.js";
import { useWords } from "../spoken.js";
import type { ComponentChildren } from "preact";
import { anchor, filter } from "../anchors.js";
import { citing, countStates, type ClauseCoverage, type Coverage, type ScenarioGroup } from "../../coverage.js";
import { LAYERS } from "../../../src/rules/layers.js";
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
  const words = useWords();
  const states = countStates(coverage.clauses);
  return (
    <section class="view" id="coverage" aria-labelledby="coverage-title">
      <h2 id="coverage-title">{words.text("report-coverage")}</h2>
      <p class="lead">
        {words.text("report-coverage-lead", { count: coverage.clauses.length, ...states })}
        {!coverage.traced && ` ${words.text("report-coverage-no-traces")}`}
      </p>
      <p class="jump">
        <a href="#coverage-clauses">{words.text("report-clauses")}</a>{" "}
        <a href="#coverage-cited">{words.text("report-cited-only")}</a>{" "}
        <a href="#coverage-pairs">{words.text("report-pairs")}</a>{" "}
        <a href="#coverage-layers">{words.text("report-layers")}</a>{" "}
        <a href="#coverage-topics">{words.text("report-topics")}</a> <a href="#cards">{words.text("report-cards")}</a>
      </p>
      <ClauseSection coverage={coverage} />
      <CitedOnlySection citedOnly={coverage.citedOnly} traced={coverage.traced} />
      <PairSection layers={pairs} />
      <section id="coverage-layers">
        <h3>{words.text("report-by-layer")}</h3>
        <GroupTable
          head={words.text("report-layer")}
          kind="l"
          field="layer"
          groups={coverage.layers}
          nameOf={(name) => (LAYERS.some((layer) => layer === name) ? <LayerName name={name} /> : name)}
        />
      </section>
      <section id="coverage-topics">
        <h3>{words.text("report-by-topic")}</h3>
        <TopicTable topics={coverage.topics} />
      </section>
    </section>
  );
}

function ClauseSection({ coverage }: { readonly coverage: Coverage }) {
  const words = useWords();
  const states = countStates(coverage.clauses);
  const choices = [
    ["all", words.text("report-all-clauses", { count: coverage.clauses.length })] as const,
    ...COVERAGE_STATES.map((state) => [state, [<State state={state} />, ` ${states[state]}`]] as const),
  ];
  return (
    <section id="coverage-clauses">
      <h3>{words.text("report-by-clause")}</h3>
      {words.language !== "en" && <p class="soft">{words.text("report-says-english")}</p>}
      <RadioFilter legend={words.text("report-which-clauses")} name="state" choices={choices} />
      <Table
        class="clause-table"
        columns={[
          words.text("report-clause"),
          words.text("report-says"),
          words.text("report-state"),
          words.text("report-scenarios"),
        ]}
      >
        {coverage.clauses.flatMap((clause) => ["\n", <ClauseRow clause={clause} />])}
      </Table>
    </section>
  );
}

function ClauseRow({ clause: row }: { readonly clause: ClauseCoverage }) {
  const words = useWords();
  const { clause, paraphrase, state, reason, citedBy, exercisedBy } = row;
  // The scenarios that a clause decides come first, since they show most about it.
  const scenarios = [...new Set([...citedBy.decides, ...citing(row), ...exercisedBy])];
  const counts = [
    ["report-decides", citedBy.decides],
    ["report-cited-by", citing(row)],
    ["report-exercised-by", exercisedBy],
  ] as const;
  const summary = counts
    .flatMap(([word, ids]) => (ids.length === 0 ? [] : [words.text(word, { count: ids.length })]))
    .join(" · ");
  return (
    <tr id={anchor("c", clause)} class={state}>
      <th scope="row">{clause}</th>
      <td>{paraphrase === undefined ? <span class="soft">—</span> : <English>{paraphrase}</English>}</td>
      <td>
        <State state={state} />
      </td>
      <td>
        {scenarios.length === 0 ? (
          <span class="soft">{reason === undefined ? words.text("report-none-yet") : <English>{reason}</English>}</span>
        ) : (
          <>
            <ScenarioLinks scenarios={scenarios} summary={summary} filter={filter("clause", clause)} />
            {reason !== undefined && (
              <span class="soft note">
                <English>{reason}</English>
              </span>
            )}
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
  const words = useWords();
  return (
    <Table class="group-table" columns={[head, words.text("report-scenarios")]}>
      {groups.flatMap(({ name, scenarios }) => [
        "\n",
        <tr id={anchor(kind, name)}>
          <th scope="row">{nameOf(name)}</th>
          <td>
            {scenarios.length === 0 ? (
              <span class="soft">{words.text("report-none-yet")}</span>
            ) : (
              <ScenarioLinks scenarios={scenarios} filter={filter(field, name)} />
            )}
          </td>
        </tr>,
      ])}
    </Table>
  );
}
