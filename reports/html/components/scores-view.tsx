import type { ComponentChildren } from "preact";
import { CLAUSE_LEDGER } from "../../../src/rules/clauses.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import {
  capabilityScores,
  clauseScores,
  layerScores,
  topicScores,
  type LayerScores,
  type NamedScores,
} from "../../scores.js";
import { count } from "../../count.js";
import { filter } from "../anchors.js";
import { Clause } from "./clauses.js";
import { LayerName } from "./layer-name.js";
import { SCORE_COLUMNS, ScoreCells } from "./score-cell.js";
import { Table } from "../../table.js";

export function ScoresView({ report }: { readonly report: Report }) {
  const layers = layerScores(report);
  return (
    <section class="view" id="scores" aria-labelledby="scores-title">
      <h2 id="scores-title">Scores</h2>
      <p class="lead">
        Every score has two denominators: the runs that need nothing but what the engine claims, and all runs.
      </p>
      <p class="jump">
        <a href="#scores-clauses">Clauses</a> <a href="#scores-layers">Layers</a> <a href="#scores-topics">Topics</a>{" "}
        <a href="#scores-capabilities">Capabilities</a>
      </p>
      <ClauseSection scores={clauseScores(report)} />
      <section id="scores-layers">
        <h3>By layer</h3>
        <p class="soft">
          Runs in which something applies in the layer. A run parts in the first layer that is not as expected.
        </p>
        <ScoreTable head="Layer" scores={layers} nameOf={({ name }) => <LayerName name={name} />} noteOf={partsHere} />
      </section>
      <section id="scores-topics">
        <h3>By topic</h3>
        <ScoreTable
          head="Topic"
          scores={topicScores(report)}
          nameOf={({ name }) => (
            <a href="#scenarios" data-filter={filter("topic", name)}>
              {name}
            </a>
          )}
        />
      </section>
      <CapabilitySection report={report} />
    </section>
  );
}

function partsHere({ partHere }: LayerScores): string | undefined {
  return partHere === 0 ? undefined : `${count(partHere, "run parts", "runs part")} here`;
}

/** Clauses with failures are open, the others collapsed. */
function ClauseSection({ scores }: { readonly scores: readonly NamedScores[] }) {
  const failing = scores.filter(({ claimed }) => claimed.passed < claimed.runs);
  const passing = scores.filter(({ claimed }) => claimed.runs > 0 && claimed.passed === claimed.runs);
  const unclaimed = scores.filter(({ claimed }) => claimed.runs === 0);
  return (
    <section id="scores-clauses">
      <h3>By clause</h3>
      <p class="soft">
        Runs that cite the clause, as deciding or applying, or whose computation by the reference resolver cites it. The
        worst come first.
      </p>
      {failing.length === 0 ? <p class="soft">No claimed run fails.</p> : <ClauseTable scores={failing} />}
      <FoldedClauses scores={passing} words="of which every claimed run passes" />
      <FoldedClauses scores={unclaimed} words="that no claimed run is about" />
    </section>
  );
}

function FoldedClauses({ scores, words }: { readonly scores: readonly NamedScores[]; readonly words: string }) {
  if (scores.length === 0) return null;
  return (
    <details class="links">
      <summary>
        {count(scores.length, "clause")} {words}
      </summary>
      <ClauseTable scores={scores} />
    </details>
  );
}

function ClauseTable({ scores }: { readonly scores: readonly NamedScores[] }) {
  return (
    <ScoreTable
      head="Clause"
      scores={scores}
      nameOf={({ name }) => <Clause clause={name} />}
      noteOf={({ name }) => CLAUSE_LEDGER.get(name)?.says}
    />
  );
}

interface ScoreTableProps<T extends NamedScores> {
  readonly head: string;
  readonly scores: readonly T[];
  readonly nameOf: (scores: T) => ComponentChildren;
  readonly noteOf?: (scores: T) => string | undefined;
}

function ScoreTable<T extends NamedScores>({ head, scores, nameOf, noteOf }: ScoreTableProps<T>) {
  if (scores.length === 0) return <p class="soft">None.</p>;
  return (
    <Table class="score-table" columns={[head, ...SCORE_COLUMNS]}>
      {scores.flatMap((each) => {
        const note = noteOf?.(each);
        return [
          "\n",
          <tr>
            <th scope="row">
              {nameOf(each)}
              {note !== undefined && <span class="note soft">{note}</span>}
            </th>
            <ScoreCells {...each} />
          </tr>,
        ];
      })}
    </Table>
  );
}

function CapabilitySection({ report }: { readonly report: Report }) {
  const scores = capabilityScores(report);
  return (
    <section id="scores-capabilities">
      <h3>By capability</h3>
      {scores.length === 0 ? (
        <p class="soft">Every run needs only what the engine claims.</p>
      ) : (
        <>
          <p class="soft">
            What runs need and the engine does not claim. First what would bring in most runs by itself.
          </p>
          <Table
            class="score-table capabilities"
            columns={[
              "Not claimed",
              { num: "Runs that lack it" },
              { num: "That lack nothing else" },
              { num: "Passed all the same" },
            ]}
          >
            {scores.map(({ name, runs, alone, passed }) => (
              <tr>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td class="num">{runs}</td>
                <td class="num">{alone}</td>
                <td class="num">{passed}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </section>
  );
}
