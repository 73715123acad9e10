import type { MessageId } from "../../../src/wording/catalogue/message-ids.gen.js";
import { type PageWords, topicName, useWords } from "../spoken.js";
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
import { filter } from "../anchors.js";
import { Clause } from "./clauses.js";
import { LayerName } from "./layer-name.js";
import { ScoreCells, scoreColumns } from "./score-cell.js";
import { Table } from "../../table.js";

export function ScoresView({ report }: { readonly report: Report }) {
  const words = useWords();
  const layers = layerScores(report);
  return (
    <section class="view" id="scores" aria-labelledby="scores-title">
      <h2 id="scores-title">{words.text("report-scores")}</h2>
      <p class="lead">{words.text("report-scores-lead")}</p>
      <p class="jump">
        <a href="#scores-clauses">{words.text("report-clauses")}</a>{" "}
        <a href="#scores-layers">{words.text("report-layers")}</a>{" "}
        <a href="#scores-topics">{words.text("report-topics")}</a>{" "}
        <a href="#scores-capabilities">{words.text("report-capabilities")}</a>
      </p>
      <ClauseSection scores={clauseScores(report)} />
      <section id="scores-layers">
        <h3>{words.text("report-by-layer")}</h3>
        <p class="soft">{words.text("report-scores-layers-lead")}</p>
        <ScoreTable
          head={words.text("report-layer")}
          scores={layers}
          nameOf={({ name }) => <LayerName name={name} />}
          noteOf={(scores) => partsHere(scores, words)}
        />
      </section>
      <section id="scores-topics">
        <h3>{words.text("report-by-topic")}</h3>
        <ScoreTable
          head={words.text("report-topic")}
          scores={topicScores(report)}
          nameOf={({ name }) => (
            <a href="#scenarios" data-filter={filter("topic", name)}>
              {topicName(name, words)}
            </a>
          )}
        />
      </section>
      <CapabilitySection report={report} />
    </section>
  );
}

function partsHere({ partHere }: LayerScores, words: PageWords): string | undefined {
  return partHere === 0 ? undefined : words.text("report-parts-here", { count: partHere });
}

/** Clauses with failures are open, the others collapsed. */
function ClauseSection({ scores }: { readonly scores: readonly NamedScores[] }) {
  const words = useWords();
  const failing = scores.filter(({ claimed }) => claimed.passed < claimed.runs);
  const passing = scores.filter(({ claimed }) => claimed.runs > 0 && claimed.passed === claimed.runs);
  const unclaimed = scores.filter(({ claimed }) => claimed.runs === 0);
  return (
    <section id="scores-clauses">
      <h3>{words.text("report-by-clause")}</h3>
      <p class="soft">{words.text("report-scores-clauses-lead")}</p>
      {failing.length === 0 ? (
        <p class="soft">{words.text("report-no-claimed-fails")}</p>
      ) : (
        <ClauseTable scores={failing} />
      )}
      <FoldedClauses scores={passing} words="report-clauses-passing" />
      <FoldedClauses scores={unclaimed} words="report-clauses-unclaimed" />
    </section>
  );
}

function FoldedClauses({ scores, words: id }: { readonly scores: readonly NamedScores[]; readonly words: MessageId }) {
  const words = useWords();
  if (scores.length === 0) return null;
  return (
    <details class="links">
      <summary>{words.text(id, { count: scores.length })}</summary>
      <ClauseTable scores={scores} />
    </details>
  );
}

function ClauseTable({ scores }: { readonly scores: readonly NamedScores[] }) {
  const words = useWords();
  return (
    <ScoreTable
      head={words.text("report-clause")}
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
  const words = useWords();
  if (scores.length === 0) return <p class="soft">{words.text("report-none")}</p>;
  return (
    <Table class="score-table" columns={[head, ...scoreColumns(words)]}>
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
  const words = useWords();
  const scores = capabilityScores(report);
  return (
    <section id="scores-capabilities">
      <h3>{words.text("report-by-capability")}</h3>
      {scores.length === 0 ? (
        <p class="soft">{words.text("report-nothing-beyond")}</p>
      ) : (
        <>
          <p class="soft">{words.text("report-capabilities-lead")}</p>
          <Table
            class="score-table capabilities"
            columns={[
              words.text("report-capability-not-claimed"),
              { num: words.text("report-capability-runs") },
              { num: words.text("report-capability-alone") },
              { num: words.text("report-capability-passed") },
            ]}
          >
            {scores.map(({ name, runs, alone, passed }) => (
              <tr>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td class="num" data-label={words.text("report-lack-label")}>
                  {runs}
                </td>
                <td class="num" data-label={words.text("report-alone-label")}>
                  {alone}
                </td>
                <td class="num" data-label={words.text("report-passed-label")}>
                  {passed}
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </section>
  );
}
