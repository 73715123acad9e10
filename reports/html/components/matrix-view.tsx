import { topicName, useWords } from "../spoken.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import type { Matrix, MatrixAnswer, MatrixCell, MatrixRow } from "../../matrix.js";
import { VERDICTS } from "../../verdicts.js";
import { anchor } from "../anchors.js";
import { rulesetWords } from "../ruleset-groups.js";
import { characteristicWords, valueWords } from "../words.js";
import { English } from "./english.js";
import { LayerNumber } from "./layer-stories.js";
import { counted, RadioFilter } from "./radio-filter.js";
import { scoreColumns, ScoreCells } from "./score-cell.js";
import { Table } from "../../table.js";
import { Value } from "./value.js";
import { Verdict } from "./verdict.js";

/** More wrong values than these are counted; matrix.csv has them all. */
const VALUES = 4;

/** Several engines on the same scenarios: where they disagree, and which give the same wrong answer. */
export function MatrixView({ matrix }: { readonly matrix: Matrix }) {
  const words = useWords();
  const { columns, rows } = matrix;
  const scenarios = new Set(rows.map(({ scenario }) => scenario)).size;
  const contested = rows.filter(({ different }) => different > 1).length;
  return (
    <section class="matrix-view" aria-labelledby="matrix-title">
      <h2 id="matrix-title">{words.text("matrix-of", { engines: columns.length, scenarios })}</h2>
      <p class="lead">
        {contested === 0
          ? words.text("matrix-agreed")
          : words.text("matrix-contested", { contested, count: rows.length })}{" "}
        {words.text("matrix-shared-rows")}
      </p>
      {words.language !== "en" && <p class="soft">{words.text("report-english-prose")}</p>}
      <Warnings matrix={matrix} />
      <EngineTable matrix={matrix} />
      <h3>{words.text("matrix-order")}</h3>
      <p class="soft">{words.text("matrix-order-why")}</p>
      <RowFilter rows={rows} />
      <div class="scroll">
        <Table
          class="matrix"
          columns={[
            words.text("report-scenario"),
            ...columns.map(({ label }) => label),
            words.text("matrix-wrong-answers"),
          ]}
        >
          {rows.flatMap((row) => ["\n", <ScenarioRow row={row} matrix={matrix} />])}
        </Table>
      </div>
    </section>
  );
}

function Warnings({ matrix: { unlike, isReadDifferently } }: { readonly matrix: Matrix }) {
  const words = useWords();
  const scenarios = unlike.slice(0, VALUES).join(", ");
  const more = unlike.length - VALUES;
  return (
    <>
      {isReadDifferently && (
        <p class="banner" role="note">
          <strong>{words.text("matrix-other-readings")}</strong> {words.text("matrix-other-readings-why")}
        </p>
      )}
      {unlike.length > 0 && (
        <p class="banner" role="note">
          <strong>{words.text("matrix-unlike", { count: unlike.length })}</strong>{" "}
          {more > 0
            ? words.text("matrix-unlike-more", { scenarios, more })
            : words.text("matrix-unlike-some", { scenarios })}
        </p>
      )}
    </>
  );
}

function EngineTable({ matrix: { columns } }: { readonly matrix: Matrix }) {
  const words = useWords();
  return (
    <Table class="score-table" columns={[words.text("report-engine"), ...scoreColumns(words)]}>
      {columns.map(({ label, scores }) => (
        <tr>
          <th scope="row">{label}</th>
          <ScoreCells {...scores} />
        </tr>
      ))}
    </Table>
  );
}

function classesOf({ different, cells }: MatrixRow): string[] {
  const isWrong = cells.some((cell) => cell !== undefined && VERDICTS[cell.verdict].tone === "bad");
  return [...(different > 1 ? ["contested"] : []), ...(isWrong ? ["wrong"] : [])];
}

function RowFilter({ rows }: { readonly rows: readonly MatrixRow[] }) {
  const words = useWords();
  const classes = rows.map(classesOf);
  const having = (name: string): number => classes.filter((names) => names.includes(name)).length;
  const choices = [
    ["all", counted(words.text("matrix-rows-all"), rows.length)],
    ["contested", counted(words.text("matrix-rows-contested"), having("contested"))],
    ["wrong", counted(words.text("matrix-rows-wrong"), having("wrong"))],
  ] as const;
  return <RadioFilter legend={words.text("matrix-rows")} name="rows" choices={choices} />;
}

function ScenarioRow({ row, matrix }: { readonly row: MatrixRow; readonly matrix: Matrix }) {
  const words = useWords();
  const { scenario, title, topic, rulesets, cells, answers } = row;
  return (
    <tr class={classesOf(row).join(" ")} id={anchor("s", scenario, rulesets[0] ?? "")}>
      <th scope="row">
        <English>{title}</English>
        <span class="id">
          {scenario} · {topicName(topic, words)}
          {rulesets.join() !== "current" && ` · ${rulesetWords(rulesets, words)}`}
        </span>
      </th>
      {cells.map((cell, place) => (
        <td data-engine={matrix.columns[place]?.label}>
          <Cell cell={cell} />
        </td>
      ))}
      <td class="answers">
        {answers.map((answer) => (
          <Answer answer={answer} />
        ))}
      </td>
    </tr>
  );
}

function Cell({ cell }: { readonly cell: MatrixCell | undefined }) {
  const words = useWords();
  if (cell === undefined) return <span class="soft">{words.text("matrix-not-run")}</span>;
  return (
    <span title={cell.message}>
      <Verdict verdict={cell.verdict} /> {cell.letter !== undefined && <Letter letter={cell.letter} />}
    </span>
  );
}

function Letter({ letter }: { readonly letter: string }) {
  return (
    <b class="letter">
      <span class="vh">{useWords().text("matrix-wrong-answer")} </span>
      {letter}
    </b>
  );
}

function Answer({ answer: { letter, values } }: { readonly answer: MatrixAnswer }) {
  const words = useWords();
  const hidden = values.length - VALUES;
  return (
    <div class="answer">
      <Letter letter={letter} />
      <ul>
        {values.slice(0, VALUES).map((value) => (
          <WrongValue value={value} />
        ))}
        {hidden > 0 && <li class="soft">{words.text("matrix-more-values", { count: hidden, file: "matrix.csv" })}</li>}
      </ul>
    </div>
  );
}

function WrongValue({ value }: { readonly value: CheckedValue }) {
  const words = useWords();
  const { subject, characteristic, expected, actual, firstLayer } = value;
  const layer = EVERY_LAYER.find((known) => known === firstLayer);
  return (
    <li>
      {words.parts(
        "matrix-wrong-value",
        {
          actual: (
            <strong>
              <Value value={valueWords(characteristic, actual, undefined, words)} />
            </strong>
          ),
          expected: <Value value={valueWords(characteristic, expected, undefined, words)} />,
        },
        { subject, what: characteristicWords(characteristic, undefined, words) },
      )}{" "}
      {layer !== undefined && <LayerNumber layer={layer} />}
    </li>
  );
}
